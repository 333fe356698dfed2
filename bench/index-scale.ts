import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { companyCodes } from '@titlenet/catalogue/companies';
import { MAX_POWER_SEARCH_ROWS } from '@titlenet/catalogue/constants';
import { companiesOfDivision } from '@titlenet/catalogue/divisions';
import { boxQuery } from '@titlenet/catalogue/search-box/typed-query';
import type { OpenDatabase } from '@titlenet/server/database/connection';
import { boxGroups } from '@titlenet/server/search/box-hits';
import { CatalogueIndex } from '@titlenet/server/search/memory/catalogue-index';
import { byTitle } from '@titlenet/server/search/memory/filter';
import { findByWords, indexSearchOf, type Lookups, lookUp } from '@titlenet/server/search/memory/lookups.queries';
import { Segment } from '@titlenet/server/search/memory/segment';
import { ArrayReader } from '@titlenet/server/search/memory/snapshot/packed-arrays';
import { readSnapshotFile } from '@titlenet/server/search/memory/snapshot/snapshot-file';
import { type MeasuredDatabase, openMeasured } from './database.ts';
import { type Summary, summarise } from './harness/statistics.ts';
import { drawPowerSamples, type PowerSample } from './power-samples.ts';
import { ms, table, whole } from './report.ts';

/** How often the catalogue is in the index. */
const COPIES = [1, 2, 5, 10] as const;
/** Ids of the copies differ by this number, which is above all ids of the catalogue. */
const ID_DISTANCE = 2_000_000;
const SAMPLES_PER_SHAPE = 2;
const TYPED_TITLES = 10;

interface ScaleLine {
  titles: number;
  /** Reading the snapshot that many times and restoring the index. */
  seconds: number;
  /** What was read: about what the index takes in memory. */
  megabytes: number;
  power: Summary;
  quick: Summary;
  keys: Summary;
}

interface Questions {
  power: readonly { sample: PowerSample; lookups: Lookups }[];
  /** Folded titles. */
  titles: readonly string[];
}

/**
 * Measures the index alone with the titles of a catalogue once, twice and up to ten times, without the rows of a result:
 * these are read by their ids, at most 2,000, so their time does not depend on the number of titles. Words of long texts
 * are looked up once in the catalogue, so copies are not among their results.
 *
 * @throws if no server has written a snapshot of the catalogue's index
 */
export async function measureIndexScale(
  location: MeasuredDatabase,
  seed: number,
  note: (text: string) => void,
): Promise<ScaleLine[]> {
  const path = join(location.folder, 'search-index', 'snapshot');
  if (!existsSync(path)) throw new Error(`There is no snapshot ${path}: run --only starts before`);
  const database = await openMeasured(location);
  const questions = await drawQuestions(database, seed).finally(() => database.close());
  const lines: ScaleLine[] = [];
  for (const copies of COPIES) {
    note(`Reading the index ${copies} times`);
    lines.push(await measureCopies(path, copies, questions));
  }
  return lines;
}

async function drawQuestions({ batch }: OpenDatabase, seed: number): Promise<Questions> {
  const findWords = (query: string) => findByWords(batch, query, null);
  const sampled = await drawPowerSamples(batch, seed, SAMPLES_PER_SHAPE);
  const power: Questions['power'][number][] = [];
  for (const sample of sampled.flatMap(({ samples }) => samples))
    power.push({
      sample,
      lookups: await lookUp(batch, { ...sample, subject: 'bench', companies: companyCodes }, findWords),
    });
  const rows = await batch
    .selectFrom('title')
    .select('title_folded')
    .where('title_folded', '!=', '')
    .limit(4_000)
    .execute();
  const step = Math.floor(rows.length / TYPED_TITLES);
  return { power, titles: rows.filter((_, index) => index % step === 0).map(({ title_folded }) => title_folded) };
}

async function measureCopies(path: string, copies: number, { power, titles }: Questions): Promise<ScaleLine> {
  const start = performance.now();
  const segments: Segment[] = [];
  for (let copy = 0; copy < copies; copy += 1) segments.push(...(await readSegments(path, copy * ID_DISTANCE)));
  const index = CatalogueIndex.restore(segments);
  const seconds = (performance.now() - start) / 1000;
  const askPower = ({ sample, lookups }: Questions['power'][number]) => {
    const search = indexSearchOf(index, { ...sample, companies: companyCodes }, lookups);
    if (search) index.search(search, MAX_POWER_SEARCH_ROWS);
  };
  const askQuick = (text: string) =>
    index.search({ companies: companiesOfDivision(1), filters: [byTitle('contains', text)] }, MAX_POWER_SEARCH_ROWS);
  const groups = boxGroups(companiesOfDivision(1));
  const press = (text: string) =>
    index.searchBox({ query: boxQuery(text), groups, maximum: 8, recentFrom: '2025-11-01' });
  const keys = titles.flatMap((title) =>
    Array.from({ length: Math.min(20, title.length) }, (_, at) => title.slice(0, at + 1)),
  );
  return {
    titles: index.size,
    seconds,
    megabytes: (statSync(path).size * copies) / 1_000_000,
    power: timesOf(power, askPower),
    quick: timesOf(
      titles.map((title) => title.slice(0, 12)),
      askQuick,
    ),
    keys: timesOf(keys, press),
  };
}

async function readSegments(path: string, distance: number): Promise<Segment[]> {
  const segments: Segment[] = [];
  for await (const { header, body } of readSnapshotFile(path, () => {})) {
    const { size, companies, byteLengths } = header as { size?: number; companies: string[]; byteLengths: number[] };
    // The first record has no segment.
    if (size === undefined) continue;
    const segment = Segment.restore({ size, companies }, new ArrayReader(body, byteLengths));
    segment.ids.forEach((id, slot) => {
      segment.ids[slot] = id + distance;
    });
    segments.push(segment);
  }
  return segments;
}

/** Each question twice, the first time without measuring. */
function timesOf<Question>(questions: readonly Question[], ask: (question: Question) => void): Summary {
  for (const question of questions) ask(question);
  return summarise(
    questions.map((question) => {
      const start = performance.now();
      ask(question);
      return performance.now() - start;
    }),
  );
}

/** The lines as a table in Markdown. */
export function scaleTable(lines: readonly ScaleLine[]): string {
  const times = ({ p50, p95, worst }: Summary) => `${ms(p50)} / ${ms(p95)} / ${ms(worst)}`;
  return table(
    ['titles', 'read in s', 'MB', 'power search p50 / p95 / worst', 'part of a title', 'key of the search box'],
    lines.map(({ titles, seconds, megabytes, power, quick, keys }) => [
      whole(titles),
      seconds.toFixed(1),
      whole(megabytes),
      times(power),
      times(quick),
      times(keys),
    ]),
  );
}
