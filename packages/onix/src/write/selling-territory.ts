import { canonicalCodes } from '@titlenet/catalogue/rules/canonical-codes';
import { allCountries, countriesOfName, isCountry } from '@titlenet/catalogue/rules/countries';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { successorOf } from '../codes/successors.ts';
import {
  countriesOfRights,
  isForSale,
  isNotForSale,
  NOT_FOR_SALE,
  parseSalesRights,
  type RightsStatement,
  rightsCodes,
  type StatedCountries,
  statedCountries,
  territoryNames,
  UNKNOWN_RIGHTS,
} from '../read/map-territory.ts';
import { EXCEPT, REST, WORLD } from '../read/territory.ts';
import type { WriteContext } from './field-writer.ts';
import { withRestrictions } from './sales-restrictions.ts';
import type { Release } from './schema-faults.ts';
import { territoryElement } from './territory.ts';
import type { Children } from './write-element.ts';

/** Converts 'World', 'World except Canada, Mexico' or names of countries to codes. */
export function countriesOfNames(names: readonly string[]): string[] {
  const found = new Set(names.flatMap((name) => countriesOfName(name) ?? []));
  return allCountries.filter((code) => found.has(code));
}

/** Returns the countries in which a title is for sale, from its codes, else from the names. */
export function sellingCountries({ codes, sheet }: Pick<TitleRecord, 'codes' | 'sheet'>): string[] {
  const coded = canonicalCodes('sellingTerritory', codes.sellingTerritory ?? []).map(({ code }) => code);
  if (coded.some(isCountry)) return allCountries.filter((code) => coded.includes(code));
  return countriesOfNames(sheet.subrights?.sellingTerritoriesList ?? []);
}

/** Returns the countries in which a title is not for sale, from its codes ('-FR'), else from the names. */
export function notForSaleCountries(record: Pick<TitleRecord, 'codes' | 'sheet'>): string[] {
  const coded = new Set((record.codes.sellingTerritory ?? []).map(({ code }) => code.toUpperCase()));
  const fromCodes = allCountries.filter((country) => coded.has(`-${country}`));
  if (fromCodes.length > 0) return fromCodes;
  const sold = new Set(sellingCountries(record));
  return countriesOfNames(record.sheet.subrights?.notForSaleList ?? []).filter((country) => !sold.has(country));
}

/** Titles imported earlier have no codes of parts of countries. */
const isOfCountry = (code: string) => !/^-?[A-Z]{2}-/.test(code);

/** True if sales rights give the codes of the title, or without codes its names. */
function areOfTitle(statements: readonly RightsStatement[], { codes, sheet }: Pick<TitleRecord, 'codes' | 'sheet'>) {
  if (codes.sellingTerritory !== undefined) {
    const own = new Set(codes.sellingTerritory.map(({ code }) => code).filter(isOfCountry));
    const stated = new Set(rightsCodes(statements).flatMap(({ code }) => (isOfCountry(code) ? code : [])));
    return own.size === stated.size && [...own].every((code) => stated.has(code));
  }
  const { forSale, notForSale } = countriesOfRights(statements);
  const { sellingTerritoriesList, notForSaleList } = sheet.subrights ?? {};
  const isNamed = (countries: readonly string[], names: readonly string[] | null | undefined) =>
    (territoryNames(countries) ?? []).join() === (names ?? []).join();
  return isNamed(forSale, sellingTerritoriesList) && isNamed(notForSale, notForSaleList);
}

/** List 46: used where only the countries are known. */
const NOT_EXCLUSIVE = '02';

/** Writes the sales rights. */
export const writeSalesRights = (
  record: Pick<TitleRecord, 'codes' | 'sheet' | 'stored'>,
  { release }: Pick<WriteContext, 'release'>,
): Children => ({
  PublishingDetail: withRestrictions(
    salesRights(record, release),
    record.sheet.subrights?.salesRestrictions ?? [],
    release,
  ),
});

interface Rights {
  /** List 46. */
  readonly type: string;
  /** As `Territory.codes` has them. */
  readonly codes: string;
}

/**
 * Returns the sales rights that the feed stated, if they are those of the title: the house may have replaced the
 * countries. Then they hold for their countries among these; others for sale are not exclusive.
 */
export function salesRights(record: Pick<TitleRecord, 'codes' | 'sheet' | 'stored'>, release: Release): Children {
  const statements = parseSalesRights(record.stored.salesRights);
  if (areOfTitle(statements, record) && canBeWritten(statements))
    return rightsElements(
      statements.map(({ type, territory }) => ({ type, codes: territory.codes })),
      release,
    );
  const stated = statedCountries(statements);
  const rights = [
    ...rightsFor(
      sellingCountries(record),
      stated.filter(({ type }) => isForSale(type)),
      NOT_EXCLUSIVE,
    ),
    ...rightsFor(
      notForSaleCountries(record),
      stated.filter(({ type }) => isNotForSale(type)),
      NOT_FOR_SALE,
    ),
  ];
  return rightsElements(rights, release);
}

/** False for forms that 3.x does not have: unknown rights of countries, and a rest of the world with other codes. */
function canBeWritten(statements: readonly RightsStatement[]): boolean {
  const ofRest = statements.filter(({ territory }) => territory.isRest);
  const isUnknown = statements.some(({ type, territory }) => type === UNKNOWN_RIGHTS && !territory.isRest);
  return !isUnknown && ofRest.length <= 1 && ofRest.every(({ territory }) => territory.codes === REST);
}

/** Assigns countries to the first statement that includes them. @param type of the others */
function rightsFor(countries: readonly string[], stated: readonly StatedCountries[], type: string): Rights[] {
  const open = new Set(countries);
  const given = stated.map((one) => ({ ...one, countries: one.countries.filter((country) => open.delete(country)) }));
  return [...given, { type, countries: [...open] }].flatMap((one) =>
    one.countries.length > 0 ? { type: one.type, codes: codesOf(one.countries) } : [],
  );
}

/** Writes rights for the rest of the world beside others; without others it is the whole world. */
function rightsElements(all: readonly Rights[], release: Release): Children {
  const named = all.filter(({ codes }) => codes !== REST);
  const rest = all.find(({ codes }) => codes === REST);
  const written =
    named.length > 0 || !rest || rest.type === UNKNOWN_RIGHTS ? named : [{ type: rest.type, codes: WORLD }];
  return {
    SalesRights: written.map(({ type, codes }) => ({
      SalesRightsType: successorOf('SalesRightsType', type, release),
      Territory: territoryElement(codes),
    })),
    ROWSalesRightsType: rest && named.length > 0 ? successorOf('ROWSalesRightsType', rest.type, release) : undefined,
  };
}

/** Formats countries as a list, or as the world except others, whichever is shorter. */
function codesOf(countries: readonly string[]): string {
  if (countries.length <= allCountries.length / 2) return countries.join(' ');
  const included = new Set(countries);
  const excluded = allCountries.filter((code) => !included.has(code));
  return excluded.length > 0 ? `${WORLD}${EXCEPT}${excluded.join(' ')}` : WORLD;
}
