import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { storableText } from '../storable-text.ts';
import { countRejection, type ImportReport, type Rejection } from './import-report.ts';
import { addRejections, type StoredRejection, storePreamble } from './rejections.queries.ts';

/** Maximum characters of a rejected record's text; the largest real ONIX records have about 300,000. */
const MAX_RECORD_LENGTH = 1_048_576;
/** Maximum characters stored per run, so that a wrong file does not fill the disk. */
const MAX_RUN_LENGTH = 64 * 1_048_576;
const BATCH_SIZE = 100;
/** Maximum characters of a reason and of a record's name, which may quote the record. */
const MAX_REASON_LENGTH = 1_000;
const MAX_REFERENCE_LENGTH = 200;

/** Called with rejected records, which are then not stored. */
export type OnRejected = (rejection: Rejection) => void;

/** Collects the rejected records of a run: counts them at once and stores them in batches. */
export class Quarantine {
  readonly #db: Kysely<Tables>;
  readonly #runId: number;
  readonly #report: ImportReport;
  readonly #onRejected: OnRejected | undefined;
  #waiting: StoredRejection[] = [];
  #preamble: string | null = null;
  #remainingLength = MAX_RUN_LENGTH;

  constructor(db: Kysely<Tables>, runId: number, report: ImportReport, onRejected?: OnRejected) {
    this.#db = db;
    this.#runId = runId;
    this.#report = report;
    this.#onRejected = onRejected;
  }

  /** Text before the first record, such as the ONIX header; stored with the first rejected record. */
  set preamble(text: string) {
    this.#preamble = text;
  }

  /** From now on, records are rejected without storing their text. */
  discardTexts(): void {
    this.#remainingLength = 0;
  }

  /**
   * Rejects a record.
   * @param record its text, if it can be retried later
   */
  reject(rejected: Rejection, record: string | null = null): void {
    const { reason, recordReference } = rejected;
    const rejection = {
      ...rejected,
      reason: beginning(reason, MAX_REASON_LENGTH),
      recordReference: recordReference && beginning(recordReference, MAX_REFERENCE_LENGTH),
    };
    countRejection(this.#report, rejection);
    if (this.#onRejected) {
      this.#onRejected(rejection);
      return;
    }
    const isStored = record && record.length <= Math.min(MAX_RECORD_LENGTH, this.#remainingLength);
    if (isStored) this.#remainingLength -= record.length;
    this.#waiting.push({ ...rejection, record: isStored ? storableText(record) : null });
  }

  /** Stores the rejected records if there are enough for a batch. */
  async flushBatch(): Promise<void> {
    if (this.#waiting.length >= BATCH_SIZE) await this.flush();
  }

  async flush(): Promise<void> {
    for (
      let batch = this.#waiting.splice(0, BATCH_SIZE);
      batch.length > 0;
      batch = this.#waiting.splice(0, BATCH_SIZE)
    ) {
      if (this.#preamble !== null && batch.some(({ record }) => record !== null)) {
        await storePreamble(this.#db, this.#runId, storableText(this.#preamble));
        this.#preamble = null;
      }
      await addRejections(this.#db, this.#runId, batch);
    }
  }
}

/** Copies the text when it is cut: a slice would keep the whole text in memory. */
const beginning = (text: string, maxLength: number) =>
  storableText(text.length > maxLength ? `${Buffer.from(text.slice(0, maxLength)).toString()}…` : text);
