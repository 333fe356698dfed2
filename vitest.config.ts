import { defineConfig } from 'vitest/config';

/** Tests that no database takes part in, or only the embedded one: once is enough. */
const onlyEmbedded = [
  'apps/identity/**',
  'apps/server/src/cli/{import-progress,onix-there-and-back}.test.ts',
  'apps/server/src/search/memory/{catalogue-index,change-notices,text-query-cache}.test.ts',
  'apps/server/src/database/{embedded/**,notifications.test.ts}',
  'apps/server/src/excel/**',
  'apps/server/src/features/login/**',
  'apps/server/src/http/{permission-cache,token-verifier}.test.ts',
  'apps/server/src/ingest/archives/**',
  'apps/server/src/ingest/house/{parse-record,read-csv,read-lines}.test.ts',
  'apps/server/src/ingest/{onix/parse-titles,recognise-feed,runs/rejected-file}.test.ts',
  'apps/server/src/pictures/{drawable-text,text-fitting}.test.ts',
  'apps/server/src/projection/derive-title.test.ts',
  'apps/server/src/records/{plain-markup,sanitize-rich-text}.test.ts',
];

/** Held to a time in which the embedded database begins anew: what else the machine has to do is not its doing. */
const alone = ['apps/server/src/database/{outage,recovery}.test.ts'];

const ofServer = ['apps/{server,identity}/**/*.test.ts'];

interface ServerSuite {
  name?: string;
  include?: string[];
  exclude?: string[];
  isAlone?: boolean;
}

// The server's suite runs twice, once on each database: the product promises the same behaviour on both.
const server = (kind: 'embedded' | 'postgres', { name, include, exclude, isAlone }: ServerSuite) => ({
  test: {
    name: name ?? `server-${kind}`,
    include: include ?? ofServer,
    exclude: exclude ?? [],
    sequence: { groupOrder: isAlone ? 1 : 0 },
    fileParallelism: !isAlone,
    env: { TITLENET_TEST_DATABASE: kind, TITLENET_DATABASE_FLAGS: '--liftoff-only' },
    // Each file has a database of its own and starts what it tests; loading the whole server for each file anew took as
    // long as the tests.
    isolate: false,
    globalSetup: ['apps/server/test/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}', 'bench/**/*.test.ts'],
          testTimeout: 15_000,
        },
      },
      server('embedded', { exclude: alone }),
      server('embedded', { name: 'server-embedded-alone', include: alone, isAlone: true }),
      server('postgres', { exclude: onlyEmbedded }),
      'apps/web/vitest.config.*',
    ],
  },
});
