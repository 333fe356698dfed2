import { companyCodes } from '@titlenet/catalogue/companies';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import type { Uploader } from '../runs/import-run.ts';
import { importRecords, oneOfEach, type SentRecord } from './house-files.test-data.ts';
import { requireDeclaredWriters } from './writers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const ofTrade: Uploader = { subject: 'tina', companies: ['001'] };
const ofAll: Uploader = { subject: 'ada', companies: companyCodes };

const isbns = ['9780062040800', '9780061122415', '9780062040855'];
const list = (owner: string, size: number, isShared = false): SentRecord => ({
  kind: 'list',
  name: 'Private',
  owner,
  isShared,
  isbns: isbns.slice(0, size),
});

async function storedLists() {
  const { rows } = await sql<{ owner: string; size: number; isShared: boolean }>`
    select owner, is_shared as "isShared", (select count(*)::integer from user_list_item where list_id = id) as size
    from user_list where name = 'Private' order by owner`.execute(database.batch);
  return rows;
}

describe('who may upload a record of the house feed [G-242]', () => {
  const { person, lookup, list: otherList, permission, 'trade-category': category, ...ofCompany } = oneOfEach;

  test('a user of one company: records of that company, none that concern all companies, and no list of others', async () => {
    const lines = [...Object.values(ofCompany), otherList, person, lookup, category, permission];
    const { rejected } = await importRecords(database, lines, ofTrade);
    expect(rejected.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '11: records of the kind list can only be imported by their owner or by users of all companies',
      '12: records of the kind person can only be imported by users of all companies',
      '13: records of the kind lookup can only be imported by users of all companies',
      '14: records of the kind trade-category can only be imported by users of all companies',
      '15: records of the kind permission can only be imported by users of all companies',
    ]);
  });

  test('a user of one company: no record of another company', async () => {
    const ofOthers = Object.values(ofCompany).map((record): SentRecord => ({ ...record, companyCode: '003' }));
    const { read, rejected } = await importRecords(database, ofOthers, ofTrade);
    expect([read, rejected.length]).toEqual([10, 10]);
    for (const { reason } of rejected) expect(reason).toBe("is of Children's (003), a company that you do not hold");
  });

  test('a private list is replaced by its owner and by users of all companies only', async () => {
    await importRecords(database, [list('ursula', 3)]);
    const refused = await importRecords(database, [list('ursula', 1, true), list('tina', 2)], ofTrade);
    expect(refused.rejected.map(({ line }) => line)).toEqual([1]);
    expect(await storedLists()).toEqual([
      { owner: 'tina', size: 2, isShared: false },
      { owner: 'ursula', size: 3, isShared: false },
    ]);
    expect((await importRecords(database, [list('ursula', 1), list('tina', 1)], ofAll)).rejected).toEqual([]);
    expect((await storedLists()).map(({ size }) => size)).toEqual([1, 1]);
  });

  test('known awards, which the lists of all companies show, are renamed by users of all companies only', async () => {
    const award = (id: number, name: string): SentRecord => ({
      ...oneOfEach.award,
      lists: [{ id, audience: 'CH', name, year: 2026 }],
    });
    const names = async () => {
      const query = database.batch.selectFrom('award_list').select(['id', 'name']).where('audience', '=', 'CH');
      return (await query.orderBy('id').execute()).map(({ id, name }) => `${id} ${name}`);
    };
    const kept = 'Known awards keep their names and positions: only users of all companies can change them';
    expect((await importRecords(database, [award(901, 'Silver Fox')], ofTrade)).notices).not.toContain(kept);
    const renamed = await importRecords(database, [award(901, 'Mine'), award(902, 'Red Hen')], ofTrade);
    expect([renamed.rejected, await names()]).toEqual([[], ['901 Silver Fox', '902 Red Hen']]);
    expect(renamed.notices).toContain(kept);
    expect((await importRecords(database, [award(901, 'Grey Fox')], ofAll)).notices).not.toContain(kept);
    expect(await names()).toEqual(['901 Grey Fox', '902 Red Hen']);
  });
});

test('a kind of record that does not declare who may write it prevents the start [G-242]', () => {
  expect(() => requireDeclaredWriters()).not.toThrow();
  const declared = { title: 'company', review: 'anyone' };
  expect(() => requireDeclaredWriters(['title', 'review', 'rating'], declared)).toThrow(
    'These kinds of records declare no writer: review, rating',
  );
});
