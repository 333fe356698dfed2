import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { computeDerivationVersion, derivationVersion } from './derivation-version.ts';

const read = (url: string) => readFileSync(fileURLToPath(url), 'utf8');

const withChangeIn = (end: string) =>
  computeDerivationVersion((url) => (url.endsWith(end) ? `${read(url)}\nexport const change = 1;\n` : read(url)));

test.each([
  'catalogue/src/sheet/editorial.ts',
  'catalogue/src/title-bar.ts',
  'catalogue/src/search-attributes.ts',
  'catalogue/src/rules/title-codes.ts',
  'catalogue/src/result-columns/main-fields.ts',
  'catalogue/src/completeness/completeness-facts.ts',
  'catalogue/src/text/fold.ts',
  'catalogue/src/text/plain-text.ts',
  'catalogue/src/blank-values.ts',
  'derive/derive-title.ts',
  'derive/full-text.ts',
  'derive/listed-rows.ts',
  'derive/pictured-people.ts',
  'records/merge-records.ts',
  'records/sanitize-rich-text.ts',
])('a change of %s changes the version', (file) => {
  expect(withChangeIn(file)).not.toBe(derivationVersion);
});

test.each([
  'cli/check-command.ts',
  'write-titles/check-titles.ts',
  'write-titles/rederive-titles.ts',
  'write-titles/write-titles.queries.ts',
  'records/title-sources.queries.ts',
  'records/terms.queries.ts',
  'database/upsert-rows.ts',
  'catalogue/src/power-search/address.ts',
])('a change of %s does not change the version', (file) => {
  expect(withChangeIn(file)).toBe(derivationVersion);
});

test('the same sources have the same version', () => {
  expect(computeDerivationVersion()).toBe(derivationVersion);
  expect(derivationVersion).toMatch(/^[\w-]{16}$/);
});
