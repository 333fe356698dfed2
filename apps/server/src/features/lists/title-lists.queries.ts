import type { BacklistQuery } from '@titlenet/catalogue/lists/backlist';
import type { ListRow } from '@titlenet/catalogue/lists/list-row';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { listRows, MAX_LIST_ROWS, type RankedRows, rankedListRows } from '../../read-titles/list-rows.queries.ts';

/** @returns the titles of a trade category in the order of the list */
export function findTradeCategory(
  db: Kysely<Tables>,
  report: string,
  companies: readonly string[],
): Promise<ListRow[]> {
  return listRows(
    db,
    sql`
      select t.id, c.rank as position
      from trade_category_title c join listed_title t on t.company_code = c.company_code and t.isbn = c.isbn
      where c.report = ${report} and c.company_code = any(${companies}::text[])
      order by c.rank limit ${MAX_LIST_ROWS}`,
  );
}

/** @returns the titles with an award, the newest award first, then by title */
export function findAwardTitles(db: Kysely<Tables>, award: number, companies: readonly string[]): Promise<ListRow[]> {
  return listRows(
    db,
    sql`
      select t.id, row_number() over (order by a.year desc, t.title_sort, t.id) as position
      from (
        select company_code, isbn, max(year) as year from award_title
        where award_id = ${award} and company_code = any(${companies}::text[])
        group by company_code, isbn
      ) a join listed_title t on t.company_code = a.company_code and t.isbn = a.isbn
      order by position limit ${MAX_LIST_ROWS}`,
  );
}

const figures = {
  '13': { U: 'last13_units', D: 'last13_dollars' },
  ltd: { U: 'ltd_net', D: 'ltd_dollars' },
} as const;

/**
 * @returns the titles that sold most, with the figure. Read from the figures of titles, which imports keep equal to the sums of the
 * monthly sales, through one index for each figure.
 */
export function findBestsellers(
  db: Kysely<Tables>,
  { top, time, type }: Omit<BacklistQuery, 'businessUnit'>,
  companies: readonly string[],
): Promise<RankedRows> {
  const figure = sql.ref(figures[time][type]);
  return rankedListRows(
    db,
    sql`
      select best.id, best.figure, row_number() over (order by best.figure desc, best.id) as position
      from unnest(${companies}::text[]) as company (code) cross join lateral (
        select t.id, ${figure} as figure from listed_title t
        where t.company_code = company.code and ${figure} > 0
        order by ${figure} desc, t.id limit ${top}
      ) as best
      order by position limit ${top}`,
  );
}
