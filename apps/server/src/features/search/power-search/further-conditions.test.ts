import { dayAfter } from '@titlenet/catalogue/formatting/days';
import { namesWithBlanks } from '@titlenet/catalogue/power-search/blanks';
import { type PowerSearchName, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../../../test/test-titles.ts';
import { titles } from './criteria.test-data.ts';

let server: TestApp;
/** Days are those of New York, like the reports of the trade companies. */
const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
const at = (day: string) => ({ onSaleDate: `${day}T00:00:00` });

/** A title with nothing but what every title has. */
const bare = (companyCode: '001' | '180' | '006', isbn: string) =>
  titleRecord({ companyCode, isbn, bar: { title: 'Bare', author1: null } });

beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [
    ...titles.filter(({ isbn }) => isbn?.startsWith('978')),
    bare('001', '9780062040817'),
    bare('180', '9780373209781'),
    bare('006', '9780310337515'),
    ...[-30, -29, 0, 29, 30].map((days, index) =>
      titleRecord({
        companyCode: '003',
        isbn: `978006112240${index}`,
        bar: { title: `${days}`, ...at(dayAfter(today, days)) },
      }),
    ),
  ]);
});
afterAll(() => server.close());

async function post(form: PowerSearchName, body: object) {
  const url = `/api/Searching/PowerSearch/${form}`;
  return server.app.inject({ method: 'POST', url, headers: server.as('employee'), body });
}

async function found(form: PowerSearchName, body: object): Promise<string[]> {
  const answer = await post(form, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.map((row: Record<string, unknown>) => String(row.TITLE ?? row.title));
}

describe.each(Object.values(powerSearchForms))('$name', (form) => {
  test.each(namesWithBlanks(form))('%s is blank, is not blank [ASK-01]', async (name) => {
    const own = ['Bare', 'The Lantern Keeper'];
    const inOwn = async (body: object) => (await found(form.name, body)).filter((title) => own.includes(title));
    expect(await inOwn({ blank: name })).toEqual(['Bare']);
    expect(await inOwn({ notBlank: [name] })).toEqual(['The Lantern Keeper']);
  });
});

test('long texts are blank in a scope, or in all of them [ASK-01]', async () => {
  const scoped = (list: object, onixFieldSwitch: number) => found('HarperCollins', { ...list, onixFieldSwitch });
  expect(await scoped({ notBlank: 'onixText' }, 4)).toEqual(['The Lantern Keeper']);
  await sql`delete from title_text where scope = 4`.execute(server.database.batch);
  expect(await scoped({ notBlank: 'onixText' }, 4)).toEqual([]);
  expect(await scoped({ blank: 'onixText' }, 4)).toContain('The Lantern Keeper');
  expect(await scoped({ blank: 'onixText' }, 1)).not.toContain('The Lantern Keeper');
});

test.each([
  [{ blank: 'title' }, 'Any of author'],
  [{ blank: 'author', author: 'a' }, "Author has a value and 'Is blank'"],
  [{ onSaleDatePeriod: 'always' }, 'next30Days'],
])('%j is refused with a message [ASK-02]', async (body, message) => {
  const answer = await post('HarperCollins', body);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(message);
});

describe('periods are resolved when the search runs', () => {
  const titlesIn = async (onSaleDatePeriod: string) => (await found('HarperCollins', { onSaleDatePeriod })).sort();

  test.each([
    ['next30Days', ['0', '29']],
    ['last30Days', ['-29', '0']],
    ['next90Days', ['0', '29', '30']],
    ['last90Days', ['-29', '-30', '0']],
  ])('%s: %j [ASK-04]', async (period, expected) => {
    expect(await titlesIn(period)).toEqual(expected);
  });

  test('since the visit before this one, a week without one; a search is no visit [ASK-06]', async () => {
    expect(await titlesIn('sinceLastVisit')).toEqual(['0']);
    // At noon: 29 days ago to the hour can be another day in New York, where an hour is inserted in November.
    const visitBefore = (days: number) =>
      sql`
      insert into user_visit (subject, seen_at, previous_at)
      values ('demo-employee', now(), (${dayAfter(today, -days)} || ' 12:00')::timestamp at time zone 'America/New_York')
      on conflict (subject) do update set previous_at = excluded.previous_at`.execute(server.database.batch);
    await visitBefore(29);
    expect(await titlesIn('sinceLastVisit')).toEqual(['-29', '0']);
    await visitBefore(31);
    expect(await titlesIn('sinceLastVisit')).toEqual(['-29', '-30', '0']);
  });

  test('the response names the days; without a period it does not [ASK-05]', async () => {
    const answer = (await post('HarperCollins', { onSaleDatePeriod: 'next30Days' })).json();
    expect(answer.periodDays).toEqual({ onSaleDateStart: { first: today, last: dayAfter(today, 29) } });
    expect((await post('HarperCollins', { blank: 'author' })).json()).not.toHaveProperty('periodDays');
  });
});
