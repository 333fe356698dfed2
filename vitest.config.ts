import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { hasRealFeeds, realFeedsFolder } from './packages/onix/src/testing/real-feeds.ts';

// Tests over the real feeds are not registered without them, so they do not count as skipped.
const withoutRealFeeds = hasRealFeeds ? [] : ['**/*.real-feeds.test.ts'];
if (!hasRealFeeds) console.log(`Tests over the real feeds are left out: ${realFeedsFolder} does not exist.`);

/** Tests without a database, or with the embedded one only: they run once. */
const onlyEmbedded = [
  'apps/identity/**',
  'apps/server/src/cli/{first-start,import-progress,killed-server,lower-priority,titlenet}.test.ts',
  'apps/server/src/cli/{exported-titles.real-feeds,onix-round-trip,unknown-codes-kept}.test.ts',
  'apps/server/src/search/memory/{box/*,catalogue-index,change-notices,text-query-cache}.test.ts',
  'apps/server/src/database/{embedded/**,notifications.test.ts}',
  'apps/server/src/excel/**',
  'apps/server/src/features/login/**',
  'apps/server/src/http/{authorisation,caller,caller-lines,known-callers,permission-cache,token-verifier}.test.ts',
  'apps/server/src/ingest/archives/**',
  'apps/server/src/ingest/house/{parse-record,read-csv,read-lines}.test.ts',
  'apps/server/src/ingest/{onix/parse-titles,recognise-feed,runs/rejected-file}.test.ts',
  'apps/server/src/pictures/{drawable-text,text-fitting}.test.ts',
  'apps/server/src/{write-titles/derivation-version,derive/full-text}.test.ts',
  'apps/server/src/records/{plain-markup,sanitize-rich-text}.test.ts',
];

/**
 * Tests of long calculations over what a database returns, which is the same on both, and of several servers on one
 * database, which the embedded one does not admit.
 */
const onlyPostgres = [
  'apps/server/src/cli/{servers-at-first-start,stored-demo}.test.ts',
  'apps/server/src/{search/memory/copied-store,database/replica-reads}.test.ts',
  'apps/server/src/features/reports/demo-totals.test.ts',
];

/**
 * Tests whose result the database does not determine: of rights and HTTP, of calls that only read, of merging and deriving
 * what feeds send, and of what is exported from it. The whole suite runs them on PostgreSQL, which needs half the processor
 * time; the journeys import to the embedded database, and read the same screens from it. What starts, stops, kills,
 * fills, restores or locks a database, or follows its changes, runs on both, and so do the first tests of imports and of
 * each kind of search.
 */
const alikeOnBoth = [
  'apps/server/src/cli/{check-command,export-round-trip}.test.ts',
  'apps/server/src/database/stored-sent-times.test.ts',
  'apps/server/src/features/{barcodes,completeness,coop,cover-images,covers,history,imports,isbn,onix-export}/**',
  'apps/server/src/features/{following,home,lists,packs,provenance,publicity,quality,reports,result-fields,search-export}/**',
  'apps/server/src/features/title-marketing/**',
  'apps/server/src/features/titles/!(document-cache).test.ts',
  'apps/server/src/features/search/{alternatives,facets,power-search}/**',
  'apps/server/src/features/search/many-people.test.ts',
  'apps/server/src/features/{account,client-errors,configuration,read-tokens,saved-searches,team-notes,user-lists}/**',
  'apps/server/src/{access-matrix,not-for-sale,one-isbn-in-five-companies,rich-text-and-blank-values}.test.ts',
  'apps/server/src/http/{headers,large-bodies,pipelined-requests,rejected-requests,route,slow-connections}.test.ts',
  'apps/server/src/pictures/{external-pictures,png-pictures}.test.ts',
  'apps/server/src/ingest/demo/load-demo.test.ts',
  'apps/server/src/ingest/house/{any-value,import-house,kept-values,ownership,sales-figures,writers}.test.ts',
  'apps/server/src/ingest/onix/{any-value,import-onix,onix-kept-fields,own-feeds,record-identity}.test.ts',
  'apps/server/src/ingest/onix/sample-reports.real-feeds.test.ts',
  'apps/server/src/ingest/{future-times,import-cases,scheduled-prices,untitled-records}.test.ts',
  'apps/server/src/search/box-modes.test.ts',
  'apps/server/src/write-titles/{changed-titles,completeness,grid-rows,long-titles,order-of-messages,rebuild-titles}.test.ts',
];

/**
 * Node imports the modules itself, as it does for the server: it strips the types, and no transformed import is a call of
 * a getter. Nothing replaces modules (`vi.mock`), so the loader for that is not needed.
 */
const nativeImports = { viteModuleRunner: false, nodeLoader: false };

/** Set by `npm test`. Single files run on either database. */
const isWholeSuite = process.env.TITLENET_SUITE === 'whole';

/** Tests with time limits for restarts of the embedded database: they run alone. */
const alone = ['apps/server/src/database/{outage,recovery,embedded/frozen-host}.test.ts'];

/** Long tests in small files. Vitest begins with the largest files, so these would be the last ones, beside idle cores. */
const longest = ['apps/server/src/cli/servers-at-first-start.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const ofServer = ['apps/{server,identity}/**/*.test.ts'];

interface ServerSuite {
  name?: string;
  include?: string[];
  exclude?: string[];
  isAlone?: boolean;
}

// The server's suite runs on both databases, which must behave alike.
const server = (kind: 'embedded' | 'postgres', { name, include, exclude, isAlone }: ServerSuite) => ({
  test: {
    name: name ?? `server-${kind}`,
    include: include ?? ofServer,
    exclude: [...withoutRealFeeds, ...(exclude ?? [])],
    sequence: { groupOrder: isAlone ? 1 : 0 },
    fileParallelism: !isAlone,
    env: { TITLENET_TEST_DATABASE: kind, TITLENET_DATABASE_FLAGS: '--liftoff-only' },
    // Each file has its own database; loading the server's modules again for each file would double the time.
    isolate: false,
    experimental: nativeImports,
    globalSetup: ['apps/server/test/global-setup.ts'],
    setupFiles: ['apps/server/test/declared-errors.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // Their modules are pure, and loading them again for each file is a third of the time.
          isolate: false,
          experimental: nativeImports,
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}', 'bench/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...withoutRealFeeds],
          testTimeout: 15_000,
        },
      },
      server('embedded', { exclude: [...alone, ...onlyPostgres, ...(isWholeSuite ? alikeOnBoth : [])] }),
      server('embedded', { name: 'server-embedded-alone', include: alone, isAlone: true }),
      server('postgres', { exclude: onlyEmbedded }),
      'apps/web/vitest.config.*',
    ],
  },
});
