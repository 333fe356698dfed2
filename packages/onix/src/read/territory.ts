import { allCountries } from '@titlenet/catalogue/rules/countries';
import { countriesOfCode } from '../codes/countries.ts';
import { countriesOfRegion, countryOfPart, isRegion } from '../codes/regions.ts';
import { values } from './node-access.ts';
import type { OnixWarning } from './onix-values.ts';
import type { OnixNode } from './parse-record.ts';

/** A set of countries and parts of countries as ONIX states it. */
export type Territory = {
  /** The whole world except `excluded`. */
  readonly isWorld: boolean;
  /** 2.1: all countries that no other composite includes. */
  readonly isRest: boolean;
  readonly included: ReadonlySet<string>;
  readonly excluded: ReadonlySet<string>;
  /** Codes of list 49 that stand for parts of countries. */
  readonly includedParts: readonly string[];
  readonly excludedParts: readonly string[];
  /** Codes, included or excluded, that are in none of the lists 49 and 91. */
  readonly unknown: readonly string[];
  /** The known codes as the sender wrote them, without those beside the world, 'US CA', 'WORLD except GB-SCT FR', 'ROW'; empty if there are none. */
  readonly codes: string;
  /** False if the sender states no territory at all. */
  readonly isStated: boolean;
};

/** Codes of list 49. */
export const WORLD = 'WORLD';
/** Only 2.1: all countries that no other statement has. */
export const REST = 'ROW';
/** Codes of list 47 (2.1) for these. */
const oldRegions: ReadonlyMap<string, string> = new Map([
  ['000', WORLD],
  ['001', REST],
]);

/**
 * Reads a territory: the composite of 3.x, or the elements of 2.1 in SalesRights, NotForSale, SupplyDetail,
 * MarketRepresentation and Price. Codes may be lists separated by blanks, in upper or lower case. A part of a country
 * (US-NY) does not count as the country.
 */
export function readTerritory(node: OnixNode): Territory {
  const included = values(node, ...INCLUDED);
  const excluded = values(node, ...EXCLUDED);
  const key = `${included.join(' ')}|${excluded.join(' ')}`;
  const cached = territories.get(key);
  if (cached !== undefined) return cached;
  const territory = territoryOf(codesOf(included), codesOf(excluded));
  if (territories.size >= MAX_CACHED_TERRITORIES) territories.clear();
  if (key.length < MAX_CACHED_KEY_LENGTH) territories.set(key, territory);
  return territory;
}

const INCLUDED =
  'CountriesIncluded RightsCountry CountryCode SupplyToCountry MarketCountry RegionsIncluded RightsTerritory RightsRegion Territory SupplyToTerritory MarketTerritory'.split(
    ' ',
  );
const EXCLUDED =
  'CountriesExcluded RegionsExcluded CountryExcluded TerritoryExcluded SupplyToCountryExcluded MarketCountryExcluded'.split(
    ' ',
  );

/** Cache of parsed territories: a publisher's records repeat a few long lists of countries. */
const territories = new Map<string, Territory>();
const MAX_CACHED_TERRITORIES = 500;
const MAX_CACHED_KEY_LENGTH = 4_000;

function codesOf(texts: readonly string[]): string[] {
  const codes = texts.flatMap((text) => text.toUpperCase().split(/[\s,;]+/)).filter((one) => one !== '');
  return [...new Set(codes.map((code) => oldRegions.get(code) ?? code))];
}

const countriesIn = (codes: readonly string[]): ReadonlySet<string> =>
  new Set(codes.flatMap((code) => [...countriesOfCode(code), ...countriesOfRegion(code)]));

const isPart = (code: string) => isRegion(code) && countriesOfRegion(code).length === 0;
const isKnown = (code: string) => isRegion(code) || countriesOfCode(code).length > 0;
const isWhole = (code: string) => code === WORLD || code === REST;

function territoryOf(stated: readonly string[], excluded: readonly string[]): Territory {
  const except = excluded.filter(isKnown);
  // Exclusions alone are those from the world.
  const included = stated.length === 0 && except.length > 0 ? [WORLD] : stated;
  // Countries beside the world say nothing.
  const known = included.includes(WORLD) ? [WORLD] : included.filter((code) => isWhole(code) || isKnown(code));
  return {
    isWorld: included.includes(WORLD),
    isRest: included.includes(REST),
    included: countriesIn(included),
    excluded: countriesIn(excluded),
    includedParts: included.filter(isPart),
    excludedParts: excluded.filter(isPart),
    unknown: [...included.filter((code) => !isWhole(code)), ...excluded].filter((code) => !isKnown(code)),
    codes: known.length === 0 ? '' : [known.join(' '), except.join(' ')].filter(Boolean).join(EXCEPT),
    isStated: included.length + excluded.length > 0,
  };
}

/** Separates the included from the excluded codes in the text of a territory. */
export const EXCEPT = ' except ';

/** Returns the territory of codes as {@link Territory.codes} has them. */
export function territoryOfCodes(text: string): Territory {
  const [included = '', excluded = ''] = text.split(EXCEPT);
  return territoryOf(codesOf([included]), codesOf([excluded]));
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

/**
 * Returns the countries in which a price applies; undefined for the world and without a territory. A price for parts of
 * countries is one for these countries; a territory of unknown codes alone has none.
 */
export function countriesOfPrice(territory: Territory): readonly string[] | undefined {
  const { isStated, isWorld, isRest, included, excluded, includedParts } = territory;
  if (!isStated) return undefined;
  if (isWorld || isRest) return excluded.size === 0 ? undefined : countriesOf({ ...territory, isWorld: true });
  if (included.size > 0) return countriesOf(territory);
  return [...new Set(includedParts.flatMap((part) => countryOfPart(part) ?? []))];
}

/** Warns of each code of a territory that is neither a country nor a region. @param path of the element */
export function warnOfUnknownCountries({ unknown }: Territory, path: string, warnings: OnixWarning[]): void {
  for (const code of unknown)
    warnings.push({ path, message: 'Not a country or region', value: code.slice(0, MAX_SHOWN_LENGTH) });
}

const MAX_SHOWN_LENGTH = 40;
