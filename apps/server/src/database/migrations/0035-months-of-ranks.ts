import { type Kysely, sql } from 'kysely';

/**
 * The month that the ranks of a group are of until it is ranked again: those of other groups are of `title_rank_month`
 * already (G-749).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stale_rank_group add column newest_month date`.execute(db);
  await sql`
    update stale_rank_group set newest_month = of_company.newest_month
    from title_rank_month as of_company where of_company.company_code = stale_rank_group.company_code`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stale_rank_group drop column newest_month`.execute(db);
}
