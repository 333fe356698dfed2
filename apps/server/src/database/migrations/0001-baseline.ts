import { type Kysely, sql } from 'kysely';
import { createAccountTables } from './0001-baseline/accounts.ts';
import { createChangeTracking } from './0001-baseline/change-tracking.ts';
import { createFeedTables } from './0001-baseline/feeds.ts';
import { createFigureTables } from './0001-baseline/figures.ts';
import { createFollowingTables } from './0001-baseline/following.ts';
import { createHistoryTables } from './0001-baseline/history.ts';
import { createListTables } from './0001-baseline/lists.ts';
import { createPackTables } from './0001-baseline/packs.ts';
import { createPeopleTables } from './0001-baseline/people.ts';
import { createRecordTables } from './0001-baseline/records.ts';
import { createStoreIdentity } from './0001-baseline/store-identity.ts';
import { createTeamTables } from './0001-baseline/team.ts';
import { createTitleFunctions } from './0001-baseline/title-functions.ts';
import { createTitleIndexes } from './0001-baseline/title-indexes.ts';
import { createTitleTables } from './0001-baseline/titles.ts';

/** Creates the whole schema. It has no `down`: an empty database takes its place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await createTitleTables(db);
  await createTitleIndexes(db);
  await createPeopleTables(db);
  await createFeedTables(db);
  await createRecordTables(db);
  await createHistoryTables(db);
  await createFigureTables(db);
  await createListTables(db);
  await createAccountTables(db);
  await createFollowingTables(db);
  await createTeamTables(db);
  await createPackTables(db);
  await createTitleFunctions(db);
  await createStoreIdentity(db);
  await createChangeTracking(db);
}
