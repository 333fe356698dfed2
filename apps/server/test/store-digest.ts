import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../src/database/tables.ts';

/**
 * Columns with values that each database generates, and digests of texts that contain them; they may differ in
 * databases of the same catalogue.
 */
const OWN_OF_TITLES = ['id', 'product_id', 'title_id', 'terms', 'run_id', 'bar_digest', 'sheet_digest'];
/** Columns with times of import, which differ when a message has no sent time. */
const TIMES = ['sent_at', 'changed_at'];

/** Tables of titles, by title id. */
const OF_TITLES = [
  'title_document',
  'title_derivation',
  'title_order',
  'title_reference',
  'title_text',
  'title_source',
  'title_change',
  'title_newest_change',
  'title_kind_change',
  'title_rank',
  'person_picture',
] as const;

/** Tables whose rows have natural keys. */
const NAMED = [
  'stale_figures',
  'title_rank_month',
  'sales_window',
  'reported_period',
  'publicity_event',
  'promotion',
  'monthly_sales',
  'weekly_sales',
  'pending_order',
  'projection_report',
  'trade_category',
  'trade_category_title',
  'award_list',
  'award_title',
  'person',
  'permission',
  'preference',
  'feed_sender',
] as const;

/** Tables with generated ids or times, and queries without those. */
const WITH_QUERIES = {
  // Times of summing figures are excluded.
  in_house_fragment: sql`
    select company_code, isbn, kind, digest, content, case when kind <> 'figures' then sent_at end as sent_at
    from in_house_fragment`,
  term: sql`select attribute, company_code, code, description, folded, sort_key, sent_at from term`,
  code_use: sql`
    select code_use.company_code, p.attribute as parent_attribute, p.code as parent_code, t.attribute, t.code
    from code_use left join term p on p.attribute = parent / 65536 and p.number = parent % 65536
    join term t on t.attribute = term / 65536 and t.number = term % 65536`,
  // A repeated message without a change was sent later.
  sent_period: sql`select company_code, unit, period from sent_period`,
  record_fault: sql`
    select company_code, sender, record_reference, kind, detail, found_on, mended_on from record_fault`,
  user_list: sql`select name, owner, is_shared, sent_at from user_list`,
  user_list_item: sql`select name, owner, isbn from user_list_item join user_list on id = list_id`,
  team_note: sql`select company_code, isbn, author, text, written_at, edited_at, deleted_at, deleted_by from team_note`,
  team_note_version: sql`
    select company_code, isbn, version.text, replaced_at from team_note_version version join team_note note on note.id = note_id`,
  team_tag: sql`
    select company_code, isbn, tag, label, added_by, added_at, removed_by, removed_at from team_tag`,
  pack: sql`select owner, name, meeting, meeting_day, mark, pages, for_all, version from pack`,
  pack_member: sql`select name, subject, role from pack_member join pack on pack.id = pack_id`,
  pack_section: sql`select name, position, heading, is_removed from pack_section join pack on pack.id = pack_id`,
  pack_title: sql`
    select name, heading, title.position, company_code, isbn, kept_title, kept_author, kept_format, kept_price,
      kept_on_sale, kept_status, is_gone, internal_note, accounts_note, title.pages, title.is_removed
    from pack_title title join pack on pack.id = title.pack_id join pack_section section on section.id = section_id`,
  pack_change: sql`
    select name, pack_change.version, subject, part, field, before
    from pack_change join pack on pack.id = pack_id`,
  pack_decision: sql`
    select name, isbn, revision, author, decided_at, decision, is_tag, quantity, follow_up, added_tag
    from pack_decision join pack_title title on title.id = pack_title_id join pack on pack.id = title.pack_id`,
  saved_search: sql`select subject, name, division, address, description from saved_search`,
  recent_search: sql`select subject, division, address, description, searched_at from recent_search`,
} as const;

/**
 * Tables that are not part of the catalogue: records of imports, calls and changes, and `shown_person`, whose rows are
 * kept when the last title of a person is deleted, so that they depend on the order of messages.
 */
const NOT_DIGESTED: ReadonlySet<string> = new Set([
  'feed_run',
  'feed_rejection',
  'import_job',
  'received_record',
  'read_token',
  'import_pause',
  'derivation_rebuild',
  'audit_event',
  'user_visit',
  'followed',
  'follower',
  'search_hits',
  'search_hit_change',
  'catalogue_generation',
  'catalogue_change',
  'stale_title_rank',
  'rank_change',
  'stale_rank_group',
  'catalogue_change_kept',
  'search_snapshot',
  'store_identity',
  'shown_person',
]);

const digested: ReadonlySet<string> = new Set([
  'title',
  'title_grid',
  ...OF_TITLES,
  ...NAMED,
  ...Object.keys(WITH_QUERIES),
]);

/** Throws for a table of a new migration that is in none of the lists. */
async function assertKnown(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely\\_%'`.execute(
    db,
  );
  const unknown = rows.map(({ name }) => name).filter((name) => !digested.has(name) && !NOT_DIGESTED.has(name));
  if (unknown.length > 0) throw new Error(`Tables in no list of this file: ${unknown.join(', ')}`);
}

export interface DigestOptions {
  /** Omits times of import. */
  isWithoutTimes?: boolean;
}

/** A generated product id in a document. */
const PRODUCT_ID = /\\?"productId\\?":\d+/g;

/** Writes the content of a database as sorted lines, titles by ISBN or record key. */
export async function storeLines(
  db: Kysely<Tables>,
  { isWithoutTimes = false }: DigestOptions = {},
): Promise<string[]> {
  await assertKnown(db);
  const times = isWithoutTimes ? TIMES : [];
  const lines: string[] = [];
  // Rows are converted to text in the database, because there are tens of thousands of them.
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
  // The first value of a result row is the product id.
  const rows = sql`select title_id, regexp_replace(grid_row, '\\n\\d+\\n', '') as grid_row from title_grid`;
  await addOfTitles('title_grid', rows);
  // The time of a change differs between databases.
  for (const table of OF_TITLES)
    await addOfTitles(table, sql`select * from ${sql.table(table)}`, table.endsWith('_change') ? ['changed_at'] : []);
  const codes = sql`
    select t.id as title_id, c.attribute, c.code from title t cross join unnest(t.terms) as term(number)
    join term c on c.attribute = term.number / 65536 and c.number = term.number % 65536`;
  await addOfTitles('code', codes);
  for (const table of NAMED) await add(table, sql`${sql.table(table)} as one`);
  for (const [table, query] of Object.entries(WITH_QUERIES)) await add(table, sql`(${query}) as one`);
  return lines.sort();
}

/** Returns a digest of everything that feeds and users have stored. */
export async function storeDigest(db: Kysely<Tables>, options?: DigestOptions): Promise<string> {
  return createHash('sha256')
    .update((await storeLines(db, options)).join('\n'))
    .digest('hex');
}

/** Deletes everything that the digest covers, and the runs that imported it. */
export async function emptyStore(db: Kysely<Tables>): Promise<void> {
  const tables = [...digested, 'feed_run'].map((name) => sql.table(name));
  await sql`truncate ${sql.join(tables)} restart identity cascade`.execute(db);
}
