import { escapeAttribute } from '@titlenet/catalogue/text/escape-markup';
import { namedCharacter, numericCharacter } from './character-references.ts';
import { mapSections } from './sections.ts';

/** HTML elements that ONIX texts may contain unescaped; none of them is also an ONIX element. */
const HTML_ELEMENTS = new Set(
  `a abbr acronym b bdo big blockquote br caption center cite code dd del dfn div dl dt em font h1 h2 h3 h4 h5 h6 hr i
  img ins kbd li ol p pre q rb rp rt ruby s samp small span strike strong sub sup table tbody td tfoot th thead tr tt u
  ul var`.split(/\s+/),
);

/** True if an element inside a text is markup of the text rather than an ONIX element. */
export function isHtmlElement(name: string): boolean {
  return HTML_ELEMENTS.has(name) || HTML_ELEMENTS.has(name.toLowerCase());
}

const VOID = new Set(['br', 'hr', 'img']);

/** Formats the start tag of an HTML element with its attributes escaped. */
export function startTag(name: string, attributes: Record<string, string>): string {
  let tag = `<${name.toLowerCase()}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (!key.startsWith('xmlns')) tag += ` ${key}="${escapeAttribute(value)}"`;
  }
  return VOID.has(name.toLowerCase()) ? `${tag} />` : `${tag}>`;
}

/** Formats the end tag of an HTML element; empty for void elements. */
export function endTag(name: string): string {
  return VOID.has(name.toLowerCase()) ? '' : `</${name.toLowerCase()}>`;
}

const LOOKS_LIKE_HTML = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** True if an unescaped text is itself HTML: it contains a tag or a character reference. */
export function looksLikeHtml(text: string): boolean {
  return LOOKS_LIKE_HTML.test(text);
}

/** Joins runs of blanks and line ends into one blank and trims. */
export function joinBlanks(text: string): string {
  return UNEVEN_BLANKS.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}

const UNEVEN_BLANKS = /[^\S ]| {2}|^ | $/;

/** Collapses whitespace in a piece of HTML and removes it beside block-level tags, where it has no effect. */
export function joinBlanksOfHtml(html: string): string {
  return html
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/ ?(<\/?(?:p|div|ul|ol|li|dl|dt|dd|h[1-6]|blockquote|table|tr|td|th)\b[^<>]*>) ?/gi, '$1')
    .trim();
}

const AWKWARD = /&(?!(?:amp|lt|gt|quot|apos);)|<(?![A-Za-z_:/!?])/;
const REFERENCE_OR_STRAY = /&(?:#(\d{1,8})|#[xX]([\da-fA-F]{1,7})|([A-Za-z][A-Za-z\d]{1,31}));|(&)|<(?![A-Za-z_:/!?])/g;

/**
 * Prepares the text of a record for an XML parser without a DTD: named character references become characters, stray
 * `&` and `<` are escaped, numeric references to characters that XML forbids are dropped. CDATA and comments are
 * unchanged.
 */
export function repairReferences(text: string): string {
  return AWKWARD.test(text) ? mapSections(text, repairPart, (whole) => whole) : text;
}

function repairPart(part: string): string {
  return part.replace(REFERENCE_OR_STRAY, (_, decimal?: string, hex?: string, name?: string, ampersand?: string) => {
    if (ampersand !== undefined) return '&amp;';
    if (decimal !== undefined) return escapeQuoted(numericCharacter(Number(decimal)));
    if (hex !== undefined) return escapeQuoted(numericCharacter(Number.parseInt(hex, 16)));
    if (name === undefined) return '&lt;';
    const character = namedCharacter(name);
    return character === undefined ? `&amp;${name};` : escapeQuoted(character);
  });
}

/** Safe inside an attribute with single or double quotes. */
function escapeQuoted(text: string): string {
  return escapeAttribute(text).replaceAll("'", '&apos;');
}
