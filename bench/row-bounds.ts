import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { processorMs } from '@titlenet/catalogue/testing/processor-time';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { demoTitles } from '@titlenet/demo-catalogue/demo-titles';
import type { OpenDatabase } from '@titlenet/server/database/connection';
import { deriveTitle } from '@titlenet/server/derive/derive-title';
import { longTexts } from '@titlenet/server/derive/full-text';
import { parseTitles } from '@titlenet/server/ingest/onix/parse-titles';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { amount } from './amount.ts';
import { DEMO_SEED, REFERENCE_DATE } from './catalogue-folder.ts';
import { type MeasuredDatabase, openMeasured, provideDatabase } from './database.ts';
import { writeOnixFile } from './import-files.ts';
import { type ImportTimes, MeasuredImports } from './measured-imports.ts';
import type { MeasuredKind } from './options.ts';
import { postmasterPid, processorSeconds } from './processor-seconds.ts';
import { startServer } from './server.ts';

/**
 * Lower bound of an import: its records are read and derived, and its rows are copied into tables without index, key,
 * check or trigger, one transaction per table.
 */
export interface RowBound {
  imported: ImportTimes;
  /** CPU ms per record, fastest of several rounds: reading (or composing) and deriving. */
  readMs: number;
  deriveMs: number;
  /** CPU ms of the database per record for copying its rows, and their bytes. */
  copyMs: number;
  bytes: number;
  /** Duration of the copy in seconds. */
  copySeconds: number;
}

const ROUNDS = amount(3);
const SOURCES = ['onix', 'demo'] as const;

/** Measures a number of records of each source, in temporary databases. */
export async function measureBounds(
  kind: MeasuredKind,
  records: number,
  note: (text: string) => void,
): Promise<RowBound[]> {
  const bounds: RowBound[] = [];
  for (const source of SOURCES) {
    const folder = mkdtempSync(join(tmpdir(), 'titlenet-bounds-'));
    const location = await provideDatabase(kind, folder);
    try {
      bounds.push(await measureBound(source, records, location, folder, note));
    } finally {
      await location.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return bounds;
}

async function measureBound(
  source: (typeof SOURCES)[number],
  records: number,
  location: MeasuredDatabase,
  folder: string,
  note: (text: string) => void,
): Promise<RowBound> {
  // Keeps the database running for the import and this process.
  const server = await startServer(location);
  const database = await openMeasured(location);
  try {
    const databasePid = postmasterPid(location);
    const imports = new MeasuredImports(location, folder, note);
    const onix = { products: records, seed: 1, range: 1, sent: '20260101' };
    if (source === 'demo') await imports.demo('the demo', records);
    else await imports.onix('ONIX of 8 KB', onix);

    note('Reading and deriving');
    const path = join(folder, 'again.xml');
    if (source === 'onix') await writeOnixFile({ ...onix, path });
    const read = source === 'demo' ? composing(records) : () => readProducts(path);
    const { readMs, deriveMs } = await measureReading(read);

    note('Copying the rows');
    const client = await database.batchPool.connect();
    const copied = { ms: 0, seconds: 0, bytes: 0 };
    for (const table of await findTables(database)) {
      const rows = join(folder, 'rows');
      const name = client.escapeIdentifier(table);
      await pipeline(
        client.query(copyTo(`copy (select * from public.${name}) to stdout (format binary)`)),
        createWriteStream(rows),
      );
      await client.query(`create table public.bare_rows (like public.${name})`);
      const [cpu, start] = [processorSeconds(databasePid), performance.now()];
      const copying = client.query(copyFrom('copy public.bare_rows from stdin (format binary)'));
      await pipeline(createReadStream(rows), copying);
      copied.ms += (processorSeconds(databasePid) - cpu) * 1000;
      copied.seconds += (performance.now() - start) / 1000;
      copied.bytes += statSync(rows).size;
      await client.query('drop table public.bare_rows');
    }
    client.release();
    const { ms, seconds, bytes } = copied;
    return {
      imported: imports.times[0]!,
      readMs,
      deriveMs,
      copyMs: ms / records,
      bytes: bytes / records,
      copySeconds: seconds,
    };
  } finally {
    await database.close();
    await server.stop();
  }
}

async function findTables({ batchPool }: OpenDatabase): Promise<string[]> {
  const { rows } = await batchPool.query<{ name: string }>(`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%' order by relname`);
  return rows.map(({ name }) => name);
}

async function measureReading(read: () => Promise<TitleRecord[]>): Promise<{ readMs: number; deriveMs: number }> {
  let [readMs, deriveMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    const beforeReading = process.cpuUsage();
    const records = await read();
    readMs = Math.min(readMs, processorMs(beforeReading) / records.length);
    const beforeDeriving = process.cpuUsage();
    for (const [index, record] of records.entries()) {
      deriveTitle(record, index + 1, {});
      longTexts(record);
    }
    deriveMs = Math.min(deriveMs, processorMs(beforeDeriving) / records.length);
  }
  return { readMs, deriveMs };
}

const composing = (titles: number) => async () => [
  ...demoTitles({ titles, seed: DEMO_SEED, referenceDate: REFERENCE_DATE }),
];

async function readProducts(path: string): Promise<TitleRecord[]> {
  const records: TitleRecord[] = [];
  for await (const item of parseTitles(createReadStream(path), {
    company: '001',
    imprints: new Map(),
    receivedAt: new Date().toISOString(),
  }))
    if (item.kind === 'title') records.push(item.record);
  return records;
}
