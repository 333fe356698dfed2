import { duckdb } from './duckdb.ts';
import type { Peer } from './engine.ts';
import { sqlite } from './sqlite.ts';
import { textbookPostgres } from './textbook-postgres.ts';

/** Engines of the comparison by folder name. */
export const enginePeers = { textbook: textbookPostgres, sqlite, duckdb } as const satisfies Record<string, Peer>;

export type PeerName = keyof typeof enginePeers;
export type EngineName = 'titlenet' | PeerName;

/** Column headings. */
export const engineTitles: Record<EngineName, string> = {
  titlenet: 'TitleNet',
  textbook: 'textbook PostgreSQL',
  sqlite: 'SQLite FTS5',
  duckdb: 'DuckDB',
};
