import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { KnownEdition } from './related-material.ts';
import type { BisacCodes } from './subjects.ts';
import type { Children } from './write-element.ts';

/** What a writer knows beside the title itself. */
export interface WriteContext {
  bisacCodes: BisacCodes;
  /** The titles that the record refers to, by ISBN, as far as the store has them. */
  editions: ReadonlyMap<string, KnownEdition>;
  /** YYYY-MM-DD: titles published before this day are on sale. */
  today: string;
}

/** Writes the elements of one or more fields of a title, as children of `Product`. */
export type FieldWriter = (record: TitleRecord, context: WriteContext) => Children;
