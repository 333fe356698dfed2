import { elementOrder } from './element-order.ts';

/** Text with attributes: a date with its format, a text with its markup. */
export interface Attributed {
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** An element's content: text, text with attributes, or the children of a composite by name. */
export type Content = string | number | Attributed | Children;
export interface Children {
  readonly [name: string]: Content | readonly Content[] | undefined;
}

// What XML 1.0 cannot hold, however it is written: controls, unpaired surrogates, non-characters.
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands between tags and in attributes; characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ESCAPES[character]!);
}

const isAttributed = (content: object): content is Attributed => 'attributes' in content;

function attributesText(attributes: Readonly<Record<string, string>> = {}): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}

/**
 * Writes an element and what is in it, children in the order of the schema whatever the order they are given in;
 * members that are absent are not written, and neither is a composite without any.
 *
 * @throws RangeError for a child that the table of the composite does not have
 */
export function writeElement(
  name: string,
  content: Content | undefined,
  attributes?: Readonly<Record<string, string>>,
): string {
  if (content === undefined) return '';
  if (typeof content !== 'object') return `<${name}>${escapeXml(String(content))}</${name}>`;
  if (isAttributed(content))
    return `<${name}${attributesText(content.attributes)}>${escapeXml(content.text)}</${name}>`;
  const inside = writeChildren(name, content);
  return inside === '' ? '' : `<${name}${attributesText(attributes)}>${inside}</${name}>`;
}

function writeChildren(composite: string, children: Children): string {
  const order = elementOrder.get(composite);
  if (!order) throw new RangeError(`${composite} is no composite of the export`);
  let written = '';
  let known = 0;
  for (const key of order) {
    if (!(key in children)) continue;
    known += 1;
    const content = children[key];
    const name = key.replace(/#\d$/, '');
    if (Array.isArray(content)) for (const one of content) written += writeElement(name, one);
    else written += writeElement(name, content as Content | undefined);
  }
  if (known < Object.keys(children).length) {
    const strange = Object.keys(children).filter((key) => !order.includes(key));
    throw new RangeError(`${composite} has no ${strange.join(', ')}`);
  }
  return written;
}
