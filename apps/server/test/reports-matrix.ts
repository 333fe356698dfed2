import { exportDrillDown, getDrillDown } from '@titlenet/contract/drill-down';
import { exportCombinedReport, exportReport } from '@titlenet/contract/report-export';
import { reportBatchEndpoints, reportEndpoints } from '@titlenet/contract/reports';
import { everyRole, type MatrixLine } from './matrix-line.ts';

const operations = {
  salesOverview: 'SalesOverview',
  projections: 'ProjectionsUS',
  projectionsCA: 'ProjectionsCA',
  keyAccountsProjections: 'KeyAccountsUS',
  keyAccountsProjectionsCA: 'KeyAccountsCA',
  monthlySummary: 'MonthlySummary',
  pendingOrders: 'PendingOrders',
  titleView: 'TitleView',
  channelReport: 'ChannelReport',
  pointOfSale: 'PointOfSale',
} as const;

const batches = ['projections', 'projectionsCA', 'keyAccountsProjections', 'keyAccountsProjectionsCA'] as const;

/** Who may call what of the reports: a part of the access matrix. */
export const reportsMatrix: readonly MatrixLine[] = [
  ...Object.entries(operations).map(
    ([name, operation]): MatrixLine => ({
      endpoint: reportEndpoints[name as keyof typeof operations],
      for: everyRole,
      company: 'holds',
      call: (company, isbn) => ({ url: `/api/Reports/${company}/${isbn}/${operation}` }),
    }),
  ),
  ...batches.map(
    (name): MatrixLine => ({
      endpoint: reportBatchEndpoints[name],
      for: everyRole,
      company: 'hidden',
      call: (companyCode, isbn) => ({
        url: `/api/Reports/${operations[name]}`,
        payload: { titles: [{ companyCode, isbn }] },
      }),
    }),
  ),
  {
    endpoint: exportReport,
    for: everyRole,
    company: 'holds',
    call: (company, isbn) => ({ url: `/api/Export/Report/${company}/${isbn}/channelReport` }),
  },
  {
    endpoint: exportCombinedReport,
    for: everyRole,
    // Its sheet of titles without a report is the same for titles of others and unknown ones.
    company: 'any',
    call: (companyCode, isbn) => ({
      url: '/api/Export/CombinedReport/projections',
      payload: { titles: [{ companyCode, isbn }] },
    }),
  },
  {
    endpoint: getDrillDown,
    for: everyRole,
    company: 'holds',
    call: (company, isbn) => ({ url: `/api/Drilldown/salesByChannel?isbn=${isbn}&companyCode=${company}` }),
  },
  {
    endpoint: exportDrillDown,
    for: everyRole,
    company: 'holds',
    call: (company, isbn) => ({
      url: `/api/Export/Drilldown/salesByChannel?isbn=${isbn}&companyCode=${company}`,
      payload: {},
    }),
  },
];
