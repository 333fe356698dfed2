import { getTitleSheetBatch } from '@titlenet/contract/title-sheet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

const BULK_CALLS = 45;

/** Titles of company 001 with sheets of about 300,000 characters, of which six fit into one response. */
const longIsbns = [
  '9780062040817',
  '9780062040824',
  '9780062040831',
  '9780062040848',
  '9780062040855',
  '9780062040862',
];
const longText = `<p>${'A long night at sea. '.repeat(15_000)}</p>`;

let server: TestApp;
beforeAll(async () => {
  const environment = { RATE_LIMIT_PER_PERSON: '60', RATE_LIMIT_BULK_PER_PERSON: String(BULK_CALLS) };
  server = await createTestApp({ environment });
  await saveAsHouse(server.database, [
    titleRecord({
      productId: 4711,
      sheet: { editorial: { editor: 'Quill, Ann' } },
      references: [{ isbn: '9780061122415', list: 'audioAndLargePrint' }],
    }),
    titleRecord({ isbn: '9780061122415', productId: 4712, bar: { title: 'The Lantern Keeper CD', price: 39.99 } }),
    titleRecord({ companyCode: '006', isbn: '9780310337508', bar: { title: 'Low Tides' } }),
    ...longIsbns.map((isbn) => titleRecord({ isbn, sheet: { editorial: { excerpt: longText } } })),
  ]);
});
afterAll(() => server.close());

const call = (titles: object[], as: PersonName = 'employee') =>
  server.app.inject({
    method: 'POST',
    url: '/api/TitleSheet/Batch',
    headers: server.as(as),
    payload: { titles },
  });
const single = async (path: string) =>
  (await server.app.inject({ url: `/api/TitleSheet/${path}`, headers: server.as('employee') })).json();
const title = (companyCode: string, productId: string) => ({ companyCode, productId });

test('one call gives bars and sheets as the single calls do, in the order of the titles [SHEET-188]', async () => {
  const answer = await call([
    title('006', '9780310337508'),
    title('001', '4711'),
    title('001', '99'),
    title('001', '2147483648'),
    title('001', '9780061122415'),
  ]);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(getTitleSheetBatch.response.safeParse(answer.json()).error).toBeUndefined();
  const unknown = { bar: null, sheet: null };
  expect(answer.json().titles).toEqual([
    { bar: await single('006/9780310337508/bar'), sheet: await single('006/9780310337508') },
    { bar: await single('001/4711/bar'), sheet: await single('001/4711') },
    unknown,
    unknown,
    { bar: await single('001/4712/bar'), sheet: await single('001/4712') },
  ]);
  expect(answer.json().titles[1].sheet.relatedEditions.audioAndLargePrint[0].price).toBe(39.99);
});

test('titles of other companies are unknown within the batch (G-165) [SHEET-188]', async () => {
  const { titles } = (await call([title('001', '4711'), title('006', '9780310337508')], 'hccp')).json();
  expect(titles[0]).toEqual({ bar: null, sheet: null });
  expect(titles[1].bar.title).toBe('Low Tides');
});

test('a response contains as many titles as fit into two million characters, the first ones [SHEET-189]', async () => {
  const asked = [...longIsbns, ...longIsbns].map((isbn) => title('001', isbn));
  const answer = await call(asked);
  const { titles } = answer.json();
  expect(titles.map(({ bar }: { bar: { isbn: string } }) => bar.isbn)).toEqual(longIsbns);
  expect(answer.body.length).toBeLessThan(2_000_000);
});

test.each([
  ['no title', []],
  ['51 titles', Array.from({ length: 51 }, () => title('001', '4711'))],
  ['an unknown company', [title('999', '4711')]],
  ['an id that is no number', [title('001', 'abc')]],
])('a batch with %s is refused', async (_, titles) => {
  expect((await call(titles)).statusCode).toBe(400);
});

test('2,000 sheets are read without one 429, and no other call of the person is refused [SHEET-190]', async () => {
  const batch = Array.from({ length: 50 }, (_, index) => title('001', index % 2 === 0 ? '4711' : '4712'));
  let sheets = 0;
  for (let asked = 0; asked < 2_000; asked += batch.length) {
    const answer = await call(batch, 'trade');
    expect(answer.statusCode).toBe(200);
    sheets += answer.json().titles.filter(({ sheet }: { sheet: unknown }) => sheet !== null).length;
  }
  expect(sheets).toBe(2_000);
  // The rest of the calls that ask for many titles; the last one is too many.
  const statuses: number[] = [];
  for (let asked = 40; asked <= BULK_CALLS; asked += 1) statuses.push((await call([batch[0]!], 'trade')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = await call([batch[0]!], 'trade');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  for (let count = 0; count < 60; count += 1) {
    const answer = await server.app.inject({ url: '/api/TitleSheet/001/4711', headers: server.as('trade') });
    expect(answer.statusCode).toBe(200);
  }
});
