import type { CompanyCode } from './companies.ts';
import type { KnownEdition } from './known-edition.ts';
import type { OrderStatus } from './reports/order-statuses.ts';
import type { KeyAccountRow, ProjectionHeader, ProjectionRow } from './reports/projection-fields.ts';
import type { TradeCategoryName } from './reports/trade-categories.ts';
import type { SearchAttributeName } from './search-attributes.ts';
import type { StoredSheet } from './sheet/sections.ts';
import type { TitleRecord } from './title-record.ts';

/** Children's and trade awards have separate lists (ROUTE-077, ROUTE-078). */
export const awardAudiences = ['CH', 'TR'] as const;
export type AwardAudience = (typeof awardAudiences)[number];

/** Markets with separate projection reports. */
export const projectionRegions = ['us', 'ca'] as const;
export type ProjectionRegion = (typeof projectionRegions)[number];

interface Sent {
  /** ISO 8601 in UTC; absent means "now". */
  sentAt?: string;
  /**
   * Not sent: fields whose value, or a row of it, was invalid and left out ('bar.price', 'publicity.info', 'references';
   * 'editorial' for a whole section). What is stored of them stays (G-203).
   */
  keeps?: readonly string[];
}

interface OfTitle extends Sent {
  companyCode: CompanyCode;
  /** ISBN-13, digits only. */
  isbn: string;
}

/** A related title in the house feed. */
export interface HouseReference {
  isbn: string;
  list: 'audioAndLargePrint' | 'otherWorks' | 'titleTrack' | 'competitive';
  known?: Partial<KnownEdition>;
  isModel?: boolean;
  /** Codes of ONIX list 51. */
  relations?: readonly string[];
}

/** A publicity booking; the last two members are used by the publicity lists and not shown on the sheet (G-100). */
export type HouseBooking = StoredSheet['publicity']['info'][number] & {
  dateAdded?: string | null;
  market?: string | null;
};

interface AwardPlace {
  /** Id of the award (`award-lists.ts`). */
  id: number;
  audience: AwardAudience;
  name: string;
  year: number;
  /** Position of the award among the awards of its audience, from 0. */
  position?: number;
}

interface ProjectionOf<Row> extends OfTitle {
  region: ProjectionRegion;
  header: ProjectionHeader;
  data: Row[];
}

/** Records of the house feed by kind, after validation. The contract's schemas parse into these shapes. */
export interface HouseRecords {
  title: Sent & {
    kind: 'title';
    companyCode: CompanyCode;
    isbn?: string | null;
    recordReference?: string;
    productId?: number | null;
    isDeleted?: boolean;
    bar?: TitleRecord['bar'];
    sheet?: TitleRecord['sheet'];
    stored?: TitleRecord['stored'];
    codes?: TitleRecord['codes'];
    references?: HouseReference[];
  };
  /** Copies, and net dollars. */
  'sales-month': OfTitle & {
    kind: 'sales-month';
    /** `YYYY-MM`. */
    month: string;
    channel: string;
    account: string;
    /** ISO 3166 code of the country in which the copies were sold; absent: not named. */
    market?: string;
    gross: number;
    returns: number;
    /** Absent: gross less returns. */
    net?: number;
    dollars: number;
    /** The figures are taken back; those of the record are not read. */
    isDeleted?: boolean;
  };
  /** Sales of one week by channel and account, each of which replaces that sent before. */
  'sales-week': OfTitle & {
    kind: 'sales-week';
    isDeleted?: boolean;
    /** `YYYY-MM-DD`, the weekday on which the company's weeks end. */
    weekEnding: string;
    channels: {
      channel: string;
      account: string;
      gross: number;
      returns: number;
      /** Absent: gross less returns. */
      net?: number;
      dollars: number;
      /** Copies sold to readers; absent or null: not reported. */
      unitsSold?: number | null;
      onHand?: number | null;
    }[];
  };
  /** One line of an order. */
  'pending-order': OfTitle & {
    kind: 'pending-order';
    account: string;
    orderNumber: string;
    /** Default: 1. */
    line?: number;
    /** `YYYY-MM-DD`. */
    orderDate: string;
    /** `YYYY-MM-DD`. */
    shipDate?: string | null;
    quantity: number;
    status: OrderStatus;
  };
  projection: ProjectionOf<ProjectionRow> & { kind: 'projection' };
  'key-account': ProjectionOf<KeyAccountRow> & { kind: 'key-account' };
  publicity: OfTitle & {
    kind: 'publicity';
    publicity: Partial<Omit<StoredSheet['publicity'], 'info'> & { info: HouseBooking[] }>;
  };
  coop: OfTitle & { kind: 'coop'; coopData: Partial<StoredSheet['coopData']> };
  award: OfTitle & {
    kind: 'award';
    awards?: Partial<StoredSheet['awards']>;
    lists?: AwardPlace[];
  };
  contract: OfTitle & { kind: 'contract'; contracts: Partial<StoredSheet['contracts']> };
  person: Sent & { kind: 'person'; id: string; name: string; photoUrl?: string | null };
  lookup: Sent & { kind: 'lookup'; attribute: SearchAttributeName; code: string; description: string };
  list: Sent & {
    kind: 'list';
    name: string;
    /** Subject of the person at the identity provider. */
    owner: string;
    isShared?: boolean;
    isbns: string[];
  };
  'trade-category': Sent & {
    kind: 'trade-category';
    report: TradeCategoryName;
    /** In rank order. */
    titles: { companyCode: CompanyCode; isbn: string }[];
  };
  permission: Sent & {
    kind: 'permission';
    subject: string;
    displayName: string;
    companies: CompanyCode[];
    roles: string[];
  };
}

export type HouseKind = keyof HouseRecords;

/** A validated house record of one kind, or of several. */
export type HouseRecordOf<Kind extends HouseKind> = HouseRecords[Kind];

/** A validated house record of any kind. */
export type HouseRecord = HouseRecords[HouseKind];
