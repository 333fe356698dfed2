import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../../../test/test-titles.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  const directed = (isbn: string, title: string, director: string, director2: string) =>
    titleRecord({ isbn, bar: { title }, sheet: { marketing: { director, director2 } } });
  await saveAsHouse(server.database, [
    directed('9780062040800', 'Ford and Hall', 'Ford, Ida', 'Hall, Max'),
    directed('9780062040817', 'Hall and Roe', 'Hall, Max', 'Roe, Jim'),
  ]);
});
afterAll(() => server.close());

test.each([
  [{ marketingDirector: 'ford, ida' }, ['Ford and Hall']],
  [{ marketingDirector: 'hall, max' }, ['Hall and Roe']],
  [{ marketingDirector2: 'hall, max' }, ['Ford and Hall']],
  [{ marketingDirector2: 'roe, jim' }, ['Hall and Roe']],
  [{ marketingDirector2: 'ford, ida' }, []],
  [{ marketingDirector: 'hall, max', marketingDirector2: 'hall, max' }, []],
])('%j searches the director of the sheet that it names', async (payload, titles) => {
  const url = '/api/Searching/PowerSearch/HarperCollins';
  const answer = await server.app.inject({ method: 'POST', url, headers: server.as('employee'), payload });
  expect(answer.json().data.map((row: { TITLE: string }) => row.TITLE)).toEqual(titles);
});
