import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { allCountries } from '../codes/countries.ts';
import { codeOf } from '../codes/words-to-codes.ts';
import type { Children } from './write-element.ts';

const known = new Set(allCountries);

/** Countries from 'World', 'World except Canada, Mexico' or names one by one. */
export function countriesOfNames(names: readonly string[]): string[] {
  const found = new Set<string>();
  for (const name of names) {
    const world = /^world(?:\s+except\s+(.+))?$/i.exec(name.trim());
    const excepted = new Set((world?.[1] ?? '').split(', ').flatMap((one) => codeOf.country(one) ?? []));
    if (world) for (const code of allCountries) if (!excepted.has(code)) found.add(code);
    const country = world ? undefined : codeOf.country(name);
    if (country) found.add(country);
  }
  return allCountries.filter((code) => found.has(code));
}

/** The countries in which a title is for sale, by their codes where the record has them, else by their names. */
export function sellingCountries({ codes, sheet }: Pick<TitleRecord, 'codes' | 'sheet'>): string[] {
  const coded = new Set((codes.sellingTerritory ?? []).map(({ code }) => code.toUpperCase()));
  const fromCodes = [...coded].filter((code) => known.has(code));
  if (fromCodes.length > 0) return allCountries.filter((code) => coded.has(code));
  return countriesOfNames(sheet.subrights?.sellingTerritoriesList ?? []);
}

/** List 46: the house says where it sells, not whether others may. */
const NOT_EXCLUSIVE = '02';

/** The rights by which a title is for sale: as its feed has said ('01 US CA; 02 GB'), what is left not exclusive. */
export function salesRights(record: Pick<TitleRecord, 'codes' | 'sheet' | 'stored'>): Children[] {
  const open = new Set(sellingCountries(record));
  const said = (record.stored.salesRights ?? '').split('; ').flatMap((text) => {
    const [type = '', ...codes] = text.split(' ');
    const countries = codes.includes('WORLD') ? allCountries : codes;
    const given = countries.filter((code) => open.delete(code));
    return /^0[12]$/.test(type) && given.length > 0 ? [{ type, countries: given }] : [];
  });
  return [...said, { type: NOT_EXCLUSIVE, countries: [...open] }]
    .filter(({ countries }) => countries.length > 0)
    .map(({ type, countries }) => ({ SalesRightsType: type, Territory: territory(countries) }));
}

/** Countries as a territory: the world, the world without some, or one by one. */
function territory(countries: readonly string[]): Children {
  if (countries.length <= allCountries.length / 2) return { CountriesIncluded: countries.join(' ') };
  const included = new Set(countries);
  const excluded = allCountries.filter((code) => !included.has(code));
  return { RegionsIncluded: 'WORLD', ...(excluded.length > 0 ? { CountriesExcluded: excluded.join(' ') } : {}) };
}
