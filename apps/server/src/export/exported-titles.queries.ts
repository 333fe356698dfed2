import { isbnSearchPrefix } from '@titlenet/catalogue/isbn/isbn';
import { type SearchAttributeName, searchAttribute, termOf } from '@titlenet/catalogue/search-attributes';
import { foldText } from '@titlenet/catalogue/text/fold';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { ReferencedTitle } from '@titlenet/onix/write/field-writer';
import { formatWords } from '@titlenet/onix/write/format-facts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../database/like.ts';
import type { Tables } from '../database/tables.ts';
import { titleKeyOf } from '../records/in-house-fragment.ts';
import { findInHouseFragments } from '../records/in-house-fragments.queries.ts';
import { hasCodes } from '../records/labelled-codes.queries.ts';
import { mergeRecords } from '../records/merge-records.ts';
import { findSourcesOfTitles } from '../records/title-sources.queries.ts';
import type { Criterion } from './export-selection.ts';

/** A title of the selection. */
export interface ExportRow {
  id: number;
  companyCode: string;
  productId: number;
  isbn: string | null;
}

const columns = ['id', 'company_code as companyCode', 'product_id as productId', 'isbn'] as const;

/** Returns the titles with these ISBN-13s, including deleted ones, by company and ISBN. */
export function findByIsbns(
  db: Kysely<Tables>,
  isbns: readonly string[],
  companies: readonly string[],
): Promise<ExportRow[]> {
  if (isbns.length === 0 || companies.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('title')
    .select(columns)
    .where('company_code', 'in', companies)
    .where('isbn', 'in', isbns)
    .orderBy('company_code')
    .orderBy('isbn')
    .execute();
}

/** Returns the titles with these product ids, including deleted ones. */
export function findByProductIds(
  db: Kysely<Tables>,
  productIds: readonly number[],
  companies: readonly string[],
): Promise<ExportRow[]> {
  if (productIds.length === 0 || companies.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('title')
    .select(columns)
    .where('company_code', 'in', companies)
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .execute();
}

/** Returns the next titles that meet all conditions, by id. */
export function findTitlesAfter(
  db: Kysely<Tables>,
  conditions: readonly RawBuilder<boolean>[],
  companies: readonly string[],
  afterId: number,
  limit: number,
): Promise<ExportRow[]> {
  let query = db.selectFrom('title').select(columns).where('company_code', 'in', companies).where('id', '>', afterId);
  for (const condition of conditions) query = query.where(condition);
  return query.orderBy('id').limit(limit).execute();
}

/** Converts criteria to SQL conditions; null if no title can meet one of them. */
export async function findConditions(
  db: Kysely<Tables>,
  criteria: readonly Criterion[],
): Promise<RawBuilder<boolean>[] | null> {
  const conditions: RawBuilder<boolean>[] = [];
  for (const criterion of criteria) {
    const condition = await findCondition(db, criterion);
    if (!condition) return null;
    conditions.push(condition);
  }
  return conditions;
}

async function findCondition(db: Kysely<Tables>, { field, value }: Criterion): Promise<RawBuilder<boolean> | null> {
  if (field === 'isbn') {
    const prefix = isbnSearchPrefix(value);
    return prefix ? sql<boolean>`isbn like ${`${prefix}%`}` : null;
  }
  if (field === 'title' || field === 'author') {
    const folded = foldText(value);
    const column = sql.ref(field === 'title' ? 'title_folded' : 'author_folded');
    return folded === '' ? null : sql<boolean>`${column} like ${`%${escapeLike(folded)}%`}`;
  }
  const terms = await findTerms(db, field, value);
  return terms.length === 0 ? null : sql<boolean>`terms && ${terms}::int[]`;
}

/** Returns the terms of an attribute with this code or description. */
async function findTerms(db: Kysely<Tables>, name: SearchAttributeName, value: string): Promise<number[]> {
  const { number: attribute } = searchAttribute(name);
  const rows = await db
    .selectFrom('term')
    .select('number')
    .where('attribute', '=', attribute)
    .where((eb) => eb.or([hasCodes(name, [value]), eb('folded', '=', foldText(value))]))
    .execute();
  return rows.map((row) => termOf(attribute, row.number));
}

/** Returns the merged records of titles in the order of the rows. */
export async function findRecords(db: Kysely<Tables>, rows: readonly ExportRow[]): Promise<TitleRecord[]> {
  const sources = await findSourcesOfTitles(
    db,
    rows.map(({ id }) => id),
  );
  const parts = await findInHouseFragments(db, rows);
  return rows.flatMap((row) => {
    const records = sources.get(row.id);
    return records ? [{ ...mergeRecords(records, parts.get(titleKeyOf(row)) ?? []), productId: row.productId }] : [];
  });
}

/** Returns title, author and format of the titles that these records refer to, by company and ISBN. */
export async function findReferencedEditions(
  db: Kysely<Tables>,
  records: readonly TitleRecord[],
): Promise<Map<string, ReferencedTitle>> {
  const isbns = [...new Set(records.flatMap(({ references }) => references.map(({ isbn }) => isbn)))];
  if (isbns.length === 0) return new Map();
  const rows = await db
    .selectFrom('current_title as title')
    .innerJoin('title_document', 'title_document.title_id', 'title.id')
    .select([...columns, 'title', 'author'])
    .select(sql<string | null>`coalesce(bar::json ->> 'formatDesc', bar::json ->> 'formatDescSRP5')`.as('format'))
    .where('isbn', 'in', isbns)
    .where('company_code', 'in', [...new Set(records.map(({ companyCode }) => companyCode))])
    .execute();
  const keyOf = ({ companyCode, isbn }: Pick<ExportRow, 'companyCode' | 'isbn'>) => `${companyCode}\n${isbn}`;
  // A format that no sheet shows is only in the records.
  const withoutFormat = await findRecords(
    db,
    rows.filter(({ format }) => format === null),
  );
  const formats = new Map(withoutFormat.map((record) => [keyOf(record), formatWords(record)]));
  return new Map(
    rows.map((row) => [
      keyOf(row),
      { title: row.title, author: row.author, format: row.format ?? formats.get(keyOf(row)) ?? null },
    ]),
  );
}

/** Returns the BISAC codes of the catalogue by their headings in lower case. */
export async function findBisacCodes(db: Kysely<Tables>): Promise<Map<string, string>> {
  const { number } = searchAttribute('bisac');
  const rows = await db.selectFrom('term').select(['code', 'description']).where('attribute', '=', number).execute();
  const described = rows.filter(({ code, description }) => code !== description);
  return new Map(described.map(({ code, description }) => [description.toLowerCase(), code]));
}
