import { completenessRules } from '@titlenet/catalogue/completeness/completeness';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The layouts of rows, and the rules of completeness, that every title has. */
export async function findFilledLayouts(db: Kysely<Tables>): Promise<Set<string>> {
  const rows = await db.selectFrom('grid_layout').select('name').execute();
  return new Set(rows.map((row) => row.name));
}

/** Notes that every title has what these names name, and forgets the others. */
export async function putFilledLayouts(db: Kysely<Tables>, names: readonly string[]): Promise<void> {
  await db.deleteFrom('grid_layout').where('name', 'not in', names).execute();
  await db
    .insertInto('grid_layout')
    .values(names.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Titles after this one, by id, whose row of results is missing or of another layout, or whose completeness is missing or
 * by other rules. `divisions`: those that have results.
 */
export async function findTitlesToFill(
  db: Kysely<Tables>,
  search: { after: number; divisions: readonly number[]; layouts: readonly string[]; most: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('title')
    .leftJoin('title_grid', 'title_grid.title_id', 'title.id')
    .leftJoin('title_completeness', 'title_completeness.title_id', 'title.id')
    .select('title.id')
    .where('title.id', '>', search.after)
    .where((eb) =>
      eb.or([
        eb('title_completeness.rules', 'is distinct from', completenessRules),
        eb.and([
          eb('title.division', 'in', search.divisions),
          eb.or([
            eb('title_grid.title_id', 'is', null),
            sql<boolean>`split_part(title_grid.grid_row, E'\n', 1) <> all(${search.layouts}::text[])`,
          ]),
        ]),
      ]),
    )
    .orderBy('title.id')
    .limit(search.most)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Holds those of these titles that nobody is writing, until the transaction ends; whoever holds one of the others
 * writes its row.
 */
export async function holdIdleTitles(trx: Transaction<Tables>, ids: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('title')
    .select('id')
    .where('id', 'in', ids)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => row.id);
}
