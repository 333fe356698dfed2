import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type RowOutcome, upsertSent } from './upsert-sent.queries.ts';

const pendingOrders = {
  table: 'pending_order',
  key: ['company_code', 'isbn', 'account', 'order_number', 'line'],
  content: ['order_date', 'ship_date', 'quantity', 'status'],
} as const;

/** Stores order lines. Shipped and cancelled ones stay, so that an older message cannot make them pending again. */
export function putPendingOrders(
  db: Kysely<Tables>,
  records: readonly HouseRecordOf<'pending-order'>[],
): Promise<RowOutcome[]> {
  const rows = records.map((record) => ({
    company_code: record.companyCode,
    isbn: record.isbn,
    account: record.account,
    order_number: record.orderNumber,
    line: record.line ?? 1,
    order_date: record.orderDate,
    ship_date: record.shipDate ?? null,
    quantity: record.quantity,
    status: record.status,
    sent_at: record.sentAt,
  }));
  return upsertSent(db, pendingOrders, rows);
}
