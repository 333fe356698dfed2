import { findCompany } from '@titlenet/catalogue/companies';
import { contracts } from '@titlenet/catalogue/sheet/contracts';
import { coop } from '@titlenet/catalogue/sheet/coop';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import { defaultVisibleSections, sections } from '@titlenet/catalogue/sheet/sections';
import { flagsOf } from '../../domain/sheet/outline-flags.ts';
import type { TitleKey } from '../../domain/sheet/use-title.ts';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';

/** Parameters of the printable page [PRINT-08, PRINT-09]. */
export interface Printable {
  readonly titles: readonly TitleKey[];
  /** Section codes in print order. */
  readonly sectionCodes: readonly number[];
  readonly options: OutlineOptions;
}

/** Parses `12:001`; null if the id is invalid or the user may not access the company. */
function titleOf(pair: string, companies: readonly string[]): TitleKey | null {
  const [productId = '', code = '', ...rest] = pair.split(':').map((part) => part.trim());
  const company = findCompany(code);
  const isTitle = rest.length === 0 && /^\d{1,13}$/.test(productId) && company && companies.includes(company.code);
  return isTitle ? { companyCode: company.code, productId } : null;
}

const listOf = (text: string | undefined) => (text ?? '').split(',').filter((part) => part.trim() !== '');

/** Without a parameter, the first nine (G-139). */
function chosenSections(text: string | undefined): number[] {
  const codes = sections.map(({ code }) => code);
  if (text === undefined) return codes.slice(0, defaultVisibleSections);
  const named = listOf(text).map(Number);
  return codes.filter((code) => named.includes(code));
}

/**
 * Reads the address of the printable page. Coop and contracts are printed only if their flags are set (G-107).
 *
 * @param companies the user's companies
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
