/**
 * Fields of the header of a projection report, for tests of the server and of the web app; all but those of the title.
 */
export const projectionHeaderFields = {
  marketDescription: 'United States',
  price: 24.99,
  formatDescription: 'Hardcover',
  imprintDescription: 'Harbour Press',
  displayFlag: 'Y',
  season: 'Spring 2026',
  releaseDate: '2026-02-24T00:00:00',
  onSaleDate: '2026-03-10T00:00:00',
  modelTitle: 'The Salt Path Home',
  modelTitleLabel: 'Comparison Title',
  modelReleaseDate: '2024-05-07T00:00:00',
  budgetAdvance: 12000,
  budgetReorder: 4000,
  firstPrint: 15000,
  finalPrint: 16000,
  budgetCenter: '001-AD',
  forecastedAdvance: 11800,
  faDataAsOf: '2026-02-01T00:00:00',
  forecastReorder: 3900,
  frDataAsOf: '2026-02-02T00:00:00',
  hotTitleQty: 9000,
  hotTitleDate: '2026-02-03T00:00:00',
  boDataAsOf: '2026-02-04T00:00:00',
  administratorComments: 'Watch reorders & "displays".',
} as const;
