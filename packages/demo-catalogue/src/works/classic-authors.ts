import table from '../tables/classic-authors.json' with { type: 'json' };
import type { GenreName } from './genres.ts';

/** A real author whose works are in the public domain, all of one genre. */
export interface ClassicAuthor {
  name: string;
  born: number;
  died: number;
  hometown: string;
  audience: 'adult' | 'children' | 'christian';
  genre: GenreName;
  works: readonly (readonly [title: string, year: number])[];
}

/** All classic authors. Well-known works make the sheets of the demo easy to judge. */
// The type of a JSON file has neither tuples nor literals; tables.test.ts checks the genres.
export const classicAuthors = table as unknown as readonly ClassicAuthor[];
