import { reportAddress, titleSheetReportAddress } from '@titlenet/catalogue/addresses';
import { findCompany } from '@titlenet/catalogue/companies';
import {
  hasReport,
  hccpSiteCompany,
  isOfferedOn,
  type Report,
  reportViewIds,
  titleViewCompany,
} from '@titlenet/catalogue/reports';
import type { Configuration } from '@titlenet/contract/configuration';
import { fillAddress } from '../../ui/address/configured-address.ts';
import { hrefOf } from '../../ui/address/links.ts';
import { isHccpSite } from './hccp-site.ts';

/** A title as far as its reports need it. */
export interface ReportedTitle {
  readonly companyCode: string;
  readonly isbn: string | null;
}

/** Where a link leads; `href` may be inside the product (`#/…`) or outside of it. */
export interface ResolvedLink {
  readonly href: string;
  readonly opensInNewTab: boolean;
}

interface LinkContext {
  readonly links: Configuration['links'];
  /** Row icons open a report alone, the sidebar opens it beside the sheet (TS §2). */
  readonly area: 'reports' | 'titleSheet';
}

/** The company code that report links carry: the title's own, one fixed code on the HCCP site (CS §6). */
function linkedCompany(title: ReportedTitle): string {
  return isHccpSite() ? hccpSiteCompany : title.companyCode;
}

/** Links to other sites open a tab of their own (decision G-46). */
function configured(template: string, values: Record<string, string>, opensInNewTab: boolean): ResolvedLink {
  const href = fillAddress(template, values);
  return { href, opensInNewTab: opensInNewTab || !href.startsWith('#') };
}

const isbnOf = (title: ReportedTitle) => title.isbn?.trim() ?? '';

const templates = { monthlySummary: 'monthlySummary', pendingOrders: 'pendingOrders' } as const;

function viewId(report: keyof typeof reportViewIds, companyCode: string): string {
  const ids = reportViewIds[report];
  const company = findCompany(companyCode);
  return (company && ids[company.code]) ?? ids['001']!;
}

/**
 * The link of a title to one of its reports (CS §2, §6, decisions G-07 to G-12, G-15).
 *
 * @returns null where the title's company does not have the report, or the site does not offer it
 */
export function reportLink(report: Report, title: ReportedTitle, { links, area }: LinkContext): ResolvedLink | null {
  if (report.name === 'salesOverview' && title.companyCode === titleViewCompany) {
    return configured(links.titleView, { isbn: isbnOf(title), companyCode: title.companyCode }, false);
  }
  const companyCode = linkedCompany(title);
  if (!hasReport(report, companyCode) || !isOfferedOn(report, { isHccp: isHccpSite() })) return null;
  if (report.name in templates) {
    const name = templates[report.name as keyof typeof templates];
    const values = { isbn: isbnOf(title), companyCode, viewId: viewId(name, companyCode) };
    return configured(links[name], values, report.opensInNewTab);
  }
  const addressIn = area === 'reports' ? reportAddress : titleSheetReportAddress;
  return {
    href: hrefOf(addressIn(report.name, { companyCode, isbn: title.isbn })),
    opensInNewTab: report.opensInNewTab,
  };
}
