import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../src/database/tables.ts';

/** Columns and members that a store gives itself: two stores of the same catalogue may differ in them. */
const OWN_NUMBERS = ['id', 'product_id', 'title_id', 'terms'];
const PRODUCT_ID = /"productId":\d+/g;

const withoutOwn = (row: object) =>
  JSON.stringify(Object.entries(row).filter(([name]) => !OWN_NUMBERS.includes(name))).replaceAll(
    /\\?"productId\\?":\d+/g,
    'productId',
  );

/** What a store holds, as lines in an order of their own: titles by ISBN or record, what belongs to them by title. */
export async function storeLines(db: Kysely<Tables>): Promise<string[]> {
  const titles = await db.selectFrom('title').selectAll().execute();
  const nameOf = new Map(titles.map((row) => [row.id, `${row.company_code} ${row.isbn ?? row.record_key}`]));
  const documents = await db.selectFrom('title_document').selectAll().execute();
  const grid = await db.selectFrom('title_grid').selectAll().execute();
  const completeness = await db.selectFrom('title_completeness').selectAll().execute();
  const references = await db.selectFrom('title_reference').selectAll().execute();
  const texts = await db.selectFrom('title_text').selectAll().execute();
  const sources = await db.selectFrom('title_source').selectAll().execute();
  const changes = await db.selectFrom('title_change').select(['title_id', 'field', 'old_value', 'new_value']).execute();
  const { rows: codes } = await sql<{ title_id: number; attribute: number; code: string }>`
    select t.id as title_id, c.attribute, c.code
    from title t cross join unnest(t.terms) as term(number)
    join term c on c.attribute = term.number / 65536 and c.number = term.number % 65536`.execute(db);
  const linesOf = (kind: string, rows: readonly { title_id: number }[]) =>
    rows.map((row) => `${kind} ${nameOf.get(row.title_id)} ${withoutOwn(row)}`);
  return [
    ...linesOf(
      'title',
      titles.map((row) => ({ ...row, title_id: row.id })),
    ),
    ...linesOf(
      'document',
      // A digest is of a text that holds the product id.
      documents.map((row) => ({ ...row, bar: row.bar.replace(PRODUCT_ID, ''), bar_digest: '', sheet_digest: '' })),
    ),
    ...linesOf(
      'grid',
      // The product id is the first value.
      grid.map((row) => ({ ...row, grid_row: row.grid_row.replace(/\n\d+\n/, '\n\n') })),
    ),
    ...linesOf('completeness', completeness),
    ...linesOf('reference', references),
    ...linesOf('text', texts),
    ...linesOf('source', sources),
    ...linesOf('change', changes),
    ...linesOf('code', codes),
  ].sort();
}

/** Names everything that feeds brought into a store: titles, documents, codes, references, texts, sources, changes. */
export async function storeDigest(db: Kysely<Tables>): Promise<string> {
  return createHash('sha256')
    .update((await storeLines(db)).join('\n'))
    .digest('hex');
}
