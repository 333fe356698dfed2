import { type Kysely, sql } from 'kysely';

/**
 * First authors are searched by their whole names, as titles are (0022): the ordered indexes have their starts, 300
 * characters each, because both orders of a name are in one index entry. Longer names are added when titles are derived
 * again. Names of other people are in no ordered index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists title_author1, title_author1_shown`.execute(db);
  await sql`
    alter table title
      add column author1_folded_start text collate "C" generated always as (left(author1_folded, 300)) stored,
      add column author1_shown_start text collate "C" generated always as (left(author1_shown, 300)) stored`.execute(
    db,
  );
  await createOrderedIndexes(db, 'author1_folded_start', 'author1_shown_start');
  // Adds the columns.
  await sql`create or replace view current_title as select * from title where not is_deleted`.execute(db);
  await sql`create or replace view listed_title as select * from current_title where title <> ''`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists title_author1, title_author1_shown, title_long_author`.execute(db);
  await sql`drop view listed_title`.execute(db);
  await sql`drop view current_title`.execute(db);
  await sql`
    alter table title drop column author1_folded_start, drop column author1_shown_start,
      alter column author1_folded type text collate "C" using left(author1_folded, 400),
      alter column author1_shown type text collate "C" using left(author1_shown, 400)`.execute(db);
  await createOrderedIndexes(db, 'author1_folded', 'author1_shown');
  await sql`create view current_title as select * from title where not is_deleted`.execute(db);
  await sql`create view listed_title as select * from current_title where title <> ''`.execute(db);
}

async function createOrderedIndexes(db: Kysely<unknown>, stored: string, shown: string): Promise<void> {
  const [storedColumn, shownColumn] = [sql.ref(stored), sql.ref(shown)];
  await sql`
    create index title_author1 on title (division, ${storedColumn}) include (${shownColumn})
    where not is_deleted`.execute(db);
  await sql`
    create index title_author1_shown on title (division, ${shownColumn})
    where ${shownColumn} is not null and not is_deleted`.execute(db);
}
