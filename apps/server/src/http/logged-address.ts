const MAX_ADDRESS_LENGTH = 500;
const HIDDEN = '[hidden]';

/** Addresses whose query may be written: titles and pictures. */
const openAddress = /^(?:https?:\/\/[^/?#]*)?\/(?:api|images)\//i;

const secretName = /token|secret|passw|assertion|signature|auth|bearer|credential|session|jwt|key|^code$|^state$/i;

/** A signed token, or its beginning, anywhere in the text. */
const signedToken = /eyJ[\w-]{8,}(?:(?:\.|%2e)[\w-]*){0,2}/gi;
/** Long texts in which three parts with dots between them may be a token of another kind. */
const dottedText = /[\w.-]{32,}/g;
const MIN_PART_LENGTH = 10;
const bearer = /\bbearer\s+[\w.~+/=-]+/gi;

/**
 * Returns an address without secrets; every address that is logged, audited or sent to others passes through it.
 * Sign-in passes credentials in addresses (`code`, `state`, `id_token_hint`), so outside the API and pictures all
 * values of a query or fragment are hidden, and inside them those whose name or form is that of a token.
 * @param url path and query, or an absolute address
 */
export function loggedAddress(url: string): string {
  return withoutValues(url).slice(0, MAX_ADDRESS_LENGTH);
}

/** Returns a text without tokens and without the values in the addresses that it contains, in linear time. */
export function withoutSecrets(text: string): string {
  const cleaned = text.replace(/[^\s"'<>()]+/g, (word) =>
    word.includes('=') && /[?&#]/.test(word) ? withoutValues(word) : word,
  );
  return withoutTokens(cleaned.replace(bearer, `Bearer ${HIDDEN}`));
}

function withoutValues(address: string): string {
  const isOpen = openAddress.test(address);
  const [path = '', ...pairs] = address.split(/(?=[?&#])/);
  const cleaned = pairs.map((pair) => {
    const [name = ''] = pair.split('=', 1);
    if (name === pair) return pair;
    return isOpen && !secretName.test(withoutEscapes(name.slice(1))) ? pair : `${name}=${HIDDEN}`;
  });
  return withoutTokens([path, ...cleaned].join(''));
}

const withoutTokens = (text: string) =>
  text.replace(signedToken, HIDDEN).replace(dottedText, (found) => (isDottedToken(found) ? HIDDEN : found));

const isDottedToken = (text: string) =>
  text
    .split('.')
    .some((_, index, parts) => [0, 1, 2].every((next) => (parts[index + next]?.length ?? 0) >= MIN_PART_LENGTH));

/** Decodes a percent-encoded name, also an invalid one. */
const withoutEscapes = (name: string) =>
  name.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
