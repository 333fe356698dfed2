import { keysOf, objectOf } from '@titlenet/catalogue/typed-objects';
import table from '../tables/genres.json' with { type: 'json' };

/** Selects the grammar of titles and descriptions. */
export type TextStyle =
  | 'story'
  | 'suspense'
  | 'romance'
  | 'wonder'
  | 'knowledge'
  | 'practice'
  | 'verse'
  | 'picture'
  | 'young'
  | 'faith'
  | 'bible';

export type GenreName = keyof typeof table;

interface GenreFacts {
  style: TextStyle;
  /** Category (TAR): code and text. */
  category: readonly [code: string, text: string];
  editorialCategory: string;
  /** BISAC headings, code and text; the first one is the primary one. */
  bisac: readonly (readonly [code: string, text: string])[];
  subjects: readonly string[];
  keywords: readonly string[];
  /** Academic subject and its refinements. */
  academic?: readonly [subject: string, ...refinements: string[]];
  /** Children's genre and topics (search codes). */
  childrens?: readonly [genre: string, ...topics: string[]];
}

export type Genre = GenreFacts & { name: GenreName };

// The type of a JSON file has neither tuples nor literals; tables.test.ts checks the styles.
const facts = table as unknown as Record<GenreName, GenreFacts>;
const named = objectOf(keysOf(facts), (name): Genre => ({ ...facts[name], name }));

/** @returns the genre with its name and optional members. */
export function genreOf(name: GenreName): Genre {
  return named[name];
}
