import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables, TitleTable } from '../database/tables.ts';
import { putCompleteness } from './completeness.queries.ts';
import type { DerivedTitle } from './derive-title.ts';
import { unknownTitleRow } from './edition-row.ts';
import { putGridRows } from './grid-rows.queries.ts';
import type { TermNumbers } from './terms.queries.ts';
import type { FieldChange } from './title-changes.ts';
import type { TitleOrder } from './title-order.ts';

export interface TitleToWrite {
  derived: DerivedTitle;
  references: TitleRecord['references'];
}

const keptOnConflict = new Set<string>(['company_code', 'product_id']);

/** Writes the flat rows; gives the title ids in the same order. */
async function writeRows(db: Kysely<Tables>, titles: readonly TitleToWrite[], terms: TermNumbers): Promise<number[]> {
  const rows: Insertable<TitleTable>[] = titles.map(({ derived }) => ({
    ...derived.row,
    terms: terms.termsOf(derived.codes),
  }));
  const columns = Object.keys(rows[0]!).filter(
    (column) => !keptOnConflict.has(column),
  ) as (keyof Insertable<TitleTable>)[];
  const written = await db
    .insertInto('title')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['company_code', 'product_id'])
        .doUpdateSet((eb) => Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)]))),
    )
    .returning(['id', 'company_code', 'product_id'])
    .execute();
  const ids = new Map(written.map((row) => [`${row.company_code}\n${row.product_id}`, row.id]));
  return rows.map((row) => ids.get(`${row.company_code}\n${row.product_id}`)!);
}

async function writeDocuments(
  db: Kysely<Tables>,
  ids: readonly number[],
  titles: readonly TitleToWrite[],
): Promise<void> {
  const columns = ['bar', 'bar_digest', 'sheet', 'sheet_digest', 'sales_members', 'edition', 'comparison'] as const;
  await db
    .insertInto('title_document')
    .values(titles.map(({ derived }, index) => ({ title_id: ids[index]!, ...derived.document })))
    .onConflict((conflict) =>
      conflict
        .column('title_id')
        .doUpdateSet((eb) => Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)]))),
    )
    .execute();
}

async function writeOrders(db: Kysely<Tables>, ids: readonly number[], titles: readonly TitleToWrite[]): Promise<void> {
  const rows = titles.map(({ derived }, index) => ({ title_id: ids[index]!, ...derived.order }));
  const columns = Object.keys(titles[0]!.derived.order) as (keyof TitleOrder)[];
  await db
    .insertInto('title_order')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('title_id')
        .doUpdateSet((eb) => Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)]))),
    )
    .execute();
}

async function writeTexts(db: Kysely<Tables>, ids: readonly number[], titles: readonly TitleToWrite[]): Promise<void> {
  await db.deleteFrom('title_text').where('title_id', 'in', ids).execute();
  const rows = titles.flatMap(({ derived }, index) =>
    derived.texts.map(({ scope, text }) => ({
      title_id: ids[index]!,
      scope,
      words: sql<string>`to_tsvector('simple', ${text})`,
    })),
  );
  if (rows.length > 0) await db.insertInto('title_text').values(rows).execute();
}

async function writeReferences(
  db: Kysely<Tables>,
  ids: readonly number[],
  titles: readonly TitleToWrite[],
): Promise<void> {
  await db.deleteFrom('title_reference').where('title_id', 'in', ids).execute();
  const rows = titles.flatMap(({ references }, index) =>
    references.map((reference, position) => ({
      title_id: ids[index]!,
      list: reference.list,
      position,
      isbn: reference.isbn,
      is_model: reference.isModel ?? false,
      known: JSON.stringify(unknownTitleRow(reference)),
    })),
  );
  if (rows.length > 0) await db.insertInto('title_reference').values(rows).execute();
}

async function writeGridRows(
  db: Kysely<Tables>,
  ids: readonly number[],
  titles: readonly TitleToWrite[],
): Promise<void> {
  const rows = titles.flatMap(({ derived }, index) =>
    derived.gridRow === null ? [] : [{ title_id: ids[index]!, grid_row: derived.gridRow }],
  );
  if (rows.length > 0) await putGridRows(db, rows);
}

/** Writes titles with all their derived rows, inside the caller's transaction; gives their ids in the same order. */
export async function writeTitles(
  db: Kysely<Tables>,
  titles: readonly TitleToWrite[],
  terms: TermNumbers,
): Promise<number[]> {
  if (titles.length === 0) return [];
  const ids = await writeRows(db, titles, terms);
  await writeDocuments(db, ids, titles);
  await writeOrders(db, ids, titles);
  await writeGridRows(db, ids, titles);
  await putCompleteness(
    db,
    titles.map(({ derived }, index) => ({ title_id: ids[index]!, lacks: derived.lacks })),
  );
  await writeTexts(db, ids, titles);
  await writeReferences(db, ids, titles);
  return ids;
}

/** Keeps what an import changed, so that "what changed since" can be answered (DESIGN §4). */
export async function writeChanges(
  db: Kysely<Tables>,
  changes: readonly { titleId: number; runId: number | null; change: FieldChange }[],
): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto('title_change')
    .values(
      changes.map(({ titleId, runId, change }) => ({
        title_id: titleId,
        run_id: runId,
        field: change.field,
        old_value: change.oldValue,
        new_value: change.newValue,
      })),
    )
    .execute();
}
