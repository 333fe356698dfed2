import { companyOf } from '@titlenet/catalogue/companies';
import { hccpFieldBlocks } from '@titlenet/catalogue/result-columns/column-definitions';
import { chosenFields, resultFields, resultSource, savedName } from '@titlenet/catalogue/result-columns/result-sources';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { findResultFields } from '../../people/preferences.queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.database.db.deleteFrom('preference').execute());

const preference = '/api/Account/Preference';
const hccpFields = '/api/Searching/PowerSearch/Hccp/Customize-Fields';

const read = (url: string, as: PersonName = 'employee') =>
  server.app.inject({ method: 'GET', url, headers: server.as(as) });
const save = (url: string, payload: unknown, as: PersonName = 'employee') =>
  server.app.inject({ method: 'POST', url, headers: server.as(as), payload: payload as object });

const saved = async (company: string, as?: PersonName) => {
  const answer = await read(`${preference}?company=${company}`, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<string[]>();
};

describe('fields of HarperCollins and HQNA', () => {
  test('without a saved choice, the standard set is used (G-87) [CUSTOM-20]', async () => {
    expect(await saved('001')).toEqual([]);
  });

  test('stores a choice with ISBN and Title, in the order of the screen [CUSTOM-21] [CUSTOM-07] [CUSTOM-08]', async () => {
    const answer = await save(`${preference}?company=001`, ['PRICE', 'AUTHOR_2']);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await saved('001')).toEqual(['ISBN', 'TITLE', 'AUTHOR_2', 'PRICE']);
  });

  test('Deselect All leaves ISBN and Title, not the standard set', async () => {
    await save(`${preference}?company=001`, []);
    expect(await saved('001')).toEqual(['ISBN', 'TITLE']);
  });

  test('stores send names for fields that have one [CUSTOM-22]', async () => {
    await save(`${preference}?company=180`, ['Price_CAD', 'Release_Date_JDE']);
    expect(await saved('180')).toEqual(['isbn', 'title', 'Release_Date_JDE', 'Price_CAD']);
    const refused = await save(`${preference}?company=180`, ['prices.CAD']);
    expect(refused.statusCode).toBe(400);
  });

  test('stores one choice per company and user [CUSTOM-23]', async () => {
    await save(`${preference}?company=001`, ['PRICE']);
    await save(`${preference}?company=003`, ['UPC']);
    await save(`${preference}?company=001`, ['EAN'], 'administrator');
    expect(await saved('180')).toEqual([]);
    expect(await saved('003')).toEqual(['ISBN', 'TITLE', 'UPC']);
    expect(await saved('001')).toEqual(['ISBN', 'TITLE', 'PRICE']);
    expect(await saved('001', 'administrator')).toEqual(['ISBN', 'TITLE', 'EAN']);
  });

  test('a division is treated as the user’s first company in it (G-19)', async () => {
    await save(`${preference}?company=1`, ['PRICE'], 'children');
    expect(await saved('003', 'children')).toEqual(['ISBN', 'TITLE', 'PRICE']);
  });

  test.each<[unknown, string]>([
    [['PRICE', 'PASSWORD'], 'a field that there is not'],
    [['isbn'], 'a field of another division'],
    [[''], 'an empty name'],
    [[1], 'a number'],
    ['PRICE', 'no list'],
    [Array.from({ length: 501 }, () => 'PRICE'), 'more than there are'],
  ])('rejects %j: %s, and keeps the stored choice', async (names) => {
    await save(`${preference}?company=001`, ['UPC']);
    const answer = await save(`${preference}?company=001`, names);
    expect(answer.statusCode).toBe(400);
    expect(await saved('001')).toEqual(['ISBN', 'TITLE', 'UPC']);
  });

  test('names unknown fields in the error', async () => {
    const answer = await save(`${preference}?company=001`, ['PRICE', 'PASSWORD']);
    expect(answer.json()).toMatchObject({ issues: [{ path: 'body/1', message: 'Unknown field PASSWORD' }] });
  });

  test.each(['?company=', '', '?company=7', '?company=abc', '?company=001%00'])(
    'refuses the company %j',
    async (query) => {
      expect((await read(preference + query)).statusCode).toBe(400);
    },
  );

  test.each(['180', '006', '400'])('denies the company %s to users without it', async (company) => {
    expect((await read(`${preference}?company=${company}`, 'trade')).statusCode).toBe(403);
    expect((await save(`${preference}?company=${company}`, [], 'trade')).statusCode).toBe(403);
  });

  test('of two concurrent choices, one is stored completely', async () => {
    const choices = [
      ['PRICE', 'UPC', 'EAN'],
      ['EDITOR_1', 'DESIGNER'],
    ];
    await Promise.all(choices.flatMap((names) => [1, 2, 3].map(() => save(`${preference}?company=001`, names))));
    const kept = await saved('001');
    const source = resultSource('HarperCollins');
    expect(choices.map((names) => chosenFields(source, names).map(savedName))).toContainEqual(kept);
  });

  test('every field can be chosen', async () => {
    for (const company of ['001', '180']) {
      const names = resultFields(resultSource(companyOf(company).division === 1 ? 'HarperCollins' : 'Hqna')).map(
        savedName,
      );
      expect((await save(`${preference}?company=${company}`, names)).statusCode).toBe(204);
      expect(await saved(company)).toEqual(names);
    }
  });
});

describe('fields of HCCP', () => {
  const selected = async () => {
    const answer = await read(hccpFields, 'hccp');
    const blocks = answer.json<ReturnType<typeof hccpFieldBlocks>>();
    return blocks.flatMap(({ fields }) => fields.filter(({ isSelected }) => isSelected).map(({ id }) => id));
  };

  test('are returned in blocks, the default ones selected [CUSTOM-24] [CUSTOM-26]', async () => {
    const answer = await read(hccpFields, 'hccp');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual(hccpFieldBlocks(resultSource('Hccp'), []));
  });

  test('are stored by id, with ISBN and Title [CUSTOM-25] [CUSTOM-07] [CUSTOM-08]', async () => {
    expect((await save(hccpFields, [6, 30], 'hccp')).statusCode).toBe(204);
    expect(await selected()).toEqual([1, 2, 6, 30]);
    await save(hccpFields, [], 'hccp');
    expect(await selected()).toEqual([1, 2]);
  });

  test.each([[[9999]], [['ISBN']], [[1.5]], [{}]])('%j is rejected, and the stored choice is kept', async (ids) => {
    await save(hccpFields, [6], 'hccp');
    expect((await save(hccpFields, ids, 'hccp')).statusCode).toBe(400);
    expect(await selected()).toEqual([1, 2, 6]);
  });

  test('require access to HCCP', async () => {
    expect((await read(hccpFields, 'trade')).statusCode).toBe(403);
    expect((await save(hccpFields, [], 'trade')).statusCode).toBe(403);
  });

  test('determine the columns of results', async () => {
    await save(hccpFields, [6], 'hccp');
    const fields = await findResultFields(server.database.db, resultSource('Hccp'), {
      subject: 'demo-hccp',
      companies: ['006'],
    });
    expect(fields.map(({ name }) => name)).toEqual(['ISBN', 'TITLE', 'AUTHOR_2']);
  });
});
