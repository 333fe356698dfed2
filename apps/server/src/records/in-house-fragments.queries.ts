import type { CompanyCode } from '@titlenet/catalogue/companies';
import { type Kysely, sql } from 'kysely';
import { jsonRows } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';
import {
  type FragmentContent,
  type InHouseFragment,
  type InHouseFragmentKind,
  titleKeyOf,
} from './in-house-fragment.ts';

export interface StoredFragment extends InHouseFragment {
  sentAt: string;
  digest: string;
}

/** Everything that the house says in parts of these titles, by title; titles without ISBN have none. */
export async function findInHouseFragments(
  db: Kysely<Tables>,
  titles: readonly { companyCode: string; isbn: string | null }[],
): Promise<Map<string, StoredFragment[]>> {
  const keys = titles.filter((title) => title.isbn !== null);
  const found = new Map<string, StoredFragment[]>();
  if (keys.length === 0) return found;
  const companies = keys.map((title) => title.companyCode);
  const isbns = keys.map((title) => title.isbn);
  const rows = await db
    .selectFrom('in_house_fragment')
    .selectAll()
    .where(sql<boolean>`(company_code, isbn) in (select * from unnest(${companies}::text[], ${isbns}::text[]))`)
    .orderBy('kind')
    .execute();
  for (const row of rows) {
    const part: StoredFragment = {
      companyCode: row.company_code as CompanyCode,
      isbn: row.isbn,
      kind: row.kind as InHouseFragmentKind,
      // Timestamps arrive without their zone; sessions run in UTC.
      sentAt: new Date(`${row.sent_at}Z`).toISOString(),
      digest: row.digest,
      content: JSON.parse(row.content) as FragmentContent,
    };
    const key = titleKeyOf(part);
    found.set(key, [...(found.get(key) ?? []), part]);
  }
  return found;
}

/** Keeps parts in place of what the house said before; no two of them are of one kind and title. */
export async function putInHouseFragments(db: Kysely<Tables>, parts: readonly StoredFragment[]): Promise<void> {
  if (parts.length === 0) return;
  const rows = parts.map((part) => ({
    company_code: part.companyCode,
    isbn: part.isbn,
    kind: part.kind,
    sent_at: part.sentAt,
    digest: part.digest,
    content: JSON.stringify(part.content),
  }));
  await sql`
    insert into in_house_fragment select * from ${jsonRows('in_house_fragment', rows)}
    on conflict (company_code, isbn, kind) do update
    set sent_at = excluded.sent_at, digest = excluded.digest, content = excluded.content`.execute(db);
}
