const MAX_ADDRESS_LENGTH = 500;
export const HIDDEN = '[hidden]';

/** A signed token, or its beginning, anywhere in the text. */
const signedToken = /eyJ[\w-]{8,}(?:(?:\.|%2e)[\w-]*){0,2}/gi;
/** Long texts in which three parts with dots between them may be a token of another kind. */
const dottedText = /[\w.-]{32,}/g;
const MIN_PART_LENGTH = 10;
const scheme = /\b(?:bearer|basic)(?:\s|%20|\+)+[\w.~+/=%-]+/gi;

/** Names of credentials in texts, such as a member of JSON. */
const secretName = /token|secret|passw|assertion|credential|session|cookie|jwt|authorization|bearer|^(?:code|state)$/i;

/** An address with a query or a fragment. */
const queryOrFragment = /[?#]/;
/** A word or a number in the path of a page; everything else may be typed by the user. */
const plainSegment = /^(?:[a-z]{0,32}|\d{1,13})$/i;

/**
 * Returns the address of a page without what a user has typed and without credentials: words and numbers of the path
 * and of the path in the fragment are kept, a query and every other fragment are hidden.
 * @param address path, or an absolute address, as sent by a browser
 */
export function pageAddress(address: string): string {
  const [origin = ''] = /^https?:\/\/[^/?#]*/i.exec(address) ?? [];
  const [place = '', ...fragments] = address.slice(origin.length).split('#');
  const fragment = fragments.join('#');
  const route = fragment.startsWith('/') ? `#${plainPath(fragment)}` : `#${HIDDEN}`;
  return `${withoutTokens(origin)}${plainPath(place)}${fragments.length > 0 ? route : ''}`.slice(0, MAX_ADDRESS_LENGTH);
}

function plainPath(place: string): string {
  const [path = '', ...query] = place.split('?');
  const segments = path.split('/').map((segment) => (plainSegment.test(segment) ? segment : HIDDEN));
  return `${segments.join('/')}${query.length > 0 ? `?${HIDDEN}` : ''}`;
}

/**
 * Returns a text without tokens, without the queries and fragments of the addresses that it contains, and without the
 * values that follow the name of a credential. Takes linear time.
 */
export function withoutSecrets(text: string): string {
  const addresses = text.replace(/[^\s"'<>()]+/g, (word) =>
    queryOrFragment.test(word) && word.includes('=')
      ? `${word.slice(0, word.search(queryOrFragment) + 1)}${HIDDEN}`
      : word,
  );
  return withoutNamedValues(withoutTokens(addresses));
}

/** Hides what follows the name of a credential: `"refresh_token":"…"`, `password=…`. */
function withoutNamedValues(text: string): string {
  const parts = text.split(/([\s"'{},;:=]+)/);
  // Words are at the even places, separators between them.
  return parts
    .map((part, index) => {
      const isValue = index % 2 === 0 && part !== '' && /[:=]/.test(parts[index - 1] ?? '');
      return isValue && secretName.test(parts[index - 2] ?? '') ? HIDDEN : part;
    })
    .join('');
}

/** Returns a text without what has the form of a token. */
export const withoutTokens = (text: string): string =>
  text
    .replace(scheme, HIDDEN)
    .replace(signedToken, HIDDEN)
    .replace(dottedText, (found) => (isDottedToken(found) ? HIDDEN : found));

const isDottedToken = (text: string) =>
  text
    .split('.')
    .some((_, index, parts) => [0, 1, 2].every((next) => (parts[index + next]?.length ?? 0) >= MIN_PART_LENGTH));
