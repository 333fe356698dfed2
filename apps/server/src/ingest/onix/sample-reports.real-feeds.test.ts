import { join } from 'node:path';
import { realFeedsFolder } from '@titlenet/onix/testing/real-feeds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { findFeedFiles } from '../feed-files.ts';
import { importFeed } from '../import-feed.ts';
import type { ImportReport } from '../runs/import-report.ts';
import { sampleReports } from './sample-reports.test-data.ts';

const FOLDER = join(realFeedsFolder, 'onix');

interface Expected {
  file: string;
  outcomes: string;
}

function readExpected(): Expected[] {
  let folder = '';
  return sampleReports
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, outcomes, name] = /^ {2}(.*): (.*)$/.exec(line) ?? [];
      if (outcomes && name) return [{ file: `${folder}${name}`, outcomes }];
      folder = line;
      return [];
    });
}

const expected = readExpected();
const counted = ['added', 'updated', 'unchanged', 'older', 'deleted'] as const;

/** Formats the outcomes of a report like the table. */
function outcomesOf(report: ImportReport): string {
  const counts = [
    ...counted.map((name) => [name, report[name]] as const),
    ['rejected', report.rejectedCount] as const,
    ['warnings', report.warnings] as const,
  ];
  const parts = counts.filter(([, count]) => count > 0).map(([name, count]) => `${count} ${name}`);
  return report.unreadable ?? (parts.join(', ') || 'nothing');
}

let database: TestDatabase;
const reports = new Map<string, ImportReport>();
beforeAll(async () => {
  database = await createTestDatabase();
  const options = { database, company: '001' as const, imprintCompanies: new Map(), startedBy: 'test' };
  const list = { owner: 'house', isShared: true };
  for (const file of await findFeedFiles([FOLDER])) {
    const report = await importFeed(file, { ...options, list, onProgress: () => undefined });
    reports.set(file.name.slice(FOLDER.length + 1), report);
  }
});
afterAll(() => database?.drop());

test('there are 172 sample files, each with an expected report', () => {
  expect(expected).toHaveLength(172);
  expect([...reports.keys()].sort()).toEqual(expected.map(({ file }) => file).sort());
});

test.each(expected)('$file: $outcomes', ({ file, outcomes }) => {
  const report = reports.get(file)!;
  expect(outcomesOf(report)).toBe(outcomes);
  const sum = counted.reduce((total, name) => total + report[name], report.rejectedCount);
  expect(report.read).toBe(sum);
});
