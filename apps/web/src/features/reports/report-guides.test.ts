import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportDefinitions } from '@titlenet/catalogue/reports/report-definitions';
import { expect, test } from 'vitest';

const guides = new DOMParser().parseFromString(
  readFileSync(join(import.meta.dirname, '../../../public/guides/index.html'), 'utf8'),
  'text/html',
);

const reports: [name: string, heading: string][] = [
  ...reportDefinitions.map(({ name, heading }): [string, string] => [name, heading]),
  ['pka', 'Projections and Key Accounts'],
];

test.each(reports)("'Help for This Report' of %s leads to a text about it (G-41)", (name, heading) => {
  const anchor = guides.getElementById(name);
  expect(anchor?.textContent).toBe(heading);
  expect(anchor?.nextElementSibling?.textContent?.trim().length).toBeGreaterThan(60);
});
