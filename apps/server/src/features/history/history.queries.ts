import { MAX_HISTORY_VALUE_LENGTH, type TitleHistoryChange } from '@titlenet/contract/title-history';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { readRunForm } from '../../ingest/runs/run-form.ts';

/**
 * Finds the id of a company's title, including deleted ones.
 * @param id product id, or ISBN-13 (G-128)
 */
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

const truncated = (column: 'old_value' | 'new_value') =>
  sql<string | null>`left(${sql.ref(column)}, ${MAX_HISTORY_VALUE_LENGTH})`;

/**
 * Finds up to `limit` changes of a title, newest first.
 * @param options `before`: only changes with a smaller id; `since`: only changes from this time on; `fields`: only
 *   changes of these paths, separated by commas
 */
export async function findChanges(
  db: Kysely<Tables>,
  titleId: number,
  { before, since, fields, limit }: { before?: number; since?: string; fields?: string; limit: number },
): Promise<TitleHistoryChange[]> {
  const rows = await db
    .selectFrom('title_change as change')
    .leftJoin('feed_run as run', 'run.id', 'change.run_id')
    .select([
      'change.id',
      'change.changed_at',
      'change.field',
      'change.sender',
      'run.id as run_id',
      'run.file_name',
      'run.options',
    ])
    .select([truncated('old_value').as('old_value'), truncated('new_value').as('new_value')])
    .where('change.title_id', '=', titleId)
    .$if(before !== undefined, (query) => query.where('change.id', '<', String(before)))
    // `$if` calls the functions only with a value.
    .$if(since !== undefined, (query) => query.where('change.changed_at', '>=', since!))
    .$if(fields !== undefined, (query) => query.where('change.field', 'in', (fields ?? '').split(',')))
    .orderBy('change.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    changedAt: row.changed_at,
    field: row.field,
    oldValue: row.old_value,
    newValue: row.new_value,
    sender: row.sender,
    feed: row.run_id === null ? null : feedOf(row.run_id, row.options ?? '', row.file_name ?? ''),
  }));
}

/** The demo and figures count as a house feed, the prices of a day as the ONIX feeds that announced them. */
function feedOf(runId: number, options: string, fileName: string): TitleHistoryChange['feed'] {
  const { form } = readRunForm(options);
  return { runId, kind: form === 'onix' || form === 'prices' ? 'onix' : 'house', fileName: baseName(fileName) };
}

/** The path of a file is not shown. */
const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
