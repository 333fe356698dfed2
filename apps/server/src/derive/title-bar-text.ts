import { emptyRecord } from '@titlenet/catalogue/field';
import { toIsbn10 } from '@titlenet/catalogue/isbn/isbn';
import { type TitleBar, titleBarFields } from '@titlenet/catalogue/title-bar';
import type { TitleRecord } from '@titlenet/catalogue/title-record';

/** @returns the title bar of a merged record with every field of the definition */
export function titleBarOf(record: TitleRecord, productId: number): TitleBar {
  const known = Object.fromEntries(
    Object.entries(record.bar).filter(([, value]) => value !== undefined && value !== ''),
  );
  const bar: TitleBar = {
    ...emptyRecord(titleBarFields),
    ...known,
    isbn: record.isbn,
    productId,
    companyCode: record.companyCode,
  };
  bar.isbn10 ??= record.isbn ? toIsbn10(record.isbn) : null;
  bar.ean ??= record.isbn;
  return bar;
}
