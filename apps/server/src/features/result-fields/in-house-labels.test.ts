import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { importRecords, type SentRecord } from '../../ingest/house/house-files.test-data.ts';
import { checkTitles } from '../../write-titles/check-titles.ts';

const bar = { casBusinessUnit: 'CHD', pubSeason: 'SP', answerCode: 'NP', salesMarketingCode: 'AV' };
const sheet = { subrights: { currentTerritoryCode: 'WEL', originalTerritoryCode: 'NAE' } };
const titles: SentRecord[] = [
  { kind: 'title', companyCode: '001', isbn: '9780062040800', productId: 71, bar: { ...bar, title: 'Lantern' }, sheet },
  { kind: 'title', companyCode: '180', isbn: '9780373209774', productId: 72, bar: { ...bar, title: 'Lantern Bay' } },
  { kind: 'title', companyCode: '006', isbn: '9780310337508', productId: 73, bar: { ...bar, title: 'Lantern Hill' } },
];
const labels = (spring: string): SentRecord[] => [
  { kind: 'lookup', attribute: 'territory', code: 'WEL', description: 'World English' },
  { kind: 'lookup', attribute: 'territory', code: 'NAE', description: `North America, ${spring}` },
  { kind: 'lookup', attribute: 'businessGroup', code: 'CHD', description: 'Children' },
  { kind: 'lookup', attribute: 'pubSeason', code: 'SP', description: spring },
  { kind: 'lookup', attribute: 'answerCode', code: 'NP', description: 'Not yet published' },
  { kind: 'lookup', attribute: 'salesMarketingCode', code: 'AV', description: 'Available' },
];

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await importRecords(server.database, titles);
  const preference = (path: string, fields: unknown[], as: PersonName) => call(path, as, fields);
  await preference('Account/Preference?company=001', [...tradeFields], 'employee');
  await preference('Account/Preference?company=180', ['PubSeason_Desc'], 'employee');
  await preference('Searching/PowerSearch/Hccp/Customize-Fields', [9], 'hccp');
});
afterAll(() => server.close());

async function call(path: string, as: PersonName, payload?: object) {
  const method = payload ? 'POST' : 'GET';
  const answer = await server.app.inject({ method, url: `/api/${path}`, headers: server.as(as), payload });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer;
}

const tradeFields = ['CAS_BUSINESS_UNIT', 'PUB_SEASON', 'TERRITORY_CODE', 'ORIGINAL_TERRITORY_CODE'] as const;

const firstRow = async (path: string, as: PersonName, criteria: object) =>
  (await call(path, as, criteria)).json<{ data: Record<string, unknown>[] }>().data[0]!;

async function excelCells() {
  const fields = tradeFields.map((name) => ({ name, title: name }));
  const { file } = (await call('Export/1/excel', 'employee', { criteria: { title: 'lantern' }, fields })).json();
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(file, 'base64'));
  return [1, 2, 3, 4].map((column) => book.getWorksheet(1)!.getCell(2, column).text);
}

/** The labels of the titles' codes wherever they are displayed. */
async function displayed() {
  const trade = await firstRow('Searching/PowerSearch/HarperCollins', 'employee', { title: 'lantern' });
  const form = { title: 'lantern', titleSwitch: 1 };
  const hqna = await firstRow('Searching/PowerSearch/Hqna', 'employee', { title_Value: 'lantern', title_Switch: 1 });
  const hccp = await firstRow('Searching/PowerSearch/HCCP', 'hccp', form);
  const quick = await firstRow('Searching/QuickSearch', 'employee', { title: 'lantern', company: 1 });
  const offered = (await call('Searching/PowerSearch/HarperCollins', 'employee')).json<{ pubSeason: object[] }>();
  return {
    trade: tradeFields.map((name) => trade[name]),
    hqna: hqna.PubSeason_Desc,
    hccp: hccp.ANSWER_CODE,
    quick: [quick.salesMarketingDescription, quick.territoryCode],
    excel: await excelCells(),
    sheet: (await call('TitleSheet/001/71/bar', 'employee')).json<{ descriptions?: object }>().descriptions,
    form: offered.pubSeason,
  };
}

async function faults() {
  const found: unknown[] = [];
  for await (const fault of checkTitles(server.database.batch, () => undefined)) found.push(fault);
  return found;
}

const withSpring = (spring: string) => ({
  trade: ['CHD - Children', `SP - ${spring}`, 'WEL - World English', `NAE - North America, ${spring}`],
  hqna: `SP - ${spring}`,
  hccp: 'NP - Not yet published',
  quick: ['AV - Available', 'WEL - World English'],
  excel: ['CHD - Children', `SP - ${spring}`, 'WEL - World English', `NAE - North America, ${spring}`],
  sheet: {
    casBusinessUnit: 'Children',
    pubSeason: spring,
    currentTerritoryCode: 'World English',
    originalTerritoryCode: `North America, ${spring}`,
  },
  form: [expect.objectContaining({ code: 'SP', description: spring })],
});

test('in-house labels of codes reach stored titles in grids, Excel, quick search and sheet (G-175)', async () => {
  expect(await displayed()).toMatchObject({
    trade: ['CHD', 'SP', 'WEL', 'NAE'],
    hqna: 'SP',
    hccp: 'NP',
    quick: ['AV', 'WEL'],
    excel: ['CHD', 'SP', 'WEL', 'NAE'],
    sheet: undefined,
  });
  await importRecords(server.database, labels('Spring'));
  expect(await displayed()).toMatchObject(withSpring('Spring'));
  expect(await faults()).toEqual([]);
});

test('a changed label reaches them too, and titles that arrive later have it (G-175)', async () => {
  await importRecords(server.database, labels('Spring List'));
  expect(await displayed()).toMatchObject(withSpring('Spring List'));
  const own = { codes: { pubSeason: [{ code: 'SP', description: "The sender's spring" }] } };
  await importRecords(server.database, [{ ...titles[0]!, ...own, kind: 'title' } as SentRecord]);
  expect(await displayed()).toMatchObject(withSpring('Spring List'));
  expect(await faults()).toEqual([]);
});
