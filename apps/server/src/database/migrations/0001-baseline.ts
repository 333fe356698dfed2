import { type Kysely, sql } from 'kysely';
import { createAccountTables } from './0001-baseline/accounts.ts';
import { createChangeTracking } from './0001-baseline/change-tracking.ts';
import { createFeedTables } from './0001-baseline/feeds.ts';
import { createListAndReportTables } from './0001-baseline/lists-and-reports.ts';
import { createQuickSearchFunctions } from './0001-baseline/quick-search-functions.ts';
import { createTitleFunctions } from './0001-baseline/title-functions.ts';
import { createTitleIndexes } from './0001-baseline/title-indexes.ts';
import { createTitleTables } from './0001-baseline/titles.ts';

/** Creates the whole schema of the first release. It has no `down`: an empty database takes its place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await createTitleTables(db);
  await createTitleIndexes(db);
  await createFeedTables(db);
  await createAccountTables(db);
  await createListAndReportTables(db);
  await createQuickSearchFunctions(db);
  await createTitleFunctions(db);
  await createChangeTracking(db);
}
