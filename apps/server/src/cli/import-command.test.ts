import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { quietLog } from '../../test/quiet-log.ts';
import { storeDigest } from '../../test/store-digest.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { readSettings } from '../settings.ts';
import { UsageError } from './command.ts';
import { importCommand } from './import-command.ts';

let database: TestDatabase;
let folder: string;
// The command lowers the priority of its process; this process, which runs other tests, must keep it.
const setPriority = vi.spyOn(os, 'setPriority').mockImplementation(() => undefined);
beforeAll(async () => {
  syncBuiltinESMExports();
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'titlenet-import-'));
});
afterAll(async () => {
  setPriority.mockRestore();
  syncBuiltinESMExports();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

function contextOf(used: OpenDatabase) {
  const settings = readSettings({ ENVIRONMENT: 'test', TITLENET_IMPRINTS: join(folder, 'no-imprints.json') });
  return { database: used, settings, log: quietLog };
}

async function run(...args: string[]) {
  let output = '';
  const out = new Writable({
    write(chunk, _encoding, done) {
      output += chunk;
      done();
    },
  });
  const code = await importCommand.run(args, { ...contextOf(database), out });
  return { code, output: output.replaceAll(`${folder}/`, '').split('\n').slice(0, -1) };
}

async function saved(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const titleElement = (text: string) =>
  `<TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${text}</TitleText></TitleElement>`;
const product = (isbn: string, imprint: string, title = 'Tides') => `<Product><RecordReference>${isbn}</RecordReference>
  <NotificationType>03</NotificationType>
  <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
  <DescriptiveDetail><TitleDetail><TitleType>01</TitleType>${titleElement(title)}</TitleDetail></DescriptiveDetail>
  <PublishingDetail><Imprint><ImprintName>${imprint}</ImprintName></Imprint></PublishingDetail></Product>`;
const message = (...products: string[]) =>
  `<ONIXMessage release="3.0"><Header><Sender><SenderName>Harbour Press</SenderName></Sender>
  <SentDateTime>20260301T1200</SentDateTime></Header>${products.join('')}</ONIXMessage>`;

/** The line on validation: the products of this file state no ProductForm, which ONIX requires. */
const noProductForm = (isbn: string, records = 'one record') =>
  `  ONIX: DescriptiveDetail: No ProductForm, in ${records}; first line 5, ${isbn}`;

const titles = () => database.batch.selectFrom('title').select(['company_code', 'isbn']).orderBy('isbn').execute();

test('imports files and reports the outcomes, exits with 1 when a record is rejected, and retries those', async () => {
  const two = [product('9780062040800', 'Harbour Press'), product('9780061122415', 'Tides')];
  const packed = await saved('two.xml.gz', gzipSync(message(...two)));
  const imprints = await saved('imprints.json', JSON.stringify({ 'Harbour Press': '001' }));
  const line = { kind: 'person', id: 'p1', name: 'Nora Feld' };
  const lines = await saved('people.txt', JSON.stringify(line));

  const first = await run(packed, lines, '--imprints', imprints);
  expect(first.code).toBe(1);
  expect(setPriority).toHaveBeenCalledWith(os.constants.priority.PRIORITY_LOW);
  expect(first.output).toEqual([
    expect.stringMatching(/^two\.xml: 2 read, 1 added, .*1 rejected$/),
    expect.stringMatching(/^ {2}line 6, byte \d+, 9780061122415: no company is set for the imprint "Tides"/),
    noProductForm('9780062040800'),
    expect.stringMatching(/^people\.txt: 1 read, 1 added, .*0 rejected$/),
    expect.stringMatching(/^2 files: 3 read, 2 added, .*1 rejected, 0 files not readable$/),
  ]);
  expect(await titles()).toEqual([{ company_code: '001', isbn: '9780062040800' }]);

  expect(await run('--retry', '--imprints', imprints)).toMatchObject({ code: 1 });
  const again = await run('--retry', '1', '--company', '003');
  expect(again.code).toBe(0);
  expect(again.output).toEqual([
    expect.stringMatching(/1 read, 1 added, .*0 rejected$/),
    '  note: Retry of run 1: 1 of 1 rejected records are imported, 0 are still rejected',
    noProductForm('9780061122415'),
  ]);
  expect(await titles()).toContainEqual({ company_code: '003', isbn: '9780061122415' });
  expect(await run('--retry')).toEqual({ code: 0, output: ['There are no rejected records to retry.'] });
});

test('computes the ranks of titles when all files are imported [REPORT-109]', async () => {
  const [companyCode, isbn] = ['001', '9780060935467'];
  const title = { kind: 'title', companyCode, isbn, bar: { title: 'Tides', imprintDesc: 'Harbour' } };
  const sales = {
    kind: 'sales-month',
    companyCode,
    isbn,
    month: '2026-01',
    channel: 'Retail',
    account: 'A',
    gross: 5,
    returns: 1,
    dollars: 40,
  };
  const lines = [title, sales].map((line) => JSON.stringify(line)).join('\n');
  expect(await run(await saved('sold.txt', lines))).toMatchObject({ code: 0 });
  const ranks = await database.batch.selectFrom('title_rank').select(['within', 'months', 'rank', 'net']).execute();
  expect(ranks).toContainEqual({ within: 'imprint', months: 'ltd', rank: 1, net: expect.anything() });
});

test('exits with 0 when all records are imported, and for a file that was imported before', async () => {
  const path = await saved('good.xml', message(product('9780007525492', 'Anybody')));
  expect(await run(path, '--company', '400')).toMatchObject({ code: 0 });
  expect(await run(path, '--company', '400')).toEqual({
    code: 0,
    output: ['good.xml: unchanged since it was imported'],
  });
});

test('imports from standard input, ONIX and lines, compressed or not', async () => {
  const line = JSON.stringify({ kind: 'person', id: 'p3', name: 'Ines Ohm' });
  const chunks = (bytes: Buffer) => [bytes.subarray(0, 100), bytes.subarray(100)];
  const piped = async (content: string | Uint8Array, ...options: string[]) => {
    const stdin = vi.spyOn(process, 'stdin', 'get');
    stdin.mockReturnValue(Readable.from(chunks(Buffer.from(content))) as typeof process.stdin);
    syncBuiltinESMExports();
    try {
      return await run('-', ...options);
    } finally {
      stdin.mockRestore();
      syncBuiltinESMExports();
    }
  };
  const onix = await piped(message(product('9780061120084', 'Anybody')), '--company', '180');
  const counts: unknown = expect.stringMatching(/^standard input: 1 read, 1 added, .*0 rejected$/);
  expect(onix).toEqual({ code: 0, output: [counts, noProductForm('9780061120084')] });
  expect(await titles()).toContainEqual({ company_code: '180', isbn: '9780061120084' });
  const packed = await piped(gzipSync(message(product('9780060935467', 'Anybody'))), '--company', '180');
  expect(packed).toEqual({ code: 0, output: [counts, noProductForm('9780060935467')] });
  expect(await titles()).toContainEqual({ company_code: '180', isbn: '9780060935467' });
  expect(await piped(line)).toEqual({ code: 0, output: [counts] });
});

test('exits with 1 for a file that cannot be read, and continues with the next', async () => {
  const bad = await saved('bad.zip', 'PK\u0003\u0004');
  const good = await saved('good.jsonl', JSON.stringify({ kind: 'person', id: 'p2', name: 'Marsh, Eleanor' }));
  const { code, output } = await run(bad, good);
  expect(code).toBe(1);
  expect(output).toEqual([
    'bad.zip: cannot be read: the zip archive is damaged or cut off',
    expect.stringMatching(/^good\.jsonl: 1 read, 1 added/),
    expect.stringMatching(/1 files not readable$/),
  ]);
});

test('continues with the next files of a folder after one that cannot be opened', async () => {
  const mixed = join(folder, 'mixed');
  await mkdir(join(mixed, 'inner'), { recursive: true });
  await symlink(join(mixed, 'missing'), join(mixed, 'a.xml'));
  await symlink(join(mixed, 'inner'), join(mixed, 'b.xml'));
  await saved('mixed/c.xml', message(product('9780241950432', 'Anybody')));
  const { code, output } = await run(mixed, '--company', '400');
  expect(code).toBe(1);
  expect(output).toEqual([
    expect.stringMatching(/^mixed\/a\.xml: cannot be read: ENOENT: no such file or directory/),
    expect.stringMatching(/^mixed\/b\.xml: cannot be read: EISDIR: illegal operation on a directory/),
    expect.stringMatching(/^mixed\/c\.xml: 1 read, 1 added/),
    noProductForm('9780241950432'),
    expect.stringMatching(/^3 files: 1 read, .*2 files not readable$/),
  ]);
});

test('a file without records is reported as such', async () => {
  const noProducts = await saved('no-products.xml', message());
  const noRecords = await saved('no-records.jsonl', '\n\n');
  expect((await run(noProducts, noRecords)).output).toEqual([
    expect.stringMatching(/^no-products\.xml: 0 read, .*0 rejected$/),
    '  note: The message contains no products',
    expect.stringMatching(/^no-records\.jsonl: 0 read, .*0 rejected$/),
    '  note: The file contains no records',
    expect.stringMatching(/^2 files: 0 read/),
  ]);
});

test('lists the first twenty files with faults and counts the others', async () => {
  const bad = Array.from({ length: 25 }, (_, index) => saved(`bad-${index + 10}.xml`, `no XML ${index}`));
  const good = await saved('nora.jsonl', JSON.stringify({ kind: 'person', id: 'p4', name: 'Nora Feld' }));
  const { code, output } = await run(...(await Promise.all(bad)), good);
  expect(code).toBe(1);
  expect(output.filter((line) => line.startsWith('bad-'))).toHaveLength(20);
  expect(output.slice(20)).toEqual([
    expect.stringMatching(/^nora\.jsonl: 1 read, 1 added/),
    'and 5 more files with faults',
    expect.stringMatching(/^26 files: 1 read, .*25 files not readable$/),
  ]);
});

test('a dry run counts and reports what would change, also by two records of one title, and stores nothing [PROV-12]', async () => {
  const stored = await saved('stored.xml', message(product('9781400079988', 'Anybody')));
  await run(stored, '--company', '003');
  const before = await storeDigest(database.batch);
  const sent = [
    product('9781400079988', 'Anybody', 'Ebb'),
    product('9780140449136', 'Anybody'),
    product('9780140449136', 'Anybody', 'Flood'),
    '<Product><NotificationType>03</NotificationType></Product>',
  ];
  const path = await saved('changes.xml', message(...sent));
  const { code, output } = await run(path, '--company', '003', '--dry-run');
  expect(code).toBe(1);
  expect(output).toEqual([
    'Dry run: the counts are those of an import, and nothing will be stored.',
    expect.stringMatching(/^changes\.xml: 4 read, 1 added, 2 updated, 0 unchanged, .*1 rejected$/),
    expect.stringMatching(/^ {2}line \d+, byte \d+: /),
    noProductForm('9781400079988', '3 records'),
    expect.stringMatching(/^ {2}9781400079988: bar\.title Tides → Ebb/),
    expect.stringMatching(/^ {2}9780140449136: bar\.title Tides → Flood/),
    'This was a dry run: nothing is stored.',
  ]);
  expect(await storeDigest(database.batch)).toBe(before);
  const runs = database.batch.selectFrom('feed_run').select('id').where('file_name', '=', path);
  expect(await runs.execute()).toEqual([]);
  expect((await run(path, '--company', '003')).output[0]).toBe(output[1]);
});

test('imports a column of ISBNs as a list of the named owner', async () => {
  const path = await saved('spring.csv', 'ISBN\n9780062040800\n');
  const listed = async () => {
    const lists = database.batch.selectFrom('user_list').select(['name', 'owner', 'is_shared']);
    return lists.orderBy('name').execute();
  };
  expect(await run(path)).toMatchObject({ code: 0 });
  expect(await run(path, '--list', 'Autumn', '--owner', 'dev|employee')).toMatchObject({ code: 0 });
  expect(await run(path, '--list', 'Winter', '--owner', 'dev|employee', '--shared')).toMatchObject({ code: 0 });
  expect(await listed()).toEqual([
    { name: 'Autumn', owner: 'dev|employee', is_shared: false },
    { name: 'Winter', owner: 'dev|employee', is_shared: true },
    { name: 'spring', owner: 'house', is_shared: true },
  ]);
});

describe('rejects as wrong arguments', () => {
  test.each([
    [[], 'Name a file or a folder, or - for standard input.'],
    [['no-such-file.xml'], 'There is no file or folder no-such-file.xml.'],
    [['a.xml', '--company', '999'], 'Unknown company 999; known are 001, 003, 018, 035, 180, 006, 400.'],
    [['a.xml', '--kind', 'pdf'], 'Unknown kind of file pdf; known are onix, lines, sales-month, list.'],
    [['--retry', 'x'], 'Give --retry the number of one run, or none.'],
    [['--retry', '1', '2'], 'Give --retry the number of one run, or none.'],
  ])('%j', async (args, message) => {
    const refusal = await run(...args).catch((error) => error);
    expect(refusal).toBeInstanceOf(UsageError);
    expect(refusal.message).toBe(message);
  });

  test('an unknown option', async () => {
    await expect(run('a.xml', '--colour', 'red')).rejects.toMatchObject({ code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' });
  });
});
