import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quietLog } from '../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { readSettings } from '../settings.ts';
import { UsageError } from './command.ts';
import { exportCommand } from './export-command.ts';

const bar = { formatDesc: 'Hardcover', imprintDesc: 'Harbour Press' };
const titles = [
  titleRecord({ isbn: '9780062040800', bar: { ...bar, title: 'The Lantern Keeper' } }),
  titleRecord({ isbn: '9780061122415', bar: { ...bar, title: 'Tides', imprintDesc: 'Séaside' } }),
  titleRecord({ isbn: '9780007525492', companyCode: '003', bar: { ...bar, title: 'Lanterns for Children' } }),
  titleRecord({ isbn: '9780061120084', bar: { title: 'A Lantern Without Format' } }),
];

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'titlenet-export-'));
  await saveAsHouse(database, titles);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function run(...args: string[]) {
  const file = join(folder, 'out.xml');
  await rm(file, { force: true });
  let output = '';
  const out = new Writable({
    write(chunk, _encoding, done) {
      output += chunk;
      done();
    },
  });
  const settings = readSettings({ ENVIRONMENT: 'test', ONIX_SENDER_NAME: 'Harbour & Co' });
  const code = await exportCommand.run(['onix', '--out', file, ...args], { database, settings, log: quietLog, out });
  const text = await readFile(file, 'utf8');
  return { code, output, text, titles: [...text.matchAll(/<TitleText>(.*?)</g)].map(([, title]) => title) };
}

describe('titlenet export onix', () => {
  test('writes the titles of a list of ISBNs and lists the others', async () => {
    const { code, output, titles, text } = await run('--isbns', '978-0-06-204080-0, 9780061120084 9780062040879 123');
    expect(titles).toEqual(['The Lantern Keeper']);
    expect(code).toBe(1);
    expect(output.split('\n')).toEqual([
      '"123" is left out: it is no ISBN',
      '9780062040879 is left out: no title has this ISBN',
      '001 9780061120084 "A Lantern Without Format" is left out: no Format; no Imprint',
      '1 title written (0 as deleted), 1 not exportable, 0 excluded from ONIX, 2 unknown',
      '',
    ]);
    expect(text).toContain('<SenderName>Harbour &amp; Co</SenderName>');
  });

  test('reads ISBNs from the first column of a file', async () => {
    const list = join(folder, 'isbns.csv');
    await writeFile(list, '\ufeffISBN,Title\r\n"0062040804",The Lantern Keeper\r\n\r\n9780061122415;Tides\r\n');
    const { code, titles } = await run('--isbns', list);
    expect([code, titles]).toEqual([0, ['Tides', 'The Lantern Keeper']]);
  });

  test.each([
    ['title=lantern', ['The Lantern Keeper', 'Lanterns for Children']],
    ['title=lantern&company=003', ['Lanterns for Children']],
    ['imprint=seaside', ['Tides']],
    ['title=lantern&imprint=seaside', []],
    ['company=001&isbn=97800620', ['The Lantern Keeper']],
    ['imprint=unknown', []],
  ])('--search %s', async (search, expected) => {
    expect((await run('--search', search)).titles).toEqual(expected);
  });

  test('leaves no incomplete file', async () => {
    await run('--search', 'company=001', '--release', '3.0');
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test.each([
    [['--isbns', '9780062040800', '--search', 'title=a'], /either/],
    [[], /either/],
    [['--search', 'colour=red'], /no field colour/],
    [['--search', 'title='], /no value/],
    [['--search', 'company=999'], /Unknown company 999/],
    [['--isbns', 'no-such-file.txt'], /no file/],
    [['--isbns', '9780062040800', '--release', '2.1'], /3\.1 or 3\.0/],
  ])('%j is refused', async (args, message) => {
    const refusal = await run(...args).catch((error) => error);
    expect(refusal).toBeInstanceOf(UsageError);
    expect(refusal.message).toMatch(message);
  });
});
