import { allCountries, countryName } from '../codes/countries.ts';
import { child, children, value } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixNode } from './parse-record.ts';
import { countriesOf, readTerritory } from './territory.ts';

/** Sales rights types of list 46 that mean "for sale". */
const FOR_SALE = new Set(['01', '02', '07', '08']);
const NOT_FOR_SALE = new Set(['03', '04', '05', '06']);

/**
 * Countries in which this edition may be sold (SalesRights, NotForSale, ROWSalesRightsType), as codes in alphabetical
 * order. A country that one statement allows and another forbids is not for sale. Empty: nothing was said.
 */
export function mapSellingCountries(record: OnixRecord): string[] {
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
    warnUnknown(record, 'SalesRights', territory.unknown);
  }
  for (const rights of children(record.publishing, 'NotForSale')) {
    for (const country of countriesOf(readTerritory(rights))) forbidden.add(country);
  }
  return allCountries.filter((one) => (isRestAllowed || allowed.has(one)) && !forbidden.has(one));
}

/**
 * The countries for sale by the type of the right: exclusive (01) or not (02), as '01 US CA; 02 GB', each country with
 * the first that names it. Sales with restrictions (07, 08) count as those without.
 */
export function mapSalesRights(record: OnixRecord, selling: readonly string[]): string | undefined {
  const open = new Set(selling);
  const byType = new Map<string, string[]>();
  const give = (type: string, countries: readonly string[]) => {
    const given = countries.filter((country) => open.delete(country));
    if (given.length > 0) byType.set(type, [...(byType.get(type) ?? []), ...given]);
  };
  for (const rights of children(record.publishing, 'SalesRights')) {
    const type = plainType(value(rights, 'SalesRightsType'));
    if (type) give(type, countriesOf(readTerritory(territoryNode(rights))));
  }
  // What no statement names is the rest of the world.
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

function warnUnknown(record: OnixRecord, path: string, codes: readonly string[]): void {
  if (codes.length === 0) return;
  record.warnings.push({ path, message: 'Not a country', value: codes.slice(0, 20).join(' ') });
}

/**
 * The countries as people read them: 'World', 'World except …' when that is shorter, otherwise the names in
 * alphabetical order. Undefined when nothing is known.
 */
export function territoryNames(countries: readonly string[]): string[] | undefined {
  if (countries.length === 0) return undefined;
  const named = new Set(countries);
  const missing = allCountries.filter((one) => !named.has(one));
  // Lists of all countries from before 2018 do not know Kosovo.
  if (missing.every((one) => one === 'XK')) return ['World'];
  const names = (codes: readonly string[]) => codes.map((one) => countryName(one) ?? one).sort(byName.compare);
  if (countries.length <= allCountries.length / 2) return names(countries);
  return [`World except ${names(missing).join(', ')}`];
}

const byName = new Intl.Collator('en');
