/** How the texts of a genre are made: which grammar its titles and descriptions come from. */
export type Manner =
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
    manner: Manner;
    /** Category (TAR): code and text. */
    category: readonly [code: string, text: string];
    editorialCategory: string;
    /** BISAC headings: nine characters and their text, the first the most usual. */
    bisac: readonly (readonly [code: string, text: string])[];
    subjects: readonly string[];
    keywords: readonly string[];
    /** Academic subject and its refinements, where courses use such titles. */
    academic?: readonly [subject: string, ...refinements: string[]];
    /** Children's genre and topics (CS §3). */
    childrens?: readonly [genre: string, ...topics: string[]];
  }
>;
