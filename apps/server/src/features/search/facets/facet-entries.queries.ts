import { companiesOfDivision, type DivisionNumber } from '@titlenet/catalogue/divisions';
import { facets } from '@titlenet/catalogue/power-search/facets';
import { type SearchAttributeName, searchAttribute, termOf } from '@titlenet/catalogue/search-attributes';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { entriesOf, isSeenWith } from '../../../records/labelled-codes.queries.ts';

/** A value of a facet: codes with the same label are one (G-204). */
export interface FacetEntry {
  readonly code: string;
  readonly label: string;
  /** The term of `code`. */
  readonly term: number;
  /** The terms of all codes of the value, that of `code` first. */
  readonly terms: readonly number[];
}

/** The entries of each attribute that is counted. */
export type FacetEntries = ReadonlyMap<SearchAttributeName, readonly FacetEntry[]>;

/** @returns the values that titles of the division have, or had, in the order of their labels */
export async function findFacetEntries(db: Kysely<Tables>, division: DivisionNumber): Promise<FacetEntries> {
  const numbers = facets.map(({ attribute }) => searchAttribute(attribute).number);
  const { rows } = await sql<{ attribute: number; number: number; code: string; description: string }>`
    select attribute, number, code, description from term
    where attribute = any(${numbers}::smallint[]) and ${isSeenWith(companiesOfDivision(division))} order by attribute, sort_key, code`.execute(
    db,
  );
  const byAttribute = Map.groupBy(rows, ({ attribute }) => attribute);
  return new Map(
    facets.map(({ attribute }) => {
      const { number } = searchAttribute(attribute);
      const entries = entriesOf(attribute, byAttribute.get(number) ?? []).map((codes) => ({
        code: codes[0].code,
        label: codes[0].description,
        term: termOf(number, codes[0].number),
        terms: codes.map((code) => termOf(number, code.number)),
      }));
      return [attribute, entries];
    }),
  );
}
