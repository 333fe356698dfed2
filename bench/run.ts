import type { OpenDatabase } from '@titlenet/server/database/connection';
import { CatalogueSearch } from '@titlenet/server/search/catalogue-search';
import { quietLog } from '../apps/server/test/quiet-log.ts';
import { amount } from './amount.ts';
import { boxTable, measureBox } from './box-times.ts';
import { browserTable } from './browser-report.ts';
import { measureBrowser } from './browser-times.ts';
import { cancelledTable, measureCancelledFiles } from './cancelled-files.ts';
import { catalogueFolder, readLoadFigures, writeLoadFigures } from './catalogue-folder.ts';
import { measureChangedTitles } from './changed-titles.ts';
import { combinedReportLines } from './combined-report-lines.ts';
import { measureCombinedReports } from './combined-reports.ts';
import { type MeasuredDatabase, openMeasured, provideDatabase } from './database.ts';
import { measureDigests } from './digest-times.ts';
import { facetTable, measureFacets } from './facet-times.ts';
import { fileTable, measureFiles } from './file-times.ts';
import { fill } from './fill.ts';
import { importTables } from './import-report.ts';
import { measureImports } from './import-times.ts';
import { measureIndexScale, scaleTable } from './index-scale.ts';
import { listTable, measureLists } from './list-times.ts';
import { type BenchOptions, type MeasuredKind, type Part, partsWithoutServer, readOptions } from './options.ts';
import { measurePack, packTable } from './pack-times.ts';
import { measurePeers } from './peers/run-peers.ts';
import { drawPowerSamples } from './power-samples.ts';
import { measurePowerSearch } from './power-times.ts';
import { postmasterPid, withChildren } from './processor-seconds.ts';
import { loadLine, powerTable, reportTable, searchTable, sheetTable, sizeTable, startTable } from './report.ts';
import { drawSamples } from './samples.ts';
import { measureCalls, measureQueries } from './search-times.ts';
import { type RunningServer, startServer } from './server.ts';
import { measureSheets } from './sheet-throughput.ts';
import { measureReports } from './single-reports.ts';
import { findSizes, findVersion, memoryOf } from './sizes.ts';
import { measureStarts } from './start-times.ts';
import { measureTipSheets, tipSheetTable } from './tip-sheet-times.ts';

const SAMPLES_PER_SHAPE = amount(30);
const SAMPLES_PER_POWER_SHAPE = amount(3);

const say = (text: string) => process.stdout.write(`${text}\n\n`);
const note = (text: string) => process.stderr.write(`${text}\n`);

/** Reports progress, at most every few seconds. */
function progress(): (text: string) => void {
  let last = 0;
  return (text) => {
    if (performance.now() - last < 5_000) return;
    last = performance.now();
    note(text);
  };
}

async function prepare(location: MeasuredDatabase, titles: number, isWhole: boolean): Promise<void> {
  if (readLoadFigures(location.folder)) return;
  note(`Loading ${titles} titles into ${location.folder}; later runs use them again.`);
  const database = await openMeasured(location);
  try {
    writeLoadFigures(location.folder, await fill(database, { titles, isWhole, onProgress: progress() }));
  } finally {
    await database.close();
  }
}

async function measure(kind: MeasuredKind, options: BenchOptions): Promise<void> {
  const titles = options.titles[kind];
  const location = await provideDatabase(kind, catalogueFolder(kind, titles, options.isWhole));
  let server: RunningServer | undefined;
  try {
    await prepare(location, titles, options.isWhole);
    server = await startServer(location);
    const database = await openMeasured(location);
    try {
      const version = await findVersion(database.batch);
      say(`# ${titles.toLocaleString('en-US')} titles, ${kind} (PostgreSQL ${version}, Node ${process.versions.node})`);
      say(loadLine(readLoadFigures(location.folder)!));
      await measureSearches({ kind, database, server }, options);
      if (options.parts.includes('peers')) await measurePeers({ location, database, seeds: options.seeds, say, note });
      if (options.parts.includes('sheets')) {
        note('Reading reports');
        say('## Single reports');
        say(reportTable(await measureReports(server, database.batch, options.seeds[0] ?? 1)));
        note('Reading sheets');
        say('## Stored sheets');
        say(sheetTable(await measureSheets(server, database.batch, options.seeds[0] ?? 1)));
      }
      if (options.parts.includes('lists')) {
        note('Reading lists');
        say('## Lists');
        say(listTable(await measureLists(server)));
      }
      if (options.parts.includes('facets')) {
        note('Counting facets');
        say('## Facets and live counts');
        say(facetTable(await measureFacets(server)));
      }
      await measureChanges(server, database, options);
      for (const seed of options.parts.includes('box') ? options.seeds : []) {
        note(`Search box, seed ${seed}`);
        say(`## Search box, seed ${seed}`);
        say(boxTable(await measureBox(server, database.batch, seed)));
      }
      say('## Sizes');
      say(sizeTable(await findSizes(database.batch)));
      const postmaster = postmasterPid(location);
      const own = postmaster === undefined ? [] : withChildren(postmaster);
      const databaseMb = own.reduce((sum, pid) => sum + (memoryOf(pid, 'RssAnon') ?? 0), 0);
      say(
        `Memory: server ${memoryOf(server.pid)?.toFixed(0)} MB, sessions of the database ${databaseMb.toFixed(0)} MB.`,
      );
    } finally {
      await database.close();
    }
  } finally {
    await server?.stop();
    await location.stop();
  }
}

async function measureChanges(server: RunningServer, database: OpenDatabase, { parts }: BenchOptions): Promise<void> {
  if (parts.includes('changes')) {
    note('Reading changed titles');
    say('## Changed titles of a month, all companies');
    say(await measureChangedTitles(server, database));
  }
  if (parts.includes('digests')) {
    note('Sending digests');
    say('## Digests of followed titles');
    say(await measureDigests(database));
  }
}

async function measureScale(kind: MeasuredKind, options: BenchOptions): Promise<void> {
  const titles = options.titles[kind];
  const location = await provideDatabase(kind, catalogueFolder(kind, titles, options.isWhole));
  try {
    await prepare(location, titles, options.isWhole);
    say(`# The index alone, ${titles.toLocaleString('en-US')} titles of ${kind} once and several times`);
    say(scaleTable(await measureIndexScale(location, options.seeds[0] ?? 1, note)));
  } finally {
    await location.stop();
  }
}

async function measureStart(kind: MeasuredKind, options: BenchOptions): Promise<void> {
  const titles = options.titles[kind];
  const location = await provideDatabase(kind, catalogueFolder(kind, titles, options.isWhole));
  try {
    await prepare(location, titles, options.isWhole);
    say(`# Starts with ${titles.toLocaleString('en-US')} titles, ${kind}`);
    say(startTable(await measureStarts(location, titles, note)));
  } finally {
    await location.stop();
  }
}

interface Measured {
  kind: MeasuredKind;
  database: Awaited<ReturnType<typeof openMeasured>>;
  server: RunningServer;
}

async function measureSearches({ kind, database, server }: Measured, options: BenchOptions): Promise<void> {
  // An index in this process takes minutes to load, and the processor's caches.
  if (!options.parts.includes('quick') && !options.parts.includes('power')) return;
  const quick = [];
  for (const seed of options.parts.includes('quick') ? options.seeds : []) {
    note(`Quick search, seed ${seed}`);
    const sampled = await drawSamples(database.batch, seed, SAMPLES_PER_SHAPE);
    quick.push({ seed, sampled, calls: await measureCalls(server, sampled) });
  }
  // The warm-up round reads from disk, which may exceed the time limit of a call.
  const slowDatabase = { ...database, db: database.batch, read: database.batch, slowQuery: database.batch };
  const search = new CatalogueSearch({ database: slowDatabase, log: quietLog });
  search.start();
  await search.whenReady();
  for (const { seed, sampled, calls } of quick) {
    const queries = await measureQueries(search, sampled);
    say(`## Quick search, seed ${seed}`);
    const times = calls.map((shape, index) => ({ ...shape, query: queries[index]! }));
    say(searchTable(times, kind));
  }
  for (const seed of options.parts.includes('power') ? options.seeds : []) {
    note(`Power search, seed ${seed}`);
    const sampled = await drawPowerSamples(database.batch, seed, SAMPLES_PER_POWER_SHAPE);
    say(`## Power search, seed ${seed}`);
    say(powerTable(await measurePowerSearch(search, database.batch, sampled), kind));
  }
  await search.close();
}

const apart: readonly Part[] = partsWithoutServer;
const options = readOptions(process.argv.slice(2));
for (const kind of options.databases) {
  if (options.parts.some((part) => !apart.includes(part))) await measure(kind, options);
  if (options.parts.includes('starts')) await measureStart(kind, options);
  if (options.parts.includes('scale')) await measureScale(kind, options);
  const products = options.imported[kind];
  if (options.parts.includes('imports')) {
    say(`# Imports, ${kind}`);
    say(importTables(await measureImports(kind, products, note)));
  }
}
if (options.parts.includes('browser')) {
  say('# Results in a browser');
  say(browserTable(await measureBrowser(note)));
}
if (options.parts.includes('files')) {
  say('# Files of title sheets in a browser');
  say(fileTable(await measureFiles(note)));
}
if (options.parts.includes('cancelled')) {
  say('# Cancelled files of title sheets in a browser');
  say(cancelledTable(await measureCancelledFiles(note)));
}
if (options.parts.includes('tip-sheets')) {
  say('# A run of tip sheets in a browser');
  say(tipSheetTable(await measureTipSheets(note)));
}
if (options.parts.includes('packs')) {
  say('# A pack in a browser');
  say(packTable(await measurePack(note)));
}
if (options.parts.includes('reports')) {
  say('# Combined reports in a browser');
  say(combinedReportLines(await measureCombinedReports(options.reports, note)));
}
// pg does not clear the timers of COPY queries, which would keep the process alive for minutes.
process.exit();
