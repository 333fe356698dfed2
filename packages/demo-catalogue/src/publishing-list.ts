import type { FormatName } from './formats.ts';
import type { GenreName } from './genres.ts';

/** A list of a company: what it publishes and under which imprints; all names are invented. */
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
  /** Formats of one work, from the first edition on, with how often a work has them. */
  formats: readonly (readonly [FormatName, number])[];
}
