import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { HOUSE_SENDER } from '../../records/sender-label.ts';

/** Converts a `title` record of the house feed to a title record. */
export function houseTitleRecord(record: HouseRecordOf<'title'>): TitleRecord {
  const { companyCode, isbn = null, recordReference, productId, sentAt = null, isDeleted, keeps } = record;
  return {
    companyCode,
    productId: productId ?? null,
    isbn,
    // The schema requires a reference or an ISBN.
    source: { sender: HOUSE_SENDER, recordReference: recordReference ?? isbn!, sentAt },
    ...(keeps && { keeps }),
    ...(isDeleted !== undefined && { isDeleted }),
    bar: record.bar ?? {},
    sheet: record.sheet ?? {},
    stored: record.stored ?? {},
    codes: record.codes ?? {},
    references: record.references ?? [],
  };
}
