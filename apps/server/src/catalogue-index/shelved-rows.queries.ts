import type { SortedBy } from '@titlenet/catalogue/power-search/sort-orders';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sortKeys } from '../store/power-search/order-by.queries.ts';
import type { ShelvedRow } from './row-shelf.ts';

const BETWEEN_KEYS = '\u001f';

interface KeyedRow {
  id: number;
  row: string | null;
  keys: string;
}

/** Keys as one text: twenty values of a row take longer to read than the row. */
const keysOf = (keys: readonly RawBuilder<unknown>[]) =>
  sql<string>`concat_ws(chr(31), ${sql.join(keys.map((key) => sql`coalesce((${key})::text, '')`))})`;

const sortedBy = Object.keys(sortKeys) as SortedBy[];

/** What is equal in an order stands in that of titles and ISBNs. */
const tieKeys = [sql`title_sort`, sql`title.isbn`];

/** Where a row has the key of an order, behind the two that decide ties. */
export const keyIndex = (by: SortedBy): number => tieKeys.length + sortedBy.indexOf(by);

/** In memory of its own: a small buffer is a part of a larger one, which would stay as long as any of its rows. */
function bytesOfRow(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** Rows of quick searches, as the bytes that are sent, each behind a comma. */
export async function findQuickRows(db: Kysely<Tables>, ids: readonly number[]): Promise<ShelvedRow<Buffer>[]> {
  const { rows } = await sql<KeyedRow>`
    select id, quick_row as row, ${keysOf(tieKeys)} as keys from title
    where id = any(${ids}::integer[]) and not is_deleted`.execute(db);
  return rows.map(({ id, row, keys }) => ({ id, row: bytesOfRow(`,${row}`), keys: keys.split(BETWEEN_KEYS) }));
}

/** Rows of power searches, with the keys of all orders. */
export async function findGridRows(db: Kysely<Tables>, ids: readonly number[]): Promise<ShelvedRow<string | null>[]> {
  const keys = [...tieKeys, ...sortedBy.map((by) => sortKeys[by])];
  const { rows } = await sql<KeyedRow>`
    select title.id, grid_row as row, ${keysOf(keys)} as keys
    from title left join title_grid on title_grid.title_id = title.id
      left join title_order on title_order.title_id = title.id
    where title.id = any(${ids}::integer[]) and not is_deleted`.execute(db);
  return rows.map(({ id, row, keys }) => ({ id, row, keys: keys.split(BETWEEN_KEYS) }));
}
