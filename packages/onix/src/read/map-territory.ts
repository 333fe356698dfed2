import { allCountries, countryName } from '@titlenet/catalogue/rules/countries';
import { notForSaleCode } from '@titlenet/catalogue/rules/not-for-sale';
import { regionName } from '@titlenet/catalogue/rules/regions';
import type { Coded } from '@titlenet/catalogue/search-attributes';
import { countryOfPart } from '../codes/regions.ts';
import { child, children, value } from './node-access.ts';
import { once } from './once.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixNode } from './parse-record.ts';
import {
  countriesOf,
  REST,
  readTerritory,
  type Territory,
  territoryOfCodes,
  warnOfUnknownCountries,
} from './territory.ts';

/** A statement of sales rights: countries, parts of them, or the rest of the world, and their type (list 46). */
export interface RightsStatement {
  readonly type: string;
  readonly territory: Territory;
}

/** Types of list 46 that mean "for sale", exclusive or not. */
export const isForSale = (type: string): boolean => ['01', '02', '07', '08'].includes(type);
export const isNotForSale = (type: string): boolean => ['03', '04', '05', '06'].includes(type);
/** Sales rights that are unknown; only of the rest of the world. */
export const UNKNOWN_RIGHTS = '00';

/**
 * Reads the sales rights in the order of the record: SalesRights, NotForSale of 2.1 (type 03) and ROWSalesRightsType. A
 * territory without a known code is no statement.
 */
const rightsStatements = once((record): RightsStatement[] => {
  const stated = children(record.publishing, 'SalesRights').map((node) => ({
    type: value(node, 'SalesRightsType') ?? '',
    territory: territoryOfRights(territoryNode(node), 'SalesRights', record),
  }));
  const forbidden = children(record.publishing, 'NotForSale').map((node) => ({
    type: NOT_FOR_SALE,
    territory: territoryOfRights(node, 'NotForSale', record),
  }));
  const ofRest = value(record.publishing, 'ROWSalesRightsType');
  const rest = ofRest === undefined ? [] : [{ type: ofRest, territory: territoryOfCodes(REST) }];
  return [...stated, ...forbidden, ...rest].filter(({ type, territory }) => {
    const isKnown = isForSale(type) || isNotForSale(type) || type === UNKNOWN_RIGHTS;
    if (!isKnown) record.warnings.push({ path: 'SalesRights/SalesRightsType', message: 'Unknown code', value: type });
    return isKnown && territory.codes !== '';
  });
});

/** List 46: not for sale, the reason is not stated. */
export const NOT_FOR_SALE = '03';

/** The countries of a statement of sales rights. */
export interface StatedCountries {
  /** List 46. */
  readonly type: string;
  readonly countries: readonly string[];
}

/** Returns the countries of each statement; the rest of the world are those of which no statement says anything. */
export function statedCountries(statements: readonly RightsStatement[]): StatedCountries[] {
  const named = new Set(statements.flatMap(({ territory }) => countriesOf(territory)));
  const rest = allCountries.filter((country) => !named.has(country));
  return statements.map(({ type, territory }) => {
    const ofRest = territory.isRest ? rest.filter((country) => !territory.excluded.has(country)) : [];
    return { type, countries: [...countriesOf(territory), ...ofRest] };
  });
}

/** Countries by what sales rights say of them, as codes in alphabetical order. */
export interface RightsCountries {
  readonly forSale: string[];
  readonly notForSale: string[];
}

/**
 * Sorts the countries by sales rights. One that a statement allows and another forbids is not for sale. Countries
 * without a statement are in neither list.
 */
export function countriesOfRights(statements: readonly RightsStatement[]): RightsCountries {
  const stated = statedCountries(statements);
  const countriesWith = (isWanted: (type: string) => boolean) =>
    new Set(stated.flatMap(({ type, countries }) => (isWanted(type) ? countries : [])));
  const [allowed, forbidden] = [countriesWith(isForSale), countriesWith(isNotForSale)];
  return {
    forSale: allCountries.filter((country) => allowed.has(country) && !forbidden.has(country)),
    notForSale: allCountries.filter((country) => forbidden.has(country)),
  };
}

/** Reads the countries in which this edition may be sold, and those in which it may not. */
export const mapRightsCountries = once((record) => countriesOfRights(rightsStatements(record)));

const SEPARATOR = '; ';

/** Reads the sales rights as the sender states them, '01 US CA; 02 WORLD except GB; 03 ROW'; undefined without any. */
export function mapSalesRights(record: OnixRecord): string | undefined {
  const texts = rightsStatements(record).map(({ type, territory }) => `${type} ${territory.codes}`);
  return texts.length > 0 ? texts.join(SEPARATOR) : undefined;
}

/** Parses sales rights as {@link mapSalesRights} writes them; texts of another form are left out. */
export function parseSalesRights(text: string | null | undefined): RightsStatement[] {
  return (text ?? '').split(SEPARATOR).flatMap((statement) => {
    const [, type, codes] = /^(0[0-8]) (\S.*)$/.exec(statement) ?? [];
    return type && codes ? [{ type, territory: territoryOfCodes(codes) }] : [];
  });
}

/**
 * Returns the codes by which titles are found: 'US', 'CA-QC' for a country or a part of one in which the title is for
 * sale, '-FR' for one in which it is not.
 */
export function rightsCodes(
  statements: readonly RightsStatement[],
  { forSale, notForSale }: RightsCountries = countriesOfRights(statements),
): Coded[] {
  const parts = partsOfRights(statements);
  return [
    ...forSale.map((code) => ({ code, description: code })),
    ...notForSale.map(notForSaleCode),
    ...parts.forSale.map((code) => ({ code, description: partName(code) })),
    ...parts.notForSale.map((code) => ({ code: `-${code}`, description: `Not for sale in ${partName(code)}` })),
  ];
}

/** Reads the codes by which titles are found. */
export const mapRightsCodes = (record: OnixRecord): Coded[] =>
  rightsCodes(rightsStatements(record), mapRightsCountries(record));

/** 3.x wraps the codes in a Territory composite; 2.1 has an element of that name that holds codes itself. */
function territoryNode(node: OnixNode): OnixNode {
  const territory = child(node, 'Territory');
  return territory !== undefined && territory.children.length > 0 ? territory : node;
}

/** Neither a right for a part of a country nor its exclusion changes the right for the country. */
function territoryOfRights(node: OnixNode, path: string, { warnings }: OnixRecord): Territory {
  const territory = readTerritory(node);
  warnOfUnknownCountries(territory, path, warnings);
  return territory;
}

/** Parts of countries by what sales rights say of them, codes of list 49. */
export function partsOfRights(statements: readonly RightsStatement[]): RightsCountries {
  const allowed = new Set<string>();
  const forbidden = new Set<string>();
  for (const { type, territory } of statements) {
    const [stated, opposite] = isForSale(type) ? [allowed, forbidden] : [forbidden, allowed];
    for (const part of territory.includedParts) stated.add(part);
    // A part that is excluded from a right is one in which the title is not for sale.
    if (isForSale(type)) for (const part of territory.excludedParts) opposite.add(part);
  }
  return { forSale: [...allowed].filter((part) => !forbidden.has(part)), notForSale: [...forbidden] };
}

/** Name of a part of a country with its country: 'Québec, Canada'; a code without a name as it is. */
function partName(code: string): string {
  const country = countryName(countryOfPart(code) ?? '');
  return [regionName(code) ?? code, country].filter(Boolean).join(', ');
}

/** Reads the rights for parts of countries in words; undefined without any. */
export function mapPartsOfCountries(record: OnixRecord): string[] | undefined {
  const { forSale, notForSale } = partsOfRights(rightsStatements(record));
  const texts = [
    ...forSale.map((part) => `For sale: ${partName(part)}`),
    ...notForSale.map((part) => `Not for sale: ${partName(part)}`),
  ];
  return texts.length > 0 ? texts : undefined;
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
