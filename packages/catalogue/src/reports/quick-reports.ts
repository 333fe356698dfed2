import type { ReportName } from './reports.ts';

/**
 * The eight quick reports in the order of their shortcuts (KEY-01 to KEY-08, G-47): the Quick Links of the home page
 * and the Ctrl+Alt keys. Order Management is not a report but a configured link (decision G-44).
 */
export const quickReports = [
  { letter: 'M', label: 'Order Management', report: null },
  { letter: 'O', label: 'Overview', report: 'salesOverview' },
  { letter: 'P', label: 'Projections', report: 'projections' },
  { letter: 'K', label: 'Key Accounts', report: 'keyAccountsProjections' },
  { letter: 'C', label: 'Projections CA', report: 'projectionsCA' },
  { letter: 'R', label: 'Key Accounts CA', report: 'keyAccountsProjectionsCA' },
  { letter: 'S', label: 'Monthly Summary', report: 'monthlySummary' },
  { letter: 'B', label: 'Pending Orders', report: 'pendingOrders' },
] as const satisfies readonly { letter: string; label: string; report: ReportName | null }[];

export type QuickReport = (typeof quickReports)[number];

/** Message of a quick report without an ISBN (HOME-26). */
export const quickReportsNeedIsbn =
  'To use the QuickReports, choose ISBN as Search type and enter an ISBN13 in Search text.';

/** Message of Ctrl+Alt+M, except on the home page and the quick search result (KEY-09, G-44). */
export const orderManagementElsewhere = 'Please use Quick Search or key board short cuts from the home page.';
