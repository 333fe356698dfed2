import { type Kysely, sql } from 'kysely';

/**
 * Monthly sales may name their market (G-347), which identifies a record like its channel and account. Records without
 * one have an empty text. `market` is the last column of the key, so that reads by title and month use it as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table monthly_sales add column market text not null default ''`.execute(db);
  await sql`
    alter table monthly_sales drop constraint monthly_sales_pkey,
      add primary key (company_code, isbn, month, channel, account, market)`.execute(db);
}

/** The markets of a record are summed up. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table sums on commit drop as
    select company_code, isbn, channel, account, month, sum(gross)::integer as gross, sum(returns)::integer as returns,
      sum(net)::integer as net, sum(dollars) as dollars, bool_and(is_deleted) as is_deleted, max(sent_at) as sent_at
    from monthly_sales group by 1, 2, 3, 4, 5 having max(market) <> ''`.execute(db);
  await sql`
    delete from monthly_sales m using sums s
    where (m.company_code, m.isbn, m.month, m.channel, m.account)
      = (s.company_code, s.isbn, s.month, s.channel, s.account)`.execute(db);
  await sql`
    alter table monthly_sales drop constraint monthly_sales_pkey, drop column market,
      add primary key (company_code, isbn, month, channel, account)`.execute(db);
  await sql`
    insert into monthly_sales (company_code, isbn, channel, account, month, gross, returns, net, dollars, is_deleted, sent_at)
    select company_code, isbn, channel, account, month, gross, returns, net, dollars, is_deleted, sent_at from sums`.execute(
    db,
  );
}
