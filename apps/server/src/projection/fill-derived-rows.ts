import { completenessRules } from '@titlenet/catalogue/completeness/completeness';
import { divisions } from '@titlenet/catalogue/divisions';
import { searchSources } from '@titlenet/catalogue/enumerations';
import { gridRowLayout } from '@titlenet/catalogue/result-columns/grid-row';
import { resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import type { OpenDatabase } from '../database/connection.ts';
import type { Log } from '../database/log.ts';
import { putCompleteness } from './completeness.queries.ts';
import { deriveRows } from './derive-rows.ts';
import { findFilledLayouts, findTitlesToFill, holdIdleTitles, putFilledLayouts } from './fill-derived-rows.queries.ts';
import { putGridRows } from './grid-rows.queries.ts';

/** Titles of one transaction: the embedded database lets nobody else read meanwhile. */
const BATCH = { embedded: 10, postgres: 200 } as const;

/**
 * Gives every title of an older store the rows of this version: those that were stored before there were such rows,
 * and those whose row of results has another layout or whose completeness was found by other rules. Searches derive
 * rows of results themselves until then. Does nothing once it has gone through a store; several may do it at once.
 *
 * @returns how many titles were filled
 */
export async function fillDerivedRows(
  database: Pick<OpenDatabase, 'kind' | 'batch'>,
  log: Log,
  signal?: AbortSignal,
): Promise<number> {
  const layouts = searchSources.map((name) => gridRowLayout(resultSource(name)));
  const versions = [...layouts, completenessRules];
  const filled = await findFilledLayouts(database.batch);
  if (versions.every((name) => filled.has(name))) return 0;

  const searched = divisions.filter((division) => division.source !== null).map((division) => division.number);
  const started = performance.now();
  let written = 0;
  let after = 0;
  while (!signal?.aborted) {
    const most = BATCH[database.kind];
    const ids = await findTitlesToFill(database.batch, { after, divisions: searched, layouts, most });
    if (ids.length === 0) {
      await putFilledLayouts(database.batch, versions);
      const seconds = Math.round((performance.now() - started) / 1000);
      if (written > 0) log.info({ titles: written, seconds }, 'Rows of an older store are derived');
      return written;
    }
    if (written === 0) log.info({}, 'Rows of an older store are being derived');
    written += await fillBatch(database, ids);
    after = ids.at(-1)!;
  }
  return written;
}

async function fillBatch(database: Pick<OpenDatabase, 'batch'>, ids: readonly number[]): Promise<number> {
  return database.batch.transaction().execute(async (trx) => {
    const rows = [...(await deriveRows(trx, await holdIdleTitles(trx, ids)))];
    const inResults = rows.flatMap(([title_id, { gridRow }]) =>
      gridRow === null ? [] : [{ title_id, grid_row: gridRow }],
    );
    if (inResults.length > 0) await putGridRows(trx, inResults);
    if (rows.length > 0)
      await putCompleteness(
        trx,
        rows.map(([title_id, { lacks }]) => ({ title_id, lacks })),
      );
    return rows.length;
  });
}
