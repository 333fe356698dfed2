import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { OpenDatabase } from '../../database/connection.ts';
import { analyzeTitles } from '../../store/analyze-titles.queries.ts';
import { type SaveOutcome, saveTitles } from '../../store/save-titles.ts';
import { TermNumbers } from '../../store/terms.queries.ts';
import {
  countDemoRecords,
  type DemoGrant,
  type DemoRun,
  findUnfinishedDemoRun,
  finishDemoRun,
  grantOnce,
  putPeople,
  startDemoRun,
} from './demo.queries.ts';
import { defaultReferenceDate } from './demo-dates.ts';
import { demoTitles } from './demo-titles.ts';
import { narrators } from './staff.ts';

export interface LoadDemoOptions {
  database: OpenDatabase;
  titles: number;
  seed: number;
  /** See DemoOptions. */
  referenceDate?: string;
  /** Who may do what in it. */
  grants: readonly DemoGrant[];
  /** Nobody reads while it runs, so that transactions may be long on the embedded database too. */
  isAlone?: boolean;
  /** Kept with the run. */
  startedBy?: string;
  /** After each round: records done, of all. */
  onProgress?: (done: number, total: number) => void;
  /** Ends the load between two rounds; it can go on later. */
  signal?: AbortSignal;
}

export type DemoReport = Record<SaveOutcome, number> & { titles: number; skipped: number; seconds: number };

/** Reads on the embedded database wait for whole transactions (DESIGN §6); PostgreSQL gains by long ones. */
const ROUND = { embedded: 5, alone: 50, postgres: 250 } as const;
const ROUNDS_AT_ONCE = { embedded: 1, postgres: 2 } as const;
/** Records between two notes of people. */
const CHUNK = 500;

/**
 * Loads the demo catalogue as the house's own feed, with the permissions of the demo people and a person for every
 * photo. The same demo twice changes nothing. A load that was cut off goes on where it was when it is asked for again.
 *
 * Throws what the database throws, and the signal's reason; what was saved until then stays.
 */
export async function loadDemo(options: LoadDemoOptions): Promise<DemoReport> {
  const { database, titles, seed, referenceDate = defaultReferenceDate(), onProgress, signal } = options;
  const db = database.long;
  const startedAt = performance.now();
  await grantOnce(db, options.grants);
  await putPeople(db, new Map(narrators.map(({ id, name }) => [id, name])));
  const run = await openRun(options, referenceDate);
  const skipped = run.resumed ? Math.max(0, (await countDemoRecords(db)) - 2 * CHUNK) : 0;

  const report: DemoReport = { added: 0, updated: 0, unchanged: 0, older: 0, deleted: 0, titles, skipped, seconds: 0 };
  const terms = new TermNumbers();
  let done = skipped;
  const save = async (records: readonly TitleRecord[]) => {
    const outcomes = await saveTitles(db, records, { isHouse: true, runId: run.id, terms });
    for (const outcome of outcomes) report[outcome] += 1;
    done += records.length;
    onProgress?.(done, titles);
  };
  for (const chunk of chunksOf(demoTitles({ titles, seed, referenceDate }), CHUNK, skipped)) {
    signal?.throwIfAborted();
    await putPeople(db, peopleOf(chunk));
    await inRounds(chunk, options, save);
  }
  if (database.kind === 'embedded') await analyzeTitles(db, report.added + report.updated);
  report.seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  await finishDemoRun(db, run.id, report);
  return report;
}

/** The run that was cut off when it is of the same demo, else a new one. */
async function openRun(
  { database, titles, seed, startedBy }: LoadDemoOptions,
  referenceDate: string,
): Promise<Pick<DemoRun, 'id'> & { resumed: boolean }> {
  const cutOff = await findUnfinishedDemoRun(database.long);
  const isSame = cutOff && cutOff.titles === titles && cutOff.seed === seed && cutOff.referenceDate === referenceDate;
  if (isSame) return { id: cutOff.id, resumed: true };
  return { id: await startDemoRun(database.long, { titles, seed, referenceDate }, startedBy ?? null), resumed: false };
}

function* chunksOf(records: Iterable<TitleRecord>, size: number, skip: number): Generator<TitleRecord[]> {
  let chunk: TitleRecord[] = [];
  let passed = 0;
  for (const record of records) {
    passed += 1;
    if (passed <= skip) continue;
    chunk.push(record);
    if (chunk.length === size) {
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
}

async function inRounds(
  chunk: readonly TitleRecord[],
  { database, isAlone, signal }: LoadDemoOptions,
  save: (records: readonly TitleRecord[]) => Promise<void>,
): Promise<void> {
  const size = ROUND[database.kind === 'embedded' && isAlone ? 'alone' : database.kind];
  const rounds = Array.from({ length: Math.ceil(chunk.length / size) }, (_, index) =>
    chunk.slice(index * size, (index + 1) * size),
  );
  // While PostgreSQL writes one round the next is derived here; the embedded database has one turn for all.
  const workers = Array.from({ length: ROUNDS_AT_ONCE[database.kind] }, async () => {
    for (let round = rounds.shift(); round; round = rounds.shift()) {
      signal?.throwIfAborted();
      await save(round);
    }
  });
  const failed = (await Promise.allSettled(workers)).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Everybody with an id of a photo, by id. */
function peopleOf(records: readonly TitleRecord[]): Map<string, string> {
  const people = new Map<string, string>();
  for (const { bar, sheet } of records) {
    const { authorId, artistId } = sheet.editorial ?? {};
    if (authorId && authorId !== '0' && bar.author1) people.set(authorId, bar.author1);
    if (artistId && artistId !== '0' && artistId !== '(none)' && bar.author2) people.set(artistId, bar.author2);
  }
  return people;
}
