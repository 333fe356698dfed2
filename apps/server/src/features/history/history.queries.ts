import { longestHistoryValue, type TitleHistoryChange } from '@titlenet/contract/title-history';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** The number of a company's title, deleted ones included; thirteen digits are an ISBN (decision G-128). */
export async function findTitleId(db: Kysely<Tables>, companyCode: string, id: string): Promise<number | undefined> {
  const isIsbn = id.length === 13;
  if (!isIsbn && Number(id) > 2_147_483_647) return undefined;
  const row = await db
    .selectFrom('title')
    .select('id')
    .where('company_code', '=', companyCode)
    .where((eb) => (isIsbn ? eb('isbn', '=', id) : eb('product_id', '=', Number(id))))
    .executeTakeFirst();
  return row?.id;
}

const shown = (column: 'old_value' | 'new_value') =>
  sql<string | null>`left(${sql.ref(column)}, ${longestHistoryValue})`;

/** Up to `limit` changes of a title, the newest first, from before the change of this number and since this time. */
export async function findChanges(
  db: Kysely<Tables>,
  titleId: number,
  { before, since, limit }: { before?: number; since?: string; limit: number },
): Promise<TitleHistoryChange[]> {
  const rows = await db
    .selectFrom('title_change as change')
    .leftJoin('feed_run as run', 'run.id', 'change.run_id')
    .select(['change.id', 'change.changed_at', 'change.field', 'run.id as run_id', 'run.file_name', 'run.options'])
    .select([shown('old_value').as('old_value'), shown('new_value').as('new_value')])
    .where('change.title_id', '=', titleId)
    .$if(before !== undefined, (query) => query.where('change.id', '<', String(before)))
    .$if(since !== undefined, (query) => query.where('change.changed_at', '>=', since!))
    .orderBy('change.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    changedAt: row.changed_at,
    field: row.field,
    oldValue: row.old_value,
    newValue: row.new_value,
    feed: row.run_id === null ? null : feedOf(row.run_id, row.options ?? '', row.file_name ?? ''),
  }));
}

/** The demo comes as the house's own. */
function feedOf(runId: number, options: string, fileName: string): TitleHistoryChange['feed'] {
  return { runId, kind: options.startsWith('onix') ? 'onix' : 'house', fileName: baseName(fileName) };
}

/** Where a file lay is the business of who imported it. */
const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
