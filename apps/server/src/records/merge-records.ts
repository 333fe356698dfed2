import {
  pictureFields,
  precisionFields,
  priceFields,
  recordValue,
  withFieldsOf,
} from '@titlenet/catalogue/record-fields';
import { foldText } from '@titlenet/catalogue/text/fold';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { type InHouseFragment, withParts } from './in-house-fragment.ts';
import { isoTime } from './sent-time.ts';
import { withKnown } from './with-known.ts';

/** One sender's record of a title, as it is kept. */
export interface SourceRecord {
  record: TitleRecord;
  isHouse: boolean;
  /** ISO time at which the sender sent it. */
  sentAt: string;
}

const saysPrices = (record: TitleRecord) => priceFields.some((field) => recordValue(record, field) !== undefined);

const nameOf = (record: TitleRecord, field: string) => foldText(String(recordValue(record, field) ?? ''));

/** Without what speaks of a date or of a person in whose place the record above puts another. */
function withoutReplaced(under: TitleRecord, over: TitleRecord): TitleRecord {
  const isSaid = (field: string) => recordValue(over, field) !== undefined;
  const gone = [
    ...[...precisionFields].filter(([, date]) => isSaid(date)),
    ...[...pictureFields].filter(([, name]) => isSaid(name) && nameOf(over, name) !== nameOf(under, name)),
  ].filter(([field]) => recordValue(under, field) !== undefined);
  const fields = gone.map(([field]) => field);
  return fields.length === 0 ? under : withFieldsOf(under, over, fields);
}

function mergeTwo(lower: TitleRecord, over: TitleRecord): TitleRecord {
  const under = withoutReplaced(lower, over);
  const sections = new Set([...Object.keys(under.sheet), ...Object.keys(over.sheet)]) as Set<
    keyof TitleRecord['sheet']
  >;
  const sheet = Object.fromEntries(
    [...sections].map((name) => [name, withKnown({ ...under.sheet[name] }, { ...over.sheet[name] })]),
  );
  return {
    ...over,
    productId: over.productId ?? under.productId,
    bar: withKnown(under.bar, over.bar),
    sheet,
    stored: withKnown(under.stored, over.stored),
    codes: withKnown(under.codes, over.codes),
    references: over.references.length > 0 ? over.references : under.references,
    // They follow upon prices of the same sender.
    scheduledPrices: saysPrices(over) ? over.scheduledPrices : under.scheduledPrices,
  };
}

/** A publisher knows its own titles better than those who pass its records on. */
function isPublishersOwn({ record }: SourceRecord): boolean {
  const publisher = foldText(record.stored.publisher ?? '');
  return publisher !== '' && foldText(record.source.sender) === publisher;
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * One title from what its senders say (decision G-166): each record over the older ones, the publisher's own over
 * those of others, and over all of them the house's fields, which no ONIX feed overwrites, and what it says in parts.
 * A title is deleted when every sender that is left says so; one that nobody has named yet is not shown either. Of two
 * records of one moment the sender's name decides, so that neither the order of files nor that of rows does.
 *
 * Takes at least one record. Throws a RangeError when there is none.
 */
export function mergeRecords(
  sources: readonly SourceRecord[],
  parts: readonly Pick<InHouseFragment, 'kind' | 'content'>[] = [],
): TitleRecord {
  const inOrder = sources.toSorted(
    (a, b) =>
      Number(a.isHouse) - Number(b.isHouse) ||
      Number(isPublishersOwn(a)) - Number(isPublishersOwn(b)) ||
      compareTexts(a.sentAt, b.sentAt) ||
      compareTexts(a.record.source.sender, b.record.source.sender) ||
      compareTexts(a.record.source.recordReference, b.record.source.recordReference),
  );
  const speaking = inOrder.filter((source) => !source.record.isDeleted);
  const merged = (speaking.length > 0 ? speaking : inOrder).map((source) => source.record);
  const first = merged[0];
  if (!first) throw new RangeError('A title needs a record of at least one sender');
  const title = withParts(merged.slice(1).reduce(mergeTwo, first), parts);
  return { ...title, isDeleted: speaking.length === 0 || !title.bar.title };
}

/** A title as its records and in-house fragments describe it. */
export interface MergedTitle<Part = Pick<InHouseFragment, 'kind' | 'content'>> {
  record: TitleRecord;
  parts: readonly Part[];
  /** ISO time of the newest message; null if none states when it was sent. */
  sentAt: string | null;
}

/** As `mergeRecords`, with the fragments and the newest date of the messages. */
export function mergeTitle<Part extends Pick<InHouseFragment, 'kind' | 'content'>>(
  sources: readonly SourceRecord[],
  parts: readonly Part[],
): MergedTitle<Part> {
  const dates = sources.flatMap(({ record }) => (record.source.sentAt ? isoTime(record.source.sentAt) : []));
  return { record: mergeRecords(sources, parts), parts, sentAt: dates.sort().at(-1) ?? null };
}
