import { allCountries } from '@titlenet/catalogue/rules/countries';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { codeOf } from '../codes/words-to-codes.ts';
import { EXCEPT, WORLD } from '../read/territory.ts';
import { territoryElement } from './territory.ts';
import type { Children } from './write-element.ts';

const countries = new Set(allCountries);

/** Converts 'World', 'World except Canada, Mexico' or names of countries to codes. */
export function countriesOfNames(names: readonly string[]): string[] {
  const found = new Set<string>();
  for (const name of names) {
    const world = /^world(?:\s+except\s+(\S.*))?$/i.exec(name.trim());
    const excepted = new Set((world?.[1] ?? '').split(', ').flatMap((one) => codeOf.country(one) ?? []));
    if (world) for (const code of allCountries) if (!excepted.has(code)) found.add(code);
    const country = world ? undefined : codeOf.country(name);
    if (country) found.add(country);
  }
  return allCountries.filter((code) => found.has(code));
}

/** Returns the countries in which a title is for sale, from its codes, else from the names. */
export function sellingCountries({ codes, sheet }: Pick<TitleRecord, 'codes' | 'sheet'>): string[] {
  const coded = new Set((codes.sellingTerritory ?? []).map(({ code }) => code.toUpperCase()));
  const fromCodes = [...coded].filter((code) => countries.has(code));
  if (fromCodes.length > 0) return allCountries.filter((code) => coded.has(code));
  return countriesOfNames(sheet.subrights?.sellingTerritoriesList ?? []);
}

/** List 46: used where only the countries are known. */
const NOT_EXCLUSIVE = '02';

/** Writes the sales rights. */
export const writeSalesRights = (record: Pick<TitleRecord, 'codes' | 'sheet' | 'stored'>): Children => ({
  PublishingDetail: { SalesRights: salesRights(record) },
});

/** Returns the sales rights that the feed stated ('01 US CA; 02 GB'); other countries for sale are not exclusive. */
export function salesRights(record: Pick<TitleRecord, 'codes' | 'sheet' | 'stored'>): Children[] {
  const open = new Set(sellingCountries(record));
  const stated = (record.stored.salesRights ?? '').split('; ').flatMap((text) => {
    const [type = '', ...codes] = text.split(' ');
    const countries = codes.includes('WORLD') ? allCountries : codes;
    const given = countries.filter((code) => open.delete(code));
    return /^0[12]$/.test(type) && given.length > 0 ? [{ type, countries: given }] : [];
  });
  return [...stated, { type: NOT_EXCLUSIVE, countries: [...open] }]
    .filter(({ countries }) => countries.length > 0)
    .map(({ type, countries }) => ({ SalesRightsType: type, Territory: territory(countries) }));
}

/** Formats countries as a territory: the world, the world except some, or a list, whichever is shorter. */
function territory(countries: readonly string[]): Children | undefined {
  if (countries.length <= allCountries.length / 2) return territoryElement(countries.join(' '));
  const included = new Set(countries);
  const excluded = allCountries.filter((code) => !included.has(code));
  return territoryElement(excluded.length > 0 ? `${WORLD}${EXCEPT}${excluded.join(' ')}` : WORLD);
}
