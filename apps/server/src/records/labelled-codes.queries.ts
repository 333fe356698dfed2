import { companyCodes } from '@titlenet/catalogue/companies';
import { accessibleDivisions, companiesOfDivision } from '@titlenet/catalogue/divisions';
import { withListedCodes } from '@titlenet/catalogue/rules/canonical-codes';
import {
  type Coded,
  codesPerAttribute,
  type SearchAttributeName,
  searchAttribute,
} from '@titlenet/catalogue/search-attributes';
import { foldText } from '@titlenet/catalogue/text/fold';
import { type RawBuilder, sql } from 'kysely';

/** True if the codes of an attribute with the same label are one entry (G-204). */
export function isFoundByLabel(name: SearchAttributeName): boolean {
  const attribute = searchAttribute(name);
  return !('isFoundByCode' in attribute || 'isPerson' in attribute);
}

/** The key of a code's entry in selectors: codes with the same key are found together. */
export const entryKey = (name: SearchAttributeName, { code, description }: Coded): string =>
  isFoundByLabel(name) ? foldText(description) : code;

/**
 * Groups codes into the entries of selectors. A code stands for its entry before words that a feed sent in place of one,
 * then the code that was known first, so that a later code does not replace the one that addresses have.
 *
 * @param codes of one attribute, in the order of their labels
 * @returns the codes of each entry, the one that stands for it first
 */
export function entriesOf<Row extends Coded & { number: number }>(
  name: SearchAttributeName,
  codes: readonly Row[],
): [Row, ...Row[]][] {
  const isWords = ({ code, description }: Coded) => foldText(code) === foldText(description);
  return [...Map.groupBy(codes, (row) => entryKey(name, row)).values()].map((rows) => {
    const [first, ...others] = rows.toSorted((a, b) => Number(isWords(a)) - Number(isWords(b)) || a.number - b.number);
    // A group has a row.
    return [first!, ...others];
  });
}

/**
 * True for rows of `term` whose labels are seen where titles of these companies are searched: those of all companies of
 * their divisions, so that the entries do not depend on the companies of a person.
 */
export function isSeenWith(companies: readonly string[], table = 'term'): RawBuilder<boolean> {
  const seen = accessibleDivisions(companies).flatMap(({ number }) => companiesOfDivision(number));
  return sql<boolean>`${sql.ref(`${table}.company_code`)} = any(${['', ...seen]}::text[])`;
}

/**
 * A condition on `term` for the codes of an attribute, and for those with the same labels if it is found by label.
 *
 * @param companies that are searched (`isSeenWith`); by default all
 */
export function hasCodes(
  name: SearchAttributeName,
  codes: readonly string[],
  companies: readonly string[] = companyCodes,
): RawBuilder<boolean> {
  const { number } = searchAttribute(name);
  const all = withListedCodes(name, codes);
  if (!isFoundByLabel(name)) return sql<boolean>`(attribute = ${number} and code = any(${all}::text[]))`;
  return sql<boolean>`(attribute = ${number} and ${isSeenWith(companies)} and (code = any(${all}::text[]) or folded in (
    select folded from term as labelled
    where attribute = ${number} and ${isSeenWith(companies, 'labelled')} and code = any(${all}::text[]))))`;
}

/** The terms of these codes as an array (`hasCodes`). */
export const termsOfCodes = (
  name: SearchAttributeName,
  codes: readonly string[],
  companies?: readonly string[],
): RawBuilder<number[]> =>
  sql<number[]>`array(
    select attribute * ${codesPerAttribute}::integer + number from term where ${hasCodes(name, codes, companies)})`;
