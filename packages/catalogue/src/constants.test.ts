import { expect, test } from 'vitest';
import * as constants from './constants.ts';
import { bookingTypes, reportTypes } from './enumerations.ts';

test('waits and limits have the values of the requirements', () => {
  expect({ ...constants }).toMatchObject({
    printableItemReadyAtMost: 2000,
    printableExportAtMost: 500,
    marketingSheetImagesAtMost: 1500,
    signOnTokenAtMost: 1500,
    reportContainerPoll: { interval: 500, tries: 20 },
    downloadTabCloseDelay: 500,
    loadingDots: { interval: 400, fewest: 1, most: 5 },
    autocomplete: { delay: 100, minimumCharacters: 2 },
    tokenRefreshMinutes: 2,
    concurrency: { reports: 5, titleBars: 3, titleSheets: 3 },
    MAX_PRINT_NOW_TITLES: 30,
    quotesShown: 3,
    MAX_POWER_SEARCH_ROWS: 2000,
    gridPageSize: 15,
    MAX_NUMERIC_TEXT_LENGTH: 1000,
    MAX_ISBN_DIGITS: 13,
    MAX_PRICE_LENGTH: 15,
    coverThumbnailBox: { width: 85, height: 130 },
    hqnaCoverBox: { width: 428, height: 648 },
    coverWidths: { thumbnail: 85, large: 648 },
    logoBox: { width: 300, height: 32 },
    minimumLayoutWidth: 940,
    publicityWindow: { daysBefore: 14, daysAfter: 1 },
  });
});

test('every multi-title report has a file name', () => {
  expect(Object.keys(constants.reportFileNames).sort()).toEqual([...reportTypes].sort());
});

test('publicity filters name booking types', () => {
  for (const filter of [...constants.publicityListFilters, ...constants.publicitySheetFilters]) {
    expect(bookingTypes).toContain(filter.bookingType);
  }
});
