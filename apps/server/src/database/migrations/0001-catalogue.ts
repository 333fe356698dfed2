import { type Kysely, sql } from 'kysely';

/**
 * The catalogue itself (DESIGN §4, §5): a flat row for what is searched, sorted and listed, ready texts for what is
 * read whole, and the codes that titles are found by. Folded texts and sort keys compare by code point (collate "C"):
 * their order is the catalogue package's, not the server's locale.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  // Numbers that the store gives start far above those a house uses, so that neither side ever meets the other.
  await sql`create sequence product_id_seq as integer start with 100000000`.execute(db);

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
      author_folded text collate "C" not null,
      title_sort text collate "C" not null,
      author_sort text collate "C" not null,
      terms integer[] not null,
      price numeric(10, 2),
      price_currency text not null,
      canadian_price numeric(10, 2),
      agency_price numeric(10, 2),
      library_price numeric(10, 2),
      first_print integer,
      avail_stock integer,
      ltd_gross integer,
      ltd_returns integer,
      ltd_net integer,
      ltd_dollars numeric(14, 2),
      last13_units integer,
      last13_dollars numeric(14, 2),
      pub_year smallint,
      release_date date,
      on_sale_date date,
      pub_date date,
      conference_date date,
      nac_date date,
      lower_age smallint,
      upper_age smallint,
      quick_row text not null
    )`.execute(db);
  // Terms of one attribute are shared by half the catalogue: without more statistics the planner misjudges them.
  await sql`alter table title alter column terms set statistics 2000`.execute(db);
  // How many titles contain a text is guessed by trying it on the samples; with the usual hundred, a text of one title
  // in fifty is taken for a rare one and its rows are fetched one by one.
  await sql`
    alter table title alter column title_folded set statistics 1000, alter column author_folded set statistics 1000`.execute(
    db,
  );
  await sql`create unique index title_by_isbn on title (company_code, isbn) where isbn is not null`.execute(db);
  await sql`create unique index title_by_record on title (company_code, record_key) where isbn is null`.execute(db);
  await sql`create unique index title_by_product on title (company_code, product_id)`.execute(db);
  // The two indexes below hold all that a quick search asks, so that it counts and finds without reading the rows.
  await sql`
    create index title_isbn_beginning on title (division, isbn)
    include (company_code, id) where not is_deleted`.execute(db);
  // For texts that half the catalogue contains, or that have no trigram: a tenth of the table's size, read through.
  await sql`
    create index title_line on title (division, id)
    include (company_code, title_folded, author_folded) where not is_deleted`.execute(db);
  await sql`create index title_isbn_anywhere on title (isbn)`.execute(db);
  // No pending list: a search must not wait for the entries that an import has left behind.
  await sql`create index title_search on title
    using gin (terms, title_folded gin_trgm_ops, author_folded gin_trgm_ops) with (fastupdate = off)`.execute(db);

  await sql`
    create table title_document (
      title_id integer primary key references title on delete cascade,
      bar text not null,
      bar_digest text not null,
      sheet text not null,
      sheet_digest text not null,
      sales_members text not null,
      edition text not null,
      comparison text not null
    )`.execute(db);

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
      primary key (title_id, list, position)
    )`.execute(db);
  await sql`create index title_reference_isbn on title_reference (isbn)`.execute(db);

  await sql`
    create table term (
      attribute smallint not null,
      number integer not null,
      code text collate "C" not null,
      description text not null,
      folded text collate "C" not null,
      sort_key text collate "C" not null,
      primary key (attribute, number),
      unique (attribute, code)
    )`.execute(db);
  await sql`create index term_folded on term using gin (folded gin_trgm_ops)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table term, title_reference, title_text, title_document, title`.execute(db);
  await sql`drop sequence product_id_seq`.execute(db);
}
