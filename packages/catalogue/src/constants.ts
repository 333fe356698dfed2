/**
 * Numbers and names of the requirements that belong to no table of their own. Waits are named by their number in
 * part 3 of the decisions (W1 to W10): an `AtMost` is a ceiling, the work goes on as soon as its real condition
 * holds; every other wait is kept exactly.
 */

// Waits, in milliseconds unless the name says otherwise.

/** W1: the pictures and fonts of one printable item, after it is ready. */
export const printableItemReadyAtMost = 2000;
/** W2: the layout, before the export of a printable page. */
export const printableExportAtMost = 500;
/** W3: the pictures of the marketing sheet, whose sizes the Word file needs. */
export const marketingSheetImagesAtMost = 1500;
/** W4: the single-sign-on token, before the sign-in flow starts. */
export const signOnTokenAtMost = 1500;
/** W5: the container of a report in download mode, looked for this often; together the ceiling of 10 s. */
export const reportContainerPoll = { interval: 500, tries: 20 } as const;
/** W6: a tab that handed over its download closes after this long, never earlier: closing can cancel the download. */
export const downloadTabCloseDelay = 500;
/** W7: 'Loading Report' and its dots. */
export const loadingDots = { interval: 400, fewest: 1, most: 5 } as const;
/** W8: suggestions while typing. */
export const autocomplete = { delay: 100, minimumCharacters: 2 } as const;
/** W9: the enterprise token is renewed so long before it expires. */
export const tokenRefreshMinutes = 2;
/** W10: calls at once; maxima, never batches that wait for the slowest. */
export const concurrency = { reports: 5, titleBars: 3, titleSheets: 3 } as const;

// Limits

/** More titles than this are only downloaded, not printed at once. */
export const MAX_PRINT_NOW_TITLES = 30;
/** Quotes that show before the rest is hidden. */
export const quotesShown = 3;
/** Hits that a power search lists; above, only the count (G-56). The quick search has its own in quick-search.ts. */
export const MAX_POWER_SEARCH_ROWS = 2000;
/** Rows on a page of generic and drill-down grids. */
export const gridPageSize = 15;
/** Characters that a numeric input takes. */
export const MAX_NUMERIC_TEXT_LENGTH = 1000;
/** Digits that an ISBN input takes. */
export const MAX_ISBN_DIGITS = 13;
/** Characters that a price input of HCCP takes. */
export const MAX_PRICE_LENGTH = 15;
// Sizes, in CSS pixels

export const coverThumbnailBox = { width: 85, height: 130 } as const;
/** The cover on the download page of HQNA titles. */
export const hqnaCoverBox = { width: 428, height: 648 } as const;
/** Widths in which covers are fetched. */
export const coverWidths = { thumbnail: 85, large: 648 } as const;
export const logoBox = { width: 300, height: 32 } as const;
export const minimumLayoutWidth = 940;
/** Where the layout of desktop screens changes. */
export const desktopBreakpoints = [1222, 1200] as const;
/** The result grid scrolls inside this height. */
export const resultGridMaximumHeight = '68vh';

// Files

export const fileNames = {
  titleSheetWord: 'TitleSheet.doc',
  titleSheetHtml: 'TitleSheet.htm',
  marketingSheetWord: 'CHMarketingSheet.doc',
} as const;

/** Multi-title reports as files, by report type (PRINT-47 to PRINT-50). */
export const reportFileNames = {
  KeyAccountsUs: 'Key Accounts (US).htm',
  KeyAccountsCa: 'Key Accounts Canada.htm',
  ProjectionsUs: 'Projections (US).htm',
  ProjectionsCa: 'Projections Canada.htm',
} as const;

// Defaults

/** The print dialog of title sheets. */
export const titleSheetPrintDefaults = {
  isSuppressBlankSubHeadings: true,
  isShowOnlyFirstQuotes: true,
  isShowCoopInformation: false,
  isShowContractInformation: false,
  isSuppressEditorScript: false,
} as const;

/** The print dialog of reports. */
export const reportDialogDefaults = { region: 'us', action: 'print' } as const;

/** HQNA's power search. */
export const hqnaDefaults = { formatType: 'P', countryCode: 'NA' } as const;

/** The days that publicity reports show at first, around today. */
export const publicityWindow = { daysBefore: 14, daysAfter: 1 } as const;

// Choices

/** The publicity filter of the lists (LIST-23 to LIST-25, G-97); the first one is the default. */
export const publicityListFilters = [
  { label: 'Hot and Starred', bookingType: 'FrontPage' },
  { label: 'All', bookingType: 'All' },
  { label: 'National (bold) & Starred', bookingType: 'National' },
  { label: 'Starred only', bookingType: 'Starred' },
] as const;

/**
 * The publicity filter of the title sheet, with its own captions (PUBL-17 to PUBL-19, G-98); the first one is the
 * default.
 */
export const publicitySheetFilters = [
  { label: 'All', bookingType: 'All' },
  { label: 'National (Bold) & Starred', bookingType: 'National' },
  { label: 'Starred', bookingType: 'Starred' },
] as const;

/** Backlist views; the first of each is the default, the time also follows from the path (G-49). */
export const backlistChoices = {
  top: [100, 500],
  businessUnit: ['all', 'TR', 'CH'],
  time: ['13', 'ltd'],
  type: ['U', 'D'],
} as const;
