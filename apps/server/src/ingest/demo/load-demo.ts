import { narrators } from '@titlenet/demo-catalogue/companies/staff';
import { dayOf, defaultReferenceDate } from '@titlenet/demo-catalogue/demo-dates';
import type { DemoGrant } from '@titlenet/demo-catalogue/demo-grant';
import { type DemoTitle, demoCatalogue } from '@titlenet/demo-catalogue/demo-titles';
import { ListCollector } from '@titlenet/demo-catalogue/lists/list-collector';
import { withoutPartSections } from '@titlenet/demo-catalogue/records/part-messages';
import type { OpenDatabase } from '../../database/connection.ts';
import { analyzeTitles } from '../../projection/analyze-titles.queries.ts';
import { type SaveOutcome, saveTitles } from '../../projection/save-titles.ts';
import { putPeople } from '../../records/reference-rows.queries.ts';
import { isoTime } from '../../records/sent-time.ts';
import { TermRegistry } from '../../records/terms.queries.ts';
import { putTradeCategories } from '../../records/trade-categories.queries.ts';
import { putUserLists } from '../../records/user-lists.queries.ts';
import {
  countDemoRecords,
  type DemoRun,
  findListsOf,
  findUnfinishedDemoRun,
  finishDemoRun,
  grantOnce,
  listKey,
  startDemoRun,
  touchDemoRun,
} from './demo.queries.ts';
import { type DemoTarget, inBatches, paces, peopleByIds, saveBesides } from './save-demo.ts';

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

export type DemoReport = Record<SaveOutcome | 'read' | 'titles' | 'skipped' | 'seconds', number>;

/** Titles whose messages are saved together. */
const CHUNK = 500;

/**
 * Loads the demo catalogue as the house's own feeds: titles with their sales, projections, publicity and awards, the
 * ranked lists of trade categories, people, their permissions and their lists. The same demo twice changes nothing. A
 * load that was cut off goes on where it was when it is asked for again.
 *
 * Throws what the database throws, and the signal's reason; what was saved until then stays.
 */
export async function loadDemo(options: LoadDemoOptions): Promise<DemoReport> {
  const { database, titles, seed, grants, signal, referenceDate = defaultReferenceDate(), onProgress } = options;
  const db = database.batch;
  const startedAt = performance.now();
  await grantOnce(db, grants);
  await putPeople(db, peopleByIds(narrators.map(({ id, name }) => [id, name] as const)));
  const run = await openRun(options, referenceDate);
  const skipped = run.resumed ? Math.max(0, (await countDemoRecords(db)) - 2 * CHUNK) : 0;

  const saved = { read: 0, added: 0, updated: 0, unchanged: 0, older: 0, deleted: 0 };
  const report: DemoReport = { ...saved, titles, skipped, seconds: 0 };
  const pace = paces[database.kind === 'embedded' && options.isAlone ? 'alone' : database.kind];
  const writing = { isHouse: true, runId: run.id, terms: new TermRegistry(isoTime(run.startedAt)) };
  const target: DemoTarget = { database, pace, options: writing, today: dayOf(referenceDate), signal };
  const listed = new ListCollector();
  let done = skipped;
  for (const chunk of chunksOf(noting(demoCatalogue({ titles, seed, referenceDate }), listed), CHUNK, skipped)) {
    signal?.throwIfAborted();
    await touchDemoRun(db, run.id);
    const messages = await saveBesides(chunk, target);
    const records = chunk.map(({ record }, index) => withoutPartSections(record, messages[index]!));
    await atOnce(records, target, async (round) => {
      for (const outcome of await saveTitles(db, round, writing)) report[outcome] += 1;
      report.read += round.length;
      done += round.length;
      onProgress?.(done, titles);
    });
  }
  await putTradeCategories(db, listed.categories());
  await putNewLists(options, listed);
  await analyzeTitles(database, report.added + report.updated);
  report.seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  await finishDemoRun(db, run.id, report);
  return report;
}

/** The run that was cut off when it is of the same demo, else a new one. */
async function openRun(
  { database, titles, seed, startedBy }: LoadDemoOptions,
  referenceDate: string,
): Promise<Pick<DemoRun, 'id' | 'startedAt'> & { resumed: boolean }> {
  const cutOff = await findUnfinishedDemoRun(database.batch);
  const isSame = cutOff && cutOff.titles === titles && cutOff.seed === seed && cutOff.referenceDate === referenceDate;
  if (isSame) return { ...cutOff, resumed: true };
  const run = await startDemoRun(database.batch, { titles, seed, referenceDate }, startedBy ?? null);
  return { ...run, resumed: false };
}

function* noting(catalogue: Iterable<DemoTitle>, listed: ListCollector): Generator<DemoTitle> {
  for (const title of catalogue) {
    listed.add(title);
    yield title;
  }
}

function* chunksOf(titles: Iterable<DemoTitle>, size: number, skip: number): Generator<DemoTitle[]> {
  let chunk: DemoTitle[] = [];
  let passed = 0;
  for (const title of titles) {
    passed += 1;
    if (passed <= skip) continue;
    chunk.push(title);
    if (chunk.length === size) {
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
}

/** While PostgreSQL writes one round the next is derived here; the embedded database has one turn for all. */
async function atOnce<Item>(
  items: readonly Item[],
  { pace, signal }: DemoTarget,
  save: (round: readonly Item[]) => Promise<void>,
): Promise<void> {
  const { titles, titlesAtOnce } = pace;
  const share = Math.ceil(items.length / titles / titlesAtOnce) * titles;
  const workers = Array.from({ length: titlesAtOnce }, (_, worker) =>
    inBatches(items.slice(worker * share, (worker + 1) * share), titles, signal, save),
  );
  const failed = (await Promise.allSettled(workers)).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Gives people the lists that they do not have. */
async function putNewLists({ database, grants }: LoadDemoOptions, listed: ListCollector): Promise<void> {
  const lists = listed.lists(grants);
  const theirs = await findListsOf(
    database.batch,
    lists.map(({ owner }) => owner),
  );
  await putUserLists(
    database.batch,
    lists.filter((list) => !theirs.has(listKey(list))),
  );
}
