const LONGEST = 500;
const HIDDEN = '[hidden]';

/** Where people ask for titles and pictures: what they asked for may be read in a log. */
const openPath = /^\/(?:api|images)\//i;

const secretName = /token|secret|password|assertion|signature/i;

/** A signed token, or the beginning of one, wherever it stands. */
const tokenLike = /\beyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g;

/**
 * The address of a call as it may be logged. Sign-in carries what lets somebody in through addresses (`code`, `state`,
 * `id_token_hint`): outside the API and the pictures no value of a query is kept, inside none whose name or shape is
 * that of a token.
 *
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
  return [path, ...(query.length > 0 ? [query.join('&')] : [])].join('?').replace(tokenLike, HIDDEN).slice(0, LONGEST);
}

/** A name may be written in percent signs, also wrong ones. */
const withoutEscapes = (name: string) =>
  name.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
