import { type RawBuilder, sql } from 'kysely';
import { isVisibleTo } from '../people/visible-lists.queries.ts';

/** @returns a select of the ISBNs on these lists, without private lists of others (G-80); null if no id is valid */
export function listedIsbns(ids: readonly number[], subject: string): RawBuilder<{ isbn: string }> | null {
  const listIds = ids.filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  if (listIds.length === 0) return null;
  return sql<{ isbn: string }>`
    select isbn from user_list_item where list_id in (
      select id from user_list where id = any(${listIds}::integer[]) and ${isVisibleTo(subject)})`;
}
