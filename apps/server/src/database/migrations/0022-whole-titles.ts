import { type Kysely, sql } from 'kysely';

/**
 * Titles are searched whole, not by their first 400 characters. A whole title may not fit into an index entry, so the
 * ordered indexes have its start: 300 characters of four bytes at most, which leave room for the start of people.
 * Longer titles are added when titles are derived again. The function quick_search_title stays for servers of an earlier
 * release that still run.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The search in the database creates title_line again with the new column.
  await sql`drop index if exists title_line, title_beginning`.execute(db);
  await sql`
    alter table title
      add column title_folded_start text collate "C" generated always as (left(title_folded, 300)) stored`.execute(db);
  await sql`create index title_beginning on title (division, title_folded_start) where not is_deleted`.execute(db);
  // Adds the column.
  await sql`create or replace view current_title as select * from title where not is_deleted`.execute(db);
  await sql`create or replace view listed_title as select * from current_title where title <> ''`.execute(db);
  await createTitleFunction(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function quick_search_titles(text, text, smallint, text[], integer)`.execute(db);
  await sql`drop index if exists title_line, title_long, title_beginning`.execute(db);
  await sql`drop view listed_title`.execute(db);
  await sql`drop view current_title`.execute(db);
  await sql`
    alter table title drop column title_folded_start,
      alter column title_folded type text collate "C" using left(title_folded, 400)`.execute(db);
  await sql`create index title_beginning on title (division, title_folded) where not is_deleted`.execute(db);
  await sql`create view current_title as select * from title where not is_deleted`.execute(db);
  await sql`create view listed_title as select * from current_title where title <> ''`.execute(db);
}

/**
 * As `quick_search_people`: a text without a trigram is compared with the start of titles, which an index covers, and
 * with whole titles only where they are longer.
 */
async function createTitleFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function quick_search_titles(
      looked_up text, whole text, in_division smallint, of_companies text[], maximum integer,
      out total integer, out rows text
    ) language plpgsql stable set plan_cache_mode = force_generic_plan as $function$
    begin
      if looked_up is null then
        with found as materialized (
          (select id from title
           where (title_folded_start || '') like whole and division = in_division
             and company_code = any(of_companies) and not is_deleted
           limit maximum + 1)
          union
          (select id from title
           where length(title_folded) > 300 and (title_folded || '') like whole and division = in_division
             and company_code = any(of_companies) and not is_deleted
           limit maximum + 1)
        ), counted as (select count(*)::integer as hits from found)
        select hits, (
          select string_agg(quick_row, ',' order by title_sort, isbn, id) from title
          where id in (select id from found) and hits <= maximum)
        into total, rows from counted;
        if total > maximum then
          select
            (select count(*) from title
             where (title_folded_start || '') like whole and division = in_division
               and company_code = any(of_companies) and not is_deleted)
            + (select count(*) from title
               where length(title_folded) > 300 and (title_folded || '') like whole
                 and (title_folded_start || '') not like whole and division = in_division
                 and company_code = any(of_companies) and not is_deleted)
          into total;
        end if;
      else
        with hit as materialized (
          select quick_row, title_sort, isbn, id from title
          where title_folded like looked_up and (title_folded || '') like whole
            and (company_code || '') = any(of_companies) and not is_deleted
          limit maximum + 1
        ), counted as (select count(*)::integer as hits from hit)
        select hits, (select string_agg(quick_row, ',' order by title_sort, isbn, id) from hit where hits <= maximum)
        into total, rows from counted;
        if total > maximum then
          execute 'select count(*) from title
            where title_folded like $1 and (title_folded || '''') like $2 and division = $3
              and company_code = any($4) and not is_deleted'
          into total using looked_up, whole, in_division, of_companies;
        end if;
      end if;
    end $function$`.execute(db);
}
