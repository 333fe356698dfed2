import { findCompany } from '@titlenet/catalogue/companies';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import { sections } from '@titlenet/catalogue/sheet/sections';
import type { FileFormat } from '../../domain/printing/title-sheet-file.ts';
import { flagsOf } from '../../domain/sheet/outline-flags.ts';
import type { TitleKey } from '../../domain/sheet/use-title.ts';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';

/** What the address of the printable page asks for. */
export interface Printable {
  readonly titles: readonly TitleKey[];
  /** Pairs of the address that are no title of the person's companies, as they are written there. */
  readonly skipped: readonly string[];
  /** Section codes; null for the person's view of each title's company (G-139). */
  readonly chosenSections: readonly number[] | null;
  readonly options: OutlineOptions;
  /** The file that the page becomes; null where it is printed. */
  readonly format: FileFormat | null;
}

/** `12:001` as a title; null for an id or a company that is none, or is not the person's (SHEET-176, SHEET-177). */
function titleOf(pair: string, companies: readonly string[]): TitleKey | null {
  const [productId = '', code = '', ...rest] = pair.split(':').map((part) => part.trim());
  const company = findCompany(code);
  const isTitle = rest.length === 0 && /^\d{1,13}$/.test(productId) && company && companies.includes(company.code);
  return isTitle ? { companyCode: company.code, productId } : null;
}

const listOf = (text: string | undefined) => (text ?? '').split(',').filter((part) => part.trim() !== '');

/** The section codes that the address names; null where it names none. */
function chosenSections(text: string | undefined): number[] | null {
  if (text === undefined) return null;
  const named = listOf(text).map(Number);
  return sections.map(({ code }) => code).filter((code) => named.includes(code));
}

/** Download wins over print; Word over HTML (SHEET-174, SHEET-175). */
function formatOf(query: Query): FileFormat | null {
  if (queryValue(query, 'isDownload') === 'true') return 'word';
  return queryValue(query, 'isHtmlDownload') === 'true' ? 'html' : null;
}

/**
 * Reads the address of the printable page. A flag is set when it says `true`.
 *
 * @param companies that the person holds
 */
export function printableOf(query: Query, companies: readonly string[]): Printable {
  const format = formatOf(query);
  const pairs = listOf(queryValue(query, 'selectedProducts'));
  return {
    titles: pairs.flatMap((pair) => titleOf(pair, companies) ?? []),
    skipped: pairs.filter((pair) => !titleOf(pair, companies)),
    chosenSections: chosenSections(queryValue(query, 'selectedSections')),
    options: { medium: format ? 'download' : 'print', ...flagsOf(query) },
    format,
  };
}
