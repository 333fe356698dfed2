import type { HouseRecord } from '@titlenet/catalogue/house-record';
import { membersOf } from '@titlenet/catalogue/members-of';
import { houseRecord } from '@titlenet/contract/feeds/house-record';
import { AS_WINDOWS } from '@titlenet/onix/read/decode';
import { messageOf } from '../../caught-error.ts';
import type { RecordWarning } from '../runs/import-warnings.ts';
import { leaveOut, makeStorable } from './invalid-values.ts';
import type { FeedLine } from './read-lines.ts';

export interface RefusedRecord {
  reason: string;
  /** The sender's name of the record, if it has one. */
  recordReference: string | null;
}

/** A record with the warnings of values that were left out. */
export interface AcceptedRecord {
  record: HouseRecord;
  warnings: readonly RecordWarning[];
}

/** A record, or why it was refused, with its line. */
export type ParsedLine = [AcceptedRecord | RefusedRecord, FeedLine];

type ReadLine = Pick<FeedLine, 'text' | 'fault' | 'isRepaired'>;

const MAX_ISSUES = 3;
/** Leaving out a value may show another fault: a row that requires it. */
const MAX_VALIDATIONS = 4;
/** Characters that JSON allows and PostgreSQL cannot store: NUL and unpaired surrogates. */
const SUSPICIOUS_ESCAPE = /\\u(?:0000|d[89a-f])/i;

/** Not recursive, because the sender determines the depth. */
function isStorable(value: unknown): boolean {
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string') {
      if (!next.isWellFormed() || next.includes('\0')) return false;
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, member] of Object.entries(next)) pending.push(name, member);
    }
  }
  return true;
}

/** Finds a record's name for reports, among the keys of all kinds. */
function referenceOf(value: unknown): string | null {
  const members = membersOf(value);
  const keys = ['recordReference', 'isbn', 'subject', 'id', 'code', 'name'];
  return keys.map((key) => members[key]).find((one) => typeof one === 'string') ?? null;
}

/**
 * Parses a line of the house feed.
 * @returns the record, or why it was refused with the path in the record
 */
export function parseHouseLine({ text, fault, isRepaired }: ReadLine): AcceptedRecord | RefusedRecord {
  if (fault) return { reason: fault, recordReference: null };
  const repaired = isRepaired ? [{ path: '', message: AS_WINDOWS }] : [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { reason: `is not JSON: ${messageOf(error)}`, recordReference: null };
  }
  if (!SUSPICIOUS_ESCAPE.test(text)) return validateRecord(value, repaired);
  const cleaned = makeStorable(value);
  if (isStorable(value)) return validateRecord(value, [...repaired, ...cleaned]);
  const reason = 'contains invalid characters (NUL or an unpaired surrogate)';
  return { reason, recordReference: referenceOf(value) };
}

/**
 * Validates a value as a record of the house feed; invalid values of facts are left out. Never throws: a value whose
 * validation fails is refused.
 *
 * @param warnings of what was changed before
 */
export function validateRecord(
  value: unknown,
  warnings: readonly RecordWarning[] = [],
): AcceptedRecord | RefusedRecord {
  try {
    return validated(value, warnings);
  } catch (error) {
    return { reason: `cannot be read: ${error}`, recordReference: null };
  }
}

function validated(value: unknown, warnings: readonly RecordWarning[]): AcceptedRecord | RefusedRecord {
  const all = [...warnings];
  const keeps = new Set<string>();
  let found = houseRecord.safeParse(value);
  for (let count = 1; !found.success && count < MAX_VALIDATIONS; count += 1) {
    const leftOut = leaveOut(value, found.error.issues);
    if (!leftOut) break;
    all.push(...leftOut.warnings);
    for (const field of leftOut.keeps) keeps.add(field);
    found = houseRecord.safeParse(value);
  }
  if (found.success && isEmptied(found.data, keeps))
    return { reason: 'isbns: none of them is an ISBN', recordReference: referenceOf(value) };
  if (found.success)
    return { record: keeps.size > 0 ? { ...found.data, keeps: [...keeps] } : found.data, warnings: all };
  const issues = found.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  const more = issues.length > MAX_ISSUES ? ` (and ${issues.length - MAX_ISSUES} more)` : '';
  return { reason: issues.slice(0, MAX_ISSUES).join('; ') + more, recordReference: referenceOf(value) };
}

/** A list whose ISBNs are all invalid must not empty the stored one. */
const isEmptied = (record: HouseRecord, keeps: ReadonlySet<string>) =>
  record.kind === 'list' && record.isbns.length === 0 && keeps.has('isbns');

export function isRefused(record: AcceptedRecord | RefusedRecord): record is RefusedRecord {
  return 'reason' in record;
}

/** A valid record's name for reports. */
export function nameOf(record: HouseRecord): string | null {
  return referenceOf(record);
}
