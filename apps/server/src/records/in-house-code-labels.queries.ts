import { type SearchAttributeName, searchAttribute } from '@titlenet/catalogue/search-attributes';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * What the house says that the codes of an attribute mean. What feeds said of them is left out: the same message would
 * give another title after another one.
 */
export async function findInHouseLabels(
  db: Kysely<Tables>,
  attribute: SearchAttributeName,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('term')
    .select(['code', 'description'])
    .where('attribute', '=', searchAttribute(attribute).number)
    .where('sent_at', 'is not', null)
    .execute();
  return new Map(rows.map(({ code, description }) => [code, description]));
}
