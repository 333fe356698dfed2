import type { CompanyCode } from '../companies.ts';

/**
 * Companies whose competitive rows link only to titles of the own publisher group, with the names of the group as a
 * source (SALES-21, G-13). Compared without case and surrounding blanks.
 */
export const inHousePublishers: Partial<Record<CompanyCode, readonly string[]>> = { '180': ['Harlequin'] };

/** The fields of a row that its link depends on. */
export interface ComparedTitle {
  readonly isbn: string | null | undefined;
  /** Publisher. */
  readonly source: string | null | undefined;
  /** Null for a title outside the company's catalogue. */
  readonly productId: number | null | undefined;
}

/**
 * Whether a row of the sheet's sales tables links to the sales overview (SALES-19 to SALES-22). A title outside the
 * company's catalogue has no report (SALES-24).
 *
 * @param table the table of the row; title-track rows do not need the source
 * @param companyCode the company whose sheet is shown
 */
export function hasSalesOverviewLink(
  row: ComparedTitle,
  table: 'titleTrack' | 'competitive',
  companyCode: CompanyCode,
): boolean {
  // Absent in sheets that an earlier release stored, until they are derived again.
  if (row.productId === null) return false;
  const length = (row.isbn ?? '').trim().length;
  if (length !== 10 && length !== 13) return false;
  const publishers = inHousePublishers[companyCode];
  if (table === 'titleTrack' || !publishers) return true;
  const source = (row.source ?? '').trim().toLowerCase();
  return publishers.some((publisher) => publisher.toLowerCase() === source);
}
