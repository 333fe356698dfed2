/**
 * Returns an address of the web as the schemas accept it: with its scheme, which the house may omit
 * ('social.example/name'), and with characters escaped that an address cannot contain.
 *
 * @returns undefined for texts that are no address of http(s)
 */
export function webAddress(url: string | null | undefined): string | undefined {
  const text = url?.trim() ?? '';
  if (text === '') return undefined;
  const address = escaped(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  return isWebAddress(address) ? address : undefined;
}

/** The form in which the schemas accept an address: escaped, with one fragment. */
const ESCAPED_ADDRESS =
  /^https?:\/\/(?:[^\s/?#%]|%[\da-f]{2})+(?:[/?](?:[^\s#[\]%]|%[\da-f]{2})*)?(?:#(?:[^\s#[\]%]|%[\da-f]{2})*)?$/i;

/** True if the schemas accept a text as an address of the web. */
export const isWebAddress = (text: string): boolean => ESCAPED_ADDRESS.test(text) && URL.canParse(text);

/** Escapes blanks, percent signs that begin no escape, and in the path brackets and further number signs. */
function escaped(address: string): string {
  const text = address.replace(/\s/g, '%20').replace(/%(?![\da-f]{2})/gi, '%25');
  const path = text.indexOf('/', text.indexOf('//') + 2);
  if (path < 0) return text;
  const [before = '', ...fragments] = text.slice(path).replaceAll('[', '%5B').replaceAll(']', '%5D').split('#');
  const fragment = fragments.length > 0 ? `#${fragments.join('%23')}` : '';
  return text.slice(0, path) + before + fragment;
}
