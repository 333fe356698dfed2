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
