import {
  pictureFields,
  precisionFields,
  priceFields,
  recordValue,
  rightsFields,
  statedFields,
  withFieldsOf,
} from '@titlenet/catalogue/record-fields';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { SourceRecord } from './source-record.ts';

/** The fields of a sender's record that it stated last at one time. */
export interface Layer<Source extends SourceRecord = SourceRecord> {
  /** The sender's record. */
  source: Source;
  record: TitleRecord;
  /** ISO time. */
  sentAt: string;
}

/** @returns a sender's stored record, of which nothing is known */
export function emptyRecord({ companyCode, isbn, source }: TitleRecord): TitleRecord {
  return { companyCode, isbn, source, isDeleted: false, bar: {}, sheet: {}, stored: {}, codes: {}, references: [] };
}

/** @returns ISO time of the message of this sender that stated the field last: updates replace single fields */
export function statedAt({ record: { source }, sentAt }: SourceRecord, field: string): string {
  return source.fieldsSentAt?.[field] ?? source.wholeSentAt ?? sentAt;
}

/** @returns a sender's record with the time of its newest message */
export const wholeLayer = <Source extends SourceRecord>(source: Source): Layer<Source> => ({
  source,
  record: source.record,
  sentAt: source.sentAt,
});

/**
 * Splits a sender's record by the times at which its fields were stated, so that an update of the price makes only the
 * price newer than the records of other senders. Fields that mean nothing alone go with those that they belong to: the
 * precision of a date with its date, the picture of a person with the name, all sales rights together, scheduled prices with
 * the newest price.
 */
export function layersOf<Source extends SourceRecord>(source: Source): Layer<Source>[] {
  const { record } = source;
  const stated = statedFields(record);
  if (!record.source.fieldsSentAt || stated.length === 0) return [wholeLayer(source)];
  const newestOf = (fields: readonly string[]) =>
    fields
      .filter((field) => recordValue(record, field) !== undefined)
      .map((field) => statedAt(source, field))
      .reduce((newest, time) => (time > newest ? time : newest), '');
  const timeOf = (field: string): string => {
    const owner = precisionFields.get(field) ?? pictureFields.get(field);
    if (owner !== undefined && recordValue(record, owner) !== undefined) return statedAt(source, owner);
    if (rightsFields.includes(field)) return newestOf(rightsFields);
    return (field === 'scheduledPrices' && newestOf(priceFields)) || statedAt(source, field);
  };
  const byTime = Map.groupBy(stated, timeOf);
  const { isDeleted: _, ...empty } = emptyRecord(record);
  const base = record.productId === undefined ? empty : { ...empty, productId: record.productId };
  return [...byTime].map(([time, fields]) => ({ source, record: withFieldsOf(base, record, fields), sentAt: time }));
}
