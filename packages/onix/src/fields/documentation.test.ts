import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withFieldTables } from './documentation.ts';

const FEEDS = fileURLToPath(new URL('../../../../docs/feeds.md', import.meta.url));

// After a change of the field table: npx vitest run --project unit packages/onix/src/fields -u
test('the tables of docs/feeds.md are those of the field table', async () => {
  await expect(withFieldTables(readFileSync(FEEDS, 'utf8'))).toMatchFileSnapshot(FEEDS);
});

test('a document that lacks a table is rejected', () => {
  expect(() => withFieldTables('# Feeds\n')).toThrow(RangeError);
  expect(() => withFieldTables('<!-- field table: nonsense -->\n<!-- end of field table -->\n')).toThrow(/nonsense/);
});
