import type { EditionReference } from '@titlenet/catalogue/edition-reference';
import { emptyRecord } from '@titlenet/catalogue/field';
import { percentOf } from '@titlenet/catalogue/formatting/rounding';
import { knownEditionFields } from '@titlenet/catalogue/known-edition';
import { formatLabel } from '@titlenet/catalogue/rules/format-label';
import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { TitleRecord } from '@titlenet/catalogue/title-record';

type Edition = Omit<TitleSheet['relatedEditions']['otherWorks'][number], 'relation'>;
type Comparison = Omit<TitleSheet['sales']['titleTrack'][number], 'isModel'>;

/** @returns the title as a row of another title's related editions */
export function editionRow(record: TitleRecord, bar: TitleBar): Edition {
  return {
    bookFormat: formatLabel(bar),
    isbn: bar.isbn,
    title: bar.title,
    onSale: bar.onSaleDate,
    release: bar.releaseDate,
    price: bar.price,
    canPrice: bar.canadianPrice,
    selectionNo: record.stored.selectionNo ?? null,
    presenter: bar.reader,
    noOfCassCds: bar.tapecount,
    tapeLength: bar.tapelength,
    cartonQty: bar.booksPerCarton,
    trim: bar.trimSize,
    pageCount: bar.pageCount,
    upc: bar.upc,
    productId: bar.productId,
  };
}

/** @returns the title as a row of another title's sales comparison; `isModel` is stored with the other title */
export function comparisonRow(record: TitleRecord, bar: TitleBar): Comparison {
  const ltdGross = record.stored.ltdGross ?? null;
  const ltdNet = record.stored.ltdNet ?? null;
  return {
    title: bar.title,
    source: record.stored.publisher ?? bar.imprintDesc,
    author: bar.author1,
    isbn: bar.isbn,
    saleDate: bar.onSaleDate,
    format: formatLabel(bar),
    smCode: bar.salesMarketingCode,
    price: bar.price,
    priceCad: bar.canadianPrice,
    ltdGross,
    ltdNet,
    sellThru: percentOf(ltdNet, ltdGross),
    totalInPrint: record.stored.totalInPrint ?? null,
    productId: bar.productId,
  };
}

/** @returns a row for a title that is not stored, with its ISBN and what the feed's reference contains */
export function unknownEditionRow({ isbn, list, known = {} }: EditionReference): Edition | Comparison {
  const { title, author, format, source, ...rest } = { ...emptyRecord(knownEditionFields), ...known };
  if (list === 'titleTrack' || list === 'competitive') {
    const { ltdGross, ltdNet, totalInPrint } = rest;
    return {
      title,
      source,
      author,
      isbn,
      saleDate: rest.onSaleDate,
      format,
      smCode: rest.salesMarketingCode,
      price: rest.price,
      priceCad: rest.canadianPrice,
      ltdGross,
      ltdNet,
      sellThru: percentOf(ltdNet, ltdGross),
      totalInPrint,
      productId: null,
    };
  }
  return {
    bookFormat: format,
    isbn,
    title,
    onSale: rest.onSaleDate,
    release: rest.releaseDate,
    price: rest.price,
    canPrice: rest.canadianPrice,
    selectionNo: rest.selectionNo,
    presenter: rest.reader,
    noOfCassCds: rest.tapecount,
    tapeLength: rest.tapelength,
    cartonQty: rest.booksPerCarton,
    trim: rest.trimSize,
    pageCount: rest.pageCount,
    upc: rest.upc,
    productId: null,
  };
}
