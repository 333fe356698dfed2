import { MAX_ORIGIN_VALUE_LENGTH } from '@titlenet/contract/provenance';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** A title and the key of its kept records. */
export interface TitleToTrace {
  id: number;
  companyCode: string;
  isbn: string | null;
  titleKey: string;
}

/**
 * Finds a company's title, including deleted ones.
 * @param id product id, or ISBN-13 (G-128)
 */
export async function findTitleToTrace(
  db: Kysely<Tables>,
  companyCode: string,
  id: string,
): Promise<TitleToTrace | undefined> {
  const isIsbn = id.length === 13;
  if (!isIsbn && Number(id) > 2_147_483_647) return undefined;
  const row = await db
    .selectFrom('title')
    .select(['id', 'isbn', 'record_key'])
    .where('company_code', '=', companyCode)
    .where((eb) => (isIsbn ? eb('isbn', '=', id) : eb('product_id', '=', Number(id))))
    .executeTakeFirst();
  return row && { id: row.id, companyCode, isbn: row.isbn, titleKey: row.isbn ?? row.record_key ?? '' };
}

/** @returns what a field was before its newest change, when and by whom; null if no change is known */
export async function findNewestChange(
  db: Kysely<Tables>,
  titleId: number,
  field: string,
): Promise<{ value: string | null; changedAt: string; sender: string | null } | null> {
  const row = await db
    .selectFrom('title_change')
    .select(sql<string | null>`left(old_value, ${MAX_ORIGIN_VALUE_LENGTH})`.as('value'))
    .select(['changed_at', 'sender'])
    .where('title_id', '=', titleId)
    .where('field', '=', field)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { value: row.value, changedAt: row.changed_at, sender: row.sender } : null;
}
