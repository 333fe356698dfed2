import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { ChangedPackTitle } from '@titlenet/contract/pack-figures';
import type { PackFacts } from '@titlenet/contract/packs';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type FactRow, factColumns, factsOf } from '../../write-titles/pack-titles.queries.ts';

interface KeptRow {
  id: number;
  companyCode: CompanyCode;
  isbn: string;
  keptAt: string;
  wasGone: boolean;
  kept_title: string;
  kept_author: string | null;
  kept_format: string | null;
  kept_price: number | null;
  kept_on_sale: string | null;
  kept_status: string | null;
}

/** The kept facts of a title, and those of now without the columns of titles that do not exist. */
type Row = KeptRow & { [Column in keyof FactRow]: FactRow[Column] | null };

const keptFacts = (row: KeptRow): PackFacts => ({
  title: row.kept_title,
  author: row.kept_author,
  format: row.kept_format,
  price: row.kept_price,
  onSaleDate: row.kept_on_sale,
  status: row.kept_status,
});

const currentFacts = ({ title, price, on_sale_date, texts, companyCode, isbn }: Row): PackFacts | null =>
  title === null || texts === null
    ? null
    : factsOf({ title, price, on_sale_date, texts, company_code: companyCode, isbn });

/** Titles of a pack whose facts of now differ from the kept ones, in the order of the pack. */
export async function findChangedTitles(
  db: Kysely<Tables>,
  packId: number,
  companies: readonly string[],
): Promise<ChangedPackTitle[]> {
  const { rows } = await sql<Row>`
    select ${factColumns}, p.id, p.company_code as "companyCode", p.isbn, p.kept_at as "keptAt", p.is_gone as "wasGone",
      p.kept_title, p.kept_author, p.kept_format, p.kept_price, p.kept_on_sale, p.kept_status
    from pack_title p join pack_section s on s.id = p.section_id
      left join listed_title t on t.company_code = p.company_code and t.isbn = p.isbn
      left join title_document d on d.title_id = t.id
    where p.pack_id = ${packId} and not p.is_removed and p.company_code = any(${companies}::text[])
    order by s.position, p.position, p.id`.execute(db);
  return rows.flatMap((row) => {
    const { id, companyCode, isbn, keptAt, wasGone } = row;
    const [before, after] = [keptFacts(row), currentFacts(row)];
    const isSame = after ? !wasGone && JSON.stringify(before) === JSON.stringify(after) : wasGone;
    return isSame ? [] : [{ id, companyCode, isbn, keptAt, before, wasGone, after }];
  });
}

/** Replaces the facts of changed titles, and the day of all titles of these companies. The pack must be locked. */
export async function storeFacts(
  trx: Transaction<Tables>,
  packId: number,
  { companies, changed }: { companies: readonly string[]; changed: readonly ChangedPackTitle[] },
): Promise<void> {
  const rows = changed.map(({ id, before, after }) => ({ id, is_gone: after === null, ...(after ?? before) }));
  await sql`
    update pack_title set kept_title = sent.title, kept_author = sent.author, kept_format = sent.format,
      kept_price = sent.price, kept_on_sale = sent."onSaleDate", kept_status = sent.status,
      is_gone = sent.is_gone
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (id integer, is_gone boolean, title text,
      author text, format text, price numeric, "onSaleDate" text, status text)
    where pack_title.id = sent.id`.execute(trx);
  await sql`
    update pack_title set kept_at = now()
    where pack_id = ${packId} and not is_removed and company_code = any(${companies}::text[])`.execute(trx);
}
