import { MAX_PROMOTIONS, OPEN_PROMOTION_DAYS, type Promotion } from '@titlenet/catalogue/lists/promotions';
import type { Promotions } from '@titlenet/contract/promotions';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { readListTexts } from '../../derive/list-texts.ts';

interface FoundPromotion {
  company_code: string;
  isbn: string;
  kind: string;
  starts: string | null;
  ends: string | null;
  detail: string;
  title: string;
  reissue_no: number;
  product_id: number;
  texts: string;
  total: number;
}

type Detail = Readonly<Record<string, string | null | undefined>>;
const wireDay = (day: string | null) => (day === null ? null : `${day}T00:00:00`);
const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(', ') || null;

function promotionOf(row: FoundPromotion): Promotion {
  // The statement gives an object of texts.
  const detail = JSON.parse(row.detail) as Detail;
  const isContract = row.kind === 'contract';
  return {
    isbn: row.isbn,
    title: row.title,
    author1: readListTexts(row.texts).author1 ?? null,
    kind: isContract ? 'Co-Op' : 'Retail Placement',
    accountName: (isContract ? detail.customerName : detail.accountName) ?? null,
    promoType: isContract ? joined(detail.marketType, detail.subType) : joined(detail.promoType),
    description: (isContract ? detail.contractDesc : detail.placementDescription) ?? null,
    starts: wireDay(row.starts),
    ends: wireDay(row.ends),
    reissueNo: row.reissue_no,
    productId: row.product_id,
    companyCode: row.company_code,
  };
}

/** @returns the promotions that run on a day, those without an end last; one date without the other is enough (G-791) */
export async function findPromotions(
  db: Kysely<Tables>,
  day: string,
  companies: readonly string[],
): Promise<Promotions> {
  const { rows } = await sql<FoundPromotion>`
    with running as materialized (
      select p.*, t.id, t.title, t.title_sort, t.reissue_no, t.product_id
      from promotion p join listed_title t on t.company_code = p.company_code and t.isbn = p.isbn
      where (
          p.ends >= ${day}::date
            and (p.starts <= ${day}::date or p.starts is null and p.ends < ${day}::date + ${OPEN_PROMOTION_DAYS}::integer)
          or p.ends is null and p.starts <= ${day}::date and p.starts > ${day}::date - ${OPEN_PROMOTION_DAYS}::integer
        )
        and p.company_code = any(${companies}::text[])
    ), shown as (
      select * from running order by ends nulls last, title_sort, isbn, kind, position limit ${MAX_PROMOTIONS}
    )
    select shown.company_code, shown.isbn, shown.kind, shown.starts, shown.ends, shown.detail, shown.title,
      shown.reissue_no, shown.product_id, d.list_row as texts,
      (select count(*)::integer from running) as total
    from shown join title_document d on d.title_id = shown.id
    order by shown.ends nulls last, shown.title_sort, shown.isbn, shown.kind, shown.position`.execute(db);
  return { data: rows.map(promotionOf), total: rows[0]?.total ?? 0 };
}
