import { asPeriod } from './formatting/dates.ts';
import type { TitleRecord } from './title-record.ts';

/** Fields that scheduled prices replace (`scheduledPrices`). */
export const priceFields = [
  'bar.price',
  'bar.zeroPriceInd',
  'bar.canadianPrice',
  'bar.ebAgencyPrice',
  'bar.ebLibraryPrice',
  'stored.priceTypes',
];

/** Date formats by the date field that they belong to. */
export const precisionFields: ReadonlyMap<string, string> = new Map([
  ['stored.pubDateFormat', 'bar.pubDate'],
  ['stored.onSaleDateFormat', 'bar.onSaleDate'],
  ['stored.releaseDateFormat', 'bar.releaseDate'],
  ['stored.boundBookDateFormat', 'bar.boundBookDate'],
]);

/** @returns the record with the dates that are known as a month, year or another period as such */
export function withPeriods(record: TitleRecord): TitleRecord {
  const periods = [...precisionFields].flatMap(([format, field]) => {
    const [, name] = partsOf(field);
    const date = recordValue(record, field);
    const period = typeof date === 'string' ? asPeriod(date, String(recordValue(record, format) ?? '')) : date;
    return period === date ? [] : [[name, period]];
  });
  return periods.length === 0 ? record : { ...record, bar: { ...record.bar, ...Object.fromEntries(periods) } };
}

/** Countries by sales rights, in words: a record that states one of these lists replaces all sales rights. */
export const rightsLists: readonly string[] = ['subrights.sellingTerritoriesList', 'subrights.notForSaleList'];

/** All fields of sales rights. */
export const rightsFields: readonly string[] = [...rightsLists, 'codes.sellingTerritory', 'stored.salesRights'];

/** Picture fields by the person field that they belong to. */
export const pictureFields: ReadonlyMap<string, string> = new Map([
  ['stored.authorPicture', 'bar.author1'],
  ['editorial.authorId', 'bar.author1'],
  ['stored.artistPicture', 'bar.author2'],
  ['editorial.artistId', 'bar.author2'],
]);

type Members = Record<string, unknown>;

/** @returns the group of a record that contains a field: bar, stored, codes or a section of the sheet. */
function groupOf(record: TitleRecord, group: string): Members | undefined {
  if (group === 'bar' || group === 'stored' || group === 'codes') return record[group];
  const sheet: Partial<Record<string, Members>> = record.sheet;
  return sheet[group];
}

function partsOf(field: string): [group: string, name: string] {
  const dot = field.indexOf('.');
  return [field.slice(0, dot), field.slice(dot + 1)];
}

/**
 * Reads a field of a record by its path: 'bar.price', 'editorial.keynote', 'isbn', 'references', 'scheduledPrices',
 * 'isDeleted'.
 *
 * @returns undefined if the record does not contain the field
 */
export function recordValue(record: TitleRecord, field: string): unknown {
  if (field === 'isDeleted') return record.isDeleted;
  if (field === 'isbn') return record.isbn ?? undefined;
  if (field === 'references') return record.references.length > 0 ? record.references : undefined;
  if (field === 'scheduledPrices') return record.scheduledPrices;
  const [group, name] = partsOf(field);
  return groupOf(record, group)?.[name];
}

/** @returns the paths of all fields that the record contains. */
export function statedFields(record: TitleRecord): string[] {
  const { bar, stored, codes, sheet } = record;
  const groups = Object.entries({ bar, stored, codes, ...sheet });
  const inGroups = groups.flatMap(([group, members]) => Object.keys(members ?? {}).map((name) => `${group}.${name}`));
  const others = ['isDeleted', 'references', 'scheduledPrices'];
  return [...inGroups, ...others].filter((field) => recordValue(record, field) !== undefined);
}

/** @returns a copy of the record with the given fields taken from `from`; fields absent there are removed. */
export function withFieldsOf(record: TitleRecord, from: TitleRecord, fields: readonly string[]): TitleRecord {
  const copy = structuredClone(record);
  for (const field of fields) {
    if (field === 'references') copy.references = from.references;
    else if (field === 'scheduledPrices') copy.scheduledPrices = from.scheduledPrices;
    else if (field === 'isDeleted') copy.isDeleted = from.isDeleted;
    else setMember(copy, field, recordValue(from, field));
  }
  return copy;
}

function setMember(record: TitleRecord, field: string, value: unknown): void {
  const [group, name] = partsOf(field);
  let members = groupOf(record, group);
  if (value === undefined) {
    if (members) delete members[name];
    return;
  }
  if (!members) {
    members = {};
    Object.assign(record.sheet, { [group]: members });
  }
  members[name] = value;
}
