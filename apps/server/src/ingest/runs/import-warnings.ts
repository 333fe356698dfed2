import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { RunWarning, RunWarnings } from '@titlenet/contract/imports';
import type { OnixWarning } from '@titlenet/onix/read/onix-values';

/** A warning about a record of any feed. */
export type RecordWarning = OnixWarning;

/** A record with a warning. */
export interface WarnedRecord {
  recordReference: string;
  isbn: string | null;
  line: number;
  offset: number;
}

/** Maximum number of distinct values per path and message; further values are counted together. */
const MAX_VALUES = 20;
const MAX_KINDS = 200;
const MAX_EXAMPLES = 5;
const MAX_TEXT_LENGTH = 120;

/** Copies the beginning of a text. A slice would keep the whole record in memory. */
const shortened = (text: string) =>
  Buffer.from(text.slice(0, MAX_TEXT_LENGTH)).toString().replaceAll('\0', '') +
  (text.length > MAX_TEXT_LENGTH ? '…' : '');

/**
 * Groups the warnings of a file: a million records with the same unknown code are one group with a count and examples.
 */
export class ImportWarnings implements RunWarnings {
  readonly warnings: RunWarning[] = [];
  unnamed = 0;
  readonly #kinds = new Map<string, RunWarning>();
  readonly #values = new Map<string, number>();
  /** Byte offset of the last record with a warning of each kind. */
  readonly #lastOf = new Map<RunWarning, number>();

  add({ path, message, value }: RecordWarning, record: WarnedRecord): void {
    const shownValue = value === undefined ? null : shortened(value);
    const kind = this.#kindOf(shortened(path), shortened(message), shownValue);
    if (!kind) {
      this.unnamed++;
      return;
    }
    // When values are counted together, a record may have several warnings of one kind.
    if (this.#lastOf.get(kind) === record.offset) return;
    this.#lastOf.set(kind, record.offset);
    kind.count++;
    if (kind.examples.length >= MAX_EXAMPLES) return;
    const recordReference = shortened(record.recordReference);
    kind.examples.push({ ...record, recordReference, value: shownValue });
  }

  /** Finds or adds the kind of a warning; undefined when there are too many kinds. */
  #kindOf(path: string, message: string, value: string | null): RunWarning | undefined {
    const key = JSON.stringify([path, message, value]);
    const cached = this.#kinds.get(key);
    if (cached) return cached;
    const pathKey = JSON.stringify([path, message]);
    const values = this.#values.get(pathKey) ?? 0;
    if (value !== null && values >= MAX_VALUES) return this.#kindOf(path, message, null);
    if (this.warnings.length >= MAX_KINDS) return undefined;
    const kind = { path, message, value, count: 0, examples: [] };
    this.#values.set(pathKey, values + 1);
    this.#kinds.set(key, kind);
    this.warnings.push(kind);
    return kind;
  }
}

/** Formats a kind of warning as one line: 'Price/CurrencyCode: Unknown code "USDD", in 3 records'. */
export function warningText({ path, message, value, count, examples }: RunWarning): string {
  const isRest = value === null && examples.some((one) => one.value !== null);
  const valueText = value === null ? (isRest ? ', further values' : '') : ` ${JSON.stringify(value)}`;
  const prefix = path === '' ? '' : `${path}: `;
  return `${prefix}${message}${valueText}, in ${count === 1 ? 'one record' : `${formatCount(count)} records`}`;
}
