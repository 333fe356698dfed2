import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isInternalField } from '../testing/internal-fields.ts';
import { audienceDocument, audienceRows } from './audience-table.ts';

const DOCUMENT = fileURLToPath(new URL('../../../../docs/requirements/audience.md', import.meta.url));

test('exactly the fields of the list by hand are internal [PRINT-54]', () => {
  expect(audienceRows.length).toBeGreaterThan(200);
  for (const { path, field } of audienceRows)
    expect.soft(field.audience, path).toBe(isInternalField(path) ? 'internal' : 'accounts');
});

test('docs/requirements/audience.md has every field with its readers', async () => {
  await expect(audienceDocument()).toMatchFileSnapshot(DOCUMENT);
});
