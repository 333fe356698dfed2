import { findCompany } from '@titlenet/catalogue/companies';
import { contracts } from '@titlenet/catalogue/sheet/contracts';
import { coop } from '@titlenet/catalogue/sheet/coop';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import { defaultVisibleSections, sections } from '@titlenet/catalogue/sheet/sections';
import { flagsOf } from '../../domain/sheet/outline-flags.ts';
import type { TitleKey } from '../../domain/sheet/use-title.ts';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';

/** What the address of the printable page asks for (TS §2). */
export interface Printable {
  readonly titles: readonly TitleKey[];
  /** Section codes, in print. */
  readonly sectionCodes: readonly number[];
  readonly options: OutlineOptions;
}

/** `12:001` as a title; null for an id or a company that is none, or is not the person's (TS §4). */
function titleOf(pair: string, companies: readonly string[]): TitleKey | null {
  const [productId = '', code = '', ...rest] = pair.split(':').map((part) => part.trim());
  const company = findCompany(code);
  const isTitle = rest.length === 0 && /^\d{1,13}$/.test(productId) && company && companies.includes(company.code);
  return isTitle ? { companyCode: company.code, productId } : null;
}

const listOf = (text: string | undefined) => (text ?? '').split(',').filter((part) => part.trim() !== '');

/** The first nine where the address names none (decision G-139). */
function chosenSections(text: string | undefined): number[] {
  const codes = sections.map(({ code }) => code);
  if (text === undefined) return codes.slice(0, defaultVisibleSections);
  const named = listOf(text).map(Number);
  return codes.filter((code) => named.includes(code));
}

/**
 * Reads the address of the printable page. A flag is set when it says `true`; its two sections are printed by their
 * flags alone, chosen or not (decision G-107).
 *
 * @param companies that the person holds
 */
export function printableOf(query: Query, companies: readonly string[]): Printable {
  const options: OutlineOptions = { medium: 'print', ...flagsOf(query) };
  const flagged = [
    ...(options.isShowCoopInformation ? [coop.code] : []),
    ...(options.isShowContractInformation ? [contracts.code] : []),
  ];
  return {
    titles: listOf(queryValue(query, 'selectedProducts')).flatMap((pair) => titleOf(pair, companies) ?? []),
    sectionCodes: [...chosenSections(queryValue(query, 'selectedSections')), ...flagged],
    options,
  };
}
