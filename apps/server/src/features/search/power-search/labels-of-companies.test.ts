import { facetsResponseSchema } from '@titlenet/contract/power-search/facets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../../../test/test-titles.ts';
import { importRecords } from '../../../ingest/house/house-files.test-data.ts';

const title = (companyCode: string, isbn: string, name: string, tac: string, formatDesc: string) =>
  titleRecord({ companyCode, isbn, bar: { title: name, tac, formatDesc } } as Parameters<typeof titleRecord>[0]);

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  // The same codes in the words of three companies; those of North America are the newest.
  await saveAsHouse(server.database, [
    title('001', '9780062040800', 'Moose', 'TP', 'Trade Paperback'),
    title('001', '9780062040817', 'Moose by the Sea', 'CL', 'Trade 5.31x8'),
    title('003', '9780061120084', 'Small Moose', 'PB', 'Trade Paperback'),
  ]);
  await saveAsHouse(server.database, [
    title('180', '9780373209774', 'Moose of the North', 'TP', 'Trade 5.31x8'),
    title('400', '9780007448036', 'Moose of Leeds', 'TP', 'B Format'),
  ]);
});
afterAll(() => server.close());

describe('formats of companies', () => {
  const call = async (form: string, payload?: object) => {
    const url = `/api/Searching/PowerSearch/${form}`;
    const method = payload ? 'POST' : 'GET';
    const answer = await server.app.inject({
      method,
      url,
      headers: server.as('administrator'),
      ...(payload && { payload }),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const found = async (format: string): Promise<string[]> => {
    const { data } = await call('HarperCollins', { sortBy: 'title', isShowCover: 'false', format });
    return data.map((row: { TITLE: string }) => row.TITLE).sort();
  };

  test('selectors and facets have the words of the companies that are searched [FACET-12, PSCOM-58]', async () => {
    expect((await call('HarperCollins')).format).toEqual([
      { code: 'CL', description: 'Trade 5.31x8' },
      { code: 'TP', description: 'Trade Paperback' },
    ]);
    expect((await call('HQNA')).formatGroups).toEqual([{ code: 'TP', description: 'Trade 5.31x8' }]);
    const { facets } = facetsResponseSchema.parse(await call('HarperCollins/Facets', { values: {} }));
    const values = facets.find(({ name }) => name === 'format')?.values ?? [];
    expect(values.map(({ label, count }) => `${label} ${count}`)).toEqual(['Trade Paperback 2', 'Trade 5.31x8 1']);
  });

  test('a code finds the titles with its label in these companies, and no others [FACET-12, PSCOM-58]', async () => {
    expect(await found('TP')).toEqual(['Moose', 'Small Moose']);
    expect(await found('CL')).toEqual(['Moose by the Sea']);
    const { data } = await call('HQNA', { sortBy: 'Title', isShowCover: 'false', format: 'TP' });
    expect(data.map(({ PRODUCT_ID }: { PRODUCT_ID: number }) => PRODUCT_ID)).toHaveLength(1);
    expect(JSON.stringify(data)).toContain('9780373209774');
  });
});

test('a label of the house is that of all companies, also of titles that come later [PSCOM-58]', async () => {
  const formats = async () => {
    const url = '/api/Searching/PowerSearch/HQNA?refresh=1';
    return (await server.app.inject({ url, headers: server.as('administrator') })).json().formatGroups;
  };
  await importRecords(server.database, [
    { kind: 'lookup', attribute: 'format', code: 'TP', description: 'Paperback' },
    { kind: 'lookup', attribute: 'format', code: 'MM', description: 'Mass Market' },
  ] as Parameters<typeof importRecords>[1]);
  await saveAsHouse(server.database, [title('180', '9780373209781', 'Late Moose', 'MM', 'Mass Market 4.19x6.63')]);
  expect(await formats()).toEqual([
    { code: 'MM', description: 'Mass Market' },
    { code: 'TP', description: 'Paperback' },
  ]);
});
