import type { CompanyCode } from '@titlenet/catalogue/companies';
import { type CompletenessQuery, factsOfCompleteness } from '@titlenet/catalogue/completeness/completeness-report';
import type { ListRow } from '@titlenet/catalogue/lists/list-row';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { nameOf, namesOf } from '../../read-titles/count-completeness.queries.ts';
import { listRows, MAX_LIST_ROWS } from '../../read-titles/list-rows.queries.ts';

const smallints = (numbers: readonly number[]) => sql`${numbers}::smallint[]`;

function conditions({ by, name, level, missing }: CompletenessQuery): RawBuilder<unknown> {
  const all = [sql`true`];
  if (name !== undefined) all.push(sql`${nameOf(by)} is not distinct from ${name}::text`);
  if (level) {
    const { complete, incomplete } = factsOfCompleteness(level);
    all.push(sql`not d.lacks && ${smallints(complete)}`);
    if (incomplete.length > 0) all.push(sql`d.lacks && ${smallints(incomplete)}`);
  }
  if (missing !== undefined) all.push(sql`d.lacks @> ${smallints([missing])}`);
  return sql.join(all, sql` and `);
}

/** @returns the titles behind a number of the completeness report, sorted by title, and how many there are */
export async function findCompletenessTitles(
  db: Kysely<Tables>,
  query: CompletenessQuery,
  companies: readonly CompanyCode[],
): Promise<{ total: number; data: ListRow[] }> {
  const names = query.name === undefined ? sql`` : namesOf(query.by);
  const { rows } = await sql<{ id: number; total: number }>`
    with found as (
      select distinct t.id, t.title_sort
      from current_title t join title_derivation d on d.title_id = t.id ${names}
      where t.company_code = any(${companies}::text[]) and ${conditions(query)}
    )
    select id, count(*) over () as total from found order by title_sort, id limit ${MAX_LIST_ROWS}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const data = await listRows(
    db,
    sql`select id, position from unnest(${ids}::integer[]) with ordinality as found (id, position)`,
  );
  return { total: Number(rows[0]?.total ?? 0), data };
}
