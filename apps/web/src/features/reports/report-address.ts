import { type Company, type CompanyCode, findCompany } from '@titlenet/catalogue/companies';
import { normalizeIsbn, toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import { reportViewIds } from '@titlenet/catalogue/reports/reports';
import type { AppLocation } from '../../ui/address/use-location.ts';
import { queryValue } from '../../ui/address/use-location.ts';

/** What the address of a report says. */
export interface ReportAddress {
  /** The last part of the path: `salesOverview`; for views the report that the view is of. */
  readonly name: string;
  /** The company code of the address as it was written; empty if there is none. */
  readonly code: string;
  readonly company: Company | undefined;
  /** ISBN-13, or what the address has in its place; empty if there is none. */
  readonly isbn: string;
  readonly productId: string | undefined;
  readonly isPrintable: boolean;
  /** Week of a weekly report, `YYYY.MM.DD`. */
  readonly date: string | undefined;
  /** True beside the sheet's sidebar. */
  readonly isInShell: boolean;
}

/** The report of a view id, and its company where only one company has the view (G-12). */
export function reportOfView(viewId: string): { name: string; company: CompanyCode | undefined } | null {
  for (const [name, ids] of Object.entries(reportViewIds)) {
    const owner = Object.entries(ids).find(([, id]) => id === viewId)?.[0];
    // The views of 001 serve every company that has none of its own.
    if (owner) return { name, company: owner === '001' ? undefined : (owner as CompanyCode) };
  }
  return null;
}

/** Reads the address of a report page. */
export function readReportAddress({ path, query, params }: AppLocation): ReportAddress {
  const view = params.viewId === undefined ? null : reportOfView(params.viewId);
  const written = queryValue(query, 'companyCode')?.trim() ?? '';
  const code = written || (view?.company ?? '');
  const isbn = queryValue(query, 'isbn')?.trim() ?? '';
  return {
    name: view?.name ?? path.split('/').at(-1) ?? '',
    code,
    company: findCompany(code),
    isbn: toIsbn13(isbn) ?? normalizeIsbn(isbn),
    productId: queryValue(query, 'productId')?.trim() || undefined,
    isPrintable: queryValue(query, 'isPrintable') === 'true',
    date: queryValue(query, 'date'),
    isInShell: path.startsWith('/titleSheet/'),
  };
}
