import { withoutBlankValues } from '@titlenet/catalogue/blank-values';
import { readGtin13, readIsbn10, readUpc } from '@titlenet/catalogue/isbn/trade-numbers';
import {
  pictureFields,
  precisionFields,
  priceFields,
  recordValue,
  rightsFields,
  rightsLists,
  withFieldsOf,
  withPeriods,
} from '@titlenet/catalogue/record-fields';
import { foldText } from '@titlenet/catalogue/text/fold';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { keysOf } from '@titlenet/catalogue/typed-objects';
import { type InHouseFragment, withFragments } from './in-house-fragment.ts';
import { withPricesOfSenders } from './prices-of-senders.ts';
import { type Layer, layersOf, wholeLayer } from './record-layers.ts';
import { isoTime } from './sent-time.ts';
import type { SourceRecord } from './source-record.ts';
import { withKnown } from './with-known.ts';

const hasPrices = (record: TitleRecord) => priceFields.some((field) => recordValue(record, field) !== undefined);

const nameOf = (record: TitleRecord, field: string) => foldText(String(recordValue(record, field) ?? ''));

/** Removes fields that belong to others which the record above replaces: date precisions, pictures, sales rights. */
function withoutReplaced(under: TitleRecord, over: TitleRecord): TitleRecord {
  const isReplaced = (field: string) => recordValue(over, field) !== undefined;
  const gone = [
    ...[...precisionFields].filter(([, date]) => isReplaced(date)),
    ...(rightsLists.some(isReplaced) ? rightsFields.map((field) => [field] as const) : []),
    ...[...pictureFields].filter(([, name]) => isReplaced(name) && nameOf(over, name) !== nameOf(under, name)),
  ].filter(([field]) => recordValue(under, field) !== undefined);
  const fields = gone.map(([field]) => field);
  return fields.length === 0 ? under : withFieldsOf(under, over, fields);
}

/** Merges one record over another one, or over those that are merged already. */
export function mergeTwo(lower: TitleRecord, over: TitleRecord): TitleRecord {
  const under = withoutReplaced(lower, over);
  const sections = new Set([...keysOf(under.sheet), ...keysOf(over.sheet)]);
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
    // Scheduled prices continue the prices of the same sender.
    scheduledPrices: hasPrices(over) ? over.scheduledPrices : under.scheduledPrices,
  };
}

/** Numbers that the house wrote with separators or in another form are stored as digits; other texts stay. */
function withTradeNumbers(bar: TitleRecord['bar']): TitleRecord['bar'] {
  const { ean, upc, isbn10 } = bar;
  return {
    ...bar,
    ...(ean && { ean: readGtin13(ean) ?? ean }),
    ...(upc && { upc: readUpc(upc) ?? upc }),
    ...(isbn10 && { isbn10: readIsbn10(isbn10) ?? isbn10 }),
  };
}

/** A publisher's own record is more reliable than one that a distributor forwards. */
function isPublishersOwn({ record }: SourceRecord): boolean {
  const publisher = foldText(record.stored.publisher ?? '');
  return publisher !== '' && foldText(record.source.sender) === publisher;
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Why a value goes before another one of the same field. */
export type Precedence = 'inHouse' | 'publishersOwn' | 'newer' | 'order';

/** The rule by which values are merged, the most important comparison first. */
const comparisons: readonly { name: Precedence; compare: (a: Layer, b: Layer) => number }[] = [
  { name: 'inHouse', compare: (a, b) => Number(a.source.isInHouse) - Number(b.source.isInHouse) },
  { name: 'publishersOwn', compare: (a, b) => Number(isPublishersOwn(a.source)) - Number(isPublishersOwn(b.source)) },
  { name: 'newer', compare: (a, b) => compareTexts(a.sentAt, b.sentAt) },
  { name: 'order', compare: (a, b) => compareTexts(a.record.source.sender, b.record.source.sender) },
  { name: 'order', compare: (a, b) => compareTexts(a.record.source.recordReference, b.record.source.recordReference) },
];

/** @returns why `over` goes before `under` */
export const precedenceOf = (over: Layer, under: Layer): Precedence =>
  comparisons.find(({ compare }) => compare(over, under) !== 0)?.name ?? 'order';

/**
 * What a title is merged from, in the order of merging: the records that their senders have not deleted, each split by the
 * times at which its fields were stated. If there are no others, the deleted ones, whole: the last deletion changes no value.
 */
export function mergedLayers<Source extends SourceRecord>(sources: readonly Source[]): Layer<Source>[] {
  const current = sources.filter(({ record }) => !record.isDeleted);
  const layers = current.length > 0 ? current.flatMap(layersOf) : sources.map(wholeLayer);
  return layers.sort((a, b) => comparisons.map(({ compare }) => compare(a, b)).find((order) => order !== 0) ?? 0);
}

/**
 * Merges the records of a title (G-166) field by field: values that were stated later over earlier ones, those of the
 * publisher's own record over those of other senders, and in-house records and fragments over all. If two have the same
 * time, sender and reference decide, so the result does not depend on the order of files or rows. Blank values are absent (G-221), and dates that are known as a period are one (G-804). A title is deleted if all of its records are; a title without a
 * name is treated as deleted too.
 *
 * @param sources at least one record
 * @throws RangeError when there is none
 */
export function mergeRecords(
  sources: readonly SourceRecord[],
  fragments: readonly Pick<InHouseFragment, 'kind' | 'content'>[] = [],
): TitleRecord {
  const layers = mergedLayers(sources);
  const records = layers.map(({ record }) => record);
  const first = records[0];
  if (!first) throw new RangeError('A title needs a record of at least one sender');
  const prices = withPricesOfSenders(records.slice(1).reduce(mergeTwo, first), layers);
  const title = withPeriods(withoutBlankValues(withFragments(prices, fragments)));
  return {
    ...title,
    bar: withTradeNumbers(title.bar),
    isDeleted: sources.every(({ record }) => record.isDeleted) || !title.bar.title,
  };
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
