import { decodeHTMLStrict } from 'entities';

/** Returns the character of a named reference of HTML (`eacute` → `é`), undefined for unknown names. */
export function namedCharacter(name: string): string | undefined {
  const reference = `&${name};`;
  const character = decodeHTMLStrict(reference);
  return character === reference ? undefined : character;
}

const C1_AS_WINDOWS = new TextDecoder('windows-1252');

/**
 * Returns the character of a numeric reference, '' for one that XML forbids. 128 to 159 are read as cp1252, as browsers
 * do: `&#150;` is meant as a dash.
 */
export function numericCharacter(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return C1_AS_WINDOWS.decode(Uint8Array.of(code));
  const isForbidden = (code < 0x20 && code !== 9 && code !== 10 && code !== 13) || (code >= 0xd800 && code <= 0xdfff);
  if (isForbidden || code === 0xfffe || code === 0xffff || code > 0x10ffff) return '';
  return String.fromCodePoint(code);
}
