import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { pendingStatusNames } from '@titlenet/catalogue/reports/order-statuses';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { TitleKey } from './monthly-sales.queries.ts';
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

export interface OrderLine {
  account: string;
  orderNo: string;
  /** `YYYY-MM-DD`. */
  orderDate: string;
  shipDate: string | null;
  qty: number;
  status: string;
}

/** The pending order lines of a title by account, order date and order number. */
export function findPendingOrders(db: Kysely<Tables>, { companyCode, isbn }: TitleKey): Promise<OrderLine[]> {
  return db
    .selectFrom('pending_order')
    .select([
      'account',
      'order_number as orderNo',
      'order_date as orderDate',
      'ship_date as shipDate',
      'quantity as qty',
      'status',
    ])
    .where('company_code', '=', companyCode)
    .where('isbn', '=', isbn)
    .where('status', 'in', pendingStatusNames)
    .orderBy('account')
    .orderBy('order_date')
    .orderBy('order_number')
    .orderBy('line')
    .execute();
}
