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
