import type { HouseRecord } from '@titlenet/catalogue/house-record';
import { houseRecord } from '@titlenet/contract/feeds/house-record';
import type { FeedLine } from './read-lines.ts';

export interface RefusedRecord {
  reason: string;
  /** What the sender calls it, as far as it says. */
  recordReference: string | null;
}

/** A record or why there is none, and where it stands. */
export type Found = [HouseRecord | RefusedRecord, FeedLine];

const MOST_ISSUES = 3;
/** What JSON can write and PostgreSQL cannot store: NUL, and halves of a surrogate pair. */
const SUSPICIOUS_ESCAPE = /\\u(?:0000|d[89a-f])/i;

/** Without recursion: how deep a value goes is the sender's choice. */
function isStorable(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (!next.isWellFormed() || next.includes('\0')) return false;
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, member] of Object.entries(next)) waiting.push(name, member);
    }
  }
  return true;
}

/** Whose record it is, for reports: the keys of all kinds, the most telling first. */
function referenceOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const keys = ['recordReference', 'isbn', 'subject', 'id', 'code', 'name'] as const;
  const told = keys.map((key) => (value as Record<string, unknown>)[key]).find((one) => typeof one === 'string');
  return (told as string | undefined) ?? null;
}

/** One line of the house feed as a record, or why it is none, with the place inside the record. */
export function parseHouseLine(text: string): HouseRecord | RefusedRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { reason: `is not JSON: ${(error as Error).message}`, recordReference: null };
  }
  if (SUSPICIOUS_ESCAPE.test(text) && !isStorable(value))
    return {
      reason: 'holds characters that are none (NUL or half a surrogate pair)',
      recordReference: referenceOf(value),
    };
  return validateRecord(value);
}

/** A value that is to be a record of the house feed. Never throws: one that cannot be looked at is refused, too. */
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
  const more = issues.length > MOST_ISSUES ? ` (and ${issues.length - MOST_ISSUES} more)` : '';
  return { reason: issues.slice(0, MOST_ISSUES).join('; ') + more, recordReference: referenceOf(value) };
}

export function isRefused(record: HouseRecord | RefusedRecord): record is RefusedRecord {
  return 'reason' in record;
}

/** What a report calls a good record. */
export function nameOf(record: HouseRecord): string | null {
  return referenceOf(record);
}
