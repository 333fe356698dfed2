import { revertedTitleBarFields, revertedTitleBarSchema } from '@titlenet/contract/reverted-title-bar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  const bar = { onSaleDate: '2026-03-03T00:00:00', pubDate: '2026-03-10T00:00:00', price: 34.99 };
  await saveAsHouse(server.database, [titleRecord({ companyCode: '006', isbn: '9780310337508', bar })]);
});
afterAll(() => server.close());

const ask = (company: string, isbn: string, as: PersonName = 'hccp') =>
  server.app.inject({ url: `/api/Reports/${company}/${isbn}/RevertedTitleBar`, headers: server.as(as) });

const expected = {
  isbn: '9780310337508',
  isbn10: '031033750X',
  title: 'The Lantern Keeper',
  author: 'Marsh, Eleanor',
  onSaleDate: '2026-03-03T00:00:00',
  pubDate: '2026-03-10T00:00:00',
  listPrice: 34.99,
};

test('returns every field of the reverted title bar [API-18] [REPORT-07..REPORT-13]', async () => {
  const bar = (await ask('006', '9780310337508')).json();
  expect(bar).toEqual(expected);
  expect(revertedTitleBarSchema.safeParse(bar).error).toBeUndefined();
  expect(Object.keys(bar)).toEqual(revertedTitleBarFields.map(({ name }) => name));
});

test('finds the title by ISBN-10 too', async () => {
  expect((await ask('006', '031033750X')).json()).toEqual(expected);
});

test('is null when the company has no such title, denied without the company', async () => {
  for (const [company, isbn] of [
    ['006', '9780000000002'],
    ['001', '9780310337508'],
  ] as const) {
    const answer = await ask(company, isbn, 'employee');
    expect([answer.statusCode, answer.body]).toEqual([200, 'null']);
  }
  expect((await ask('006', '9780310337508', 'trade')).statusCode).toBe(403);
});
