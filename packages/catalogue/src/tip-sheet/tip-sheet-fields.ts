/**
 * Which fields of the title sheet a tip sheet has, and where, by the paths of their blocks. Whether a company has a
 * field, its label and its readers follow from the definition of the field.
 */

/** The box of facts under the cover, in its order. */
export const boxFields = [
  'bar.price',
  'bar.canadianPrice',
  'bar.onSaleDate',
  'bar.formatDesc',
  'bar.formatDescSRP5',
  'bar.trimSize',
  'bar.pageCount',
  'bar.tapelength',
  'bar.booksPerCarton',
  'bar.isbn',
] as const;

/** Lines under the barcode. */
export const detailFields = [
  'bar.seriesName',
  'bar.lowerAge',
  'marketing.audience',
  'bar.category',
  'subrights.sellingTerritoriesList',
  'subrights.notForSaleList',
  'bar.illustrationNote',
  'bar.bibleTranslation',
  'bar.firstPrintAnnounced',
] as const;

/** The first of these texts that a title has is its keynote. */
export const keynoteFields = ['editorial.keynote', 'editorial.tagline', 'marketing.tagline'] as const;

/** The first of these texts that a title has is its description. */
export const descriptionFields = ['editorial.bookDescription', 'editorial.onixRetailerDescription'] as const;

/** Texts whose items or sentences are selling points; internal ones follow the others. */
export const sellingPointFields = ['editorial.sellPoints', 'editorial.internalSellPoints'] as const;

export const quoteFields = ['quotes.quotations', 'quotes.harlequinQuotes', 'quotes.hccpQuotes'] as const;

/** Publicity and marketing, by importance. */
export const highlightFields = [
  'publicity.campaign',
  'publicity.info',
  'marketing.natMktCP',
  'marketing.ctMktCampn',
  'marketing.promotion',
  'marketing.advertising',
  'online.onlineMarketingCampaign',
  'marketing.educational',
  'awards.bestsellers',
  'awards.hccpAwards',
  'awards.authorAwards',
  'sales.hccpCompetitive',
] as const;

/** Tables of titles that a buyer may compare this one with; the first one with rows is shown. */
export const comparableFields = ['sales.competitive', 'sales.titleTrack'] as const;
