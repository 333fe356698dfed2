import { Workbook } from '@cj-tech-master/excelts';
import type { QualityReport } from '@titlenet/contract/quality';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quietLog } from '../../../test/quiet-log.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { fileOf } from '../../ingest/feed-file.test-data.ts';
import { importFeed } from '../../ingest/import-feed.ts';
import { checkTitles } from '../../write-titles/check-titles.ts';
import { rebuildTitles } from '../../write-titles/rebuild-titles.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

interface Sent {
  sender: string;
  /** Its Global Location Number. */
  gln?: string;
  isbn: string;
  title?: string;
  /** Month of sending in 2026. */
  month: number;
  bisac?: string;
  notification?: '03' | '05';
  company?: '001' | '400';
  reference?: string;
}

async function send({
  sender,
  gln,
  isbn,
  title = 'Tides',
  month,
  bisac = 'FIC000000',
  notification = '03',
  company = '001',
  reference = isbn,
}: Sent) {
  const number = gln
    ? `<SenderIdentifier><SenderIDType>06</SenderIDType><IDValue>${gln}</IDValue></SenderIdentifier>`
    : '';
  const text = `<ONIXMessage release="3.0"><Header><Sender>${number}<SenderName>${sender}</SenderName></Sender>
<SentDateTime>2026${String(month).padStart(2, '0')}01</SentDateTime></Header>
<Product><RecordReference>${reference}</RecordReference><NotificationType>${notification}</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductForm>BB</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement>
<TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail>
<Subject><SubjectSchemeIdentifier>10</SubjectSchemeIdentifier><SubjectCode>${bisac}</SubjectCode></Subject>
<Subject><SubjectSchemeIdentifier>12</SubjectSchemeIdentifier><SubjectCode>FA</SubjectCode></Subject>
</DescriptiveDetail></Product></ONIXMessage>`;
  const report = await importFeed(fileOf(text, `${sender} ${isbn} ${month}.xml`), {
    database: server.database,
    company,
    imprintCompanies: new Map(),
    startedBy: 'test',
    list: { owner: 'house', isShared: true },
    onProgress: () => undefined,
  });
  expect(report).toMatchObject({ rejected: [], unreadable: null });
}

const get = (url: string, as: PersonName = 'trade') =>
  server.app.inject({ url: `/api/Quality${url}`, headers: server.as(as) });

async function report(as: PersonName = 'trade'): Promise<QualityReport> {
  const answer = await get('', as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function counts(as?: PersonName) {
  const { senders } = await report(as);
  return senders.map(({ name, records, faulty, faults, trend }) => [
    name,
    records,
    faulty,
    faults.map(({ label, records: some }) => `${label} ${some}`),
    trend.at(-1),
  ]);
}

const inactive = 'Inactive code';

test('faults are counted by sender, in the companies of the caller [QUAL-02, QUAL-03]', async () => {
  await send({ sender: 'Harbour Press', isbn: '9780062040800', month: 1, title: 'Anchor', bisac: 'FICTION' });
  await send({ sender: 'Harbour Press', isbn: '9780061122416', month: 1, title: 'Buoy' });
  await send({ sender: 'Distributor', isbn: '9780062040800', month: 2, title: 'Anchor' });
  await send({ sender: 'London Office', isbn: '9780008100001', month: 1, company: '400' });
  expect(await counts()).toEqual([
    ['Harbour Press', 2, 2, [`${inactive} 2`, 'Wrong check digit 1', 'Impossible BISAC code 1'], 4],
    ['Distributor', 1, 1, [`${inactive} 1`], 1],
  ]);
  expect((await counts('administrator')).map(([name]) => name)).toContain('London Office');
});

test('senders of the same name have their numbers [QUAL-03]', async () => {
  const twin = { sender: 'Twin Press', month: 1, company: '400' } as const;
  await send({ ...twin, isbn: '9780008100018', gln: '5412345000013' });
  await send({ ...twin, isbn: '9780008100025', gln: '5412345000020' });
  const names = (await counts('administrator')).map(([name]) => String(name));
  expect(names.filter((name) => name.startsWith('Twin'))).toEqual([
    'Twin Press (5412345000013)',
    'Twin Press (5412345000020)',
  ]);
});

test('each number opens its titles [QUAL-04]', async () => {
  const answer = (await get('/titles?sender=harbour%20press&kind=2')).json();
  expect([answer.total, answer.senderName, answer.data.map((row: { isbn: string }) => row.isbn)]).toEqual([
    1,
    'Harbour Press',
    ['9780062040800'],
  ]);
  expect((await get('/titles?sender=harbour%20press')).json().total).toBe(2);
  expect((await get('/titles?sender=london%20office&kind=3')).json().total).toBe(0);
  expect((await get('/titles?sender=harbour%20press&kind=999')).statusCode).toBe(400);
});

test('the faults of a sender as a letter, a table and an Excel file [QUAL-05]', async () => {
  const letter = await get('/file?sender=harbour%20press&as=text');
  expect(letter.headers['content-disposition']).toMatch(/^attachment; filename="Faults, Harbour Press_.*\.txt"$/);
  const today = new Date().toISOString().slice(0, 10);
  const day = `${today.slice(5, 7)}/${today.slice(8)}/${today.slice(0, 4)}`;
  expect(letter.body).toContain(`Faults in the records of Harbour Press\nAs of ${day}: 4 faults\n`);
  expect(letter.body).toContain(
    `\nImpossible BISAC code (1)\nSend a code of the current BISAC list: three letters of a section and six digits.\n
- 9780062040800, Anchor: FICTION (since ${day})\n`,
  );
  const table = (await get('/file?sender=harbour%20press&as=csv')).body.split('\r\n');
  expect(table[1]).toBe(
    `"9780061122416","9780061122416","Buoy","Wrong check digit","ISBN 9780061122416 (perhaps 9780061122415)","Correct the number; the last digit does not fit the others.","${today}"`,
  );
  const { file } = (await get('/excel?sender=harbour%20press')).json();
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(file, 'base64'));
  const sheet = book.getWorksheet(1)!;
  const cells = Array.from({ length: sheet.rowCount * 7 }, (_, at) =>
    String(sheet.getCell(Math.floor(at / 7) + 1, (at % 7) + 1).value),
  );
  expect(cells).toEqual(expect.arrayContaining(['Faults in the records of Harbour Press', 'Buoy', 'FICTION']));
  expect((await get('/file?sender=london%20office&as=csv')).statusCode).toBe(204);
  expect((await get('/excel?sender=Nobody')).json()).toBeNull();
});

test('a deletion by another sender is found, and a mended record ends its faults [QUAL-01, QUAL-06]', async () => {
  await sql`update record_fault set found_on = current_date - 30`.execute(server.database.batch);
  await send({ sender: 'Distributor', isbn: '9780062040800', month: 3, notification: '05' });
  expect((await counts()).slice(0, 2)).toEqual([
    [
      'Harbour Press',
      2,
      2,
      [`${inactive} 2`, 'Wrong check digit 1', 'Impossible BISAC code 1', 'Deleted by another sender 1'],
      5,
    ],
  ]);
  await send({ sender: 'Harbour Press', isbn: '9780062040800', month: 4, title: 'Anchor' });
  const [{ trend = [], faults = [] } = {}] = (await report()).senders;
  expect(faults.map(({ label }) => label)).not.toContain('Impossible BISAC code');
  expect(trend.at(-4)).toBe(4);
  expect(trend.at(-1)).toBe(4);
});

test('a list of titles states of how many records it is: of one title a sender may have two [QUAL-08]', async () => {
  const isbn = '9780061122422';
  await send({ sender: 'Twins', isbn, month: 1, reference: 'first' });
  await send({ sender: 'Twins', isbn, month: 2, reference: 'second' });
  expect((await counts()).find(([name]) => name === 'Twins')).toEqual(['Twins', 2, 2, [`${inactive} 2`], 2]);
  const { records, total, data } = (await get('/titles?sender=twins&kind=3')).json();
  expect([records, total, data.length]).toEqual([2, 1, 1]);
  expect((await get('/file?sender=twins&as=text')).body).toContain(': 2 faults\n');
});

test('another version of the rules finds the faults of stored records again, and check knows stale ones [QUAL-07]', async () => {
  const db = server.database.batch;
  await sql`delete from record_fault where kind = 1`.execute(db);
  const stale = [];
  for await (const { what } of checkTitles(db, () => undefined)) stale.push(what);
  expect(stale).toEqual(['the faults of the record of Harbour Press are stale']);
  expect((await counts())[0]![3]).not.toContain('Wrong check digit 1');
  await rebuildTitles(server.database, quietLog, { version: 'next' });
  expect((await counts())[0]![3]).toContain('Wrong check digit 1');
});
