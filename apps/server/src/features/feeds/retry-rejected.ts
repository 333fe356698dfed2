import { companyCodes } from '@titlenet/catalogue/companies';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { FeedFile } from './feed-file.ts';
import { type HouseFormat, importHouse } from './house/import-house.ts';
import { type ImportOptions, importOnix } from './import-onix.ts';
import type { ImportReport } from './import-report.ts';
import {
  completeRun,
  findRunsToRetry,
  findWaitingRecords,
  markRetried,
  type RunToRetry,
} from './rejections.queries.ts';

const PAGE = 100;

/**
 * Takes the rejected records of a run, or of all runs, again, as if they stood in a file of their own behind the
 * opening of theirs, and marks those that went in. A message that does not say when it was sent counts as sent when it
 * first came. `company` speaks for runs that went by the imprint.
 *
 * Gives a report for each run of which records waited. Throws when the database is gone.
 */
export async function retryRejected(options: ImportOptions & { runId?: number }): Promise<ImportReport[]> {
  const { runId, ...rest } = options;
  const reports: ImportReport[] = [];
  for (const run of await findRunsToRetry(options.database.long, runId)) reports.push(await retryRun(run, rest));
  return reports;
}

async function retryRun(run: RunToRetry, options: ImportOptions): Promise<ImportReport> {
  const db = options.database.long;
  const file = new RejectedFile(db, run);
  const stillRejected = new Map<number, string>();
  const onRejected = ({ offset, reason }: { offset: number; reason: string }) => {
    const id = file.recordAt(offset);
    if (id !== undefined) stillRejected.set(id, reason);
  };
  const report = await readAgain(file, run, { ...options, onRejected });
  // What the import did not get to, when the file itself is refused, waits on.
  const taken = report.unreadable ? [] : file.ids.filter((id) => !stillRejected.has(id));
  await markRetried(db, report.runId!, taken, stillRejected);
  await completeRun(db, run.id);
  return report;
}

function readAgain(file: FeedFile, run: RunToRetry, options: ImportOptions): Promise<ImportReport> {
  const [, form, how = ''] = /^(\w+) (.*)$/s.exec(run.options) ?? [];
  if (form === 'house') return importHouse(file, { ...options, format: JSON.parse(how) as HouseFormat });
  const company = companyCodes.find((code) => code === how) ?? options.company;
  return importOnix(file, { ...options, company, countsAsSentAt: run.startedAt });
}

const DECLARED_ENCODING = /^(\s*<\?xml[^>]*?)\s+encoding\s*=\s*["'][^"']*["']/;
const ROOT = /<((?:[\w.-]{1,32}:)?onix\w*)[\s>]/i;

/** A run's rejected records as a file, which remembers where it wrote each of them. */
class RejectedFile implements FeedFile {
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
    // What is kept has been decoded: from here on it is UTF-8, whatever it was.
    const opening = Buffer.from(this.#run.opening.replace(DECLARED_ENCODING, '$1'), 'utf8');
    if (opening.length > 0) yield opening;
    let at = opening.length;
    for (let after = 0; ; ) {
      const records = await findWaitingRecords(this.#db, this.#run.id, after, PAGE);
      if (records.length === 0) break;
      for (const { id, record } of records) {
        const bytes = Buffer.from(`${record}\n`, 'utf8');
        this.ids.push(id);
        this.#starts.push(at);
        at += bytes.length;
        after = id;
        yield bytes;
      }
    }
    const root = ROOT.exec(this.#run.opening)?.[1];
    if (root) yield Buffer.from(`</${root}>\n`, 'utf8');
  }

  /** The record in which this byte stands: a record that hides others is rejected in pieces. */
  recordAt(offset: number): number | undefined {
    const next = this.#starts.findIndex((start) => start > offset);
    return this.ids[(next < 0 ? this.#starts.length : next) - 1];
  }
}
