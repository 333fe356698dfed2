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

/** Genres by name. */
export type GenreTable = Record<
  string,
  {
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
>;
