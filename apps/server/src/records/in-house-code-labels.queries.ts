import { type SearchAttributeName, searchAttribute } from '@titlenet/catalogue/search-attributes';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * The in-house labels of an attribute's codes, by code. Labels of feeds are left out, because the same message would
 * then give another title after another message.
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
