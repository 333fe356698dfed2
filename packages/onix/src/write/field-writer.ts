import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { Release } from './schema-faults.ts';
import type { Children } from './write-element.ts';

/** The facts of a title that another title refers to. */
export interface ReferencedTitle {
  title: string;
  /** As stored, 'Last, First'. */
  author: string | null;
  format: string | null;
}

/** Returns the BISAC code of a heading, if the catalogue has it. */
export type BisacCodes = (heading: string) => string | undefined;

/** Context of a writer besides the title. */
export interface WriteContext {
  bisacCodes: BisacCodes;
  /** The titles that the record refers to, by ISBN, as far as the store has them. */
  editions: ReadonlyMap<string, ReferencedTitle>;
  /** YYYY-MM-DD, of the title's company: titles published before this day are on sale; the prices of the bar are of it. */
  today: string;
  release: Release;
}

/** Writes the elements of one or more fields of a title, as children of `Product`. */
export type FieldWriter = (record: TitleRecord, context: WriteContext) => Children;
