import { companiesOfDivision, type DivisionNumber } from '@titlenet/catalogue/divisions';
import type { QuickReport } from '@titlenet/catalogue/reports/quick-reports';
import { hasReport, reports } from '@titlenet/catalogue/reports/reports';
import type { Configuration } from '@titlenet/contract/configuration';
import { companyOfIsbn } from '@titlenet/contract/isbn';
import { fillAddress, innerAddress } from '../../ui/address/configured-address.ts';
import { callApi } from '../../ui/api/call-api.ts';
import {
  pendingOrders,
  pendingOrdersViewId,
  type ReportedTitle,
  type ResolvedLink,
  reportLink,
} from './report-link.ts';

/** The company of a division that has only one, which needs no call. */
const onlyCompany = (division: DivisionNumber) => {
  const codes = companiesOfDivision(division);
  return codes.length === 1 ? codes[0] : undefined;
};

/**
 * The company whose report is opened for an ISBN: the division's only company, else the title's. If no title has the
 * ISBN, the division's first company, whose report then shows a message.
 */
export async function companyForReport(isbn: string, division: DivisionNumber): Promise<string> {
  const company = onlyCompany(division);
  if (company) return company;
  // A division has companies.
  return (await callApi(companyOfIsbn, { params: { isbn } })) ?? companiesOfDivision(division)[0]!;
}

/**
 * The link of a title to a quick report (G-47); Order Management has a configured link.
 *
 * @returns null if the title's company does not have the report, or the site does not offer it
 */
export function quickReportLink(
  { report }: QuickReport,
  title: ReportedTitle,
  context: { links: Configuration['links']; area: 'reports' | 'titleSheet' },
): ResolvedLink | null {
  if (report === null) {
    const viewId = pendingOrdersViewId(title.companyCode);
    const values = { isbn: title.isbn ?? '', companyCode: title.companyCode, viewId };
    const href = fillAddress(context.links.orderManagement, values);
    // The product's own page is a report, which some companies do not have.
    return innerAddress(href) !== null && !hasReport(pendingOrders, title.companyCode)
      ? null
      : { href, opensInNewTab: true };
  }
  const definition = reports.find(({ name }) => name === report);
  return definition ? reportLink(definition, title, context) : null;
}
