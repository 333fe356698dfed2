import { findCompany, titleAddressId } from './companies.ts';
import type { Audience } from './field.ts';
import type { ReportName } from './reports/reports.ts';
import { NO_COVER_ISBN } from './rules/no-cover.ts';

/** Builds an address inside the app (the part after the hash), for links on screen, in print and in exports. */
function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value);
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}

/** Address of a title sheet: by product id, for HCCP by ISBN (ROUTE-023). */
export function titleSheetAddress(title: {
  companyCode: string;
  productId: number | null;
  isbn: string | null;
}): string {
  return withQuery(`/titleSheet/${titleAddressId(title)}`, { companyCode: title.companyCode });
}

/** Options of the printable page (ROUTE-028 to ROUTE-034). */
export interface PrintableOptions {
  /** Readers of the paper or file; internal fields are left out for accounts (G-423). */
  readonly audience: Audience;
  readonly isShowContractInformation: boolean;
  readonly isShowOnlyFirstQuotes: boolean;
  readonly isShowCoopInformation: boolean;
  readonly isSuppressBlankSubHeadings: boolean;
  readonly isSuppressEditorScript: boolean;
}

/**
 * The printable page of one or several title sheets (ROUTE-026, ROUTE-027).
 *
 * @param sectionCodes the sections to print; coop and contracts follow their options alone (decision G-107)
 */
export function printableSheetAddress(
  titles: readonly { companyCode: string; productId: number | null; isbn: string | null }[],
  sectionCodes: readonly number[],
  options: PrintableOptions,
): string {
  return withQuery('/titleSheet/printable', {
    selectedProducts: titles.map((title) => `${titleAddressId(title)}:${title.companyCode}`).join(),
    selectedSections: [...sectionCodes].sort((a, b) => a - b).join(),
    ...Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])),
  });
}

/** The page with the tip sheets of titles. */
export function tipSheetAddress(
  titles: readonly { companyCode: string; productId: number | null; isbn: string | null }[],
  audience: Audience,
): string {
  return withQuery('/titleSheet/printable', {
    sheet: 'tip',
    audience,
    selectedProducts: titles.map((title) => `${titleAddressId(title)}:${title.companyCode}`).join(),
  });
}

/** A report of one title, without the app's header (ROUTE-018). */
export function reportAddress(report: ReportName, title: { companyCode: string; isbn: string | null }): string {
  return withQuery(`/reports/${report}`, { companyCode: title.companyCode, isbn: title.isbn?.trim() });
}

/** A report of one title beside its sheet's sidebar (ROUTE-019). */
export function titleSheetReportAddress(
  report: ReportName,
  title: { companyCode: string; isbn: string | null },
): string {
  return withQuery(`/titleSheet/reports/${report}`, { companyCode: title.companyCode, isbn: title.isbn?.trim() });
}

/** The page with the large cover; HQNA passes the picture's own address (ROUTE-054). */
export function downloadCoverAddress(title: {
  isbn: string | null;
  companyCode: string;
  imageURL: string | null;
}): string {
  const isbn = /^(\d{13}|\d{9}[\dX])$/.test(title.isbn ?? '') ? title.isbn : NO_COVER_ISBN;
  const imageURL = findCompany(title.companyCode)?.hasOwnImage ? title.imageURL : null;
  return withQuery(`/downloadCover/${isbn}`, { companyCode: title.companyCode, imageURL });
}

/** The page with the large photo of an author, reader, performer or artist (ROUTE-056). */
export function downloadPhotoAddress(personId: string): string {
  return `/downloadPhoto/${encodeURIComponent(personId)}`;
}
