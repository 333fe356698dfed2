import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A title cannot have so many rows of smaller figures that their sum exceeds the maximum. */
const LARGE_FIGURE = 1_000_000;
const MAX_SUM = Number.MAX_SAFE_INTEGER;
const CENTS = 100;

type SalesMonth = HouseRecordOf<'sales-month'>;

const isLarge = ({ gross, returns, net, dollars }: SalesMonth) =>
  [gross, returns, net ?? 0, dollars].some((figure) => Math.abs(figure) >= LARGE_FIGURE);

/**
 * Checks the sums of the titles of large figures, in the transaction that has stored the records.
 *
 * @throws Error if the figures of a title, without their signs, add up to more than 2^53 copies or cents
 */
export async function assertPossibleSums(db: Kysely<Tables>, records: readonly SalesMonth[]): Promise<void> {
  const large = records.filter(isLarge);
  if (large.length === 0) return;
  const { rows } = await sql<{ isbn: string }>`
    select isbn from monthly_sales
    where (company_code, isbn) in (
      select * from unnest(${large.map((one) => one.companyCode)}::text[], ${large.map((one) => one.isbn)}::text[]))
    group by company_code, isbn
    having greatest(sum(abs(gross::bigint)), sum(abs(returns::bigint)), sum(abs(net::bigint)),
      sum(abs(dollars)) * ${CENTS}) > ${MAX_SUM}
    order by 1 limit 1`.execute(db);
  const [first] = rows;
  if (first) throw new Error(`the sales of ${first.isbn} add up to more than ${formatCount(MAX_SUM)} copies or cents`);
}
