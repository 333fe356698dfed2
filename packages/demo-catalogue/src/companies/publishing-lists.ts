import type { CompanyCode } from '@titlenet/catalogue/companies';
import { keysOf, objectOf } from '@titlenet/catalogue/typed-objects';
import table from '../tables/publishing-lists.json' with { type: 'json' };
import type { GenreName } from '../works/genres.ts';
import type { FormatName } from './formats.ts';

/** A publishing list of a company, with weighted genres and formats. All names are invented. */
export interface PublishingList {
  weight: number;
  /** Division (TAP): code and text. */
  division: readonly [code: string, text: string];
  /** Business group: code and text. */
  group: readonly [code: string, text: string];
  /** Imprints (TAS): code and text. */
  imprints: readonly (readonly [code: string, text: string])[];
  editorialImprints: readonly string[];
  genres: readonly (readonly [GenreName, number])[];
  /** Formats of a work, first edition first, with their probability. */
  formats: readonly (readonly [FormatName, number])[];
}

/** A list as the table has it: codes with their texts and weights, formats also as the name of a common set of them. */
interface ListRow extends Pick<PublishingList, 'weight' | 'division' | 'group' | 'editorialImprints'> {
  imprints: Record<string, string>;
  genres: Partial<Record<GenreName, number>>;
  formats: keyof typeof table.formats | Partial<Record<FormatName, number>>;
}

// The type of a JSON file has neither tuples nor literals; tables.test.ts checks the names.
const rows = table.lists as unknown as Record<CompanyCode, ListRow[]>;

/** The weights of a row, in its order. */
const weightsOf = <Name extends string>(weights: Partial<Record<Name, number>>): [Name, number][] =>
  // `Object.entries` gives texts, and a member that is absent has no entry.
  Object.entries(weights) as [Name, number][];

export const publishingLists: Readonly<Record<CompanyCode, readonly PublishingList[]>> = objectOf(
  keysOf(rows),
  (company) =>
    rows[company].map((row) => ({
      ...row,
      imprints: Object.entries(row.imprints),
      genres: weightsOf(row.genres),
      formats: weightsOf<FormatName>(typeof row.formats === 'string' ? table.formats[row.formats] : row.formats),
    })),
);
