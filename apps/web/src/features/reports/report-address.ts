import { type Company, type CompanyCode, findCompany } from '@titlenet/catalogue/companies';
import { normalizeIsbn, toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import { defaultReportCompany, reportViewIds } from '@titlenet/catalogue/reports/reports';
import type { AppLocation } from '../../ui/address/use-location.ts';
import { queryValue } from '../../ui/address/use-location.ts';

/** Parameters in the address of a report. */
export interface ReportAddress {
  /** The last part of the path: `salesOverview`; for views, the path of their report. */
  readonly name: string;
  /** The company code of the address, unchanged; empty if there is none. */
  readonly code: string;
  readonly company: Company | undefined;
  /** ISBN-13 or the invalid text of the address; empty if there is none. */
  readonly isbn: string;
  readonly productId: string | undefined;
  readonly isPrintable: boolean;
  /** Week of a weekly report, `YYYY.MM.DD`. */
  readonly date: string | undefined;
  /** View of tables that have several. */
  readonly measure: string | undefined;
  /** True beside the sheet's sidebar. */
  readonly isInShell: boolean;
}

/** The report of a view id, and its company if only one company has the view (G-12). */
export function reportOfView(viewId: string): { name: string; company: CompanyCode | undefined } | null {
  for (const [name, ids] of Object.entries(reportViewIds)) {
    const owner = Object.entries(ids).find(([, id]) => id === viewId)?.[0];
    // The table has codes of companies.
    if (owner) return { name, company: owner === defaultReportCompany ? undefined : (owner as CompanyCode) };
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
    measure: queryValue(query, 'measure'),
    isInShell: path.startsWith('/titleSheet/'),
  };
}
