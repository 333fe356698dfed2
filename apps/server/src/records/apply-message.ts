import { recordValue, statedFields, withFieldsOf } from '@titlenet/catalogue/record-fields';
import type { ReplacedFields, TitleRecord } from '@titlenet/catalogue/title-record';
import { emptyRecord } from './record-layers.ts';
import { isoTime } from './sent-time.ts';
import type { StoredSource } from './title-sources.queries.ts';

/** Older than every message: the time of the whole record if a sender has sent only updates of it. */
const BEFORE_ALL_MESSAGES = '1970-01-01T00:00:00.000Z';

/** Warning of a record without a title. */
export const UNTITLED = 'No title: taken as an update of the parts that are there';

/** True if the message is a whole record without a title, and the stored record has one. */
export const lacksStoredTitle = (sent: TitleRecord, before: StoredSource | undefined): boolean =>
  !sent.replaces &&
  !sent.isDeleted &&
  !sent.bar.title &&
  !sent.keeps?.includes('bar.title') &&
  Boolean(before?.record.bar.title);

/**
 * Applies a message to a sender's stored record: it replaces the record or some of its fields. Each field is from the
 * newest message that contains it, so the result does not depend on the order in which messages arrive.
 *
 * Fields that the message keeps (`keeps`) stay as they are stored. A whole record without a title never replaces one that has it: it is an update of the fields that it contains (G-202).
 *
 * A deletion marks the record as deleted and keeps its fields, because the title may return. A deletion of a record
 * that has not arrived is stored too.
 *
 * @returns the new record, or 'older' if newer messages contain all fields of this one
 */
export function applyMessage(sent: TitleRecord, before: StoredSource | undefined): TitleRecord | 'older' {
  const { replaces, keeps = [], ...rest } = sent;
  const message = withKept(rest, keeps, before?.record);
  if (replaces) return withReplaced(message, replaces, before);
  if (sent.isDeleted) return withReplaced(message, { fields: ['isDeleted'] }, before);
  if (lacksStoredTitle(sent, before)) return withReplaced(message, { fields: statedFields(message) }, before);
  // A message without a date counts as sent now.
  const sentAt = sent.source.sentAt ? isoTime(sent.source.sentAt) : null;
  if (before && sentAt && wholeTime(before) > sentAt)
    return message.bar.title && !before.record.bar.title ? underUntitled(message, sentAt, before) : 'older';
  const newer = Object.entries(before?.record.source.fieldsSentAt ?? {}).filter(([, time]) => sentAt && time > sentAt);
  if (!before || !sentAt || newer.length === 0) return message;
  const fields = newer.map(([field]) => field);
  return withTimes(withFieldsOf(message, before.record, fields), sentAt, Object.fromEntries(newer));
}

const wholeTime = (stored: StoredSource) => stored.record.source.wholeSentAt ?? stored.sentAt;

function withReplaced(
  message: TitleRecord,
  { fields, following = {} }: ReplacedFields,
  stored: StoredSource | undefined,
): TitleRecord | 'older' {
  const sentAt = isoTime(message.source.sentAt ?? null);
  const before = stored?.record ?? emptyRecord(message);
  const whole = stored ? wholeTime(stored) : BEFORE_ALL_MESSAGES;
  const times = before.source.fieldsSentAt ?? {};
  const newer = fields.filter((field) => (times[field] ?? whole) <= sentAt);
  const gone = Object.entries(following)
    .filter(([field, other]) => newer.includes(other) && recordValue(before, field) === recordValue(before, other))
    .map(([field]) => field);
  if (newer.length === 0) return 'older';
  const record = withFieldsOf(before, message, [...newer, ...gone]);
  const own = Object.fromEntries([...newer, ...gone].map((field) => [field, sentAt]));
  const source = withInactiveCodes(record.source, message.source);
  return withTimes({ ...record, source, isbn: message.isbn ?? before.isbn }, whole, { ...times, ...own });
}

function withKept(message: TitleRecord, keeps: readonly string[], stored: TitleRecord | undefined): TitleRecord {
  if (!stored || keeps.length === 0) return message;
  const isKept = (field: string) => keeps.some((one) => field === one || field.startsWith(`${one}.`));
  return withFieldsOf(message, stored, statedFields(stored).filter(isKept));
}

/** An older record with a title below the newer one without a title that arrived before it. */
function underUntitled(message: TitleRecord, sentAt: string, before: StoredSource): TitleRecord {
  const fields = statedFields(before.record);
  const times = before.record.source.fieldsSentAt ?? {};
  const newer = fields.map((field) => [field, times[field] ?? wholeTime(before)] as const);
  return withTimes(withFieldsOf(message, before.record, fields), sentAt, Object.fromEntries(newer));
}

/** An update has no codes of the blocks that it does not contain: they stay until the next whole record. */
function withInactiveCodes(source: TitleRecord['source'], { inactiveCodes = [] }: TitleRecord['source']) {
  const codes = [...new Set([...(source.inactiveCodes ?? []), ...inactiveCodes])];
  return codes.length > 0 ? { ...source, inactiveCodes: codes } : source;
}

function withTimes(record: TitleRecord, wholeSentAt: string, times: Record<string, string>): TitleRecord {
  // Sorted, so that the stored text does not depend on the order of messages.
  const fieldsSentAt = Object.fromEntries(Object.entries(times).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const newest = Object.values(fieldsSentAt).reduce((latest, time) => (time > latest ? time : latest), wholeSentAt);
  return { ...record, source: { ...record.source, sentAt: newest, wholeSentAt, fieldsSentAt } };
}
