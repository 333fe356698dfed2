import type { CompanyCode } from './companies.ts';
import type { EditionReference } from './edition-reference.ts';
import type { TitleCodes } from './search-attributes.ts';
import type { StoredSheet } from './sheet/sections.ts';
import type { StoredOnly } from './stored-only-fields.ts';
import type { TitleBar } from './title-bar.ts';

/** Sender of a record and ISO times of sending. */
export interface RecordSource {
  sender: string;
  /** Name of the sender in words, if the key is a number or folded. */
  senderName?: string;
  recordReference: string;
  /** Null: the time of the import. */
  sentAt?: string | null;
  /**
   * If some fields were replaced by later messages: when the whole record was sent, and when each of those fields was.
   */
  wholeSentAt?: string;
  fieldsSentAt?: Readonly<Record<string, string>>;
  /** Deprecated codes of the record with their elements, 'SalesRights/SalesRightsType 07'. */
  inactiveCodes?: readonly string[];
}

/** Prices of a title from a later day on. From that day on, absent members are absent. */
export interface ScheduledPrices {
  /** YYYY-MM-DD. */
  from: string;
  bar: Partial<Pick<TitleBar, 'price' | 'canadianPrice' | 'ebAgencyPrice' | 'ebLibraryPrice' | 'zeroPriceInd'>>;
  stored: Partial<Pick<StoredOnly, 'priceTypes'>>;
}

/** Fields that a partial message replaces, as 'bar.price', 'editorial.keynote', 'references' or 'scheduledPrices'. */
export interface ReplacedFields {
  fields: readonly string[];
  /** Fields that are replaced together with another field if their values are equal. */
  following?: Readonly<Record<string, string>>;
}

/**
 * One title as a feed sends it, without derived data. Absent members are unknown to the feed and keep the stored value;
 * null removes it.
 */
export interface TitleRecord {
  companyCode: CompanyCode;
  /** Assigned once, by the house feed or else by the database (decision G-166). */
  productId?: number | null;
  isbn: string | null;
  source: RecordSource;
  isDeleted?: boolean;
  /** Only in partial messages: the fields of the sender's stored record that it replaces. */
  replaces?: ReplacedFields;
  /** Only in messages: fields, or a section, of the sender's stored record that stay as they are where it has them. */
  keeps?: readonly string[];
  bar: Partial<Omit<TitleBar, 'productId' | 'companyCode' | 'isbn'>>;
  sheet: { [S in keyof StoredSheet]?: Partial<StoredSheet[S]> };
  stored: Partial<StoredOnly>;
  codes: TitleCodes;
  references: readonly EditionReference[];
  /** Texts of the notes of the company's team, the newest first; only in merged titles. */
  notes?: readonly string[];
  /** In ascending order of their days. */
  scheduledPrices?: readonly ScheduledPrices[];
}
