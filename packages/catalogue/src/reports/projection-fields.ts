import type { FieldType, RecordOf } from '../field.ts';

type ReportField = { readonly name: string; readonly type: FieldType; readonly isRequired?: true };

/** Head of a projection or key-account report; prices are in the report's own currency. */
export const projectionHeaderFields = [
  { name: 'marketDescription', type: 'text' },
  { name: 'title', type: 'text' },
  { name: 'author', type: 'text' },
  { name: 'isbn', type: 'code' },
  { name: 'formatDescription', type: 'text' },
  { name: 'imprintDescription', type: 'text' },
  { name: 'season', type: 'text' },
  { name: 'modelTitle', type: 'text' },
  { name: 'modelTitleLabel', type: 'text' },
  { name: 'budgetCenter', type: 'text' },
  { name: 'reissueNumber', type: 'integer', isRequired: true },
  { name: 'price', type: 'money' },
  { name: 'displayFlag', type: 'flag' },
  { name: 'releaseDate', type: 'date' },
  { name: 'onSaleDate', type: 'date' },
  { name: 'modelReleaseDate', type: 'date' },
  { name: 'faDataAsOf', type: 'date' },
  { name: 'frDataAsOf', type: 'date' },
  { name: 'hotTitleDate', type: 'date' },
  { name: 'boDataAsOf', type: 'date' },
  { name: 'budgetAdvance', type: 'integer' },
  { name: 'budgetReorder', type: 'integer' },
  { name: 'salesGoal', type: 'integer' },
  { name: 'firstPrint', type: 'integer' },
  { name: 'finalPrint', type: 'integer' },
  { name: 'forecastedAdvance', type: 'integer' },
  { name: 'forecastReorder', type: 'integer' },
  { name: 'hotTitleQty', type: 'integer' },
  { name: 'administratorComments', type: 'text' },
] as const satisfies readonly ReportField[];

export type ProjectionHeader = RecordOf<typeof projectionHeaderFields>;

/** One account of a projection report; 'ZZZZZZZZZZ' as number divides, 'Total All Accounts:' as name sums (G-135). */
export const projectionRowFields = [
  { name: 'accountNumber', type: 'text', isRequired: true },
  { name: 'accountName', type: 'text', isRequired: true },
  { name: 'accountInitialOrder', type: 'integer' },
  { name: 'accountNetOrder', type: 'integer' },
  { name: 'initialProjection', type: 'integer' },
  { name: 'revisedProjections', type: 'integer' },
  { name: 'finalProjection', type: 'integer' },
  { name: 'accountTotalOnOrder', type: 'integer' },
  { name: 'variance', type: 'integer' },
  { name: 'latestQuantity', type: 'integer' },
  { name: 'latestQuantityTag', type: 'code' },
  { name: 'administratorComments', type: 'text' },
] as const satisfies readonly ReportField[];

export type ProjectionRow = RecordOf<typeof projectionRowFields>;

/** One account of a key-account report. */
export const keyAccountRowFields = [
  ...projectionRowFields,
  { name: 'initialSales', type: 'integer' },
  { name: 'grossReorders', type: 'integer' },
  { name: 'grossSales', type: 'integer' },
  { name: 'netSales', type: 'integer' },
  { name: 'returns', type: 'integer' },
  { name: 'returnPercent', type: 'percent' },
] as const satisfies readonly ReportField[];

export type KeyAccountRow = RecordOf<typeof keyAccountRowFields>;
