import { Writable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quietLog } from '../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { readSettings } from '../settings.ts';
import { checkCommand } from './check-command.ts';
import { UsageError } from './command.ts';

const sellable = {
  formatDesc: 'Hardcover',
  imprintDesc: 'Harbour Press',
  onSaleDate: '2026-03-10T00:00:00',
  price: 20,
  pubSeason: 'Fall',
  pubYear: 2026,
};
const editor = (name: string) => ({ sheet: { editorial: { editor: name } } });

const titles = [
  titleRecord({ isbn: '9780062040800', bar: sellable, ...editor('Feld, Nora') }),
  titleRecord({ isbn: '9780061122415', bar: { ...sellable, imprintDesc: '=Tides' }, ...editor('Feld, Nora') }),
  titleRecord({
    isbn: '9780061120084',
    bar: { ...sellable, price: null, pubSeason: 'Winter', onSaleDate: '2026-01-06' },
  }),
  titleRecord({ isbn: '9780062040893', bar: sellable, isDeleted: true }),
  titleRecord({ isbn: '9780007525492', companyCode: '400', bar: { author1: null } }),
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await saveAsHouse(database, titles.slice(0, 2));
  // Titles are counted by ranges of ids; these are in another range.
  await sql`select setval(pg_get_serial_sequence('title', 'id'), 100100)`.execute(database.batch);
  await saveAsHouse(database, titles.slice(2));
});
afterAll(() => database?.drop());

async function check(...args: string[]) {
  let output = '';
  const out = new Writable({
    write(chunk, _encoding, done) {
      output += chunk;
      done();
    },
  });
  const settings = readSettings({ ENVIRONMENT: 'test' });
  const code = await checkCommand.run(args, { database, settings, log: quietLog, out });
  return { code, output };
}

const json = async (...args: string[]) => JSON.parse((await check('--format', 'json', ...args)).output);

test('reports completeness after the check of stored data, the most frequent gaps first', async () => {
  const { code, output } = await check();
  expect(code).toBe(0);
  expect(output.split('\n').slice(0, 6)).toEqual([
    '5 titles checked, 0 faults',
    '',
    'Completeness of 4 titles: 0 gold (0 %), 0 silver (0 %), 2 bronze (50 %), 2 none (50 %)',
    '',
    expect.stringMatching(/^missing +asked for +titles$/),
    expect.stringMatching(/^BISAC Category +silver +4 +100 %$/),
  ]);
  expect(output).toMatch(/^Price +bronze +2 +50 %$/m);
  expect(output).not.toContain('not rated');
});

test('counts by imprint as a table', async () => {
  const { output } = await check('--by', 'imprint');
  const [head, ...rows] = output.slice(output.lastIndexOf('\n\n') + 2).split('\n');
  expect(head).toMatch(/^imprint +titles +gold +silver +bronze +none +most often missing$/);
  expect(rows.map((row) => row.replace(/ {2,}/g, '|').split('|').slice(0, 6))).toEqual([
    ['=Tides', '1', '0', '0', '1', '0'],
    ['Harbour Press', '2', '0', '0', '1', '1'],
    ['(none)', '1', '0', '0', '0', '1'],
    [''],
  ]);
  expect(output).not.toContain('titles checked');
});

test('counts by season and by editor as JSON, of some companies', async () => {
  const seasons = await json('--by', 'season');
  expect(seasons).toMatchObject({ titles: 4, gold: 0, silver: 0, bronze: 2, none: 2, by: 'season' });
  expect(seasons.groups).toMatchObject([
    {
      name: '2026 Winter',
      titles: 1,
      missing: expect.arrayContaining([{ fact: 'Price', level: 'bronze', titles: 1 }]),
    },
    { name: '2026 Fall', titles: 2, bronze: 2, none: 0 },
    { name: null, titles: 1, none: 1 },
  ]);
  expect((await json('--by', 'editor', '--company', '001')).groups).toMatchObject([
    { name: 'Feld, Nora', titles: 2 },
    { name: null, titles: 1 },
  ]);
  expect(await json('--company', '400,180')).toMatchObject({ titles: 1, none: 1 });
});

test('writes a CSV table in which names cannot be formulas', async () => {
  const { output } = await check('--by', 'imprint', '--format', 'csv');
  const [head, ...rows] = output.trimEnd().split('\r\n');
  const price = head!.split(',').indexOf('"Missing: Price"');
  expect(head).toMatch(/^"imprint","titles","gold","silver","bronze","none","Missing: ISBN",/);
  expect(rows.map((row) => [...row.split(',').slice(0, 6), row.split(',')[price]])).toEqual([
    [`"'=Tides"`, '1', '0', '0', '1', '0', '0'],
    ['"Harbour Press"', '2', '0', '0', '1', '1', '1'],
    ['', '1', '0', '0', '0', '1', '1'],
  ]);
});

test('exits with 1 for wrong data, and with 0 for incomplete titles', async () => {
  await sql`update title_derivation set lacks = '{}' where title_id = (select min(id) from title)`.execute(
    database.batch,
  );
  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output).toContain('001 9780062040800: its completeness is stale\n5 titles checked, 1 faults\n');
  expect(await check('--completeness')).toMatchObject({ code: 0, output: expect.stringContaining('1 gold (25 %)') });
});

test.each([
  [['--by', 'month'], '--by takes imprint, season, editor.'],
  [['--format', 'xml'], '--format takes text, json, csv.'],
  [['--company', '001,999'], 'Unknown company 999; known are 001, 003, 018, 035, 180, 006, 400.'],
])('refuses %j', async (args, message) => {
  await expect(check(...args)).rejects.toThrow(new UsageError(message));
});

test('names kept records that are damaged, and those of a sender of whom nothing is stored [PROV-13]', async () => {
  const keep = (kept: object) =>
    database.batch
      .insertInto('received_record')
      .values({
        company_code: '001',
        title_key: '9780062040800',
        sender: 'house',
        kind: 'title',
        record_reference: titles[0]!.source.recordReference,
        run_id: null,
        line: 1,
        sent_at: null,
        characters: 2,
        content: deflateRawSync('{}'),
        ...kept,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  await keep({});
  const cut = await keep({ characters: 3 });
  const damaged = await keep({ content: Buffer.from('x') });
  const lost = await keep({ sender: 'quay', kind: 'onix' });
  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output.split('\n').filter((line) => line.includes('kept record'))).toEqual([
    `001 9780062040800: its kept record ${cut.id} has another length than its text`,
    `001 9780062040800: its kept record ${damaged.id} cannot be read`,
    `001 9780062040800: its kept record ${lost.id} is of quay, of whom nothing is stored`,
  ]);
  await database.batch.deleteFrom('received_record').execute();
});
