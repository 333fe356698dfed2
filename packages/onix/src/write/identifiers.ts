import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { Children } from './write-element.ts';

/** List 5. */
const GTIN_13 = '03';
const UPC = '04';
const ISBN_13 = '15';

/** Writes the identifiers of a title: GTIN-13, UPC if there is one, ISBN-13. */
export function writeIdentifiers({ isbn, bar }: Pick<TitleRecord, 'isbn' | 'bar'>): Children {
  const ean = /^\d{13}$/.test(bar.ean ?? '') ? bar.ean! : isbn!;
  const upc = bar.upc?.replace(/\D/g, '');
  return {
    ProductIdentifier: [
      { ProductIDType: GTIN_13, IDValue: ean },
      ...(upc?.length === 12 ? [{ ProductIDType: UPC, IDValue: upc }] : []),
      { ProductIDType: ISBN_13, IDValue: isbn! },
    ],
  };
}
