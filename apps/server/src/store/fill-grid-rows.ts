import { divisions } from '@titlenet/catalogue/divisions';
import { searchSources } from '@titlenet/catalogue/enumerations';
import { gridRowLayout } from '@titlenet/catalogue/result-columns/grid-row';
import { resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import type { OpenDatabase } from '../database/connection.ts';
import type { Log } from '../database/log.ts';
import { deriveGridRows } from './derive-grid-rows.ts';
import { findFilledLayouts, findTitlesWithoutRow, holdIdleTitles, putFilledLayouts } from './fill-grid-rows.queries.ts';
import { putGridRows } from './grid-rows.queries.ts';

/** Titles of one transaction: the embedded database lets nobody else read meanwhile. */
const BATCH = { embedded: 10, postgres: 200 } as const;

/**
 * Gives every title of an older store the row of this version: those that were stored before there were rows, and
 * those whose row has another layout. Searches derive such rows themselves until then. Does nothing once it has gone
 * through a store; several servers may do it at once.
 *
 * @returns how many rows were written
 */
export async function fillGridRows(
  database: Pick<OpenDatabase, 'kind' | 'long'>,
  log: Log,
  signal?: AbortSignal,
): Promise<number> {
  const layouts = searchSources.map((name) => gridRowLayout(resultSource(name)));
  const filled = await findFilledLayouts(database.long);
  if (layouts.every((name) => filled.has(name))) return 0;

  const searched = divisions.filter((division) => division.source !== null).map((division) => division.number);
  const started = performance.now();
  let written = 0;
  let after = 0;
  while (!signal?.aborted) {
    const most = BATCH[database.kind];
    const ids = await findTitlesWithoutRow(database.long, { after, divisions: searched, layouts, most });
    if (ids.length === 0) {
      await putFilledLayouts(database.long, layouts);
      const seconds = Math.round((performance.now() - started) / 1000);
      if (written > 0) log.info({ titles: written, seconds }, 'Result rows of an older store are derived');
      return written;
    }
    if (written === 0) log.info({}, 'Result rows of an older store are being derived');
    written += await fillBatch(database, ids);
    after = ids.at(-1)!;
  }
  return written;
}

async function fillBatch(database: Pick<OpenDatabase, 'long'>, ids: readonly number[]): Promise<number> {
  return database.long.transaction().execute(async (trx) => {
    const held = await holdIdleTitles(trx, ids);
    const rows = [...(await deriveGridRows(trx, held))].map(([title_id, grid_row]) => ({ title_id, grid_row }));
    if (rows.length > 0) await putGridRows(trx, rows);
    return rows.length;
  });
}
