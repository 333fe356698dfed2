import { duckdb } from './duckdb.ts';
import type { Peer } from './engine.ts';
import { sqlite } from './sqlite.ts';
import { textbookPostgres } from './textbook-postgres.ts';

/** What power search is compared with, by the name of its folder. */
export const enginePeers = { textbook: textbookPostgres, sqlite, duckdb } as const satisfies Record<string, Peer>;

export type PeerName = keyof typeof enginePeers;
export type EngineName = 'titlenet' | PeerName;

/** As they head their columns. */
export const engineTitles: Record<EngineName, string> = {
  titlenet: 'TitleNet',
  textbook: 'textbook PostgreSQL',
  sqlite: 'SQLite FTS5',
  duckdb: 'DuckDB',
};
