import { companyOf } from '@titlenet/catalogue/companies';
import { emptyRecord } from '@titlenet/catalogue/field';
import { toIsbn10 } from '@titlenet/catalogue/isbn';
import { type TitleBar, titleBarFields } from '@titlenet/catalogue/title-bar';
import type { TitleRecord } from '@titlenet/catalogue/title-record';

/** The title bar of a merged record, every field of the definition in it, ready to be stored as text. */
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
  bar.imageThumbnailURL ??= coverAddress(record, 85);
  return bar;
}

/** The product's own cover by the default template (decision G-149); settings may name another place when shown. */
function coverAddress(record: TitleRecord, width: number): string | null {
  return record.isbn ? `/images/covers/${companyOf(record.companyCode).division}/${record.isbn}?width=${width}` : null;
}
