import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { FeedFile } from '../feed-file.ts';
import { findWaitingRecords, type RunToRetry, type WaitingRecord } from './rejections.queries.ts';

const PAGE_SIZE = 100;

const DECLARED_ENCODING = /^(\s{0,99}<\?xml[^>]{0,99}?)\s{1,99}encoding\s{0,99}=\s{0,99}["'][^"']{0,99}["']/;
const ROOT = /<((?:[\w.-]{1,32}:)?onix\w*)[\s>]/i;

/**
 * Reads the waiting records of a run as the texts of a file, with the preamble and the closing tag of their file.
 * @param before returns text to insert before a record
 * @returns texts; `id` is null for text that is no record
 */
export async function* rejectedTexts(
  db: Kysely<Tables>,
  run: Pick<RunToRetry, 'id' | 'preamble'>,
  before: (record: WaitingRecord) => string = () => '',
): AsyncGenerator<{ id: number | null; text: string }> {
  // Stored text is already decoded, so the declared encoding no longer applies.
  const preamble = run.preamble.replace(DECLARED_ENCODING, '$1');
  if (preamble) yield { id: null, text: preamble };
  for (let after = 0; ; ) {
    const records = await findWaitingRecords(db, run.id, after, PAGE_SIZE);
    if (records.length === 0) break;
    for (const waiting of records) {
      yield { id: waiting.id, text: `${before(waiting)}${waiting.record}\n` };
      after = waiting.id;
    }
  }
  const root = ROOT.exec(run.preamble)?.[1];
  if (root) yield { id: null, text: `</${root}>\n` };
}

/** The rejected records of a run as a file that remembers the offset of each record. */
export class RejectedFile implements FeedFile {
  readonly name: string;
  readonly isRepeatable = false;
  readonly ids: number[] = [];
  readonly #starts: number[] = [];
  readonly #db: Kysely<Tables>;
  readonly #run: RunToRetry;

  constructor(db: Kysely<Tables>, run: RunToRetry) {
    this.#db = db;
    this.#run = run;
    this.name = `${run.fileName} (rejected in run ${run.id})`;
  }

  async *open(): AsyncGenerator<Uint8Array> {
    let at = 0;
    for await (const { id, text } of rejectedTexts(this.#db, this.#run)) {
      const bytes = Buffer.from(text, 'utf8');
      if (id !== null) {
        this.ids.push(id);
        this.#starts.push(at);
      }
      at += bytes.length;
      yield bytes;
    }
  }

  /** Finds the record at a byte offset; a record that contains others is rejected in parts. */
  recordAt(offset: number): number | undefined {
    const next = this.#starts.findIndex((start) => start > offset);
    return this.ids[(next < 0 ? this.#starts.length : next) - 1];
  }
}
