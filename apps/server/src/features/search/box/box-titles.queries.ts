import type { BoxTexts } from '@titlenet/catalogue/search-box/box-words';
import { explainMatch } from '@titlenet/catalogue/search-box/explain';
import type { BoxQuery } from '@titlenet/catalogue/search-box/typed-query';
import type { BoxTitle } from '@titlenet/contract/search-box';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { type FoundTitle, homeTitle, homeTitleColumns } from '../../../read-titles/home-titles.queries.ts';
import type { BoxHit } from '../../../search/box-hits.ts';

interface FoundHit extends FoundTitle {
  id: number;
  box_texts: string;
  other_numbers: string | null;
}

/**
 * Reads the titles of hits.
 *
 * @param companies of the caller: titles of others are left out
 * @returns the titles by id; without those that were deleted since the search
 */
export async function findBoxTitles(
  db: Kysely<Tables>,
  { query, hits, companies }: { query: BoxQuery; hits: readonly BoxHit[]; companies: readonly string[] },
): Promise<Map<number, BoxTitle>> {
  if (hits.length === 0) return new Map();
  const { rows } = await sql<FoundHit>`
    select t.id, ${homeTitleColumns}, d.box_texts, t.other_numbers
    from current_title t join title_document d on d.title_id = t.id
    where t.id = any(${hits.map(({ id }) => id)}::integer[]) and t.company_code = any(${companies}::text[])`.execute(
    db,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    hits.flatMap((hit) => {
      const row = byId.get(hit.id);
      return row ? [[hit.id, boxTitle(row, hit, query)] as const] : [];
    }),
  );
}

function boxTitle(row: FoundHit, { place, typos }: BoxHit, query: BoxQuery): BoxTitle {
  const title = homeTitle(row);
  // The column has only these texts.
  const texts = JSON.parse(row.box_texts) as BoxTexts;
  const numbers = [row.isbn ?? '', ...(row.other_numbers ?? '').split('\n')].filter((number) => number !== '');
  const findings = explainMatch(query, { texts, numbers }, { place, typos });
  return { ...title, place, typos, findings: findings.map(({ marks, ...each }) => ({ ...each, marks: [...marks] })) };
}
