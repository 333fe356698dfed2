import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { FeedFile } from '../feed-file.ts';
import { findWaitingRecords, type RunToRetry, type WaitingRecord } from './rejections.queries.ts';

const PAGE = 100;

/** Looked for in so many characters: the time that it takes where there is none grows with their square. */
const DECLARED_ENCODING = /^(\s*<\?xml[^>]*?)\s+encoding\s*=\s*["'][^"']*["']/;
const DECLARATION = 400;
const ROOT = /<((?:[\w.-]{1,32}:)?onix\w*)[\s>]/i;

/**
 * The rejected records of a run that wait, as the texts of a file of their own: behind the opening of theirs and closed
 * as it was. `id` is null where a text is no record. `before` gives what is to stand before a record.
 */
export async function* rejectedTexts(
  db: Kysely<Tables>,
  run: Pick<RunToRetry, 'id' | 'opening'>,
  before: (record: WaitingRecord) => string = () => '',
): AsyncGenerator<{ id: number | null; text: string }> {
  // What is kept has been decoded: from here on it is UTF-8, whatever it was.
  const declaration = run.opening.slice(0, DECLARATION).replace(DECLARED_ENCODING, '$1');
  const opening = declaration + run.opening.slice(DECLARATION);
  if (opening) yield { id: null, text: opening };
  for (let after = 0; ; ) {
    const records = await findWaitingRecords(db, run.id, after, PAGE);
    if (records.length === 0) break;
    for (const waiting of records) {
      yield { id: waiting.id, text: `${before(waiting)}${waiting.record}\n` };
      after = waiting.id;
    }
  }
  const root = ROOT.exec(run.opening)?.[1];
  if (root) yield { id: null, text: `</${root}>\n` };
}

/** A run's rejected records as a file, which remembers where it wrote each of them. */
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

  /** The record in which this byte stands: a record that hides others is rejected in pieces. */
  recordAt(offset: number): number | undefined {
    const next = this.#starts.findIndex((start) => start > offset);
    return this.ids[(next < 0 ? this.#starts.length : next) - 1];
  }
}
