import { findCompany } from '@titlenet/catalogue/companies';
import { hasIsbnForm, normalizeIsbn, toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import type { ReportKey } from '../../domain/reports/report-query.ts';

/**
 * The titles of a combined report in its address: ISBNs in their order, with the company code before the first of each
 * run of a company's titles: `001-9780061120084.9780062040800.006-9780310941194`. Hundreds of titles fit, because the
 * part after `#` is not sent to a server.
 *
 * @returns empty if no title has an ISBN
 */
export function writeTitles(keys: readonly ReportKey[]): string {
  const named = keys.flatMap(({ companyCode, isbn }) => {
    const normalized = normalizeIsbn(isbn);
    return hasIsbnForm(normalized) ? [{ companyCode, isbn: toIsbn13(normalized) ?? normalized }] : [];
  });
  return named
    .map(({ companyCode, isbn }, index) =>
      companyCode === named[index - 1]?.companyCode ? isbn : `${companyCode}-${isbn}`,
    )
    .join('.');
}

/** Reads what `writeTitles` writes; texts that are no ISBN, and those of unknown companies, are left out. */
export function readTitles(text: string): ReportKey[] {
  let company: ReturnType<typeof findCompany>;
  return text.split('.').flatMap((part) => {
    const [isbn = '', code] = part.split('-').reverse();
    if (code !== undefined) company = findCompany(code);
    return company && hasIsbnForm(isbn) ? [{ companyCode: company.code, isbn }] : [];
  });
}
