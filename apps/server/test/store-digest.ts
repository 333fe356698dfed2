import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../src/database/tables.ts';

/**
 * Columns that a store gives a title itself, and digests of texts that hold one of them: two stores of the same
 * catalogue may differ in them.
 */
const OWN_OF_TITLES = ['id', 'product_id', 'title_id', 'terms', 'run_id', 'bar_digest', 'sheet_digest'];
/** Columns that say when something came; where a message does not say when it was sent, two stores differ in them. */
const TIMES = ['sent_at', 'changed_at'];

/** What belongs to a title, by its number. */
const OF_TITLES = [
  'title_document',
  'title_derivation',
  'title_order',
  'title_reference',
  'title_text',
  'title_source',
  'title_change',
  'person_picture',
] as const;

/** Tables whose rows are named by what they say themselves, and not by numbers of the store. */
const NAMED = [
  'stale_figures',
  'sales_window',
  'publicity_event',
  'promotion',
  'monthly_sales',
  'weekly_sales',
  'weekly_sales_window',
  'pending_order',
  'projection_report',
  'trade_category',
  'trade_category_title',
  'award_list',
  'award_title',
  'person',
  'permission',
  'preference',
] as const;

/** Tables with numbers or times that the store gave, and what their rows say instead. */
const SPELT_OUT = {
  // When the store added figures up is its own affair.
  in_house_fragment: sql`
    select company_code, isbn, kind, digest, content, case when kind <> 'figures' then sent_at end as sent_at
    from in_house_fragment`,
  term: sql`select attribute, code, description, folded, sort_key, sent_at from term`,
  code_use: sql`
    select company_code, p.attribute as parent_attribute, p.code as parent_code, t.attribute, t.code
    from code_use left join term p on p.attribute = parent / 65536 and p.number = parent % 65536
    join term t on t.attribute = term / 65536 and t.number = term % 65536`,
  user_list: sql`select name, owner, is_shared, sent_at from user_list`,
  user_list_item: sql`select name, owner, isbn from user_list_item join user_list on id = list_id`,
  saved_search: sql`select subject, name, division, address, description from saved_search`,
  recent_search: sql`select subject, division, address, description, searched_at from recent_search`,
} as const;

/** What keeps account of imports, calls and changes, and is no part of the catalogue. */
const ACCOUNTS: ReadonlySet<string> = new Set([
  'feed_run',
  'feed_rejection',
  'import_job',
  'import_pause',
  'derivation_rebuild',
  'audit_event',
  'catalogue_generation',
  'catalogue_change',
  'catalogue_change_kept',
  'search_snapshot',
]);

const digested: ReadonlySet<string> = new Set([
  'title',
  'title_grid',
  ...OF_TITLES,
  ...NAMED,
  ...Object.keys(SPELT_OUT),
]);

/** A table that a migration brings has to be put on one of the lists. */
async function assertKnown(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely\\_%'`.execute(
    db,
  );
  const unknown = rows.map(({ name }) => name).filter((name) => !digested.has(name) && !ACCOUNTS.has(name));
  if (unknown.length > 0) throw new Error(`No digest knows of the tables ${unknown.join(', ')}`);
}

export interface DigestOptions {
  /** Leaves out when things came. */
  isWithoutTimes?: boolean;
}

/** A product id in a document, which the store gave. */
const PRODUCT_ID = /\\?"productId\\?":\d+/g;

/** What a store holds, as lines in an order of their own: titles by ISBN or record, what belongs to them by title. */
export async function storeLines(
  db: Kysely<Tables>,
  { isWithoutTimes = false }: DigestOptions = {},
): Promise<string[]> {
  await assertKnown(db);
  const times = isWithoutTimes ? TIMES : [];
  const lines: string[] = [];
  // Rows become text in the database: there are tens of thousands of them.
  const add = async (kind: string, from: ReturnType<typeof sql>, name = sql`''`, left: readonly string[] = []) => {
    const { rows } = await sql<{ line: string }>`
      select concat(${kind}::text, ' ', ${name}, ' ', to_jsonb(one) - ${[...times, ...left]}::text[]) as line
      from ${from}`.execute(db);
    for (const { line } of rows) lines.push(line.replaceAll(PRODUCT_ID, 'productId'));
  };
  const addOfTitles = (kind: string, rows: ReturnType<typeof sql>, left: readonly string[] = []) =>
    add(
      kind,
      sql`(${rows}) as one join title on title.id = one.title_id`,
      sql`title.company_code || ' ' || coalesce(title.isbn, title.record_key)`,
      [...OWN_OF_TITLES, ...left],
    );
  await addOfTitles('title', sql`select *, id as title_id from title`);
  // The first value of a row of results is the product id.
  const rows = sql`select title_id, regexp_replace(grid_row, '\\n\\d+\\n', '') as grid_row from title_grid`;
  await addOfTitles('title_grid', rows);
  // No two stores write a change at the same time.
  for (const table of OF_TITLES)
    await addOfTitles(table, sql`select * from ${sql.table(table)}`, table === 'title_change' ? ['changed_at'] : []);
  const codes = sql`
    select t.id as title_id, c.attribute, c.code from title t cross join unnest(t.terms) as term(number)
    join term c on c.attribute = term.number / 65536 and c.number = term.number % 65536`;
  await addOfTitles('code', codes);
  for (const table of NAMED) await add(table, sql`${sql.table(table)} as one`);
  for (const [table, query] of Object.entries(SPELT_OUT)) await add(table, sql`(${query}) as one`);
  return lines.sort();
}

/** Names everything that feeds and people brought into a store. */
export async function storeDigest(db: Kysely<Tables>, options?: DigestOptions): Promise<string> {
  return createHash('sha256')
    .update((await storeLines(db, options)).join('\n'))
    .digest('hex');
}

/** Takes everything out of a store that its digest names, and what is known of the imports that brought it. */
export async function emptyStore(db: Kysely<Tables>): Promise<void> {
  const tables = [...digested, 'feed_run'].map((name) => sql.table(name));
  await sql`truncate ${sql.join(tables)} restart identity cascade`.execute(db);
}
