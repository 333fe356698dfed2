import { type Kysely, sql } from 'kysely';

/**
 * The catalogue: a flat row for everything that is searched, sorted or listed, ready texts for what is read whole, and
 * the codes by which titles are found. Folded texts and sort keys compare by code point (collate "C"), because their
 * order is defined by the catalogue package and not by the server's locale.
 */
export async function createTitleTables(db: Kysely<unknown>): Promise<void> {
  await createTitle(db);
  await createTitleViews(db);
  await createTitleDetails(db);
  await createRenderedRows(db);
  await createTerms(db);
}

async function createTitle(db: Kysely<unknown>): Promise<void> {
  // Product ids that the store assigns start far above those that a publisher uses, so that the two never collide.
  await sql`create sequence product_id_seq as integer start with 100000000`.execute(db);
  // A whole title or name may not fit into an index entry, so the ordered indexes of suggestions have its start: 300
  // characters of four bytes at most, because both orders of a first author are in one entry. `ranges` has the numbers and dates that few titles
  // have, so that a new one needs no migration. Sums of sales have room for 2^53 copies, and amounts for as many cents:
  // two rows of a title can exceed an integer.
  await sql`
    create table title (
      id integer generated always as identity primary key,
      company_code text not null,
      division smallint not null,
      product_id integer not null,
      isbn text collate "C",
      isbn10 text collate "C",
      record_key text collate "C",
      is_deleted boolean not null default false,
      reissue_no smallint not null default 0,
      title text not null,
      author text,
      title_folded text collate "C" not null,
      title_folded_start text collate "C" generated always as (left(title_folded, 300)) stored,
      author_folded text collate "C" not null,
      author1_folded text collate "C" not null default '',
      author1_folded_start text collate "C" generated always as (left(author1_folded, 300)) stored,
      author1_shown text collate "C",
      author1_shown_start text collate "C" generated always as (left(author1_shown, 300)) stored,
      other_numbers text collate "C",
      box_words text collate "C" not null default '',
      title_sort text collate "C" not null,
      author_sort text collate "C" not null,
      terms integer[] not null,
      price numeric(10, 2),
      price_currency text not null,
      canadian_price numeric(10, 2),
      agency_price numeric(10, 2),
      first_print integer,
      avail_stock integer,
      ltd_gross bigint,
      ltd_returns bigint,
      ltd_net bigint,
      ltd_dollars numeric(17, 2),
      last13_units bigint,
      last13_dollars numeric(17, 2),
      pub_year smallint,
      release_date date,
      on_sale_date date,
      pub_date date,
      lower_age smallint,
      upper_age smallint,
      ranges jsonb,
      quick_row text not null
    )`.execute(db);
}

/**
 * Views that queries for people read, so that none can forget a condition. The planner expands them, so the same indexes
 * are used.
 */
async function createTitleViews(db: Kysely<unknown>): Promise<void> {
  await sql`create view current_title as select * from title where not is_deleted`.execute(db);
  await sql`create view listed_title as select * from current_title where title <> ''`.execute(db);
}

/** What is read of one title at a time. */
async function createTitleDetails(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table title_document (
      title_id integer primary key references title on delete cascade,
      bar text not null,
      bar_digest text not null,
      sheet text not null,
      sheet_digest text not null,
      sales_members text not null,
      edition text not null,
      comparison text not null,
      list_row text not null,
      artists text not null,
      box_texts text not null
    )`.execute(db);
  // Each lexeme is prefixed with a letter that identifies its scope: for a word that is frequent in descriptions and
  // rare in keywords, the index then returns only the few keywords.
  await sql`
    create table title_text (
      title_id integer not null references title on delete cascade,
      scope smallint not null,
      words tsvector not null,
      primary key (title_id, scope)
    )`.execute(db);
  await sql`create index title_text_words on title_text using gin (words)`.execute(db);
  await sql`
    create table title_reference (
      title_id integer not null references title on delete cascade,
      list text not null,
      position smallint not null,
      isbn text collate "C" not null,
      is_model boolean not null default false,
      known text not null,
      relation text,
      primary key (title_id, list, position)
    )`.execute(db);
  await sql`create index title_reference_isbn on title_reference (isbn)`.execute(db);
  // The version of the rules by which everything above was derived, and the facts that the title lacks. A table of its
  // own: a change of the rules rewrites every row of it, and none of the many indexes of `title`.
  await sql`
    create table title_derivation (
      title_id integer primary key references title on delete cascade,
      version text not null,
      lacks smallint[] not null
    )`.execute(db);
  // Progress of the rebuild of titles that another version derived.
  await sql`
    create table derivation_rebuild (
      version text primary key,
      done integer not null,
      total integer not null,
      seen_at timestamptz not null
    )`.execute(db);
}

/** Sort keys and ready rows of power search results. */
async function createRenderedRows(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table title_order (
      title_id integer primary key references title on delete cascade,
      author2 text collate "C",
      sales_marketing_code text collate "C",
      answer_code text collate "C",
      business_group text collate "C",
      division text collate "C",
      category text collate "C",
      format text collate "C",
      imprint text collate "C",
      editor text collate "C",
      series text collate "C",
      pub_season text collate "C"
    )`.execute(db);
  // One value to a line. Rows are stored uncompressed and in line (toast_tuple_target), because a result reads up to
  // two thousand of them.
  await sql`
    create table title_grid (
      title_id integer primary key references title on delete cascade,
      grid_row text not null
    ) with (toast_tuple_target = 8160)`.execute(db);
}

/** Codes with their labels, and which company uses which. */
async function createTerms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table term (
      attribute smallint not null,
      number integer not null,
      -- The company whose titles have the label; '' if the labels of the attribute are those of all companies.
      company_code text collate "C" not null default '',
      code text collate "C" not null,
      description text not null,
      folded text collate "C" not null,
      sort_key text collate "C" not null,
      -- When the message was sent that the label is from. sent_at is set for in-house labels only.
      labelled_at timestamptz not null default 'epoch',
      sent_at timestamptz,
      primary key (attribute, number),
      unique (attribute, code, company_code)
    )`.execute(db);
  await sql`create index term_folded on term using gin (folded gin_trgm_ops)`.execute(db);
  await sql`
    create table code_use (
      company_code text not null,
      parent integer not null,
      term integer not null,
      primary key (company_code, parent, term)
    )`.execute(db);
}
