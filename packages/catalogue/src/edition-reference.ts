import type { KnownEdition } from './known-edition.ts';

/** Reference of a title to another edition, which is looked up by ISBN in the same company when the sheet is read. */
export interface EditionReference {
  isbn: string;
  /** `byFormat`: shown in one of the first two lists, depending on the format of the other edition. */
  list: 'audioAndLargePrint' | 'otherWorks' | 'byFormat' | 'titleTrack' | 'competitive';
  /** Data of the feed about the other title, shown if the catalogue does not have it. */
  known?: Partial<KnownEdition>;
  isModel?: boolean;
  /** Relation codes of the feed (ONIX list 51), kept for the export. */
  relations?: readonly string[];
  /** Only of a part of this title: how many of it the title contains. */
  copies?: number;
}
