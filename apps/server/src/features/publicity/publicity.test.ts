import { bookingTypes } from '@titlenet/catalogue/enumerations';
import { publicity } from '@titlenet/catalogue/sheet/publicity';
import type { PublicityRow } from '@titlenet/contract/publicity';
import { publicityRowSchema } from '@titlenet/contract/publicity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

const event = (callSign: string, facts: Partial<PublicityRow> = {}): PublicityRow => ({
  airDate: '2026-05-01T00:00:00',
  vague: 'Spring',
  callSign,
  showName: 'Morning Pages',
  bookingDesc: 'Interview',
  tourCity: 'Boston',
  type: 'Radio',
  nat: '0',
  frontPage: '0',
  ...facts,
});

const events = [
  event('LOCAL'),
  event('NATIONAL', { nat: '1' }),
  event('FRONT', { frontPage: '1', showName: null }),
  event('STAR', { showName: 'Weekly (Starred review)' }),
  event('FRONT STAR', { frontPage: '1', showName: 'STARRED: Books' }),
];

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [
    titleRecord({ sheet: { publicity: { publicist: 'Quill, Ann', info: events } } }),
    titleRecord({ isbn: '9780061122415' }),
    titleRecord({ companyCode: '003', isbn: '9780007525492', sheet: { publicity: { info: [event('KIDS')] } } }),
    titleRecord({ companyCode: '003', sheet: { publicity: { info: [event('SAME ISBN')] } } }),
  ]);
});
afterAll(() => server.close());

const ask = (query: string, as: PersonName = 'employee') =>
  server.app.inject({ url: `/api/TitleSheet/PublicityInfo?${query}`, headers: server.as(as) });

async function callSigns(query: string, as?: PersonName): Promise<(string | null)[]> {
  const answer = await ask(query, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return z
    .array(publicityRowSchema)
    .parse(answer.json())
    .map((row) => row.callSign);
}

test('returns the rows of a title with every field [API-08] [PUBL-07..PUBL-16]', async () => {
  const rows = (await ask('isbn=9780062040800&bookingType=All')).json();
  expect(rows).toEqual(events);
  const { columns } = publicity.entries.find((entry) => entry.name === 'info')!;
  expect(Object.keys(rows[0]).sort()).toEqual(columns.map(({ name }) => name).sort());
});

test.each(['TitleSheet/PublicityInfo', 'titlesheet/publicityinfo'])(
  '%s is no address of a sheet (G-53)',
  async (path) => {
    const url = `/api/${path}?isbn=9780061122415`;
    const answer = await server.app.inject({ url, headers: server.as('employee') });
    expect([answer.statusCode, answer.body]).toEqual([200, '[]']);
  },
);

describe('the booking type', () => {
  const all = events.map(({ callSign }) => callSign);
  test.each([
    ['None', all],
    ['All', all],
    ['National', ['NATIONAL', 'STAR', 'FRONT STAR']],
    ['FrontPage', ['FRONT', 'STAR', 'FRONT STAR']],
    ['Starred', ['STAR', 'FRONT STAR']],
  ])('%s keeps its rows, in their order (G-97)', async (bookingType, expected) => {
    expect(bookingTypes).toContain(bookingType);
    expect(await callSigns(`isbn=9780062040800&bookingType=${bookingType}`)).toEqual(expected);
  });

  test('is All by default, and no other value is accepted', async () => {
    expect(await callSigns('isbn=9780062040800')).toEqual(all);
    expect((await ask('isbn=9780062040800&bookingType=Local')).statusCode).toBe(400);
  });
});

describe('the title', () => {
  test.each(['0062040804', '0-06-204080-4', '978-0-06-204080-0'])('is found by %s', async (isbn) => {
    expect(await callSigns(`isbn=${isbn}`)).toHaveLength(events.length);
  });

  test("is the one of the caller's company (G-165)", async () => {
    expect(await callSigns('isbn=9780062040800', 'trade')).toHaveLength(events.length);
    expect(await callSigns('isbn=9780062040800', 'children')).toEqual(['SAME ISBN']);
  });

  test('of another company is answered like an unknown one, and like one without events', async () => {
    expect(await callSigns('isbn=9780007525492', 'children')).toEqual(['KIDS']);
    const answers = await Promise.all([
      ask('isbn=9780007525492', 'trade'),
      ask('isbn=9780000000002', 'trade'),
      ask('isbn=9780061122415', 'trade'),
    ]);
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([200, '[]']));
  });

  test.each(['', 'isbn=9780062040800&isbn=9780061122415'])('is not named by "%s"', async (query) => {
    expect((await ask(query)).statusCode).toBe(400);
  });

  test.each(['isbn=', 'isbn=lantern', 'isbn=978006204080'])('of "%s" are none [G-291]', async (query) => {
    const { statusCode, body } = await ask(query);
    expect([statusCode, body]).toEqual([200, '[]']);
  });
});
