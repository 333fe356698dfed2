import { useQueryClient } from '@tanstack/react-query';
import { findCompany } from '@titlenet/catalogue/companies';
import {
  orderManagementElsewhere,
  type QuickReport,
  quickReportsNeedIsbn,
} from '@titlenet/catalogue/reports/quick-reports';
import { isOfferedOn, reports } from '@titlenet/catalogue/reports/reports';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { innerAddress } from '../../ui/address/configured-address.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { showWarning } from '../../ui/toasts/toasts.ts';
import { isHccpSite } from '../report-links/hccp-site.ts';
import { companyForReport, quickReportLink } from '../report-links/quick-report.ts';
import type { ResolvedLink } from '../report-links/report-link.ts';
import { searchMenu } from '../search-menu/search-menu.ts';
import { divisionToSearch } from '../search-menu/use-quick-search.ts';
import { usePermissions } from '../session/permissions.ts';
import { useConfiguration } from '../session/session.ts';
import { currentTitle, isSearchPage, reportArea } from './current-title.ts';

/** Away from the Quick Links of home and from the search text, which the message asks for. */
const warn = (message: string) => showWarning(message, 'bottom-center');

/**
 * Opens a quick report of the given ISBN, else of the current title (G-44, G-47, G-50). If that is not possible a
 * warning says why, except for the Canadian reports on the HCCP site.
 */
export function useQuickReport(): (report: QuickReport, isbn?: string) => Promise<void> {
  const client = useQueryClient();
  const location = useLocation();
  const goTo = useGoTo();
  const { links } = useConfiguration();
  const { divisions } = usePermissions();

  const open = ({ href, opensInNewTab }: ResolvedLink) => {
    const inner = innerAddress(href);
    if (inner !== null && !opensInNewTab) goTo(inner);
    else window.open(href, '_blank', 'noopener');
  };

  return async (report, isbn) => {
    const definition = reports.find(({ name }) => name === report.report);
    if (definition && !isOfferedOn(definition, { isHccp: isHccpSite() })) return;
    if (report.report === null && !isbn && !isSearchPage(location)) return warn(orderManagementElsewhere);
    const menu = searchMenu();
    const division = divisionToSearch(menu, divisions)?.number ?? menu.division;
    const title = isbn
      ? { isbn, companyCode: await companyForReport(isbn, division) }
      : await currentTitle(location, menu, { client, division });
    if (!title) return warn(quickReportsNeedIsbn);
    const link = quickReportLink(report, title, { links, area: isbn ? 'reports' : reportArea(location) });
    if (link) open(link);
    else warn(`${findCompany(title.companyCode)?.label ?? 'These'} titles have no report '${report.label}'.`);
  };
}
