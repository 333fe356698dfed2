import pg from 'pg';
import type { KnownTitle, OfficeOrder } from './office.ts';
import { callProduct } from './office.ts';

/** Reads the database itself, without the product. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Titles of company 001, which people look up. */
export const findTitles = (url: string, most: number): Promise<KnownTitle[]> =>
  query<KnownTitle>(
    url,
    `select company_code as company, isbn, title from title
      where company_code = '001' and isbn is not null and not is_deleted and length(title) > 6 order by md5(isbn) limit $1`,
    [most],
  );

/**
 * @param confirmed the times of confirmation, by list and ISBN
 * @returns the times of those that are not on their lists, ascending
 */
export async function lostEdits(
  url: string,
  confirmed: ReadonlyMap<number, ReadonlyMap<string, number>>,
): Promise<number[]> {
  const lost: number[] = [];
  for (const [list, isbns] of confirmed) {
    const rows = await query<{ isbn: string }>(url, 'select isbn from user_list_item where list_id = $1', [list]);
    const stored = new Set(rows.map(({ isbn }) => isbn));
    lost.push(...[...isbns].filter(([isbn]) => !stored.has(isbn)).map(([, at]) => at));
  }
  return lost.sort((one, other) => one - other);
}

/** @returns the ISBNs of an imported file without a title */
export async function lostTitles(url: string, isbns: readonly string[]): Promise<string[]> {
  const rows = await query<{ isbn: string }>(url, 'select isbn from title where isbn = any($1) and not is_deleted', [
    isbns,
  ]);
  const stored = new Set(rows.map(({ isbn }) => isbn));
  return isbns.filter((isbn) => !stored.has(isbn));
}

/** Parts of titles whose numbers are compared, of letters only. */
const PARTS = ['ing', 'the', 'ar', 'st', 'ou', 'er'];

/**
 * Compares the search of one node with the database: the number of titles with these letters, and each ISBN.
 *
 * @returns what differs, in words
 */
export async function searchDifferences(
  url: string,
  node: Pick<OfficeOrder, 'address' | 'headers'>,
  isbns: readonly string[],
): Promise<string[]> {
  const differences: string[] = [];
  const search = async (body: object) =>
    ((await callProduct(node, 'POST', '/api/Searching/QuickSearch', body)) as { total: number }).total;
  for (const part of PARTS) {
    const [row] = await query<{ count: string }>(
      url,
      `select count(*) as count from title where division = (select division from title where company_code = '001' limit 1)
        and not is_deleted
          and regexp_replace(normalize(title, NFKD), '[\\u0300-\\u036f]', '', 'g') ilike '%' || $1 || '%'`,
      [part],
    );
    const found = await search({ title: part, company: 1 });
    if (found !== Number(row?.count)) differences.push(`“${part}”: ${found} found, ${row?.count} stored`);
  }
  for (const isbn of isbns) if ((await search({ isbn, company: 1 })) !== 1) differences.push(`${isbn} is not found`);
  return differences;
}
