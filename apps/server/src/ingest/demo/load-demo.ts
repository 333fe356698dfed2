import { dayAfter } from '@titlenet/catalogue/formatting/days';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { narrators } from '@titlenet/demo-catalogue/companies/staff';
import { dayOf, defaultReferenceDate } from '@titlenet/demo-catalogue/demo-dates';
import type { DemoGrant } from '@titlenet/demo-catalogue/demo-grant';
import { type DemoTitle, demoCatalogue } from '@titlenet/demo-catalogue/demo-titles';
import { ListCollector } from '@titlenet/demo-catalogue/lists/list-collector';
import { earlierVersion } from '@titlenet/demo-catalogue/records/earlier-version';
import { withoutPartSections } from '@titlenet/demo-catalogue/records/part-messages';
import type { OpenDatabase } from '../../database/connection.ts';
import { changeRights } from '../../people/change-rights.queries.ts';
import { putUserLists } from '../../people/user-lists.queries.ts';
import { putPeople } from '../../records/reference-rows.queries.ts';
import { refreshSalesRanks } from '../../records/sales-ranks.queries.ts';
import { isoTime } from '../../records/sent-time.ts';
import { TermRegistry } from '../../records/terms.queries.ts';
import { putTradeCategories } from '../../records/trade-categories.queries.ts';
import { analyzeTitles } from '../../write-titles/analyze-titles.queries.ts';
import { type SaveOutcome, saveTitles } from '../../write-titles/save-titles.ts';
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
import { putDemoPacks } from './demo-packs.queries.ts';
import { type DemoTarget, inBatches, PACE, peopleByIds, refreshDemoFigures, saveRelatedRecords } from './save-demo.ts';

/** The meetings of the demo's packs are so many days after its reference date, which may be a month ago. */
const DAYS_TO_MEETING = 45;

export interface LoadDemoOptions {
  database: OpenDatabase;
  titles: number;
  seed: number;
  /** See DemoOptions. */
  referenceDate?: string;
  /** Permissions of the demo people. */
  grants: readonly DemoGrant[];
  /** Stored with the run. */
  startedBy?: string;
  /** Called after each transaction with the number of titles loaded and in all. */
  onProgress?: (done: number, total: number) => void;
  /** Stops the load between two transactions; a later call resumes it. */
  signal?: AbortSignal;
}

export type DemoReport = Record<SaveOutcome | 'read' | 'titles' | 'skipped' | 'seconds', number>;

/**
 * Loads the demo catalogue like house feeds: titles with their sales, projections, publicity and awards, the ranked
 * lists of trade categories, people, their permissions and their lists. Loading the same demo again changes nothing. A
 * load that was interrupted is resumed.
 * @throws errors of the database and the reason of `signal`; what was saved before is kept
 */
export async function loadDemo(options: LoadDemoOptions): Promise<DemoReport> {
  const { database, titles, seed, grants, signal, referenceDate = defaultReferenceDate(), onProgress } = options;
  const db = database.batch;
  const startedAt = performance.now();
  await changeRights(db, 'demo', (trx) => grantOnce(trx, grants));
  await putPeople(db, peopleByIds(narrators.map(({ id, name }) => [id, name] as const)));
  const run = await openRun(options, referenceDate);
  const skipped = run.resumed ? Math.max(0, (await countDemoRecords(db)) - 2 * PACE.chunk) : 0;

  const saved = { read: 0, added: 0, updated: 0, unchanged: 0, older: 0, deleted: 0 };
  const report: DemoReport = { ...saved, titles, skipped, seconds: 0 };
  const writing = { isInHouse: true, runId: run.id, terms: new TermRegistry(isoTime(run.startedAt)) };
  const listed = new ListCollector();
  let done = skipped;
  const catalogue = collectListed(demoCatalogue({ titles, seed, referenceDate }), listed);
  const target: DemoTarget = { database, options: writing, today: dayOf(referenceDate), signal };
  for (const chunk of chunksOf(catalogue, skipped)) {
    signal?.throwIfAborted();
    await touchDemoRun(db, run.id);
    const messages = await saveRelatedRecords(chunk, target);
    // There are messages for each title of the chunk.
    const records = chunk.map(({ record }, index) => withoutPartSections(record, messages[index]!));
    const firstSaved = await saveEarlierVersions(records, chunk, target);
    await inConcurrentBatches(records, target, async (round) => {
      const outcomes = await saveTitles(db, round, writing);
      round.forEach(({ source }, index) => {
        // A title whose earlier details were saved just before is new all the same.
        report[firstSaved.has(source.recordReference) ? 'added' : outcomes[index]!] += 1;
      });
      report.read += round.length;
      done += round.length;
      onProgress?.(done, titles);
    });
  }
  // Periods are reported by titles that are in the catalogue, and each chunk's sales are saved before its titles.
  await refreshDemoFigures(target);
  await refreshSalesRanks(db, signal);
  signal?.throwIfAborted();
  await putTradeCategories(db, listed.categories());
  await putNewLists(options, listed);
  await putDemoPacks(db, listed.lists(grants), dayAfter(referenceDate, DAYS_TO_MEETING));
  await analyzeTitles(db, report.added + report.updated);
  report.seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  await finishDemoRun(db, run.id, report);
  return report;
}

/**
 * Saves what was first sent of the titles that were changed later.
 * @returns the references of the records that were added
 */
async function saveEarlierVersions(
  records: readonly TitleRecord[],
  chunk: readonly DemoTitle[],
  { database, options, today, signal }: DemoTarget,
): Promise<Set<string>> {
  const added = new Set<string>();
  // The records are those of the chunk.
  const earlier = records.flatMap((record, index) => earlierVersion(record, chunk[index]!.edition.day - today) ?? []);
  await inBatches(earlier, PACE.titles, signal, async (batch) => {
    const outcomes = await saveTitles(database.batch, batch, { ...options, isInHouse: true });
    batch.forEach(({ source }, index) => {
      if (outcomes[index] === 'added') added.add(source.recordReference);
    });
  });
  return added;
}

/** Finds the interrupted run of the same demo, or starts a new one. */
async function openRun(
  { database, titles, seed, startedBy }: LoadDemoOptions,
  referenceDate: string,
): Promise<Pick<DemoRun, 'id' | 'startedAt'> & { resumed: boolean }> {
  const interrupted = await findUnfinishedDemoRun(database.batch);
  const isSame =
    interrupted?.titles === titles && interrupted.seed === seed && interrupted.referenceDate === referenceDate;
  if (isSame) return { ...interrupted, resumed: true };
  const run = await startDemoRun(database.batch, { titles, seed, referenceDate }, startedBy ?? null);
  return { ...run, resumed: false };
}

function* collectListed(catalogue: Iterable<DemoTitle>, listed: ListCollector): Generator<DemoTitle> {
  for (const title of catalogue) {
    listed.add(title);
    yield title;
  }
}

function* chunksOf(titles: Iterable<DemoTitle>, skip: number): Generator<DemoTitle[]> {
  let chunk: DemoTitle[] = [];
  let passed = 0;
  for (const title of titles) {
    passed += 1;
    if (passed <= skip) continue;
    chunk.push(title);
    if (chunk.length >= PACE.chunk) {
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
}

/** Saves batches concurrently, so that the next one is derived while PostgreSQL writes. */
async function inConcurrentBatches<Item>(
  items: readonly Item[],
  { signal }: DemoTarget,
  save: (round: readonly Item[]) => Promise<void>,
): Promise<void> {
  const { titles, concurrency } = PACE;
  const share = Math.ceil(items.length / titles / concurrency) * titles;
  const workers = Array.from({ length: concurrency }, (_, worker) =>
    inBatches(items.slice(worker * share, (worker + 1) * share), titles, signal, save),
  );
  const failed = (await Promise.allSettled(workers)).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Saves the lists that their owners do not have yet. */
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
