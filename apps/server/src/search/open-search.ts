import { join } from 'node:path';
import type { OpenDatabase } from '../database/connection.ts';
import type { Log } from '../database/log.ts';
import type { CatalogueSearch, SearchMode } from './catalogue-search.ts';
import { DatabaseSearch } from './database/database-search.ts';
import { MemorySearch } from './memory/memory-search.ts';

export interface SearchOptions {
  mode: SearchMode;
  database: Pick<OpenDatabase, 'db' | 'read' | 'slowQuery' | 'batch' | 'batchPool' | 'pool' | 'listen' | 'isListening'>;
  log: Log;
  /** The data folder, for the snapshot of the index; without it, none is written. */
  dataFolder?: string;
}

export function openSearch({ mode, database, log, dataFolder }: SearchOptions): CatalogueSearch {
  if (mode === 'database') return new DatabaseSearch({ database, log });
  return new MemorySearch({ database, log, snapshotFile: dataFolder && join(dataFolder, 'search-index', 'snapshot') });
}
