import type { CompanyCode } from '../companies.ts';

/**
 * Companies whose competitive rows link only to titles of the own publisher group, with the names of the group as a
 * source (SALES-21, G-13). Compared without case and surrounding blanks.
 */
export const inHousePublishers: Partial<Record<CompanyCode, readonly string[]>> = { '180': ['Harlequin'] };

/**
 * Whether a row of the sheet's sales tables links to the sales overview (SALES-19 to SALES-22).
 *
 * @param row its ISBN and publisher (`source`)
 * @param table the table of the row; title-track rows do not need the source
 * @param companyCode the company whose sheet is shown
 */
export function hasSalesOverviewLink(
  row: { readonly isbn: string | null | undefined; readonly source: string | null | undefined },
  table: 'titleTrack' | 'competitive',
  companyCode: CompanyCode,
): boolean {
  const length = (row.isbn ?? '').trim().length;
  if (length !== 10 && length !== 13) return false;
  const publishers = inHousePublishers[companyCode];
  if (table === 'titleTrack' || !publishers) return true;
  const source = (row.source ?? '').trim().toLowerCase();
  return publishers.some((publisher) => publisher.toLowerCase() === source);
}
