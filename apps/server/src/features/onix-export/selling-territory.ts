import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { allCountries } from '../../onix-codes/countries.ts';
import { codeOf } from '../../onix-codes/words-to-codes.ts';
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

/** Those countries as a territory: the world, the world without some, or one by one. */
export function sellingTerritory(record: Pick<TitleRecord, 'codes' | 'sheet'>): Children | undefined {
  const countries = sellingCountries(record);
  if (countries.length === 0) return undefined;
  if (countries.length <= allCountries.length / 2) return { CountriesIncluded: countries.join(' ') };
  const included = new Set(countries);
  const excluded = allCountries.filter((code) => !included.has(code));
  return { RegionsIncluded: 'WORLD', ...(excluded.length > 0 ? { CountriesExcluded: excluded.join(' ') } : {}) };
}
