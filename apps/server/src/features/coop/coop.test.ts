import { coop } from '@titlenet/catalogue/sheet/coop';
import { coopDataSchema } from '@titlenet/contract/coop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

const coopContract = {
  marketType: 'Trade',
  subType: 'Front table',
  datePromoStart: '2026-03-01T00:00:00',
  datePromoEnd: '2026-03-31T00:00:00',
  contractDesc: 'Spring tables',
  customerName: 'Harbour Books',
  coopAmount: 1250.5,
};
const retailPlacement = {
  isbn: '9780373209774',
  accountName: 'Harbour Books',
  promoType: 'Endcap',
  placementDescription: 'Two weeks at the till',
  promoStartDate: '2026-03-01T00:00:00',
  promoEndDate: null,
};
const coopData = { coopContracts: [coopContract], retailPlacements: [retailPlacement] };

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [
    titleRecord({ companyCode: '180', isbn: '9780373209774', sheet: { coopData } }),
    titleRecord({ companyCode: '180', isbn: '9791234567896', sheet: { coopData } }),
    titleRecord({ companyCode: '001', isbn: '9780062040800' }),
  ]);
});
afterAll(() => server.close());

const ask = (query: string, as: PersonName = 'employee') =>
  server.app.inject({ url: `/api/TitleSheet/Coop?${query}`, headers: server.as(as) });

test('returns coop contracts and retail placements with every field [API-11] [COOP-03..COOP-15] [COOP-23]', async () => {
  const data = (await ask('isbn10=0373209770&companyCode=180', 'hqna')).json();
  expect(data).toEqual(coopData);
  expect(coopDataSchema.safeParse(data).error).toBeUndefined();
  for (const { name, columns } of coop.entries) {
    expect(Object.keys(data[name][0]).sort()).toEqual(columns.map((column) => column.name).sort());
  }
});

test('accepts an ISBN-13, because 979 titles have no ISBN-10 (G-121)', async () => {
  expect((await ask('isbn10=9791234567896&companyCode=180')).json()).toEqual(coopData);
});

test('has a flag if there are no data', async () => {
  const answer = await ask('isbn10=0062040804&companyCode=001', 'trade');
  expect(answer.json()).toEqual({ coopContracts: [], retailPlacements: [], hasNoData: true });
});

test.each([
  'isbn10=0373209770&companyCode=001',
  'isbn10=9780000000002&companyCode=180',
  'isbn10=0373209771&companyCode=180',
])('%s is no title of that company: null', async (query) => {
  const answer = await ask(query);
  expect([answer.statusCode, answer.body]).toEqual([200, 'null']);
});

test('a denied call is written to the audit trail', async () => {
  await ask('isbn10=9791234567896&companyCode=180', 'uk');
  await server.app.audit.flush();
  const { db } = server.database;
  const event = await db
    .selectFrom('audit_event')
    .selectAll()
    .where('subject', '=', 'demo-uk')
    .where('action', '=', 'denied')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(event.detail)).toContain('getCoopSubSection');
});

test.each(['180', '999', ''])('the company %s is denied without permission for it [PERM-17]', async (companyCode) => {
  expect((await ask(`isbn10=0373209770&companyCode=${companyCode}`, 'trade')).statusCode).toBe(403);
});

test.each(['isbn10=0373209770', 'companyCode=180'])('%s is refused', async (query) => {
  expect((await ask(query)).statusCode).toBe(400);
});

test('a text that is no ISBN is answered like an unknown title [G-291]', async () => {
  const { statusCode, body } = await ask('isbn10=lantern&companyCode=180');
  expect([statusCode, body]).toEqual([200, 'null']);
});

test('is in the API documentation under its name [API-11]', async () => {
  const { paths } = (await server.app.inject('/api/docs/json')).json();
  const { operationId, parameters } = paths['/api/TitleSheet/Coop'].get;
  expect(operationId).toBe('getCoopSubSection');
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['isbn10', 'companyCode']);
});
