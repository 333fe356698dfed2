import type { Predicate } from '@titlenet/server/search/title-search';
import type { CatalogueRows } from './catalogue-rows.ts';

/** New values of a title. */
export interface ChangedTitle {
  id: number;
  title_folded: string;
  title_sort: string;
  price: number | null;
  grid_row: string;
}

/** Result of a search: the exact total, and rows in title order if there are at most the maximum. */
export interface Found {
  total: number;
  ids: number[];
  /** The rows as text with the default fields. */
  answer: string;
}

export interface EngineSizes {
  /** MB of rows, and of data used for searching only. */
  tables: number;
  indexes: number;
}

/** An open engine with its catalogue. */
export interface Engine {
  version: string;
  find(division: number, predicates: readonly Predicate[]): Promise<Found>;
  /** Updates titles in one transaction, in the fastest way of the engine. */
  update(titles: readonly ChangedTitle[]): Promise<void>;
  sizes(): Promise<EngineSizes>;
  /** Memory in MB of other processes of the engine. */
  memoryBeside(): Promise<number>;
  close(): Promise<void>;
}

/** Fills an empty engine. */
export interface Loader {
  add(rows: CatalogueRows): Promise<void>;
  /** Builds indexes and closes the engine. */
  finish(): Promise<void>;
}

/** Location of an engine: folder, and URL of a database. */
export type EngineLocation = { folder: string; url?: string };

/** An engine for the comparison. */
export interface Peer {
  load(location: EngineLocation): Promise<Loader>;
  open(location: EngineLocation): Promise<Engine>;
}
