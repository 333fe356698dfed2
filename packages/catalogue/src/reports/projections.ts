import { byName } from '../by-name.ts';
import { accountRowKind } from './account-rows.ts';
import { keyAccountRowFields, projectionHeaderFields, projectionRowFields } from './projection-fields.ts';
import type { ReportDefinition, ReportTable } from './report-definition.ts';
import { type ReportName, reports } from './reports.ts';

/** Companies whose titles have a report with links in result rows and sidebars. */
export const companiesWith = (name: ReportName) => byName(reports, name).companies;

const accounts = { name: 'data', label: 'Accounts', rowKind: accountRowKind, emptyText: 'No accounts' } as const;

const projectionTable: ReportTable = { ...accounts, columns: projectionRowFields };
const keyAccountTable: ReportTable = { ...accounts, columns: keyAccountRowFields };

const projection = {
  header: projectionHeaderFields,
  tables: [projectionTable],
  source: 'Marketing projections',
} as const;
const keyAccount = {
  header: projectionHeaderFields,
  tables: [keyAccountTable],
  source: 'Key account projections',
} as const;

/** The stored report of an endpoint: region and kind. */
export interface StoredReportKey {
  readonly region: 'us' | 'ca';
  readonly kind: 'projection' | 'key-account';
}

/** The four reports that are stored as sent (REPORT-17 to REPORT-20), with the headings of MULTI-18 to MULTI-21. */
export const projectionReports = [
  {
    ...projection,
    name: 'projections',
    operation: 'ProjectionsUS',
    heading: 'Marketing Projection Report',
    companies: companiesWith('projections'),
    currency: 'USD',
    stored: { region: 'us', kind: 'projection' },
  },
  {
    ...projection,
    name: 'projectionsCA',
    operation: 'ProjectionsCA',
    heading: 'Marketing Projection (CA) Report',
    companies: companiesWith('projectionsCA'),
    currency: 'CAD',
    stored: { region: 'ca', kind: 'projection' },
  },
  {
    ...keyAccount,
    name: 'keyAccountsProjections',
    operation: 'KeyAccountsUS',
    heading: 'Key Account Projection Report',
    companies: companiesWith('keyAccountsProjections'),
    currency: 'USD',
    stored: { region: 'us', kind: 'key-account' },
  },
  {
    ...keyAccount,
    name: 'keyAccountsProjectionsCA',
    operation: 'KeyAccountsCA',
    heading: 'Key Account (CA) Projection Report',
    companies: companiesWith('keyAccountsProjectionsCA'),
    currency: 'CAD',
    stored: { region: 'ca', kind: 'key-account' },
  },
] as const satisfies readonly (ReportDefinition & { stored: StoredReportKey })[];

export type ProjectionReportDefinition = (typeof projectionReports)[number];
