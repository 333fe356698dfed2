import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [
    titleRecord({ companyCode: '003', isbn: '9780062040800' }),
    titleRecord({ companyCode: '400', isbn: '9780062040800' }),
  ]);
});
afterAll(() => server.close());

const get = (url: string, as: PersonName = 'employee') => server.app.inject({ url, headers: server.as(as) });

test.each([
  ['0062040804', '9780062040800'],
  ['0-06-204080-4', '9780062040800'],
  ['080442957x', '9780804429573'],
  ['978-0-06-204080-0', '9780062040800'],
])('%s is converted to text [API-09]', async (isbn, isbn13) => {
  const answer = await get(`/api/isbn/${isbn}/Convert10to13`);
  expect([answer.statusCode, answer.body]).toEqual([200, isbn13]);
  expect(answer.headers['content-type']).toContain('text/plain');
});

test.each(['0062040805', 'abc', '12345678901234'])('%s is not an ISBN', async (isbn) => {
  expect((await get(`/api/isbn/${isbn}/Convert10to13`)).statusCode).toBe(400);
});

test('the company is that of the caller’s own title, by either kind of ISBN [API-12]', async () => {
  expect((await get('/api/isbn/9780062040800/Company', 'children')).json()).toBe('003');
  expect((await get('/api/isbn/0062040804/Company', 'uk')).json()).toBe('400');
  expect((await get('/api/isbn/9780062040800/Company')).json()).toBe('003');
});

test('a title of another company is answered like an unknown title or an invalid ISBN [API-12]', async () => {
  const answers = ['9780062040800', '9780310337508', 'nothing'].map((isbn) =>
    get(`/api/isbn/${isbn}/Company`, 'trade'),
  );
  for (const answer of await Promise.all(answers)) expect([answer.statusCode, answer.body]).toEqual([200, 'null']);
});
