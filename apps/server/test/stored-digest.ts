import { sql } from 'kysely';
import type { TestDatabase } from './test-database.ts';

/** What the store holds, without numbers and times that the database gives. */
export async function storedDigest(database: TestDatabase): Promise<unknown> {
  const { rows } = await sql`
    select md5(string_agg(title.company_code || coalesce(title.isbn, record_key) || quick_row || bar || sheet || edition
      || comparison, '' order by title.company_code, title.isbn, record_key)) as titles, count(*)::integer as count,
      (select md5(string_agg(list || position || isbn || known, '' order by isbn, list, position, known))
        from title_reference) as refer,
      (select count(*)::integer from title_text) as texts,
      (select md5(string_agg(id || name, '' order by id)) from person) as people
    from title join title_document on title_id = id`.execute(database.db);
  return rows[0];
}
