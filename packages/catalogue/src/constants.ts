/**
 * Constants of the requirements that are not part of a definition table. Waits have their number in part 3 of the
 * decisions (W1 to W10). A wait named `AtMost` is a timeout: the work continues as soon as its condition is met. All
 * other waits are exact.
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
/** W5: interval and number of checks for the container of a report in download mode; together a timeout of 10 s. */
export const reportContainerPoll = { interval: 500, tries: 20 } as const;
/** W6: delay before a tab that started a download is closed; closing it earlier can cancel the download. */
export const downloadTabCloseDelay = 500;
/** W7: interval of the dots after 'Loading Report'. */
export const loadingDots = { interval: 400, fewest: 1, most: 5 } as const;
/** W8: delay of suggestions while typing. */
export const autocomplete = { delay: 100, minimumCharacters: 2 } as const;
/** W9: the enterprise token is renewed this long before it expires. */
export const tokenRefreshMinutes = 2;
/** W10: maximum numbers of concurrent calls. A new call starts as soon as one ends. */
export const concurrency = { reports: 5, titleBars: 3, titleSheets: 3 } as const;

// Limits

/** Maximum number of titles that are printed directly; more are only downloaded. */
export const MAX_PRINT_NOW_TITLES = 30;
/** Maximum number of tip sheets of a run: what a search lists. */
export const MAX_TIP_SHEETS = 2000;
/** Number of quotes that are shown; the others are hidden at first. */
export const quotesShown = 3;
/** Maximum number of listed hits of a power search; for more, only the count is shown (G-56). */
export const MAX_POWER_SEARCH_ROWS = 2000;
/** Rows per page of generic and drill-down grids. */
export const gridPageSize = 15;
/** Maximum length of a numeric input. */
export const MAX_NUMERIC_TEXT_LENGTH = 1000;
/** Maximum number of digits of an ISBN input. */
export const MAX_ISBN_DIGITS = 13;
/** Maximum length of a price input of HCCP. */
export const MAX_PRICE_LENGTH = 15;
// Sizes, in CSS pixels

export const coverThumbnailBox = { width: 85, height: 130 } as const;
/** Width of the cover on the download page of HQNA titles. */
export const hqnaCoverBox = { width: 428, height: 648 } as const;
/** Widths in which covers are fetched. */
export const coverWidths = { thumbnail: 85, large: 648 } as const;
export const logoBox = { width: 300, height: 32 } as const;
export const minimumLayoutWidth = 940;
/** Breakpoints of the desktop layout. */
export const desktopBreakpoints = [1222, 1200] as const;
/** Height of the result grid; its rows scroll inside. */
export const resultGridMaximumHeight = '68vh';

// Files

export const fileNames = {
  titleSheetWord: 'TitleSheet.doc',
  titleSheetHtml: 'TitleSheet.htm',
  marketingSheetWord: 'CHMarketingSheet.doc',
} as const;

/** File names of sheets of titles, by kind and format. */
export const sheetFileNames = {
  title: { word: fileNames.titleSheetWord, html: fileNames.titleSheetHtml },
  tip: { word: 'TipSheet.doc', html: 'TipSheet.htm' },
} as const;

/** File names of multi-title reports, by report type (PRINT-47 to PRINT-50). */
export const reportFileNames = {
  KeyAccountsUs: 'Key Accounts (US).htm',
  KeyAccountsCa: 'Key Accounts Canada.htm',
  ProjectionsUs: 'Projections (US).htm',
  ProjectionsCa: 'Projections Canada.htm',
} as const;

// Defaults

/** Defaults of the print dialog of title sheets. */
export const titleSheetPrintDefaults = {
  audience: 'internal',
  isSuppressBlankSubHeadings: true,
  isShowOnlyFirstQuotes: true,
  isShowCoopInformation: false,
  isShowContractInformation: false,
  isSuppressEditorScript: false,
} as const;

/** Defaults of the print dialog of reports. */
export const reportDialogDefaults = { region: 'us', action: 'print' } as const;

/** Defaults of HQNA's power search. */
export const hqnaDefaults = { formatType: 'P', countryCode: 'NA' } as const;

/** Default date range of publicity reports, in days before and after today. */
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

/** Backlist views. The first one is the default; the period is also part of the path (G-49). */
export const backlistChoices = {
  top: [100, 500],
  businessUnit: ['all', 'TR', 'CH'],
  time: ['13', 'ltd'],
  type: ['U', 'D'],
} as const;
