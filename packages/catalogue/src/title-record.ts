import type { CompanyCode } from './companies.ts';
import type { TitleCodes } from './search-attributes.ts';
import type { StoredSheet } from './sheet/sections.ts';
import type { StoredOnly } from './stored-only-fields.ts';
import type { TitleBar } from './title-bar.ts';

/** How one title refers to another: the other edition is looked up by ISBN inside the company when the sheet is read. */
export interface EditionReference {
  isbn: string;
  /** `byFormat`: a related edition whose own format decides, when the sheet is read, in which of the first two it stands. */
  list: 'audioAndLargePrint' | 'otherWorks' | 'byFormat' | 'titleTrack' | 'competitive';
  /** What is known of the other title when the store does not hold it. */
  known?: { title?: string | null; author?: string | null; format?: string | null; source?: string | null };
  isModel?: boolean;
  /** How a feed relates the two (ONIX list 51), for the way out again. */
  relations?: readonly string[];
}

/** Who sent a record and when; times are ISO. */
export interface RecordSource {
  sender: string;
  recordReference: string;
  /** Null counts as now. */
  sentAt?: string | null;
  /** Where some fields were replaced later than the rest: when the rest was sent, and when each of those fields was. */
  wholeSentAt?: string;
  fieldsSentAt?: Readonly<Record<string, string>>;
}

/** What a title costs from a later day on, as its feed says; a member that is absent is not said from that day on. */
export interface ScheduledPrices {
  /** YYYY-MM-DD. */
  from: string;
  bar: Partial<Pick<TitleBar, 'price' | 'canadianPrice' | 'ebAgencyPrice' | 'ebLibraryPrice' | 'zeroPriceInd'>>;
  stored: Partial<Pick<StoredOnly, 'priceTypes'>>;
}

/** What a message replaces that is not whole. Fields are named 'bar.price', 'editorial.keynote', 'references', 'scheduledPrices'. */
export interface ReplacedFields {
  fields: readonly string[];
  /** Fields that stand for another one while they are equal to it, and go with it then. */
  following?: Readonly<Record<string, string>>;
}

/**
 * One title as a feed brings it: what it says, nothing derived. Absent members are unknown to the feed and leave what
 * is stored; a null says that the value is gone.
 */
export interface TitleRecord {
  companyCode: CompanyCode;
  /** Given once, by the house feed or else by the store (decision G-166). */
  productId?: number | null;
  isbn: string | null;
  source: RecordSource;
  isDeleted?: boolean;
  /** Present where the message replaces these fields of what its sender said before and leaves the others. */
  replaces?: ReplacedFields;
  bar: Partial<Omit<TitleBar, 'productId' | 'companyCode' | 'isbn'>>;
  sheet: { [S in keyof StoredSheet]?: Partial<StoredSheet[S]> };
  stored: Partial<StoredOnly>;
  codes: TitleCodes;
  references: readonly EditionReference[];
  /** In the order of their days. */
  scheduledPrices?: readonly ScheduledPrices[];
}
