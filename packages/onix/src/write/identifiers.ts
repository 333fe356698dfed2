import { isIsbn13, toIsbn10 } from '@titlenet/catalogue/isbn/isbn';
import { isGtin13, readGtin13, readIsbn10, readUpc } from '@titlenet/catalogue/isbn/trade-numbers';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { Children } from './write-element.ts';

/** List 5. */
const ISBN_10 = '02';
const GTIN_13 = '03';
const UPC = '04';
const ISBN_13 = '15';
const UPC_AND_5 = '30';

type Numbered = Pick<TitleRecord, 'isbn' | 'bar'>;

/**
 * Returns the GTIN-13 that identifies a title: its ISBN, and without one its EAN, else its UPC.
 *
 * @returns undefined if the number is missing or has a wrong check digit
 */
export function gtinOf({ isbn, bar }: Numbered): string | undefined {
  const upc = readUpc(bar.upc ?? '');
  // A UPC with the five digits of a price is that of several books.
  const numbers = isbn ? [isbn] : [bar.ean, upc?.length === 12 ? upc : null];
  const gtins = numbers.map((number) => readGtin13(number ?? ''));
  return gtins.find((number) => number !== null && isGtin13(number)) ?? undefined;
}

/**
 * Writes the identifiers of a title: GTIN-13, UPC if there is one, an ISBN-10 that is not that of the ISBN-13, ISBN-13.
 */
export function writeIdentifiers({ isbn, bar }: Numbered): Children {
  const upc = readUpc(bar.upc ?? '');
  const isbn10 = readIsbn10(bar.isbn10 ?? '');
  const isOtherGtin = isbn !== null && isGtin13(isbn) && !isIsbn13(isbn);
  const isbn13 = isbn === null || isOtherGtin ? undefined : isbn;
  const isOwnIsbn10 = isbn10 !== null && (isbn13 === undefined || isbn10 !== toIsbn10(isbn13));
  const gtin = gtinOf({ isbn, bar });
  const ean = isbn13 === undefined ? gtin : (readGtin13(bar.ean ?? '') ?? gtin);
  const numbers = [
    [GTIN_13, ean],
    [upc?.length === 17 ? UPC_AND_5 : UPC, upc],
    [ISBN_10, isOwnIsbn10 ? isbn10 : undefined],
    [ISBN_13, isbn13],
  ] as const;
  return {
    ProductIdentifier: numbers.flatMap(([type, value]) => (value ? { ProductIDType: type, IDValue: value } : [])),
  };
}
