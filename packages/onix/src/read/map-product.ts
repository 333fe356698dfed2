import type { Layout } from '@titlenet/catalogue/companies';
import { MAX_HTML_LENGTH } from '@titlenet/catalogue/field';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { required } from '@titlenet/catalogue/required';
import type { OnixField } from '../fields/onix-field.ts';
import { isOfLayout, onixFields, partsOfName } from '../fields/onix-fields.ts';
import { compact } from './compact.ts';
import type { OnixHeader } from './header.ts';
import { mapNotification } from './map-notification.ts';
import { mapSentTime } from './map-sent-time.ts';
import { mapTitle } from './map-title.ts';
import { blocksOf, type MapOptions, type OnixRecord, openRecord } from './onix-record.ts';
import type { OnixTitle, OnixTitleFields, OnixTitleHead } from './onix-title.ts';
import type { OnixWarning } from './onix-values.ts';
import type { OnixNode } from './parse-record.ts';
import { mapReference } from './record-reference.ts';
import { warnOfUnknownCodes } from './unknown-codes.ts';

/** Maximum number of warnings of one record. */
const MAX_WARNINGS = 100;
/** Maximum length of a value in a warning. */
const MAX_SHOWN_LENGTH = 80;

/** A product that cannot be stored, because nothing identifies it. */
export class UnmappableProductError extends Error {}

/**
 * Maps a product of ONIX 2.1, 3.0 or 3.1 to the fields of a title.
 *
 * @throws {UnmappableProductError} without a record reference and an identifier of the product
 */
export function mapProduct(product: OnixNode, header: OnixHeader, options: MapOptions = {}): OnixTitle {
  const record = openRecord(product, header, options);
  const head = readHead(record);
  const fields = readFields(record);
  warnOfUnknownCodes(record);
  return { ...head, ...fields, warnings: distinct(record.warnings) };
}

function readHead(record: OnixRecord): Omit<OnixTitleHead, 'warnings'> {
  const { product, version, names, companyCode } = record;
  const recordReference = mapReference(record);
  if (recordReference === undefined)
    throw new UnmappableProductError('The record has neither a RecordReference nor an identifier of its product.');
  const notificationType = mapNotification(record);
  const isDeleted = notificationType === '05';
  // A record without a title must not empty the rest of the title, whatever its notification (G-202).
  const isUntitled = !isDeleted && mapTitle(record).title === undefined;
  return compact({
    recordReference,
    notificationType,
    isDeleted,
    isTest: notificationType.startsWith('8'),
    isBlockUpdate: notificationType === '04' || notificationType === '88' || isUntitled,
    blocks: blocksOf(product),
    version,
    sentAt: mapSentTime(record).sentAt,
    ...names,
    companyCode,
  });
}

interface FieldReader {
  group: string | undefined;
  member: string;
  read: OnixField['read'];
}

const readersByLayout = new Map<Layout, FieldReader[]>();

/** Returns the fields of companies with this layout, prepared for reading. */
function readersOf(layout: Layout): FieldReader[] {
  const cached = readersByLayout.get(layout);
  if (cached) return cached;
  const readers = Object.entries<OnixField>(onixFields)
    .filter(([, field]) => isOfLayout(field, layout))
    .map(([name, { read }]) => ({ ...partsOfName(name), read }));
  readersByLayout.set(layout, readers);
  return readers;
}

const groupNames = [...new Set(Object.keys(onixFields).flatMap((name) => partsOfName(name).group ?? []))];

function readFields(record: OnixRecord): OnixTitleFields {
  const title: Record<string, unknown> = {};
  const groups: Record<string, Record<string, unknown>> = {};
  for (const name of groupNames) groups[name] = {};
  for (const { group, member, read } of readersOf(record.layout)) {
    const path = group === undefined ? member : `${group}.${member}`;
    // Facts are not stored.
    const value = group === 'facts' ? read(record) : withoutLongTexts(read(record), path, record);
    if (value === undefined) continue;
    const target = group === undefined ? title : required(groups[group], group);
    target[member] = value;
  }
  // Names and values are those of `onixFields`, from which the type is computed.
  return { ...title, ...groups } as OnixTitleFields;
}

const isTooLong = (value: unknown): value is string => typeof value === 'string' && value.length > MAX_HTML_LENGTH;

/** Leaves out texts that are longer than a feed may have, as a value, in a list or in a row, with a warning. */
function withoutLongTexts(value: unknown, path: string, record: OnixRecord): unknown {
  if (isTooLong(value)) {
    const message = `Longer than ${formatCount(MAX_HTML_LENGTH)} characters: left out`;
    record.warnings.push({ path, message, value: value.slice(0, MAX_SHOWN_LENGTH) });
    return undefined;
  }
  if (!Array.isArray(value)) return value;
  return value.flatMap((one) => {
    if (typeof one !== 'object' || !Object.values(one).some(isTooLong))
      return withoutLongTexts(one, path, record) ?? [];
    const members = Object.entries(one).map(([name, member]) => [name, withoutLongTexts(member, path, record) ?? null]);
    return [Object.fromEntries(members)];
  });
}

/** Removes repeated warnings and limits their number. */
function distinct(warnings: readonly OnixWarning[]): OnixWarning[] {
  const found = new Map<string, OnixWarning>();
  for (const one of warnings) {
    found.set(JSON.stringify(one), one);
    if (found.size >= MAX_WARNINGS) break;
  }
  return [...found.values()];
}
