import { type Kysely, sql } from 'kysely';

/**
 * Quick search as functions of the database (docs/decisions/0013-search-as-functions.md): the plans of functions are
 * cached on the embedded database too, where planning took longer than running. The generic plan does not know the
 * text, so the function chooses by it: a text with a trigram is looked up in the GIN index, and only if more titles
 * than the maximum match is the total counted with a plan of its own.
 *
 * Each function returns the exact total and the rows, as items of a JSON array in the order of titles, or null above
 * the maximum.
 */
export async function createQuickSearchFunctions(db: Kysely<unknown>): Promise<void> {
  await createNumberFunction(db);
  await createTextFunction(db, 'quick_search_titles', 'title_folded', 300);
  await createTextFunction(db, 'quick_search_people', 'author_folded', 400);
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
 * A text without a trigram is compared with the start of the column, which an index covers, and with the whole text only
 * where it is longer.
 *
 * @param length characters of `${column}_start`
 */
async function createTextFunction(db: Kysely<unknown>, name: string, column: string, length: number): Promise<void> {
  const [folded, start] = [sql.ref(column), sql.ref(`${column}_start`)];
  // Texts are compared with '' appended to them, which hides the condition from indexes that would match half of the
  // catalogue. The companies are those of the division, so the division need not be tested beside the index.
  await sql`
    create function ${sql.ref(name)}(
      looked_up text, whole text, in_division smallint, of_companies text[], maximum integer,
      out total integer, out rows text
    ) language plpgsql stable set plan_cache_mode = force_generic_plan as $function$
    begin
      if looked_up is null then
        with found as materialized (
          (select id from title
           where (${start} || '') like whole and division = in_division
             and company_code = any(of_companies) and not is_deleted
           limit maximum + 1)
          union
          (select id from title
           where length(${folded}) > ${sql.lit(length)} and (${folded} || '') like whole and division = in_division
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
             where (${start} || '') like whole and division = in_division
               and company_code = any(of_companies) and not is_deleted)
            + (select count(*) from title
               where length(${folded}) > ${sql.lit(length)} and (${folded} || '') like whole
                 and (${start} || '') not like whole and division = in_division
                 and company_code = any(of_companies) and not is_deleted)
          into total;
        end if;
      else
        with hit as materialized (
          select quick_row, title_sort, isbn, id from title
          where ${folded} like looked_up and (${folded} || '') like whole
            and (company_code || '') = any(of_companies) and not is_deleted
          limit maximum + 1
        ), counted as (select count(*)::integer as hits from hit)
        select hits, (select string_agg(quick_row, ',' order by title_sort, isbn, id) from hit where hits <= maximum)
        into total, rows from counted;
        if total > maximum then
          execute 'select count(*) from title
            where ${folded} like $1 and (${folded} || '''') like $2 and division = $3
              and company_code = any($4) and not is_deleted'
          into total using looked_up, whole, in_division, of_companies;
        end if;
      end if;
    end $function$`.execute(db);
}
