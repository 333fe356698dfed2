import type { ColumnType, Generated } from 'kysely';
import type {
  MonthlySalesTable,
  PendingOrderTable,
  ProjectionReportTable,
  ReportedPeriodTable,
  SalesWindowTable,
  SentAt,
  SentPeriodTable,
  TitleRankTables,
  WeeklySalesTable,
} from './figure-tables.ts';
import type { FollowedTable, FollowerTable, SearchHitChangeTable, SearchHitsTable } from './followed-tables.ts';
import type { FeedRejectionTable, FeedRunTable, ImportJobTable, ReceivedRecordTable } from './import-tables.ts';
import type { PackTables } from './pack-tables.ts';
import type { TeamTables } from './team-tables.ts';

/** The tables as queries read them: dates and timestamps are strings, numerics are numbers (value-types.ts). */
export interface Tables extends PackTables, TeamTables, TitleRankTables {
  title: TitleTable;
  /** View of `title`: without deleted titles. Queries for people read it or `listed_title`. */
  current_title: TitleTable;
  /** View of `current_title`: without those that only the house's feed has named, which have no title yet. */
  listed_title: TitleTable;
  title_document: TitleDocumentTable;
  title_grid: { title_id: number; grid_row: string };
  /** The version of the code that derived the title, and the numbers of the facts that its completeness lacks. */
  title_derivation: { title_id: number; version: string; lacks: number[] };
  derivation_rebuild: { version: string; done: number; total: number; seen_at: string };
  title_text: { title_id: number; scope: number; words: string };
  title_reference: TitleReferenceTable;
  term: TermTable;
  /** Which companies have titles with a code: alone (parent 0), or together with the code of another attribute. */
  code_use: { company_code: string; parent: number; term: number };
  title_order: TitleOrderTable;
  title_source: TitleSourceTable;
  /** Name of a sender in words. */
  feed_sender: { sender: string; name: string };
  record_fault: RecordFaultTable;
  feed_run: FeedRunTable;
  feed_rejection: FeedRejectionTable;
  import_job: ImportJobTable;
  received_record: ReceivedRecordTable;
  title_change: TitleChangeTable;
  /** When each listed title was last changed, without changes of sales figures. */
  title_newest_change: { title_id: number; company_code: string; changed_at: string };
  /** The kinds of change that a title had at a time (`changeKinds`). */
  title_kind_change: { title_id: number; kind: string; changed_at: Generated<string>; company_code: string };
  in_house_fragment: InHouseFragmentTable;
  stale_figures: { company_code: string; isbn: string };
  reported_period: ReportedPeriodTable;
  sent_period: SentPeriodTable;
  sales_window: SalesWindowTable;
  publicity_event: PublicityEventTable;
  promotion: PromotionTable;
  monthly_sales: MonthlySalesTable;
  weekly_sales: WeeklySalesTable;
  pending_order: PendingOrderTable;
  projection_report: ProjectionReportTable;
  award_list: { id: number; audience: string; name: string; position: number };
  trade_category: { report: string; sent_at: string };
  trade_category_title: { report: string; company_code: string; isbn: string; rank: number };
  award_title: { award_id: number; company_code: string; isbn: string; year: number };
  permission: { subject: string; display_name: string; companies: string[]; roles: string[]; sent_at?: SentAt };
  preference: { subject: string; company_code: string; fields: string[]; changed_at: Generated<string> };
  user_list: { id: Generated<number>; name: string; owner: string; is_shared: Generated<boolean>; sent_at?: SentAt };
  user_list_item: { list_id: number; isbn: string };
  /** Personal read tokens; `digest` is the SHA-256 of the token. */
  read_token: {
    id: Generated<number>;
    subject: string;
    name: string;
    companies: string[];
    scopes: string[];
    digest: Buffer;
    created_at: Generated<string>;
    expires_at: ColumnType<string, Date, never>;
    last_used_at: ColumnType<string | null, never, string>;
  };
  saved_search: {
    id: Generated<number>;
    subject: string;
    name: string;
    division: number;
    address: string;
    description: string;
  };
  recent_search: {
    subject: string;
    division: number;
    address: string;
    description: string;
    searched_at: Generated<string>;
  };
  /** Start of the current visit, and the visit before it. */
  user_visit: { subject: string; seen_at: Generated<string>; previous_at: string | null };
  followed: FollowedTable;
  follower: FollowerTable;
  search_hits: SearchHitsTable;
  search_hit_change: SearchHitChangeTable;
  audit_event: {
    id: Generated<string>;
    at: Generated<string>;
    subject: string | null;
    action: string;
    detail: string | null;
  };
  person: { id: string; name: string; photo_url: string | null; sent_at?: SentAt };
  /** Companies whose sheets show a person. */
  shown_person: { person_id: string; company_code: string };
  person_picture: { title_id: number; person_id: string; name: string; url: string; sent_at: string | null };
}

export interface TitleTable {
  id: Generated<number>;
  company_code: string;
  division: number;
  product_id: number;
  isbn: string | null;
  isbn10: string | null;
  record_key: string | null;
  is_deleted: boolean;
  reissue_no: number;
  title: string;
  author: string | null;
  title_folded: string;
  /** The first 300 characters of it, short enough for an index entry. */
  title_folded_start: ColumnType<string, never, never>;
  /** The names of all people in stored and in shown order, one to a line (derive/search-columns.ts). */
  author_folded: string;
  /** EAN and UPC, one to a line; null if the title has none but its ISBN. */
  other_numbers: string | null;
  /** The words of the search box, a line for each list (`boxWordsText`). */
  box_words: string;
  /** The first author in stored order and, if different, in shown order (G-55). */
  author1_folded: string;
  author1_shown: string | null;
  /** The first 300 characters of both, short enough for an index entry. */
  author1_folded_start: ColumnType<string, never, never>;
  author1_shown_start: ColumnType<string | null, never, never>;
  title_sort: string;
  author_sort: string;
  terms: number[];
  price: number | null;
  price_currency: string;
  canadian_price: number | null;
  agency_price: number | null;
  first_print: number | null;
  avail_stock: number | null;
  ltd_gross: number | null;
  ltd_returns: number | null;
  ltd_net: number | null;
  ltd_dollars: number | null;
  last13_units: number | null;
  last13_dollars: number | null;
  pub_year: number | null;
  release_date: string | null;
  on_sale_date: string | null;
  pub_date: string | null;
  /** Numbers and dates without a column of their own (derive/range-columns.ts). */
  ranges: Record<string, number | string> | null;
  lower_age: number | null;
  upper_age: number | null;
  quick_row: string;
}

/** Natural sort keys of values by which results can be sorted, except title and author (G-168); null if blank. */
export type TitleOrderTable = { title_id: number } & Record<OrderKey | ClassKey, string | null>;
type OrderKey = 'author2' | 'sales_marketing_code' | 'answer_code' | 'editor' | 'series' | 'pub_season';
type ClassKey = 'business_group' | 'division' | 'category' | 'format' | 'imprint';

export interface TitleDocumentTable {
  title_id: number;
  /** Title bar as JSON text, sent unchanged. */
  bar: string;
  bar_digest: string;
  /** The stored sections of the sheet as members of a JSON object without braces. */
  sheet: string;
  sheet_digest: string;
  /** The members of the sales section that belong to the title itself (HCCP's HTML), without braces. */
  sales_members: string;
  /** The title as a row of another title's related editions, JSON text. */
  edition: string;
  /** The title as a row of another title's sales comparison, JSON text. */
  comparison: string;
  /** The texts of the title's row in lists, JSON text. */
  list_row: string;
  /** Names of artists for the marketing sheet, JSON text. */
  artists: string;
  /** The texts that the search box searches (`BoxTexts`), JSON text. */
  box_texts: string;
}

export interface TitleReferenceTable {
  title_id: number;
  list: string;
  position: number;
  isbn: string;
  is_model: boolean;
  /** The other title's row, JSON text, for titles that are not stored. */
  known: string;
  /** The relation in words, JSON text. */
  relation: string | null;
}

export interface TermTable {
  attribute: number;
  number: number;
  /** The company whose titles have the label; '' if the labels of the attribute are those of all companies. */
  company_code: Generated<string>;
  code: string;
  description: string;
  folded: string;
  sort_key: string;
  /** Time of the message that the label is from. */
  labelled_at: ColumnType<string, string | undefined, string>;
  sent_at?: SentAt;
}

export interface InHouseFragmentTable {
  company_code: string;
  isbn: string;
  kind: string;
  sent_at: string;
  digest: string;
  /** A FragmentContent as JSON text (records/in-house-fragment.ts). */
  content: string;
}

export interface PublicityEventTable {
  company_code: string;
  isbn: string;
  position: number;
  air_date: string | null;
  /** The day of `air_date`; null if it is not a date. */
  air_day: string | null;
  vague: string | null;
  call_sign: string | null;
  show_name: string | null;
  booking_description: string | null;
  tour_city: string | null;
  type: string | null;
  market: string | null;
  is_national: boolean;
  is_front_page: boolean;
  date_added: string;
}

export interface PromotionTable {
  company_code: string;
  isbn: string;
  /** 'contract' or 'placement'. */
  kind: string;
  position: number;
  starts: string | null;
  ends: string | null;
  /** The row of the sheet's coop section, JSON text. */
  detail: string;
}

export interface TitleSourceTable {
  company_code: string;
  sender: string;
  record_reference: string;
  title_id: number;
  is_house: boolean;
  sent_at: string;
  digest: string;
  record: string;
  /** The next day with a scheduled price. */
  prices_turn_on: ColumnType<string | null, string | null | undefined, string | null>;
  is_deleted: Generated<boolean>;
}

/** A fault of a sender's record (`faultKinds`). */
export interface RecordFaultTable {
  id: Generated<string>;
  company_code: string;
  sender: string;
  record_reference: string;
  kind: number;
  detail: string;
  /** The first day on which it is a fault, which may be to come. */
  found_on: string;
  /** The first day on which it no longer is one; null if no end is known. */
  mended_on: string | null;
}

export interface TitleChangeTable {
  id: Generated<string>;
  title_id: number;
  run_id: number | null;
  /** Name of the sender whose message caused the change; null without one. */
  sender: string | null;
  changed_at: Generated<string>;
  field: string;
  old_value: string | null;
  new_value: string | null;
}
