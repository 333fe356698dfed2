import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { quietLog } from '../../test/quiet-log.ts';
import { saveAsOtherRelease, valuesOfThisRelease } from '../../test/save-as-other-release.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { readSettings } from '../settings.ts';
import { checkTitles } from '../write-titles/check-titles.ts';
import { rebuildCommand } from './rebuild-command.ts';

const [stale, current] = ['9780062040800', '9780062040817'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());
afterEach(() => database.batch.deleteFrom('title').execute());

beforeEach(async () => {
  await saveAsOtherRelease(database, [titleRecord({ isbn: stale, ...valuesOfThisRelease })]);
  await saveAsHouse(database, [titleRecord({ isbn: current, ...valuesOfThisRelease })]);
  // A difference that no version shows.
  await sql`update title set pub_year = 1999 where isbn = ${current}`.execute(database.batch);
});

async function rebuild(...args: string[]) {
  let output = '';
  const out = new Writable({
    write(chunk, _encoding, done) {
      output += chunk;
      done();
    },
  });
  const settings = readSettings({ ENVIRONMENT: 'test' });
  const code = await rebuildCommand.run(args, { database, settings, log: quietLog, out });
  return { code, output };
}

async function titlesWithFaults(): Promise<string[]> {
  const titles = new Set<string>();
  for await (const { title } of checkTitles(database.batch, () => undefined)) titles.add(title);
  return [...titles].sort();
}

test('rebuilds titles of another version and leaves the others as they are', async () => {
  expect(await titlesWithFaults()).toEqual([`001 ${stale}`, `001 ${current}`]);
  expect(await rebuild()).toEqual({ code: 0, output: 'Rebuilding titles: 1 of 1\n1 title rebuilt.\n' });
  expect(await titlesWithFaults()).toEqual([`001 ${current}`]);
  expect(await rebuild()).toEqual({ code: 0, output: expect.stringMatching(/^(.*\n)?Every title is up to date\.\n$/) });
});

test('rebuilds every title with --all, so that a check has no faults', async () => {
  expect(await rebuild('--all')).toEqual({ code: 0, output: 'Rebuilding titles: 2 of 2\n2 titles rebuilt.\n' });
  expect(await titlesWithFaults()).toEqual([]);
});

test('refuses an unknown option before it changes anything', async () => {
  await expect(rebuild('--everything')).rejects.toThrow("Unknown option '--everything'");
  expect(await titlesWithFaults()).toEqual([`001 ${stale}`, `001 ${current}`]);
});
