import type { FieldProvenance } from '@titlenet/contract/provenance';
import type { TitleHistory } from '@titlenet/contract/title-history';
import { descriptive, message, product, publishing } from '@titlenet/onix/testing/onix-snippets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { fileOf } from './ingest/feed-file.test-data.ts';
import { importFeed } from './ingest/import-feed.ts';

const ISBN = '9780062040800';
const ADDRESS = `/api/TitleSheet/001/${ISBN}`;
let server: TestApp;

const date = (role: string, format: string, text: string) =>
  `<PublishingDate><PublishingDateRole>${role}</PublishingDateRole><Date dateformat="${format}">${text}</Date></PublishingDate>`;

async function send(day: number, ...dates: string[]) {
  const content = `<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${ISBN}</IDValue></ProductIdentifier>${descriptive(
    '<ProductForm>BB</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Tides</TitleText></TitleElement></TitleDetail>',
  )}${publishing(`<Imprint><ImprintName>Harbour</ImprintName></Imprint>${dates.join('')}`)}`;
  const header = `<Header><Sender><SenderName>Harbour</SenderName></Sender><SentDateTime>2026010${day}</SentDateTime></Header>`;
  const report = await importFeed(fileOf(message(product(content), '3.0', header), 'a.xml'), {
    ...{ database: server.database, company: '001', imprintCompanies: new Map(), startedBy: 'test' },
    list: { owner: 'house', isShared: true },
    onProgress: () => undefined,
  });
  expect(report).toMatchObject({ rejected: [], notices: [] });
}

beforeAll(async () => {
  server = await createTestApp();
  await send(1, date('01', '05', '2097'));
  await send(2, date('01', '01', '209709'), date('02', '03', '20973'));
});
afterAll(() => server.close());

const get = async (url: string) => (await server.app.inject({ url, headers: server.as('administrator') })).json();
const post = async (url: string, payload: object) =>
  (await server.app.inject({ method: 'POST', url, payload, headers: server.as('administrator') })).json();

test('a publication month and an on-sale quarter are no days in the title bar [FORMAT-26]', async () => {
  expect(await get(`${ADDRESS}/bar`)).toMatchObject({ pubDate: '2097-09-01/P1M', onSaleDate: '2097-07-01/P3M' });
});

test('nor in results and lists, which search and sort by their first day [FORMAT-26]', async () => {
  const quick = await post('/api/Searching/QuickSearch', { isbn: ISBN, company: 1 });
  expect(JSON.stringify(quick)).toContain('"2097-07-01/P3M"');
  const seconds = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;
  const found = async (from: string, to: string) =>
    JSON.stringify(
      await post('/api/Searching/PowerSearch/HarperCollins', {
        onSaleDateStart: seconds(from),
        onSaleDateEnd: seconds(to),
      }),
    );
  expect(await found('2097-07-01', '2097-07-01')).toContain('"2097-07-01/P3M"');
  expect(await found('2097-07-02', '2097-09-30')).toContain('"data":[]');
  expect(JSON.stringify(await post('/api/Visits', {}))).toContain('"2097-07-01/P3M"');
});

test('nor in packs, which keep what was known [FORMAT-26]', async () => {
  const { id } = await post('/api/Packs', { name: 'Launch' });
  await post(`/api/Packs/${id}/Titles`, { titles: [{ companyCode: '001', isbn: ISBN }] });
  const { sections } = await get(`/api/Packs/${id}`);
  expect(sections[0].titles).toMatchObject([{ onSaleDate: '2097-07-01/P3M' }]);
});

test('nor in the history and the sources [FORMAT-26]', async () => {
  const { changes } = (await get(`/api/Titles/001/${ISBN}/history`)) as TitleHistory;
  expect(changes.find(({ field }) => field === 'bar.pubDate')).toMatchObject({
    oldValue: '2097-01-01/P1Y',
    newValue: '2097-09-01/P1M',
  });
  const { origins } = (await get(`/api/Titles/001/${ISBN}/provenance?field=bar.pubDate`)) as FieldProvenance;
  expect(origins).toMatchObject([{ sender: 'Harbour', value: '2097-09-01/P1M', notUsed: null }]);
});

test('and an export states what was sent [FORMAT-26]', async () => {
  const { body } = await server.app.inject({
    method: 'POST',
    url: '/api/Onix/Export',
    payload: { companyCode: '001', isbns: [ISBN] },
    headers: server.as('administrator'),
  });
  expect(body).toContain('<PublishingDateRole>01</PublishingDateRole><Date dateformat="01">209709</Date>');
  expect(body).toContain('<Date dateformat="03">20973</Date>');
});
