import type { ReportRow, RowKind } from './report-definition.ts';

/** Account number of a divider row between groups of accounts (REPORT-71). */
export const dividerAccountNumber = 'ZZZZZZZZZZ';

/** Account name of the totals row (REPORT-72, G-135). */
export const totalsAccountName = 'Total All Accounts:';

const isText = (value: unknown, text: string) => typeof value === 'string' && value.trim() === text;

/** Kind of a row of a projection or key-account report. */
export function accountRowKind(row: ReportRow): RowKind {
  if (isText(row.accountName, totalsAccountName) || isText(row.accountNumber, totalsAccountName)) return 'totals';
  return isText(row.accountNumber, dividerAccountNumber) ? 'divider' : 'data';
}

const asNumber = (value: unknown) => (typeof value === 'number' ? value : null);

/** The newest projection of an account: the final, else the revised, else the initial one; null without any. */
export const latestProjection = (row: ReportRow): number | null =>
  asNumber(row.finalProjection) ?? asNumber(row.revisedProjections) ?? asNumber(row.initialProjection);

/** Total on order less the latest projection (G-134); null where either is unknown. */
export function varianceOf(row: ReportRow): number | null {
  const [ordered, projected] = [asNumber(row.accountTotalOnOrder), latestProjection(row)];
  return ordered === null || projected === null ? null : ordered - projected;
}
