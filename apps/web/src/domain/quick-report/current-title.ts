import type { QueryClient } from '@tanstack/react-query';
import { findCompany } from '@titlenet/catalogue/companies';
import type { DivisionNumber } from '@titlenet/catalogue/divisions';
import { normalizeIsbn, toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import { quickReportIsbn } from '@titlenet/catalogue/reports/quick-report-isbn';
import { type AppLocation, queryValue } from '../../ui/address/use-location.ts';
import { companyForReport } from '../report-links/quick-report.ts';
import type { ReportedTitle } from '../report-links/report-link.ts';
import type { SearchMenu } from '../search-menu/search-menu.ts';

/** True on pages where shortcuts use the title in the top menu instead of one on the page (G-44, G-50). */
export function isSearchPage({ path }: Pick<AppLocation, 'path'>): boolean {
  return path === '/' || path.toLowerCase() === '/quicksearch';
}

/** Whether reports open beside the sheet or on their own page. */
export function reportArea({ path }: Pick<AppLocation, 'path'>): 'reports' | 'titleSheet' {
  return path.startsWith('/titleSheet') ? 'titleSheet' : 'reports';
}

/** Converts an ISBN-10 or ISBN-13 to ISBN-13; other texts are only normalized. */
const asIsbn13 = (text: string) => toIsbn13(text) ?? normalizeIsbn(text);

/** The title of a sheet, or of a report or page beside one. */
async function titleOfPage({ params, query }: AppLocation, client: QueryClient): Promise<ReportedTitle | null> {
  const company = findCompany(queryValue(query, 'companyCode'));
  const named = queryValue(query, 'isbn') ?? queryValue(query, 'isbn10');
  if (!company) return null;
  if (named) return { companyCode: company.code, isbn: asIsbn13(named) };
  const { productId } = params;
  if (!productId) return null;
  if (/^\d{13}$/.test(productId)) return { companyCode: company.code, isbn: productId };
  // Loaded when it is needed, to keep the schema of title sheets out of the first script.
  const { titleBarQuery } = await import('../sheet/use-title.ts');
  const bar = await client.fetchQuery(titleBarQuery({ companyCode: company.code, productId }));
  return bar?.isbn ? { companyCode: company.code, isbn: bar.isbn } : null;
}

/** The title of the page or, on home and quick search, of the top menu (G-50); null if there is none. */
export async function currentTitle(
  location: AppLocation,
  menu: SearchMenu,
  { client, division }: { client: QueryClient; division: DivisionNumber },
): Promise<ReportedTitle | null> {
  if (!isSearchPage(location)) return titleOfPage(location, client);
  const isbn = quickReportIsbn(menu);
  return isbn ? { isbn, companyCode: await companyForReport(isbn, division) } : null;
}
