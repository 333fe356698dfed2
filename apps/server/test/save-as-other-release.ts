import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { MissingLine, OtherRelease } from './other-release.ts';
import type { TestDatabase } from './test-database.ts';

const OTHER_RELEASE = fileURLToPath(new URL('./other-release.ts', import.meta.url));

/** What this release has and the other has not: a field of the sheet, two criteria, a column of results and a rule. */
const missing: MissingLine[] = [
  {
    file: 'catalogue/src/sheet/editorial.ts',
    line: `    {
      as: 'fact',
      name: 'originalPublisher',
      label: 'Original Publisher',
      type: 'text',
      shown: allButHqnaAndHccp,
      audience: 'accounts',
    },`,
  },
  { file: 'catalogue/src/search-attributes.ts', line: 'codes: ({ bar }) => coded(bar.pubSeason)' },
  {
    file: 'catalogue/src/search-ranges.ts',
    line: "{ name: 'libraryPrice', isWhole: false, value: ({ bar }) => toTheCent(bar.ebLibraryPrice) },",
  },
  {
    file: 'catalogue/src/result-columns/main-fields.ts',
    line: "fieldColumn('KEYNOTE', 'editorial.keynote', { width: 280 }),",
  },
  { file: 'server/src/derive/full-text.ts', line: '[scopes.offPageKeywords, editorial?.offPageKeywords],' },
];

/** A title that has a value for each of them. */
export const valuesOfThisRelease = {
  bar: { pubSeason: 'Fall', pubYear: 2026, imprintDesc: 'Harbour Press', ebLibraryPrice: 46.5 },
  sheet: {
    editorial: { editor: 'Feld, Nora', originalPublisher: 'Northern Press', keynote: 'Calm', offPageKeywords: 'sea' },
  },
};

/** Saves titles as a process of a release without these lines does. */
export async function saveAsOtherRelease(
  { url }: Pick<TestDatabase, 'url'>,
  records: readonly TitleRecord[],
): Promise<void> {
  const release: OtherRelease = { url, missing, version: 'another release', records };
  await promisify(execFile)(process.execPath, [OTHER_RELEASE, JSON.stringify(release)]);
}
