import type { Predicate } from '@titlenet/server/search/title-search';
import type { CatalogueRows } from './catalogue-rows.ts';

/** A title as it shall be from now on. */
export interface ChangedTitle {
  id: number;
  title_folded: string;
  title_sort: string;
  price: number | null;
  grid_row: string;
}

/** What a search found: the exact total, and rows in the order of titles where there are at most the maximum. */
export interface Found {
  total: number;
  ids: number[];
  /** The rows of the answer as text, cut to the fields that a person sees who chose none. */
  answer: string;
}

export interface EngineSizes {
  /** Megabytes of rows, and of what only serves searching. */
  tables: number;
  indexes: number;
}

/** One engine with its catalogue, open. */
export interface Engine {
  version: string;
  find(division: number, predicates: readonly Predicate[]): Promise<Found>;
  /** Writes titles in one transaction, in the way the engine is quickest at. */
  update(titles: readonly ChangedTitle[]): Promise<void>;
  sizes(): Promise<EngineSizes>;
  /** Megabytes of processes beside this one that work for it. */
  memoryBeside(): Promise<number>;
  close(): Promise<void>;
}

/** Fills an empty engine. */
export interface Loader {
  add(rows: CatalogueRows): Promise<void>;
  /** Builds what is built last, and ends. */
  finish(): Promise<void>;
}

/** Where an engine is: a file, a folder, a database's address. */
export type EnginePlace = { folder: string; url?: string };

/** An engine that power search is compared with. */
export interface Peer {
  load(place: EnginePlace): Promise<Loader>;
  open(place: EnginePlace): Promise<Engine>;
}
