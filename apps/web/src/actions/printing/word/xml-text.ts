import { escapeXml } from '@titlenet/catalogue/text/escape-markup';
import type { IXmlableObject } from 'docx';

type Attributes = Record<string, string | number | boolean | undefined>;

const attributesOf = (attributes: Attributes, replaced: ReadonlyMap<string, string>): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeXml(replaced.get(String(value)) ?? String(value))}"`)
    .join('');

/**
 * An element that docx has prepared, as XML text. docx itself serialises whole documents only, which takes memory for
 * all titles of a file at once.
 *
 * @param replaced values of attributes that are written as other ones
 */
export function xmlText(element: IXmlableObject, replaced: ReadonlyMap<string, string>): string {
  const [name, value] = Object.entries(element)[0] ?? [];
  if (name === undefined) return '';
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  let attributes = '';
  let content = '';
  for (const part of parts) {
    if (part === null || part === undefined) continue;
    if (typeof part !== 'object') content += escapeXml(String(part));
    // The library writes attributes in this form.
    else if ('_attr' in part) attributes += attributesOf(part._attr as Attributes, replaced);
    // Other objects of the library are elements.
    else if (Object.keys(part).length > 0) content += xmlText(part as IXmlableObject, replaced);
  }
  return content === '' && name !== 'w:t' ? `<${name}${attributes}/>` : `<${name}${attributes}>${content}</${name}>`;
}
