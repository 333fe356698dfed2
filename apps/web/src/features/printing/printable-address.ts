import { findCompany } from '@titlenet/catalogue/companies';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import { sections } from '@titlenet/catalogue/sheet/sections';
import type { FileFormat } from '../../actions/printing/title-sheet-file.ts';
import { printableOptionsOf } from '../../domain/sheet/printable-options.ts';
import type { TitleKey } from '../../domain/sheet/use-title.ts';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';

/** Parameters in the address of the printable page. */
export interface Printable {
  readonly titles: readonly TitleKey[];
  /** Pairs of the address that are not titles of the user's companies, unchanged. */
  readonly skipped: readonly string[];
  /** Section codes; null for the user's view of each title's company (G-139). */
  readonly chosenSections: readonly number[] | null;
  readonly options: OutlineOptions;
  /** Format of the file to download; null if the page is printed. */
  readonly format: FileFormat | null;
}

/** Parses `12:001`; null for an invalid id or company, or a company of other users (SHEET-176, SHEET-177). */
function titleOf(pair: string, companies: readonly string[]): TitleKey | null {
  const [productId = '', code = '', ...rest] = pair.split(':').map((part) => part.trim());
  const company = findCompany(code);
  const isTitle = rest.length === 0 && /^\d{1,13}$/.test(productId) && company && companies.includes(company.code);
  return isTitle ? { companyCode: company.code, productId } : null;
}

/** A title that the address names twice is printed once. */
const withoutRepeats = (titles: readonly TitleKey[]): TitleKey[] => [
  ...new Map(titles.map((title) => [`${title.companyCode} ${title.productId}`, title])).values(),
];

const listOf = (text: string | undefined) => (text ?? '').split(',').filter((part) => part.trim() !== '');

/** The section codes of the address; null if there are none. */
function chosenSections(text: string | undefined): number[] | null {
  if (text === undefined) return null;
  const named = listOf(text).map(Number);
  return sections.map(({ code }) => code).filter((code) => named.includes(code));
}

/** Download has precedence over print, Word over HTML (SHEET-174, SHEET-175). */
function formatOf(query: Query): FileFormat | null {
  if (queryValue(query, 'isDownload') === 'true') return 'word';
  return queryValue(query, 'isHtmlDownload') === 'true' ? 'html' : null;
}

/**
 * Parses the address of the printable page. A flag is set if its value is `true`.
 *
 * @param companies companies of the user
 */
export function printableOf(query: Query, companies: readonly string[]): Printable {
  const format = formatOf(query);
  const pairs = listOf(queryValue(query, 'selectedProducts'));
  return {
    titles: withoutRepeats(pairs.flatMap((pair) => titleOf(pair, companies) ?? [])),
    skipped: pairs.filter((pair) => !titleOf(pair, companies)),
    chosenSections: chosenSections(queryValue(query, 'selectedSections')),
    options: { medium: format ? 'download' : 'print', ...printableOptionsOf(query) },
    format,
  };
}
