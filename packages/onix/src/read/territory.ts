import { allCountries, isCountry } from '../codes/countries.ts';
import { values } from './node-access.ts';
import type { OnixNode } from './parse-record.ts';

/** A set of countries as ONIX states it. */
export type Territory = {
  /** The whole world except `excluded`. */
  readonly isWorld: boolean;
  /** 2.1: all countries that no other composite includes. */
  readonly isRest: boolean;
  readonly included: ReadonlySet<string>;
  readonly excluded: ReadonlySet<string>;
  /** Included codes that are neither a country nor the world: parts of a country, mistakes. */
  readonly unknown: readonly string[];
  /** Excluded codes that are no country. */
  readonly unknownExcluded: readonly string[];
};

const WORLD = new Set(['WORLD', '000']);
const REST = new Set(['ROW', '001']);

/**
 * Reads a territory: the composite of 3.x, or the elements of 2.1 in SalesRights, NotForSale and Price. Codes may be
 * lists separated by blanks, in upper or lower case. A part of a country (US-NY) does not count as the country.
 */
export function readTerritory(node: OnixNode): Territory {
  const included = values(node, ...INCLUDED);
  const excluded = values(node, ...EXCLUDED);
  const key = `${included.join(' ')}|${excluded.join(' ')}`;
  const cached = territories.get(key);
  if (cached !== undefined) return cached;
  const all = codes(included);
  const allExcluded = codes(excluded);
  const territory = {
    isWorld: all.some((one) => WORLD.has(one)),
    isRest: all.some((one) => REST.has(one)),
    included: new Set(all.filter(isCountry)),
    excluded: new Set(allExcluded.filter(isCountry)),
    unknown: all.filter((one) => !isCountry(one) && !WORLD.has(one) && !REST.has(one)),
    unknownExcluded: allExcluded.filter((one) => !isCountry(one)),
  };
  if (territories.size >= MAX_CACHED_TERRITORIES) territories.clear();
  if (key.length < MAX_CACHED_KEY_LENGTH) territories.set(key, territory);
  return territory;
}

const INCLUDED =
  'CountriesIncluded RightsCountry CountryCode RegionsIncluded RightsTerritory RightsRegion Territory'.split(' ');
const EXCLUDED = 'CountriesExcluded RegionsExcluded CountryExcluded TerritoryExcluded'.split(' ');

/** Cache of parsed territories: a publisher's records repeat a few long lists of countries. */
const territories = new Map<string, Territory>();
const MAX_CACHED_TERRITORIES = 500;
const MAX_CACHED_KEY_LENGTH = 4_000;

function codes(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.toUpperCase().split(/[\s,;]+/)).filter((one) => one !== '');
}

/** True if a territory includes a country. */
export function includesCountry(node: OnixNode, country: string): boolean {
  const territory = readTerritory(node);
  if (territory.excluded.has(country)) return false;
  return territory.isWorld || territory.isRest || territory.included.has(country);
}

/** Returns the countries of a territory. */
export function countriesOf(territory: Territory): string[] {
  const all = territory.isWorld ? allCountries : [...territory.included];
  return all.filter((one) => !territory.excluded.has(one));
}
