import type { RunWarning, RunWarnings } from '@titlenet/contract/imports';
import type { OnixWarning } from '@titlenet/onix/read/onix-values';

/** A record of which something is warned. */
export interface WarnedRecord {
  recordReference: string;
  isbn: string | null;
  line: number;
  offset: number;
}

/** Values of one place and message that are told apart; a wrong ISBN is another one in each record. */
const MOST_VALUES = 20;
const MOST_KINDS = 200;
const MOST_EXAMPLES = 5;
const LONGEST_TEXT = 120;

/** A copy of the beginning that the store takes: a mere slice would keep the whole record in memory. */
const shortened = (text: string) =>
  Buffer.from(text.slice(0, LONGEST_TEXT)).toString().replaceAll('\0', '') + (text.length > LONGEST_TEXT ? '…' : '');

/**
 * What the records of one file are warned of, however many they are: a million records with one unknown code are one
 * kind with its count and a few examples.
 */
export class ImportWarnings implements RunWarnings {
  readonly warnings: RunWarning[] = [];
  unnamed = 0;
  readonly #kinds = new Map<string, RunWarning>();
  readonly #values = new Map<string, number>();
  /** Where the record stands of which each kind was warned last. */
  readonly #lastOf = new Map<RunWarning, number>();

  add({ path, message, value }: OnixWarning, record: WarnedRecord): void {
    const said = value === undefined ? null : shortened(value);
    const kind = this.#kindOf(shortened(path), shortened(message), said);
    if (!kind) {
      this.unnamed++;
      return;
    }
    // Where values are not told apart any more, a record may have several of one kind.
    if (this.#lastOf.get(kind) === record.offset) return;
    this.#lastOf.set(kind, record.offset);
    kind.count++;
    if (kind.examples.length >= MOST_EXAMPLES) return;
    const recordReference = shortened(record.recordReference);
    kind.examples.push({ ...record, recordReference, value: said });
  }

  /** The kind that a warning is of; undefined where too many are known. */
  #kindOf(path: string, message: string, value: string | null): RunWarning | undefined {
    const key = JSON.stringify([path, message, value]);
    const known = this.#kinds.get(key);
    if (known) return known;
    const place = JSON.stringify([path, message]);
    const values = this.#values.get(place) ?? 0;
    if (value !== null && values >= MOST_VALUES) return this.#kindOf(path, message, null);
    if (this.warnings.length >= MOST_KINDS) return undefined;
    const kind = { path, message, value, count: 0, examples: [] };
    this.#values.set(place, values + 1);
    this.#kinds.set(key, kind);
    this.warnings.push(kind);
    return kind;
  }
}

/** A kind of warning in one line: 'Price/CurrencyCode: Unknown code "USDD", in 3 records'. */
export function warningText({ path, message, value, count, examples }: RunWarning): string {
  const isRest = value === null && examples.some((one) => one.value !== null);
  const said = value === null ? (isRest ? ', further values' : '') : ` ${JSON.stringify(value)}`;
  const place = path === '' ? '' : `${path}: `;
  return `${place}${message}${said}, in ${count === 1 ? 'one record' : `${count.toLocaleString('en-US')} records`}`;
}
