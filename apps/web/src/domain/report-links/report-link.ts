import { reportAddress, titleSheetReportAddress } from '@titlenet/catalogue/addresses';
import { byName } from '@titlenet/catalogue/by-name';
import { findCompany } from '@titlenet/catalogue/companies';
import {
  defaultReportCompany,
  hasReport,
  hccpSiteCompany,
  isOfferedOn,
  linkedReports,
  type Report,
  reports,
  reportViewIds,
} from '@titlenet/catalogue/reports/reports';
import type { Configuration } from '@titlenet/contract/configuration';
import { fillAddress } from '../../ui/address/configured-address.ts';
import { hrefOf } from '../../ui/address/links.ts';
import { isHccpSite } from './hccp-site.ts';

/** The properties of a title that report links need. */
export interface ReportedTitle {
  readonly companyCode: string;
  readonly isbn: string | null;
}

/** Target of a link; `href` is inside the product (`#/…`) or outside of it. */
export interface ResolvedLink {
  readonly href: string;
  readonly opensInNewTab: boolean;
}

interface LinkContext {
  readonly links: Configuration['links'];
  /** Row icons open a report on its own page, the sidebar opens it beside the sheet. */
  readonly area: 'reports' | 'titleSheet';
}

/** The title's company, or the fixed company of the HCCP site [PERM-28]. */
function linkedCompany(title: ReportedTitle): string {
  return isHccpSite() ? hccpSiteCompany : title.companyCode;
}

/** Links to other sites open a new tab (G-46). */
function configured(template: string, values: Record<string, string>, opensInNewTab: boolean): ResolvedLink {
  const href = fillAddress(template, values);
  return { href, opensInNewTab: opensInNewTab || !href.startsWith('#') };
}

const isbnOf = (title: ReportedTitle) => title.isbn?.trim() ?? '';

function viewId(report: Report, companyCode: string): string {
  const ids = reportViewIds[report.name];
  const company = findCompany(companyCode);
  return (company && ids?.[company.code]) ?? ids?.[defaultReportCompany] ?? '';
}

export const pendingOrders = byName(reports, 'pendingOrders');

/** The view that Order Management opens unless it has an address of its own (G-44). */
export const pendingOrdersViewId = (companyCode: string): string => viewId(pendingOrders, companyCode);

/**
 * The link of a title to one of its reports (G-07 to G-12, G-15).
 *
 * @returns null if the title has no ISBN, its company does not have the report, or the site does not offer it
 */
export function reportLink(report: Report, title: ReportedTitle, { links, area }: LinkContext): ResolvedLink | null {
  if (isbnOf(title) === '') return null;
  const linked = linkedReports[report.name];
  if (linked?.companies?.some((code) => code === title.companyCode)) {
    return configured(links[linked.link], { isbn: isbnOf(title), companyCode: title.companyCode }, false);
  }
  const companyCode = linkedCompany(title);
  if (!hasReport(report, companyCode) || !isOfferedOn(report, { isHccp: isHccpSite() })) return null;
  if (linked && !linked.companies) {
    const values = { isbn: isbnOf(title), companyCode, viewId: viewId(report, companyCode) };
    return configured(links[linked.link], values, report.opensInNewTab);
  }
  const addressIn = area === 'reports' ? reportAddress : titleSheetReportAddress;
  return {
    href: hrefOf(addressIn(report.name, { companyCode, isbn: title.isbn })),
    opensInNewTab: report.opensInNewTab,
  };
}
