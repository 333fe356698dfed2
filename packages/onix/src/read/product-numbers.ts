import { isIsbn10, isIsbn13, normalizeIsbn, toIsbn10, toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import { children, value } from './node-access.ts';
import { once } from './once.ts';
import type { OnixWarning } from './onix-values.ts';
import type { OnixNode } from './parse-record.ts';

/** Product identifier types of list 5. */
const ISBN_10 = '02';
const GTIN_13 = '03';
const UPC = '04';
const GTIN_14 = '14';
const ISBN_13 = '15';
const UPC_AND_5 = '30';

export type ProductNumbers = { isbn13?: string; isbn10?: string; gtin13?: string; upc?: string };

/** The numbers of the record's own product. */
export const mapNumbers = once((record) => productNumbers(record.product, record.warnings));

/**
 * Reads the numbers of a product or a related product. An ISBN-13 is taken from its own type, from a GTIN-13 or from an
 * ISBN-10. One with a wrong check digit is kept with a warning, since it is the number that the sender uses.
 */
export function productNumbers(node: OnixNode, warnings?: OnixWarning[]): ProductNumbers {
  const ids = children(node, 'ProductIdentifier');
  const id = (type: string) => {
    const found = ids.find((one) => value(one, 'ProductIDType') === type);
    const text = value(found, 'IDValue');
    return text === undefined ? undefined : normalizeIsbn(text);
  };
  const gtin13 = digits(id(GTIN_13) ?? value(node, 'EAN13') ?? id(GTIN_14)?.replace(/^0/, ''), 13);
  const old = value(node, 'ISBN');
  const tens = id(ISBN_10) ?? (old === undefined ? undefined : normalizeIsbn(old));
  const stated = digits(id(ISBN_13), 13);
  const isbn13 =
    stated ?? [gtin13, tens].find((one) => one !== undefined && isIsbn13(one)) ?? toIsbn13(tens ?? '') ?? undefined;
  if (stated !== undefined && !isIsbn13(stated)) {
    warnings?.push({ path: 'ProductIdentifier[15]', message: 'Not a valid ISBN-13', value: stated });
  }
  const isbn10 = tens !== undefined && isIsbn10(tens) ? tens : (isbn13 && toIsbn10(isbn13)) || undefined;
  const upc = id(UPC) ?? id(UPC_AND_5) ?? value(node, 'UPC');
  return { isbn13, isbn10, gtin13: gtin13 ?? isbn13, upc: upc?.replace(/\D/g, '') || undefined };
}

function digits(text: string | undefined, length: number): string | undefined {
  return text !== undefined && text.length === length && /^\d+$/.test(text) ? text : undefined;
}
