/** Escapes plain text for use as the content of an HTML element. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escapes plain text for HTML, as content of an element and as an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;');
}

// Characters that XML 1.0 cannot contain, not even escaped: controls, unpaired surrogates, non-characters.
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Removes the characters that XML cannot contain. */
export const xmlCharacters = (text: string): string => text.replace(FORBIDDEN, '');

/** Escapes plain text for XML, as content and as an attribute; characters that XML cannot contain are removed. */
export function escapeXml(text: string): string {
  return escapeAttribute(xmlCharacters(text));
}
