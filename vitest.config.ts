import { configDefaults, defineConfig } from 'vitest/config';
import { hasRealFeeds, realFeedsFolder } from './packages/onix/src/testing/real-feeds.ts';

// Tests over the real feeds are not registered without them, so they do not count as skipped.
const withoutRealFeeds = hasRealFeeds ? [] : ['**/*.real-feeds{,.long}.test.ts'];
if (!hasRealFeeds) console.log(`Tests over the real feeds are left out: ${realFeedsFolder} does not exist.`);

/**
 * Node imports the modules itself, as it does for the server: it strips the types, and no transformed import is a call of
 * a getter. Nothing replaces modules (`vi.mock`), so the loader for that is not needed.
 */
const nativeImports = { viteModuleRunner: false, nodeLoader: false };

/** Tests of the long suite only (`npm run test:long`). */
const long = ['apps/server/**/*.long.test.ts'];
/** Random tests, of which it does more. */
const oracles = ['apps/server/src/search/{oracle,memory/box/box-search}.test.ts', 'apps/server/**/*-oracle.test.ts'];

const server = (name: string, include: string[], exclude: string[]) => ({
  test: {
    name,
    include,
    exclude,
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
      server('server', ['apps/{server,identity}/**/*.test.ts'], [...withoutRealFeeds, ...long]),
      server('server-long', [...long, ...oracles], withoutRealFeeds),
      'apps/web/vitest.config.*',
    ],
  },
});
