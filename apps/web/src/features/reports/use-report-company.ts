import { useQuery } from '@tanstack/react-query';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import { defaultReportCompany, hccpSiteCompany } from '@titlenet/catalogue/reports/reports';
import { companyOfIsbnQuery } from '../../domain/report-links/company-of-isbn.query.ts';
import { isHccpSite } from '../../domain/report-links/hccp-site.ts';
import type { ReportAddress } from './report-address.ts';

/** Reports that are requested with the default company if no company has the ISBN (REPORT-76). */
const withDefaultCompany: readonly string[] = ['salesOverview'];

/**
 * The company code with which a report is requested (REPORT-73 to REPORT-76, G-164): the one of the address, the site's
 * own, or the company that has the ISBN.
 *
 * @returns undefined while it is looked up, null if there is none
 */
export function useReportCompany({ name, code, company, isbn }: ReportAddress): CompanyCode | null | undefined {
  const knownCompany = company?.code ?? (code === '' && isHccpSite() ? hccpSiteCompany : null);
  const isLookedUp = knownCompany === null && code === '' && isbn !== '';
  const { data, isError } = useQuery({
    ...companyOfIsbnQuery(isbn),
    enabled: isLookedUp,
  });
  if (knownCompany !== null || !isLookedUp) return knownCompany;
  if (data === undefined) return isError ? null : undefined;
  return data ?? (withDefaultCompany.includes(name) ? defaultReportCompany : null);
}
