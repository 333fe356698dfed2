import type { CompanyCode } from '../companies.ts';
import { isOneOf } from '../is-one-of.ts';

/**
 * The reports of one title: row icon, sidebar link, shortcut and route in one table. `companies` are those whose
 * titles have the report (decisions G-07 to G-12); `letter` is the Ctrl+Alt shortcut and the icon's letter.
 */
export const reports = [
  {
    name: 'salesOverview',
    label: 'Sales Overview',
    iconLabel: 'Overview',
    letter: 'O',
    region: null,
    opensInNewTab: false,
    companies: ['001', '003', '018', '035', '180', '006'],
  },
  {
    name: 'projections',
    label: 'Projections US',
    iconLabel: 'Projections US',
    letter: 'P',
    region: 'us',
    opensInNewTab: false,
    companies: ['001', '003', '018', '035', '180', '006'],
  },
  {
    name: 'keyAccountsProjections',
    label: 'Key Accounts US',
    iconLabel: 'Key Accounts US',
    letter: 'K',
    region: 'us',
    opensInNewTab: false,
    companies: ['001', '003', '035', '180', '006'],
  },
  {
    name: 'projectionsCA',
    label: 'Projections CA',
    iconLabel: 'Projections CA',
    letter: 'C',
    region: 'ca',
    opensInNewTab: false,
    companies: ['001', '003', '018', '035', '180'],
  },
  {
    name: 'keyAccountsProjectionsCA',
    label: 'Key Accounts CA',
    iconLabel: 'Key Accounts CA',
    letter: 'R',
    region: 'ca',
    opensInNewTab: false,
    companies: ['001', '003', '035', '180'],
  },
  {
    name: 'monthlySummary',
    label: 'Monthly Summary',
    iconLabel: 'Monthly Summary',
    letter: 'S',
    region: null,
    opensInNewTab: true,
    companies: ['001', '003', '035', '180', '006'],
  },
  {
    name: 'pendingOrders',
    label: 'Pending Orders',
    iconLabel: 'Pending Orders',
    letter: 'B',
    region: null,
    opensInNewTab: true,
    companies: ['001', '003', '035', '180', '006'],
  },
] as const satisfies readonly {
  name: string;
  label: string;
  iconLabel: string;
  letter: string;
  region: 'us' | 'ca' | null;
  opensInNewTab: boolean;
  companies: readonly CompanyCode[];
}[];

export type Report = (typeof reports)[number];
export type ReportName = Report['name'];

/**
 * The company whose report views serve companies without their own (G-12), and with which a report is requested when no
 * company has the ISBN (REPORT-76).
 */
export const defaultReportCompany: CompanyCode = '001';

/** The report view ids of monthly summary and pending orders (G-12); other companies use `defaultReportCompany`. */
export const reportViewIds: Partial<Record<ReportName, Partial<Record<CompanyCode, string>>>> = {
  monthlySummary: { '001': 'MS-001', '006': 'MS-006', '035': 'MS-035', '180': 'MS-180' },
  pendingOrders: { '001': 'PO-001', '006': 'PO-006', '180': 'PO-180' },
};

/** Companies with a point-of-sale link in the sidebar (decision G-11). */
export const pointOfSaleCompanies: readonly CompanyCode[] = ['001', '003', '006', '018', '035'];

/** Companies whose titles have a printable marketing sheet beside the title sheet (SHEET-053). */
export const marketingSheetCompanies: readonly CompanyCode[] = ['003'];

/** Company whose overview is replaced by an external title view (PERM-29). */
export const titleViewCompany: CompanyCode = '400';

/**
 * Reports that are replaced by a configured link, for titles of `companies` or for all titles that have the report
 * (PERM-29, API-44).
 */
export const linkedReports: Partial<
  Record<
    ReportName,
    {
      readonly link: 'titleView' | 'monthlySummary' | 'pendingOrders';
      readonly companies?: readonly CompanyCode[];
    }
  >
> = {
  salesOverview: { link: 'titleView', companies: [titleViewCompany] },
  monthlySummary: { link: 'monthlySummary' },
  pendingOrders: { link: 'pendingOrders' },
};

/** Company code of all report links on the HCCP site (PERM-28, G-15). */
export const hccpSiteCompany: CompanyCode = '006';

/** Whether titles of a company have a report. */
export function hasReport(report: { readonly companies: readonly CompanyCode[] }, companyCode: string): boolean {
  return isOneOf(report.companies, companyCode);
}

/** Whether the site offers a report: Canada is hidden on the HCCP site (PERM-26). */
export function isOfferedOn(report: Pick<Report, 'region'>, site: { isHccp: boolean }): boolean {
  return !(site.isHccp && report.region === 'ca');
}
