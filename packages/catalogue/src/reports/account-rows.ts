import type { ReportRow, RowKind } from './report-definition.ts';

/** The account number of a row that divides groups of accounts (REPORT-71). */
export const dividerAccountNumber = 'ZZZZZZZZZZ';

/** The name of the row that sums all accounts (REPORT-72, G-135). */
export const totalsAccountName = 'Total All Accounts:';

const isText = (value: unknown, text: string) => typeof value === 'string' && value.trim() === text;

/** What a row of a projection or key-account report is. */
export function accountRowKind(row: ReportRow): RowKind {
  if (isText(row.accountName, totalsAccountName) || isText(row.accountNumber, totalsAccountName)) return 'totals';
  return isText(row.accountNumber, dividerAccountNumber) ? 'divider' : 'data';
}
