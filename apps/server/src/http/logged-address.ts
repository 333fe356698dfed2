const MAX_LENGTH = 500;
const HIDDEN = '[hidden]';

/** Paths whose query may be logged: titles and pictures. */
const openPath = /^\/(?:api|images)\//i;

const secretName = /token|secret|password|assertion|signature/i;

/** A signed token, or its beginning, anywhere in the text. */
const tokenLike = /\beyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g;

/**
 * Returns the address of a call without secrets. Sign-in passes credentials in addresses (`code`, `state`,
 * `id_token_hint`), so outside the API and pictures all values of a query are hidden, and inside them those whose name
 * or form is that of a token.
 * @param url path and query
 */
export function loggedAddress(url: string): string {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const isOpen = openPath.test(path);
  const pairs = mark < 0 ? [] : url.slice(mark + 1).split('&');
  const query = pairs.map((pair) => {
    const name = pair.split('=', 1)[0]!;
    return isOpen && !secretName.test(withoutEscapes(name)) ? pair : `${name}=${HIDDEN}`;
  });
  return [path, ...(query.length > 0 ? [query.join('&')] : [])]
    .join('?')
    .replace(tokenLike, HIDDEN)
    .slice(0, MAX_LENGTH);
}

/** Decodes a percent-encoded name, also an invalid one. */
const withoutEscapes = (name: string) =>
  name.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
