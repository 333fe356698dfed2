/** A block of ONIX 3.x: the unit that a block update replaces. */
export type OnixBlock =
  | 'DescriptiveDetail'
  | 'CollateralDetail'
  | 'ContentDetail'
  | 'PublishingDetail'
  | 'RelatedMaterial'
  | 'ProductSupply'
  | 'PromotionDetail'
  | 'ProductionDetail';

/** A value that was kept unchanged or ignored, with its element path. */
export type OnixWarning = { readonly path: string; readonly message: string; readonly value?: string };

export type OnixPrize = {
  readonly name: string;
  readonly year?: string;
  /** English name of the country. */
  readonly country?: string;
  /** Words of list 41. */
  readonly achievement?: string;
  readonly statement?: string;
};

export type OnixRelatedEdition = {
  readonly isbn: string;
  /** Codes of list 51. */
  readonly relations: readonly string[];
  /** Of a part: how many of it the product contains. */
  readonly copies?: number;
  /** Words of list 51. */
  readonly relation: string;
  /** `byFormat`: decided when the sheet is read, from the edition's own record (is it large print?). */
  readonly list: 'audioAndLargePrint' | 'otherWorks' | 'byFormat';
  /** List 150. */
  readonly form?: string;
  readonly bookFormat?: string;
};

export type OnixContributor = {
  /** Codes of list 17. */
  readonly roles: readonly string[];
  /** Words of list 17. */
  readonly roleText: string;
  /** 'Last, First'; the name of a corporate body is unchanged. */
  readonly name: string;
  readonly isCorporate: boolean;
  /** Types of list 44. */
  readonly identifiers: readonly { readonly type: string; readonly value: string }[];
  /** HTML. */
  readonly bio?: string;
};

export type OnixPrice = {
  readonly amount: number;
  /** ISO 4217; absent: neither the price nor the header nor a market of one country states it. */
  readonly currency?: string;
  /** List 58. */
  readonly type?: string;
  /** List 59. */
  readonly qualifier?: string;
  /** Only for orders of as many copies or more; absent: also for one. */
  readonly minimumOrder?: number;
  /**
   * ISO 3166-1 codes of the countries the price applies to, its own or those of the supply; absent: everywhere; empty:
   * none of the codes of its territory is known.
   */
  readonly countries?: readonly string[];
  /** The codes of lists 49 and 91 by which the sender states these countries (`Territory.codes`). */
  readonly market?: string;
  /** Types (list 100) and codes of its trade discounts, '02 STD; 01 A'. */
  readonly discount?: string;
  /** Rates and amounts of its taxes in words. */
  readonly tax?: string;
  /** YYYY-MM-DDTHH:mm:ss. */
  readonly from?: string;
  /** Last day, YYYY-MM-DD. */
  readonly until?: string;
  readonly isFree?: true;
};
