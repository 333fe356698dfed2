import type { GenreName } from './genres.ts';

/** A real author whose works are in the public domain. */
export interface ClassicAuthor {
  name: string;
  born: number;
  died: number;
  hometown: string;
  audience: 'adult' | 'children' | 'christian';
  works: readonly (readonly [title: string, year: number, genre: GenreName])[];
}

/** Defines an author whose works are all of one genre. */
export const author = (
  name: string,
  born: number,
  died: number,
  hometown: string,
  audience: ClassicAuthor['audience'],
  genre: GenreName,
  works: readonly (readonly [title: string, year: number])[],
): ClassicAuthor => ({
  name,
  born,
  died,
  hometown,
  audience,
  works: works.map(([title, year]) => [title, year, genre]),
});
