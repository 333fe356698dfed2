import type { ColumnType, Generated } from 'kysely';

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
  /** ISO 3166 code of the country; empty if the sender names none. */
  market: Generated<string>;
  /** The sender has taken the figures back. The row stays, so that an older message does not bring them back. */
  is_deleted: boolean;
  sent_at?: SentAt;
}

export interface WeeklySalesTable {
  company_code: string;
  isbn: string;
  week_ending: string;
  channel: string;
  account: string;
  gross: number;
  returns: number;
  net: number;
  dollars: number;
  /** Copies sold to readers; null where the account does not report them. */
  units_sold: number | null;
  /** Copies that the account has in stock at the end of the week; null where it does not report them. */
  on_hand: number | null;
  /**
   * The sender has taken the figures back. The row stays, so that an older message does not bring them back; a row with
   * neither channel nor account stands for the whole week.
   */
  is_deleted: boolean;
  sent_at?: SentAt;
}

/** When a period was last sent. */
export interface SentPeriodTable extends ReportedPeriodTable {
  sent_at: string;
}

/** The newest complete period that records of titles in the catalogue report. */
export interface ReportedPeriodTable {
  company_code: string;
  unit: string;
  /** The first day of a month, the last day of a week. */
  period: string;
}

/** The months that the stored figures of a company's titles are sums of, by their first days. */
export interface SalesWindowTable {
  company_code: string;
  /** The first and the last of the thirteen months; null if there is no complete one. */
  first_month: string | null;
  last_month: string | null;
  /** Records of later months do not count. */
  current_month: string;
}

/** Computed after each import (records/sales-ranks.queries.ts). */
interface TitleRankTable {
  title_id: number;
  company_code: string;
  /** 'imprint' or 'category'. */
  within: string;
  /** The label of the imprint or category. */
  name: string;
  /** '13' or 'ltd'. */
  months: string;
  rank: number;
  is_tied: boolean;
  /** Ranked titles of the same imprint or category. */
  titles: number;
  net: number;
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

export interface TitleRankTables {
  title_rank: TitleRankTable;
  /**
   * The newest complete month of a company when its ranks were computed, by its first day; null: none. Those of groups
   * that are still to be ranked are of another one.
   */
  title_rank_month: { company_code: string; newest_month: string | null };
  /** Titles whose ranks may be out of date, perhaps several times. */
  stale_title_rank: { title_id: number };
  /** What replaces rows of `title_rank` when their groups are ranked; without a name the row is deleted. */
  rank_change: Pick<TitleRankTable, 'title_id' | 'within' | 'months'> &
    Nullable<Pick<TitleRankTable, 'company_code' | 'name' | 'net'>>;
  /** Imprints and categories that are still to be ranked. */
  stale_rank_group: Pick<TitleRankTable, 'company_code' | 'within' | 'months' | 'name'> & {
    /** Of which their ranks are until then. */
    newest_month: string | null;
  };
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
