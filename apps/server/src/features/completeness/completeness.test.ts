import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

/** All that bronze requires (docs/decisions/0015-completeness.md). */
const sellable = {
  author1: 'Marsh, Eleanor',
  formatDesc: 'Hardcover',
  imprintDesc: 'Harbour Press',
  onSaleDate: '2026-03-10T00:00:00',
  price: 24.99,
};

/** What silver requires of a printed title in addition. */
const described = { canadianPrice: 30.99, category: 'FICTION / Sea Stories', pageCount: 320, trimSize: '6 x 9' };
const texts = { bookDescription: 'A storm.', keynote: 'A storm, a light.', authorBio: 'She sails.' };

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [
    titleRecord({
      isbn: '9780062040800',
      bar: { ...sellable, title: 'Anchor', pubYear: 2025, pubSeason: 'Fall' },
      sheet: { editorial: { editor: 'Noor, Amina' } },
    }),
    titleRecord({
      isbn: '9780061122415',
      bar: { ...sellable, title: 'Breaker', pubYear: 2026, pubSeason: 'Spring' },
      sheet: { editorial: { editor: 'Noor, Amina' } },
    }),
    titleRecord({ isbn: '9780061120084', bar: { ...sellable, title: 'Cape', price: undefined } }),
    titleRecord({ isbn: '9780062040817', bar: { ...sellable, title: 'Gone' }, isDeleted: true }),
    titleRecord({
      isbn: '9780062040824',
      bar: { ...sellable, ...described, title: 'Dune', imprintDesc: 'Avon' },
      sheet: { editorial: texts },
    }),
    titleRecord({ isbn: '9780062040831', bar: { ...sellable, title: 'Eddy', imprintDesc: undefined } }),
    titleRecord({ companyCode: '400', isbn: '9780008100001', bar: { ...sellable, title: 'London' } }),
  ]);
});
afterAll(() => server.close());

async function call(path: string, as: PersonName = 'trade') {
  const { statusCode, body } = await server.app.inject({ url: `/api/Completeness/${path}`, headers: server.as(as) });
  expect(statusCode, body).toBe(200);
  return JSON.parse(body);
}

interface Group {
  name: string | null;
  titles: number;
  levels: object;
}
const counts = (groups: Group[]) => groups.map(({ name, titles, levels }) => [name, titles, levels]);

describe('the completeness report', () => {
  test('counts the caller’s titles per imprint, without deleted ones, and their missing facts', async () => {
    const { all, groups, unrated } = await call('imprint');
    expect(unrated).toBe(0);
    expect([all.titles, all.levels]).toEqual([5, { none: 2, bronze: 2, silver: 1, gold: 0 }]);
    expect(counts(groups)).toEqual([
      ['Avon', 1, { none: 0, bronze: 0, silver: 1, gold: 0 }],
      ['Harbour Press', 3, { none: 1, bronze: 2, silver: 0, gold: 0 }],
      [null, 1, { none: 1, bronze: 0, silver: 0, gold: 0 }],
    ]);
    expect(groups[1].missing).toContainEqual({ number: 7, label: 'Price', level: 'bronze', titles: 1 });
  });

  test('counts per season in the order of time, and per editor', async () => {
    expect(counts((await call('season')).groups)).toEqual([
      ['2025 Fall', 1, { none: 0, bronze: 1, silver: 0, gold: 0 }],
      ['2026 Spring', 1, { none: 0, bronze: 1, silver: 0, gold: 0 }],
      [null, 3, { none: 2, bronze: 0, silver: 1, gold: 0 }],
    ]);
    expect((await call('editor')).groups.map(({ name }: Group) => name)).toEqual(['Noor, Amina', null]);
  });

  test('follows a changed title at the next call', async () => {
    const changed = { ...sellable, title: 'Eddy', imprintDesc: 'Avon' };
    await saveAsHouse(server.database, [titleRecord({ isbn: '9780062040831', bar: changed })]);
    expect((await call('imprint')).all.levels).toEqual({ none: 1, bronze: 3, silver: 1, gold: 0 });
    await saveAsHouse(server.database, [
      titleRecord({ isbn: '9780062040831', bar: { ...changed, imprintDesc: undefined } }),
    ]);
    expect((await call('imprint')).all.levels).toEqual({ none: 2, bronze: 2, silver: 1, gold: 0 });
  });
});

describe('the titles behind a number', () => {
  const titlesOf = async (path: string, as?: PersonName) => {
    const { total, data } = await call(path, as);
    const titles = data.map(({ title }: { title: string }) => title);
    expect(total).toBe(titles.length);
    return titles;
  };

  test.each([
    ['imprint/titles?name=Harbour%20Press', ['Anchor', 'Breaker', 'Cape']],
    ['imprint/titles?name=Harbour%20Press&level=bronze', ['Anchor', 'Breaker']],
    ['imprint/titles?isUnnamed=true', ['Eddy']],
    ['imprint/titles?level=none', ['Cape', 'Eddy']],
    ['imprint/titles?level=silver', ['Dune']],
    ['imprint/titles?level=gold', []],
    ['imprint/titles?missing=7', ['Cape']],
    ['season/titles?name=2026%20Spring', ['Breaker']],
    ['editor/titles?name=Noor%2C%20Amina', ['Anchor', 'Breaker']],
    ['editor/titles?name=Nemo', []],
  ])('of %s', async (path, titles) => {
    expect(await titlesOf(path)).toEqual(titles);
  });

  test('are those of the companies of the caller', async () => {
    expect(await titlesOf('imprint/titles?name=Harbour%20Press', 'uk')).toEqual(['London']);
  });
});
