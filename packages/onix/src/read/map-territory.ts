import { allCountries, countryName } from '@titlenet/catalogue/rules/countries';
import { child, children, value } from './node-access.ts';
import { once } from './once.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixNode } from './parse-record.ts';
import { countriesOf, readTerritory, type Territory, warnOfUnknownCountries } from './territory.ts';

/** Sales rights types of list 46 that mean "for sale". */
const FOR_SALE = new Set(['01', '02', '07', '08']);
const NOT_FOR_SALE = new Set(['03', '04', '05', '06']);

/**
 * Reads the countries in which this edition may be sold (SalesRights, NotForSale, ROWSalesRightsType) as codes in
 * alphabetical order. A country that one composite allows and another forbids is not for sale. Empty: the record does
 * not state any.
 */
export const mapSellingCountries = once((record): string[] => {
  const allowed = new Set<string>();
  const forbidden = new Set<string>();
  let isRestAllowed = FOR_SALE.has(value(record.publishing, 'ROWSalesRightsType') ?? '');
  for (const rights of children(record.publishing, 'SalesRights')) {
    const type = value(rights, 'SalesRightsType') ?? '';
    const target = FOR_SALE.has(type) ? allowed : NOT_FOR_SALE.has(type) ? forbidden : undefined;
    if (target === undefined) {
      if (type !== '00')
        record.warnings.push({ path: 'SalesRights/SalesRightsType', message: 'Unknown code', value: type });
      continue;
    }
    const territory = readTerritory(territoryNode(rights));
    for (const country of countriesOf(territory)) target.add(country);
    if (territory.isRest && target === allowed) isRestAllowed = true;
    warnUnknown(record, 'SalesRights', territory);
  }
  for (const rights of children(record.publishing, 'NotForSale')) {
    const territory = readTerritory(rights);
    for (const country of countriesOf(territory)) forbidden.add(country);
    warnUnknown(record, 'NotForSale', territory);
  }
  return allCountries.filter((one) => (isRestAllowed || allowed.has(one)) && !forbidden.has(one));
});

/**
 * Reads the countries for sale by type of right, exclusive (01) or not (02), as '01 US CA; 02 GB', each country with
 * the first composite that includes it. Rights with restrictions (07, 08) count as those without.
 */
export function mapSalesRights(record: OnixRecord): string | undefined {
  const open = new Set(mapSellingCountries(record));
  const byType = new Map<string, string[]>();
  const give = (type: string, countries: readonly string[]) => {
    const given = countries.filter((country) => open.delete(country));
    if (given.length > 0) byType.set(type, [...(byType.get(type) ?? []), ...given]);
  };
  for (const rights of children(record.publishing, 'SalesRights')) {
    const type = plainType(value(rights, 'SalesRightsType'));
    if (type) give(type, countriesOf(readTerritory(territoryNode(rights))));
  }
  // All other countries are the rest of the world.
  give(plainType(value(record.publishing, 'ROWSalesRightsType')) ?? '02', [...open]);
  const texts = [...byType].map(([type, countries]) =>
    countries.length === allCountries.length ? `${type} WORLD` : `${type} ${countries.toSorted().join(' ')}`,
  );
  return texts.length > 0 ? texts.toSorted().join('; ') : undefined;
}

const PLAIN_TYPES: Record<string, string> = { '01': '01', '02': '02', '07': '01', '08': '02' };
const plainType = (type: string | undefined) => PLAIN_TYPES[type ?? ''];

/** 3.x wraps the codes in a Territory composite; 2.1 has an element of that name that holds codes itself. */
function territoryNode(node: OnixNode): OnixNode {
  const territory = child(node, 'Territory');
  return territory !== undefined && territory.children.length > 0 ? territory : node;
}

/** Neither a right for a part of a country nor its exclusion changes the right for the country. */
function warnUnknown(record: OnixRecord, path: string, territory: Territory): void {
  warnOfUnknownCountries(territory, path, record.warnings);
  for (const code of [...territory.includedParts, ...territory.excludedParts])
    record.warnings.push({ path, message: 'A part of a country is not kept', value: code });
}

/**
 * Formats countries for people: 'World', 'World except …' if that is shorter, else their names in alphabetical order.
 * Undefined for none.
 */
export function territoryNames(countries: readonly string[]): string[] | undefined {
  if (countries.length === 0) return undefined;
  const named = new Set(countries);
  const missing = allCountries.filter((one) => !named.has(one));
  // Lists of all countries from before 2018 do not include Kosovo.
  if (missing.every((one) => one === 'XK')) return ['World'];
  const names = (codes: readonly string[]) => codes.map((one) => countryName(one) ?? one).sort(byName.compare);
  if (countries.length <= allCountries.length / 2) return names(countries);
  return [`World except ${names(missing).join(', ')}`];
}

const byName = new Intl.Collator('en');
