import { createHash } from 'node:crypto';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

export interface KnownTitle {
  id: number;
  productId: number;
}

/** The fields of a record that identify its title. */
export type TitleIdentity = Pick<TitleRecord, 'companyCode' | 'isbn' | 'source'>;

/** The key of a title without ISBN: sender and record reference (G-166). */
export function recordKeyOf(record: TitleIdentity): string {
  return `${record.source.sender}\n${record.source.recordReference}`;
}

/** The key of a title: company and ISBN, or company, sender and record reference. */
export function identityOf(record: TitleIdentity): string {
  return `${record.companyCode}\n${record.isbn ?? recordKeyOf(record)}`;
}

/** The key of the advisory lock of a title. */
const lockKey = (identity: string) => createHash('sha256').update(identity).digest().readBigInt64BE().toString();

/** Locks these titles until the transaction ends, so that two importers never merge the same title at the same time. */
export async function lockTitles(db: Kysely<Tables>, records: readonly TitleIdentity[]): Promise<void> {
  const keys = records.map((record) => lockKey(identityOf(record)));
  // A fixed order prevents deadlocks between importers.
  await sql`select pg_advisory_xact_lock(key) from (
    select distinct key from unnest(${keys}::bigint[]) as key order by key
  ) as ordered`.execute(db);
}

/** @returns the stored ones of these titles by `identityOf` */
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

/**
 * The ids of new titles. A product id that a record states may be that of a stored title, which the record then replaces.
 *
 * @param stated the product id that each record states
 * @returns the title of each record, in their order
 */
export async function newTitles(
  db: Kysely<Tables>,
  stated: readonly { companyCode: string; productId?: number | null }[],
): Promise<(KnownTitle & { isNew: boolean })[]> {
  if (stated.length === 0) return [];
  const stored = await findTitlesByProductId(db, stated);
  const { rows } = await sql<KnownTitle>`
    select nextval(pg_get_serial_sequence('title', 'id'))::integer as id,
      coalesce(product_id, nextval('product_id_seq')::integer) as "productId"
    from unnest(${stated.map(({ productId }) => productId ?? null)}::integer[]) with ordinality as stated (product_id, place)
    order by place`.execute(db);
  return stated.map(({ companyCode }, index) => {
    // One row for each of them.
    const title = rows[index]!;
    const id = stored.get(`${companyCode}\n${title.productId}`);
    return { id: id ?? Number(title.id), productId: Number(title.productId), isNew: id === undefined };
  });
}

/** @returns the ids of the titles with these product ids, by company and product id */
async function findTitlesByProductId(
  db: Kysely<Tables>,
  stated: readonly { companyCode: string; productId?: number | null }[],
): Promise<Map<string, number>> {
  const productIds = stated.flatMap(({ productId }) => productId ?? []);
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('title')
    .select(['id', 'company_code', 'product_id'])
    .where('company_code', 'in', [...new Set(stated.map(({ companyCode }) => companyCode))])
    .where('product_id', 'in', productIds)
    .execute();
  return new Map(rows.map((row) => [`${row.company_code}\n${row.product_id}`, row.id]));
}

/** @returns these titles with what identifies them */
export async function findTitlesById(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<(KnownTitle & { companyCode: string; isbn: string | null; recordKey: string | null })[]> {
  return db
    .selectFrom('title')
    .select(['id', 'product_id as productId', 'company_code as companyCode', 'isbn', 'record_key as recordKey'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

/**
 * As `lockTitles`, without waiting: titles that another transaction has locked are left out.
 *
 * @returns the titles that are locked now
 */
export async function tryLockTitlesById(
  trx: Transaction<Tables>,
  ids: readonly number[],
): Promise<(KnownTitle & { companyCode: string; isbn: string | null })[]> {
  if (ids.length === 0) return [];
  const titles = await findTitlesById(trx, ids);
  const keyOf = ({ companyCode, isbn, recordKey }: (typeof titles)[number]) =>
    lockKey(`${companyCode}\n${isbn ?? recordKey}`);
  const { rows } = await sql<{ key: string }>`
    select key::text as key from unnest(${titles.map(keyOf)}::bigint[]) as key
    where pg_try_advisory_xact_lock(key)`.execute(trx);
  const locked = new Set(rows.map(({ key }) => key));
  return titles.filter((title) => locked.has(keyOf(title)));
}
