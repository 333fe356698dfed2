import { toIsbn10 } from '@titlenet/catalogue/isbn/isbn';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { Children } from './write-element.ts';

/** List 5. */
const ISBN_10 = '02';
const GTIN_13 = '03';
const UPC = '04';
const ISBN_13 = '15';

/**
 * Writes the identifiers of a title: GTIN-13, UPC if there is one, an ISBN-10 that is not that of the ISBN-13, ISBN-13.
 */
export function writeIdentifiers({ isbn, bar }: Pick<TitleRecord, 'isbn' | 'bar'>): Children {
  const ean = /^\d{13}$/.test(bar.ean ?? '') ? bar.ean! : isbn!;
  const isbn10 = /^\d{9}[\dX]$/.test(bar.isbn10 ?? '') ? bar.isbn10! : undefined;
  const upc = bar.upc?.replace(/\D/g, '');
  return {
    ProductIdentifier: [
      { ProductIDType: GTIN_13, IDValue: ean },
      ...(upc?.length === 12 ? [{ ProductIDType: UPC, IDValue: upc }] : []),
      ...(isbn10 && isbn10 !== toIsbn10(isbn!) ? [{ ProductIDType: ISBN_10, IDValue: isbn10 }] : []),
      { ProductIDType: ISBN_13, IDValue: isbn! },
    ],
  };
}
