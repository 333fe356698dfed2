import { createHash } from 'node:crypto';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

export interface KnownTitle {
  id: number;
  productId: number;
}

/** What a record says of which title it is about. */
export type TitleIdentity = Pick<TitleRecord, 'companyCode' | 'isbn' | 'source'>;

/** The key of a title without ISBN: its sender's own (decision G-166). */
export function recordKeyOf(record: TitleIdentity): string {
  return `${record.source.sender}\n${record.source.recordReference}`;
}

/** What a title is known by inside its company: its ISBN, or else its sender's record. */
export function identityOf(record: TitleIdentity): string {
  return `${record.companyCode}\n${record.isbn ?? recordKeyOf(record)}`;
}

/** Holds these titles until the transaction ends, so that two importers never merge the same title at once. */
export async function holdTitles(db: Kysely<Tables>, records: readonly TitleIdentity[]): Promise<void> {
  const keys = records
    .map((record) => createHash('sha256').update(identityOf(record)).digest().readBigInt64BE().toString())
    .sort();
  // One order for everybody, or two importers could wait for each other.
  await sql`select pg_advisory_xact_lock(key) from (
    select distinct key from unnest(${keys}::bigint[]) as key order by key
  ) as ordered`.execute(db);
}

/** The titles that the store has already, by identity. */
export async function findKnownTitles(
  db: Kysely<Tables>,
  records: readonly TitleIdentity[],
): Promise<Map<string, KnownTitle>> {
  const isbns = records.flatMap((record) => record.isbn ?? []);
  const keys = records.filter((record) => !record.isbn).map(recordKeyOf);
  const rows = await db
    .selectFrom('title')
    .select(['id', 'product_id', 'company_code', 'isbn', 'record_key'])
    .where('company_code', 'in', [...new Set(records.map((record) => record.companyCode))])
    .where((eb) =>
      eb.or([
        ...(isbns.length > 0 ? [eb('isbn', 'in', isbns)] : []),
        ...(keys.length > 0 ? [eb.and([eb('isbn', 'is', null), eb('record_key', 'in', keys)])] : []),
      ]),
    )
    .execute();
  return new Map(
    rows.map((row) => [
      `${row.company_code}\n${row.isbn ?? row.record_key}`,
      { id: row.id, productId: row.product_id },
    ]),
  );
}

/** Product ids that no title ever had. */
export async function nextProductIds(db: Kysely<Tables>, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select nextval('product_id_seq')::integer as id from generate_series(1, ${count})`.execute(db);
  return rows.map((row) => Number(row.id));
}

/** What these titles are known by. */
export async function findTitlesById(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<(KnownTitle & { companyCode: string; isbn: string | null })[]> {
  const rows = await db
    .selectFrom('title')
    .select(['id', 'product_id', 'company_code', 'isbn'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    companyCode: row.company_code,
    isbn: row.isbn,
  }));
}
