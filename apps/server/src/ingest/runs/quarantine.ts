import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { storableText } from '../storable-text.ts';
import { countRejection, type ImportReport, type Rejection } from './import-report.ts';
import { addRejections, type KeptRejection, keepOpening } from './rejections.queries.ts';

/** Longest text of a record that is kept, in characters: the largest real records of ONIX have some 300,000. */
const LONGEST_RECORD = 1_048_576;
/** What one run may keep, in characters. Who gives a wrong file loses no disk, and can give the right one again. */
const MOST_OF_RUN = 64 * 1_048_576;
const BATCH = 100;
/** What is shown of a reason and of a record's name, which may quote the record: a report holds a thousand of them. */
const LONGEST_REASON = 1_000;
const LONGEST_REFERENCE = 200;

/** Hears of rejected records instead of the store. */
export type OnRejected = (rejection: Rejection) => void;

/** The rejected records of one run: counted in its report at once, written to the store in batches. */
export class Quarantine {
  readonly #db: Kysely<Tables>;
  readonly #runId: number;
  readonly #report: ImportReport;
  readonly #onRejected: OnRejected | undefined;
  #waiting: KeptRejection[] = [];
  #opening: string | null = null;
  #room = MOST_OF_RUN;

  constructor(db: Kysely<Tables>, runId: number, report: ImportReport, onRejected?: OnRejected) {
    this.#db = db;
    this.#runId = runId;
    this.#report = report;
    this.#onRejected = onRejected;
  }

  /** What stands before the first record, kept when the first record is. */
  set opening(text: string) {
    this.#opening = text;
  }

  /** From now on records are rejected without their text. */
  keepNoRecords(): void {
    this.#room = 0;
  }

  /** Rejects a record; `record` is its text where it may go in when the cause is mended. */
  reject(rejected: Rejection, record: string | null = null): void {
    const { reason, recordReference } = rejected;
    const rejection = {
      ...rejected,
      reason: beginning(reason, LONGEST_REASON),
      recordReference: recordReference && beginning(recordReference, LONGEST_REFERENCE),
    };
    countRejection(this.#report, rejection);
    if (this.#onRejected) {
      this.#onRejected(rejection);
      return;
    }
    const isKept = record && record.length <= Math.min(LONGEST_RECORD, this.#room);
    if (isKept) this.#room -= record.length;
    this.#waiting.push({ ...rejection, record: isKept ? storableText(record) : null });
  }

  /** Writes what was rejected, if it is enough for a batch. */
  async flushBatch(): Promise<void> {
    if (this.#waiting.length >= BATCH) await this.flush();
  }

  async flush(): Promise<void> {
    for (let batch = this.#waiting.splice(0, BATCH); batch.length > 0; batch = this.#waiting.splice(0, BATCH)) {
      if (this.#opening !== null && batch.some(({ record }) => record !== null)) {
        await keepOpening(this.#db, this.#runId, storableText(this.#opening));
        this.#opening = null;
      }
      await addRejections(this.#db, this.#runId, batch);
    }
  }
}

/** A copy, where it is cut: a mere slice would keep the whole text in memory. */
const beginning = (text: string, longest: number) =>
  storableText(text.length > longest ? `${Buffer.from(text.slice(0, longest)).toString()}…` : text);
