import type { ColumnType } from 'kysely';

/** Time of the house feed's message; null if the row is not from the house feed. */
export type SentAt = ColumnType<string | null, string | null | undefined, string | null>;

export interface MonthlySalesTable {
  company_code: string;
  isbn: string;
  channel: string;
  account: string;
  /** The first day of the month. */
  month: string;
  gross: number;
  returns: number;
  net: number;
  dollars: number;
  sent_at?: SentAt;
}

export interface WeeklySalesTable {
  company_code: string;
  isbn: string;
  /** A Saturday. */
  week_ending: string;
  /** Sales by channel and account, JSON text. */
  channels: string;
  sent_at?: SentAt;
}

export interface PendingOrderTable {
  company_code: string;
  isbn: string;
  account: string;
  order_number: string;
  line: number;
  order_date: string;
  ship_date: string | null;
  quantity: number;
  status: string;
  sent_at?: SentAt;
}

export interface ProjectionReportTable {
  company_code: string;
  isbn: string;
  /** 'us' or 'ca'. */
  region: string;
  /** 'projection' or 'key-account'. */
  kind: string;
  /** Header and rows, JSON text. */
  report: string;
  sent_at?: SentAt;
}
