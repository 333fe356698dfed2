import { escapeXml } from '@titlenet/catalogue/text/escape-markup';
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

/** Whether a child is repeated. `Array.isArray` does not narrow read-only arrays. */
export const isList = (content: Children[string]): content is readonly Content[] => Array.isArray(content);

export const isAttributed = (content: object): content is Attributed => 'attributes' in content;

function attributesText(attributes: Readonly<Record<string, string>> = {}): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}

/**
 * Writes an element with its content, children in the order of the schema. Undefined members and composites without
 * children are not written.
 *
 * @throws RangeError for a child that `elementOrder` does not have in its composite
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
  if (!order) throw new RangeError(`${composite} is not a composite of the export`);
  let written = '';
  let writtenCount = 0;
  for (const { key, name } of order) {
    if (!(key in children)) continue;
    writtenCount += 1;
    const content = children[key];
    if (isList(content)) for (const one of content) written += writeElement(name, one);
    else written += writeElement(name, content);
  }
  if (writtenCount < Object.keys(children).length) {
    const unknown = Object.keys(children).filter((key) => !order.some((rule) => rule.key === key));
    throw new RangeError(`${composite} has no ${unknown.join(', ')}`);
  }
  return written;
}
