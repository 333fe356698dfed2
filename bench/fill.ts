import { demoGrants } from '@titlenet/server/cli/demo-grants';
import type { OpenDatabase } from '@titlenet/server/database/connection';
import { loadDemo } from '@titlenet/server/ingest/demo/load-demo';
import { sql } from 'kysely';
import { DEMO_SEED, type LoadFigures, REFERENCE_DATE } from './catalogue-folder.ts';
import { composeTitles } from './compose-titles.ts';

/** Titles that are imported, which is slow for a million; the others are generated from them. */
export const STORED_TITLES = 20_000;

/** Indexes that are built after loading, because this is faster. */
const BUILT_LAST = ['title_text_words'];

export interface FillOptions {
  titles: number;
  isWhole: boolean;
  onProgress(text: string): void;
}

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** Loads the demo catalogue into an empty database, or continues an aborted load. */
export async function fill(database: OpenDatabase, options: FillOptions): Promise<LoadFigures> {
  const { titles, isWhole, onProgress } = options;
  const db = database.batch;
  const stored = isWhole ? titles : Math.min(titles, STORED_TITLES);
  const definitions = await takeIndexes(database);
  const loading = performance.now();
  await loadDemo({
    database,
    titles: stored,
    seed: DEMO_SEED,
    referenceDate: REFERENCE_DATE,
    grants: demoGrants,
    onProgress: (done) => onProgress(`${done} of ${stored} titles stored`),
  });
  const storedSeconds = secondsSince(loading);

  const composing = performance.now();
  await composeTitles(db, titles - stored, (done) => onProgress(`${done} of ${titles - stored} titles composed`));
  const composedSeconds = secondsSince(composing);

  const indexing = performance.now();
  for (const definition of definitions) {
    onProgress(`building ${/index (?:if not exists )?(\w+)/i.exec(definition)?.[1]}`);
    await sql.raw(definition).execute(db);
  }
  const indexSeconds = secondsSince(indexing);
  onProgress('vacuum and analyze');
  await sql`vacuum analyze`.execute(db);
  return {
    stored: { titles: stored, seconds: storedSeconds },
    composed: { titles: titles - stored, seconds: composedSeconds },
    indexSeconds,
  };
}

/** Drops the indexes that are built last. @returns the statements that create them, also after an aborted load */
async function takeIndexes({ batch: db }: OpenDatabase): Promise<string[]> {
  await sql`create table if not exists bench_index (name text primary key, definition text not null)`.execute(db);
  for (const name of BUILT_LAST)
    await sql`
      insert into bench_index select indexname, indexdef from pg_indexes
      where schemaname = current_schema and indexname = ${name} on conflict do nothing`.execute(db);
  const { rows } = await sql<{ name: string; definition: string }>`select * from bench_index`.execute(db);
  for (const { name } of rows) await sql`drop index if exists ${sql.table(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}
