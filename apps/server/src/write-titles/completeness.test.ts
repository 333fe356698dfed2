import { factsNumbered } from '@titlenet/catalogue/completeness/completeness';
import { chosenFields, resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsFeed, saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { answerRows, splitRows, storedRows } from './grid-rows.queries.ts';

let database: TestDatabase;
beforeEach(async () => {
  database ??= await createTestDatabase();
  for (const table of ['title_source', 'title'] as const) await database.batch.deleteFrom(table).execute();
});
afterAll(() => database?.drop());

const sellable = {
  formatDesc: 'Hardcover',
  imprintDesc: 'Harbour Press',
  onSaleDate: '2026-03-10T00:00:00',
  price: 24.99,
};
const fromFeed = (bar: object) =>
  titleRecord({ source: { sender: 'Harbour', recordReference: '1', sentAt: '2026-01-01T00:00:00Z' }, bar });

async function marks() {
  const source = resultSource('HarperCollins');
  const { rows } = await sql<{ rows: string | null }>`
    select ${storedRows(sql`title.id`)} as rows
    from title left join title_grid on title_grid.title_id = title.id`.execute(database.db);
  const text = await answerRows(
    database.db,
    source,
    chosenFields(source, ['PRICE', 'CANADIAN_PRICE']),
    splitRows(rows[0]!.rows),
  );
  const [row] = JSON.parse(`[${text}]`);
  return [row.COMPLIANCE_PRICE, row.COMPLIANCE_CANADIAN_PRICE, row.COMPLIANCETEXT];
}

async function stored() {
  const rows = await database.db
    .selectFrom('title_derivation')
    .innerJoin('title', 'title.id', 'title_id')
    .select(['company_code', 'lacks'])
    .orderBy('company_code')
    .execute();
  return rows.map(({ company_code, lacks }) => ({
    company_code,
    lacks: factsNumbered(lacks).map(({ label }) => label),
  }));
}

test('the compliance mark follows the values of a title from any sender [GRID-065]', async () => {
  await saveAsFeed(database, [fromFeed({ ...sellable, price: undefined })]);
  expect(await marks()).toEqual(['RED', null, 'Missing: Price']);
  expect((await stored())[0]!.lacks).toContain('Price');

  await saveAsFeed(database, [{ ...fromFeed({ ...sellable, canadianPrice: 30 }), sheet: { editorial: {} } }]);
  const [price, canadian, text] = await marks();
  expect([price, canadian]).toEqual(['GREEN', 'GREEN']);
  expect(text).toMatch(/^Bronze\. Missing for silver: BISAC Category, Description, /);
  expect((await stored())[0]!.lacks).not.toContain('Price');
});

test('an in-house compliance replaces the rating, which is stored too', async () => {
  const own = { complianceText: 'Price differs from contract', compliancePrice: 'RED' };
  await saveAsHouse(database, [titleRecord({ bar: sellable, stored: own })]);
  expect(await marks()).toEqual(['RED', null, 'Price differs from contract']);
  expect((await stored())[0]!.lacks).not.toContain('Price');

  const taken = { complianceText: null, compliancePrice: null };
  await saveAsHouse(database, [titleRecord({ bar: sellable, stored: taken })]);
  expect((await marks())[0]).toBe('GREEN');
});
