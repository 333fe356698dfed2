import type { CompanyCode } from '@titlenet/catalogue/companies';
import { fileOf } from '../src/ingest/feed-file.test-data.ts';
import { importFeed } from '../src/ingest/import-feed.ts';
import type { ImportReport } from '../src/ingest/runs/import-report.ts';
import type { TestDatabase } from './test-database.ts';

/** Imports the text of a file for a company. */
export function importText(database: TestDatabase, text: string, company: CompanyCode): Promise<ImportReport> {
  return importFeed(fileOf(text), {
    database,
    company,
    imprintCompanies: new Map(),
    startedBy: 'test',
    list: { owner: 'house', isShared: true },
    onProgress: () => undefined,
  });
}
