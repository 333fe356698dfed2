import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { hasRealFeeds, realFeedsFolder } from './packages/onix/src/testing/real-feeds.ts';

// Tests over the real feeds are not registered without them, so they do not count as skipped.
const withoutRealFeeds = hasRealFeeds ? [] : ['**/*.real-feeds.test.ts'];
if (!hasRealFeeds) console.log(`Tests over the real feeds are left out: ${realFeedsFolder} does not exist.`);

/**
 * Node imports the modules itself, as it does for the server: it strips the types, and no transformed import is a call of
 * a getter. Nothing replaces modules (`vi.mock`), so the loader for that is not needed.
 */
const nativeImports = { viteModuleRunner: false, nodeLoader: false };

/** Long tests in small files. Vitest begins with the largest files, so these would be the last ones, beside idle cores. */
const longest = ['apps/server/src/cli/servers-at-first-start.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

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
      {
        test: {
          name: 'server',
          include: ['apps/{server,identity}/**/*.test.ts'],
          exclude: withoutRealFeeds,
          // Each file has its own database; loading the server's modules again for each file would double the time.
          isolate: false,
          experimental: nativeImports,
          globalSetup: ['apps/server/test/global-setup.ts'],
          setupFiles: ['apps/server/test/declared-errors.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      'apps/web/vitest.config.*',
    ],
  },
});
