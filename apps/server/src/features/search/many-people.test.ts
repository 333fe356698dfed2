import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

const NUMBER_OF_TITLES = 67;
const PEOPLE_PER_TITLE = 1_000;

const nameOf = (number: number) => `Longer-Surname-${String(number).padStart(6, '0')}, Contributing`;

/** 67,000 different names; a code of an attribute has 16 bits. */
const titles = Array.from({ length: NUMBER_OF_TITLES }, (_, title) =>
  titleRecord({
    companyCode: '006',
    isbn: String(9_780_062_000_000 + title),
    bar: { title: `Encyclopedia ${title}`, author1: 'Marsh, Eleanor' },
    sheet: {
      editorial: {
        people: Array.from({ length: PEOPLE_PER_TITLE }, (_, index) => {
          return {
            name: nameOf(title * PEOPLE_PER_TITLE + index),
            role: 'Contributor',
            biography: null,
            roles: 'A01',
            isCredited: true,
          };
        }),
      },
    },
  }),
);

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  for (let start = 0; start < titles.length; start += 5)
    await saveAsHouse(server.database, titles.slice(start, start + 5));
}, 120_000);
afterAll(() => server.close());

async function found(path: string, body: object): Promise<string[]> {
  const url = `/api/Searching/${path}`;
  const answer = await server.app.inject({ method: 'POST', url, headers: server.as('employee'), body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { title?: string; TITLE?: string }[] }>().data.map((row) => row.title ?? row.TITLE!);
}

test('each of 67,000 contributors is found, also the last one of a thousand [EDIT-40]', async () => {
  for (const [number, title] of [
    ['000999', 'Encyclopedia 0'],
    ['066999', 'Encyclopedia 66'],
  ] as const) {
    const name = `contributing longer-surname-${number}`;
    expect(await found('QuickSearch', { author: name, company: 6 })).toEqual([title]);
    for (const authorName2Switch of [1, 2, 3])
      expect(await found('PowerSearch/HCCP', { authorName2: name, authorName2Switch })).toEqual([title]);
  }
});
