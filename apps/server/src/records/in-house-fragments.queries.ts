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

/** @returns the in-house fragments of these titles by `titleKeyOf`; titles without ISBN have none */
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
    const fragment: StoredFragment = {
      // The table has only codes of companies.
      companyCode: row.company_code as CompanyCode,
      isbn: row.isbn,
      // The table has only these kinds.
      kind: row.kind as InHouseFragmentKind,
      // The driver returns timestamps without their zone; sessions are in UTC.
      sentAt: new Date(`${row.sent_at}Z`).toISOString(),
      digest: row.digest,
      // Only `putInHouseFragments` writes the column.
      content: JSON.parse(row.content) as FragmentContent,
    };
    const key = titleKeyOf(fragment);
    found.set(key, [...(found.get(key) ?? []), fragment]);
  }
  return found;
}

/** Stores fragments in place of older ones. @param fragments no two of them of the same title and kind */
export async function putInHouseFragments(db: Kysely<Tables>, fragments: readonly StoredFragment[]): Promise<void> {
  if (fragments.length === 0) return;
  const rows = fragments.map((fragment) => ({
    company_code: fragment.companyCode,
    isbn: fragment.isbn,
    kind: fragment.kind,
    sent_at: fragment.sentAt,
    digest: fragment.digest,
    content: JSON.stringify(fragment.content),
  }));
  await sql`
    insert into in_house_fragment select * from ${jsonRows('in_house_fragment', rows)}
    on conflict (company_code, isbn, kind) do update
    set sent_at = excluded.sent_at, digest = excluded.digest, content = excluded.content`.execute(db);
}
