import { sql } from 'kysely';
import type { TestDatabase } from './test-database.ts';

/** What the store holds, without numbers and times that the database gives. */
export async function storedDigest(database: TestDatabase): Promise<unknown> {
  const { rows } = await sql`
    select md5(string_agg(title.company_code || coalesce(title.isbn, record_key) || quick_row || bar || sheet || edition
      || comparison, '' order by title.company_code, title.isbn, record_key)) as titles, count(*)::integer as count,
      (select md5(string_agg(list || position || isbn || known, '' order by isbn, list, position, known))
        from title_reference) as refer,
      (select md5(string_agg(s::text, '' order by s.company_code, s.isbn, s.month, s.channel)) from
        (select company_code, isbn, month, channel, account, gross, returns, net, dollars from monthly_sales) s) as sales,
      (select md5(string_agg(company_code || isbn || region || kind || report, '' order by company_code, isbn, region,
        kind)) from projection_report) as reports,
      (select md5(string_agg(company_code || isbn || kind || content, '' order by company_code, isbn, kind))
        from house_part) as parts,
      (select md5(string_agg(t::text, '' order by report, rank)) from trade_category_title t) as categories,
      (select md5(string_agg(name || owner || isbn, '' order by owner, name, isbn))
        from user_list join user_list_item on list_id = id) as lists,
      (select count(*)::integer from title_text) as texts,
      (select md5(string_agg(id || name, '' order by id)) from person) as people
    from title join title_document on title_id = id`.execute(database.db);
  return rows[0];
}
