import type { HouseRecord } from '@titlenet/catalogue/house-record';
import { houseRecord } from '@titlenet/contract/feeds/house-record';
import type { FeedLine } from './read-lines.ts';

export interface RefusedRecord {
  reason: string;
  /** The sender's name of the record, if it has one. */
  recordReference: string | null;
}

/** A record, or why it was refused, with its line. */
export type ParsedLine = [HouseRecord | RefusedRecord, FeedLine];

const MAX_ISSUES = 3;
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
  if (typeof value !== 'object' || value === null) return null;
  const keys = ['recordReference', 'isbn', 'subject', 'id', 'code', 'name'] as const;
  const reference = keys.map((key) => (value as Record<string, unknown>)[key]).find((one) => typeof one === 'string');
  return (reference as string | undefined) ?? null;
}

/**
 * Parses a line of the house feed.
 * @returns the record, or why it was refused with the path in the record
 */
export function parseHouseLine(text: string): HouseRecord | RefusedRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { reason: `is not JSON: ${(error as Error).message}`, recordReference: null };
  }
  if (SUSPICIOUS_ESCAPE.test(text) && !isStorable(value))
    return {
      reason: 'contains invalid characters (NUL or an unpaired surrogate)',
      recordReference: referenceOf(value),
    };
  return validateRecord(value);
}

/** Validates a value as a record of the house feed. Never throws: a value whose validation fails is refused. */
export function validateRecord(value: unknown): HouseRecord | RefusedRecord {
  try {
    return validated(value);
  } catch (error) {
    return { reason: `cannot be read: ${error}`, recordReference: null };
  }
}

function validated(value: unknown): HouseRecord | RefusedRecord {
  const found = houseRecord.safeParse(value);
  if (found.success) return found.data;
  const issues = found.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  const more = issues.length > MAX_ISSUES ? ` (and ${issues.length - MAX_ISSUES} more)` : '';
  return { reason: issues.slice(0, MAX_ISSUES).join('; ') + more, recordReference: referenceOf(value) };
}

export function isRefused(record: HouseRecord | RefusedRecord): record is RefusedRecord {
  return 'reason' in record;
}

/** A valid record's name for reports. */
export function nameOf(record: HouseRecord): string | null {
  return referenceOf(record);
}
