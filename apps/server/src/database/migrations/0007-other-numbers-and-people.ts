import { type Kysely, sql } from 'kysely';

/**
 * Titles are found by all of their numbers and people. The column of people has no limit that fits into an index entry,
 * so the index that covers short texts has its start. Other numbers and people are added when titles are derived again.
 * The functions quick_search_isbn and quick_search_author stay for servers of an earlier release that still run.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The search in the database creates it again with the new column.
  await sql`drop index if exists title_line`.execute(db);
  await sql`
    alter table title
      add column other_numbers text collate "C",
      add column author_folded_start text collate "C" not null default ''`.execute(db);
  await sql`update title set author_folded_start = author_folded where author_folded <> ''`.execute(db);
  await createNumberFunction(db);
  await createPeopleFunction(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function quick_search_number(text, smallint, text[], integer)`.execute(db);
  await sql`drop function quick_search_people(text, text, smallint, text[], integer)`.execute(db);
  await sql`drop index if exists title_line, title_other_numbers, title_many_people`.execute(db);
  await sql`
    alter table title drop column author_folded_start, drop column other_numbers,
      alter column author_folded type text collate "C" using left(author_folded, 400)`.execute(db);
}

/** Two queries instead of one with `or`, so that each uses its index whatever the generic plan estimates. */
async function createNumberFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function quick_search_number(
      first_digits text, in_division smallint, of_companies text[], maximum integer, out total integer, out rows text
    ) language plpgsql stable set plan_cache_mode = force_generic_plan as $function$
    begin
      with found as materialized (
        (select id from title
         where isbn >= first_digits and isbn < first_digits || ':' and division = in_division
           and company_code = any(of_companies) and not is_deleted
         limit maximum + 1)
        union
        (select id from title
         where other_numbers like '%' || chr(10) || first_digits || '%' and division = in_division
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
           where isbn >= first_digits and isbn < first_digits || ':' and division = in_division
             and company_code = any(of_companies) and not is_deleted)
          + (select count(*) from title
             where other_numbers like '%' || chr(10) || first_digits || '%' and division = in_division
               and company_code = any(of_companies) and not is_deleted
               and (isbn >= first_digits and isbn < first_digits || ':') is not true)
        into total;
      end if;
    end $function$`.execute(db);
}

/**
 * A text without a trigram is compared with the start of all people, which an index covers, and with all of them only
 * where the start lacks some.
 */
async function createPeopleFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function quick_search_people(
      looked_up text, whole text, in_division smallint, of_companies text[], maximum integer,
      out total integer, out rows text
    ) language plpgsql stable set plan_cache_mode = force_generic_plan as $function$
    begin
      if looked_up is null then
        with found as materialized (
          (select id from title
           where (author_folded_start || '') like whole and division = in_division
             and company_code = any(of_companies) and not is_deleted
           limit maximum + 1)
          union
          (select id from title
           where length(author_folded) > 400 and (author_folded || '') like whole and division = in_division
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
             where (author_folded_start || '') like whole and division = in_division
               and company_code = any(of_companies) and not is_deleted)
            + (select count(*) from title
               where length(author_folded) > 400 and (author_folded || '') like whole
                 and (author_folded_start || '') not like whole and division = in_division
                 and company_code = any(of_companies) and not is_deleted)
          into total;
        end if;
      else
        with hit as materialized (
          select quick_row, title_sort, isbn, id from title
          where author_folded like looked_up and (author_folded || '') like whole
            and (company_code || '') = any(of_companies) and not is_deleted
          limit maximum + 1
        ), counted as (select count(*)::integer as hits from hit)
        select hits, (select string_agg(quick_row, ',' order by title_sort, isbn, id) from hit where hits <= maximum)
        into total, rows from counted;
        if total > maximum then
          execute 'select count(*) from title
            where author_folded like $1 and (author_folded || '''') like $2 and division = $3
              and company_code = any($4) and not is_deleted'
          into total using looked_up, whole, in_division, of_companies;
        end if;
      end if;
    end $function$`.execute(db);
}
