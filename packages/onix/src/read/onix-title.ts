import type { OnixVersion } from './onix-version.ts';

/**
 * What one product record of ONIX says of a title, under the names of the sheet (TS §3, odd spellings kept). A member
 * that is absent was not said. Dates are YYYY-MM-DDTHH:mm:ss, names 'Last, First', measures inches, money decimal.
 * `docs/feeds.md` tells where each member comes from.
 */
export type OnixTitle = {
  readonly recordReference: string;
  /** List 1. */
  readonly notificationType: string;
  readonly isDeleted: boolean;
  /** Notification 88 and 89: only to try the connection, never to be stored. */
  readonly isTest: boolean;
  /** Notification 04: only `blocks` are replaced, the rest stays as it is. */
  readonly isBlockUpdate: boolean;
  /** Blocks of 3.x that the record holds; empty for 2.1, whose records are always whole. */
  readonly blocks: readonly OnixBlock[];
  readonly version: OnixVersion;
  readonly recordSource?: { readonly type?: string; readonly name?: string };
  /** The record's own time stamp, when it carries one. */
  readonly recordDate?: string;
  readonly isbn13?: string;
  readonly isbn10?: string;
  readonly gtin13?: string;
  readonly upc?: string;
  /** Decide the company of a title. */
  readonly imprint?: string;
  readonly publisher?: string;
  readonly bar: OnixBar;
  readonly editorial: OnixEditorial;
  readonly marketing: OnixMarketing;
  readonly online: OnixOnline;
  readonly subrights: OnixSubrights;
  readonly quotes: { readonly quotations: readonly OnixQuotation[] };
  readonly awards: OnixAwards;
  readonly relatedEditions: readonly OnixRelatedEdition[];
  readonly contributors: readonly OnixContributor[];
  readonly prices: readonly OnixPrice[];
  /** In the order of their days; absent where no price of the bar changes by itself. */
  readonly scheduledPrices?: readonly OnixComingPrices[];
  /** The price chosen for each currency by the rule of `docs/feeds.md`. */
  readonly priceByCurrency: Readonly<Record<string, number>>;
  readonly pictures: OnixPictures;
  readonly dateFormats: OnixDateFormats;
  readonly codes: OnixCodes;
  readonly accessibility: readonly string[];
  readonly warnings: readonly OnixWarning[];
};

export type OnixBlock =
  | 'DescriptiveDetail'
  | 'CollateralDetail'
  | 'ContentDetail'
  | 'PublishingDetail'
  | 'RelatedMaterial'
  | 'ProductSupply'
  | 'PromotionDetail'
  | 'ProductionDetail';

/** A value that was kept raw or dropped, and where it stood. */
export type OnixWarning = { readonly path: string; readonly message: string; readonly value?: string };

export type OnixBar = {
  readonly isbn?: string;
  readonly isbn10?: string;
  readonly title?: string;
  readonly longSubtitle?: string;
  readonly seriesName?: string;
  readonly volumeNumber?: string;
  readonly author1?: string;
  readonly author2?: string;
  readonly translator?: string;
  /** All BISAC texts, bar-separated, the main one first and marked '##' (G-113). */
  readonly category?: string;
  readonly formatDesc?: string;
  readonly imprintDesc?: string;
  readonly boundBookDate?: string;
  readonly releaseDate?: string;
  readonly onSaleDate?: string;
  readonly pubDate?: string;
  readonly pubYear?: number;
  readonly firstPrintAnnounced?: number;
  readonly lowerAge?: string;
  readonly upperAge?: string;
  readonly readingLevel?: string;
  readonly booksPerCarton?: number;
  readonly upc?: string;
  readonly ean?: string;
  readonly reader?: string;
  readonly tapecount?: number;
  /** 'hh:mm'. */
  readonly tapelength?: string;
  /** 'w x h', inches. */
  readonly trimSize?: string;
  readonly pageCount?: number;
  readonly illustrationNote?: string;
  /** In the currency of the market: USD, for the UK GBP (G-167). */
  readonly price?: number;
  readonly canadianPrice?: number;
  readonly ebAgencyPrice?: number;
  readonly ebLibraryPrice?: number;
  readonly zeroPriceInd?: 'Y';
  readonly pubOnSpecialDay?: 'E';
  readonly bibleTranslation?: string;
  readonly redLetter?: 'Y' | 'N';
  readonly thumbIndexed?: 'Y' | 'N';
  readonly fontSize?: string;
  readonly ribbon?: string;
  readonly formatColor?: string;
  readonly formatOption?: string;
  readonly onixDate?: string;
  readonly imageURL?: string;
  readonly imageThumbnailURL?: string;
};

export type OnixEditorial = {
  readonly regionalEmphasis?: string;
  readonly originalPublisher?: string;
  readonly keynote?: string;
  readonly tagline?: string;
  readonly bookDescription?: string;
  readonly onixRetailerDescription?: string;
  readonly authorBio?: string;
  readonly authorResidence?: string;
  readonly authorHometown?: string;
  readonly artisInfo?: string;
  readonly artisResidence?: string;
  readonly artisHometown?: string;
  readonly internalSellPoints?: string;
  readonly sellPoints?: string;
  /** Separated by ';'. */
  readonly offPageKeywords?: string;
};

export type OnixMarketing = {
  readonly contact?: string;
  readonly tagline?: string;
  readonly audience?: string;
  readonly promotion?: string;
  readonly subjects?: string;
  readonly educational?: string;
  /** Separated by ', '. */
  readonly keywords?: string;
};

export type OnixLink = { readonly description: string; readonly url: string };
export type OnixOnline = {
  readonly authorSocialMedia?: readonly OnixLink[];
  readonly artistSocialMedia?: readonly OnixLink[];
};

export type OnixSubrights = {
  readonly productLanguage?: string;
  readonly hccpLanguageCode?: string;
  /** Names of countries; 'World' or 'World except …' where one phrase says it. */
  readonly sellingTerritoriesList?: readonly string[];
};

export type OnixQuotation = {
  readonly linkId: number;
  /** What the words are about: this title, an earlier edition, an earlier work. */
  readonly linkName: string;
  readonly quote: string;
  /** Who said it and where, ', ' between. */
  readonly source?: string;
};

export type OnixPrize = {
  readonly name: string;
  readonly year?: string;
  readonly country?: string;
  /** Plain words of list 41. */
  readonly achievement?: string;
  readonly statement?: string;
};
export type OnixAwards = {
  readonly prizes: readonly OnixPrize[];
  /** The title's and its authors' prizes as an HTML list. */
  readonly authorAwards?: string;
  readonly artistAwards?: string;
  readonly hccpAwards?: string;
};

export type OnixRelatedEdition = {
  readonly isbn: string;
  /** Codes of list 51. */
  readonly relations: readonly string[];
  readonly relation: string;
  /** `byFormat`: the edition's own record says whether its print is large. */
  readonly list: 'audioAndLargePrint' | 'otherWorks' | 'byFormat';
  /** Whether it is another edition of the same work (alternative format, replacement, e-book of …). */
  readonly isSameWork: boolean;
  readonly form?: string;
  readonly bookFormat?: string;
};

export type OnixContributor = {
  /** Codes of list 17. */
  readonly roles: readonly string[];
  readonly roleText: string;
  /** 'Last, First'; a corporate name as it is. */
  readonly name: string;
  readonly isCorporate: boolean;
  readonly identifiers: readonly { readonly type: string; readonly value: string }[];
  readonly bio?: string;
};

export type OnixPrice = {
  readonly amount: number;
  readonly currency: string;
  /** List 58. */
  readonly type?: string;
  /** List 59. */
  readonly qualifier?: string;
  /** Countries it is for; absent: wherever the supply is for. */
  readonly countries?: readonly string[];
  /** YYYY-MM-DDTHH:mm:ss. */
  readonly from?: string;
  /** YYYY-MM-DD, its last day. */
  readonly until?: string;
  readonly isFree?: true;
};

export type OnixBarPrices = Pick<
  OnixBar,
  'price' | 'canadianPrice' | 'ebAgencyPrice' | 'ebLibraryPrice' | 'zeroPriceInd'
>;

/** All prices of the bar from a later day on, by the periods of `prices`. */
export type OnixComingPrices = {
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly bar: OnixBarPrices;
  readonly priceTypes?: string;
};

export type OnixPictures = {
  readonly cover?: string;
  readonly thumbnail?: string;
  /** The person of author1, and the artist where he is author2. */
  readonly author?: string;
  readonly artist?: string;
};

/** Formats (list 55) of the dates that are less precise than a day: '01' for a month. */
export type OnixDateFormats = {
  readonly pubDateFormat?: string;
  readonly onSaleDateFormat?: string;
  readonly releaseDateFormat?: string;
  readonly boundBookDateFormat?: string;
};

export type OnixCodes = {
  /** Lists 150 and 7. */
  readonly productForm?: string;
  readonly productFormDetails: readonly string[];
  readonly isAudio: boolean;
  readonly printOrDigital: 'Print' | 'Digital';
  readonly subformat?: string;
  readonly isLargePrint: boolean;
  readonly editionTypes: readonly string[];
  /** List 64. */
  readonly publishingStatus?: string;
  /** List 65. */
  readonly productAvailability?: string;
  readonly bisac: readonly string[];
  /** Headings of those codes, of the record's own or from the owner's list. */
  readonly bisacHeadings?: Readonly<Record<string, string>>;
  readonly thema: readonly string[];
  /** List 28. */
  readonly audience: readonly string[];
  readonly languages: readonly string[];
  readonly originalLanguages: readonly string[];
  /** ISO 3166-1 codes of the countries in which this edition may be sold. */
  readonly sellingCountries: readonly string[];
  /** The same by the type of the right (list 46): '01 US CA; 02 GB'. */
  readonly salesRights?: string;
  /** Roles (list 17) of author1 and author2: 'B01; A12'. */
  readonly creditRoles?: string;
  /** Types (list 58) of price and Canadian price: '02; 01'. */
  readonly priceTypes?: string;
  readonly currency: string;
};
