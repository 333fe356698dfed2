import { boundedKey } from './bounded-key.ts';
import { joinBlanks } from './markup.ts';
import { child, children, plain, value } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixNode } from './parse-record.ts';
import { mapNumbers } from './product-numbers.ts';

/** With a sender's key of 500 bytes it fits into an index of PostgreSQL; ONIX recommends up to 100 characters. */
const MAX_REFERENCE_BYTES = 2_000;

/**
 * Types of list 5 that identify one product of a sender: its own number, DOI and URN. A UPC or a library's number may
 * be that of several products.
 */
const OWN_TYPES = ['01', '06', '22'];

const PATH = 'RecordReference';

/**
 * Returns the key of a record within its sender: its reference, else its ISBN or GTIN, of which a sender has one record
 * each, else another identifier of the product; undefined if it has none.
 */
export function mapReference(record: OnixRecord): string | undefined {
  const { product, warnings } = record;
  const reference = textOf(child(product, PATH));
  if (reference !== undefined) {
    const key = boundedKey(reference, MAX_REFERENCE_BYTES);
    const message = 'Longer than 2,000 bytes: kept as its beginning and a digest';
    if (key !== reference) warnings.push({ path: PATH, message, value: key });
    return key;
  }
  const { isbn13, gtin13 } = mapNumbers(record);
  const isbn = isbn13 ?? gtin13;
  const key = isbn ?? ownIdentifier(product);
  if (key === undefined) return undefined;
  const message = isbn ? 'Missing; the ISBN is taken instead' : 'Missing; an identifier is taken instead';
  warnings.push({ path: PATH, message, value: key });
  return key;
}

/** Escaped tags are part of a reference: without them two references may be equal. */
function textOf(node: OnixNode | undefined): string | undefined {
  if (node?.text.includes('<') && !node.isMarkup) return joinBlanks(node.text) || undefined;
  return plain(node);
}

/** Returns type, name and value of an identifier, '01:Harbour Press:4711'. */
function ownIdentifier(product: OnixNode): string | undefined {
  const identifiers = children(product, 'ProductIdentifier');
  for (const type of OWN_TYPES)
    for (const one of identifiers) {
      const text = value(one, 'ProductIDType') === type ? value(one, 'IDValue') : undefined;
      if (text === undefined) continue;
      return boundedKey([type, value(one, 'IDTypeName'), text].filter(Boolean).join(':'), MAX_REFERENCE_BYTES);
    }
  return undefined;
}
