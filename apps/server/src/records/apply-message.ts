import { recordValue, withFieldsOf } from '@titlenet/catalogue/record-fields';
import type { ReplacedFields, TitleRecord } from '@titlenet/catalogue/title-record';
import { isoTime } from './sent-time.ts';
import type { StoredSource } from './title-sources.queries.ts';

/** Older than every message: what a sender said of a record of which only updates have come. */
const NEVER = '1970-01-01T00:00:00.000Z';

/**
 * What a sender says of a title after a message: all of it, or with some fields replaced, each by the newest message
 * that speaks of it, so that messages give the same whatever order they come in. Says 'older' where newer messages
 * have spoken of everything in it.
 *
 * A deletion says nothing of a title but that it is gone: what its sender said before stays, so that it can come back.
 * One of a record that never came is kept as well, for the record may be on its way.
 */
export function applyMessage(sent: TitleRecord, before: StoredSource | undefined): TitleRecord | 'older' {
  const { replaces, ...message } = sent;
  if (replaces) return withReplaced(message, replaces, before);
  if (sent.isDeleted) return withReplaced(message, { fields: ['isDeleted'] }, before);
  // A message that does not say when it was sent counts as sent now.
  const sentAt = sent.source.sentAt ? isoTime(sent.source.sentAt) : null;
  if (before && sentAt && wholeTime(before) > sentAt) return 'older';
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
  const whole = stored ? wholeTime(stored) : NEVER;
  const times = before.source.fieldsSentAt ?? {};
  const newer = fields.filter((field) => (times[field] ?? whole) <= sentAt);
  const gone = Object.entries(following)
    .filter(([field, other]) => newer.includes(other) && recordValue(before, field) === recordValue(before, other))
    .map(([field]) => field);
  if (newer.length === 0) return 'older';
  const record = withFieldsOf(before, message, [...newer, ...gone]);
  const own = Object.fromEntries([...newer, ...gone].map((field) => [field, sentAt]));
  return withTimes({ ...record, isbn: message.isbn ?? before.isbn }, whole, { ...times, ...own });
}

/** What is known of a title whose sender has sent an update or a deletion and nothing else. */
function emptyRecord({ companyCode, isbn, source }: TitleRecord): TitleRecord {
  return { companyCode, isbn, source, isDeleted: false, bar: {}, sheet: {}, stored: {}, codes: {}, references: [] };
}

function withTimes(record: TitleRecord, wholeSentAt: string, times: Record<string, string>): TitleRecord {
  // In one order, or the way to it would show in what is stored.
  const fieldsSentAt = Object.fromEntries(Object.entries(times).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const newest = Object.values(fieldsSentAt).reduce((latest, time) => (time > latest ? time : latest), wholeSentAt);
  return { ...record, source: { ...record.source, sentAt: newest, wholeSentAt, fieldsSentAt } };
}
