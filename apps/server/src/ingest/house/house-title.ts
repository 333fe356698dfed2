import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import type { TitleRecord } from '@titlenet/catalogue/title-record';

/** The house is one sender, whatever system wrote its file: its newest record of a title replaces the one before. */
export const HOUSE_SENDER = 'house';

/** A `title` as the store takes it. */
export function houseTitleRecord(record: HouseRecordOf<'title'>): TitleRecord {
  const { companyCode, isbn = null, recordReference, productId, sentAt = null, isDeleted } = record;
  return {
    companyCode,
    productId: productId ?? null,
    isbn,
    source: { sender: HOUSE_SENDER, recordReference: recordReference ?? isbn!, sentAt },
    ...(isDeleted && { isDeleted }),
    bar: record.bar ?? {},
    sheet: record.sheet ?? {},
    stored: record.stored ?? {},
    codes: record.codes ?? {},
    references: record.references ?? [],
  };
}
