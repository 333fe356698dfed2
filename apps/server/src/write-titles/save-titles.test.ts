import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsFeed, saveAsHouse, titleRecord } from '../../test/test-titles.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => sql`truncate title, term restart identity cascade`.execute(database.db));

const bars = async () => {
  const rows = await database.db
    .selectFrom('title_document')
    .innerJoin('title', 'id', 'title_id')
    .select(['bar', 'is_deleted'])
    .execute();
  return rows.map((row) => ({ ...JSON.parse(row.bar), isDeleted: row.is_deleted }));
};
const sent = (sender: string, sentAt: string, recordReference = 'r1') => ({
  source: { sender, recordReference, sentAt },
});

describe('the same title received again', () => {
  test('changes nothing if it is unchanged', async () => {
    expect(await saveAsHouse(database, [titleRecord()])).toEqual(['added']);
    expect(await saveAsHouse(database, [titleRecord()])).toEqual(['unchanged']);
    expect(await database.db.selectFrom('title_change').selectAll().execute()).toEqual([]);
  });

  test('keeps its product id and stores a history of changed fields with both values', async () => {
    await saveAsHouse(database, [titleRecord({ bar: { price: 20, pageCount: 300 } })]);
    const [before] = await bars();
    expect(await saveAsHouse(database, [titleRecord({ bar: { price: 22, pageCount: 300 } })])).toEqual(['updated']);
    const [after] = await bars();
    expect(after).toMatchObject({ productId: before.productId, price: 22, pageCount: 300 });
    const changes = await database.db.selectFrom('title_change').select(['field', 'old_value', 'new_value']).execute();
    expect(changes).toEqual([{ field: 'bar.price', old_value: '20', new_value: '22' }]);
  });

  test('twice in one batch has the values of the later one', async () => {
    const records = [titleRecord({ bar: { price: 1 } }), titleRecord({ bar: { price: 2 } })];
    expect(await saveAsHouse(database, records)).toEqual(['added', 'updated']);
    expect(await bars()).toMatchObject([{ price: 2 }]);
  });

  test('an older message of the same sender does not replace a newer one', async () => {
    await saveAsFeed(database, [titleRecord({ ...sent('onix', '2026-03-02T00:00:00'), bar: { price: 9 } })]);
    const older = titleRecord({ ...sent('onix', '2026-03-01T00:00:00'), bar: { price: 7 } });
    expect(await saveAsFeed(database, [older])).toEqual(['older']);
    expect(await bars()).toMatchObject([{ price: 9 }]);
  });
});

describe('a message that is received again with a later date', () => {
  const priced = (sender: string, sentAt: string, price: number) =>
    titleRecord({ ...sent(sender, sentAt), bar: { price } });

  test('is not replaced by one between the two dates', async () => {
    await saveAsFeed(database, [priced('onix', '2026-03-01T00:00:00', 9)]);
    expect(await saveAsFeed(database, [priced('onix', '2026-03-03T00:00:00', 9)])).toEqual(['unchanged']);
    expect(await saveAsFeed(database, [priced('onix', '2026-03-02T00:00:00', 7)])).toEqual(['older']);
    expect(await bars()).toMatchObject([{ price: 9 }]);
  });

  test('makes its sender the newest of several', async () => {
    await saveAsFeed(database, [priced('a', '2026-03-01T00:00:00', 1)]);
    await saveAsFeed(database, [priced('b', '2026-03-02T00:00:00', 2)]);
    expect(await saveAsFeed(database, [priced('a', '2026-03-03T00:00:00', 1)])).toEqual(['updated']);
    expect(await bars()).toMatchObject([{ price: 1 }]);
    const changes = await database.db.selectFrom('title_change').select(['old_value', 'new_value']).execute();
    expect(changes.at(-1)).toEqual({ old_value: '2', new_value: '1' });
    expect(await saveAsFeed(database, [priced('a', '2026-03-04T00:00:00', 1)])).toEqual(['unchanged']);
  });
});

describe('several senders of one title', () => {
  test('make one title, and in-house fields win in either order', async () => {
    await saveAsHouse(database, [titleRecord({ bar: { salesMarketingCode: 'AV', price: 20 } })]);
    const feed = titleRecord({ ...sent('onix', '2030-01-01T00:00:00'), bar: { price: 5, pageCount: 99 } });
    expect(await saveAsFeed(database, [feed])).toEqual(['updated']);
    expect(await bars()).toMatchObject([{ salesMarketingCode: 'AV', price: 20, pageCount: 99 }]);
  });

  test('the newest of them wins, and the publisher itself over all others', async () => {
    await saveAsFeed(database, [titleRecord({ ...sent('distributor', '2026-01-01T00:00:00'), bar: { price: 1 } })]);
    await saveAsFeed(database, [titleRecord({ ...sent('other', '2026-02-01T00:00:00'), bar: { price: 2 } })]);
    expect(await bars()).toMatchObject([{ price: 2 }]);
    const own = titleRecord({
      ...sent('Harbour Press', '2025-01-01T00:00:00'),
      bar: { price: 3 },
      stored: { publisher: 'Harbour Press' },
    });
    await saveAsFeed(database, [own]);
    expect(await bars()).toMatchObject([{ price: 3 }]);
  });

  test('the title is deleted only if all of them delete it, and returns with its values', async () => {
    await saveAsFeed(database, [titleRecord({ ...sent('a', '2026-01-01T00:00:00'), bar: { price: 1 } })]);
    await saveAsFeed(database, [titleRecord({ ...sent('b', '2026-01-02T00:00:00'), bar: { price: 2 } })]);
    await saveAsFeed(database, [titleRecord({ ...sent('b', '2026-01-03T00:00:00'), isDeleted: true })]);
    expect(await bars()).toMatchObject([{ isDeleted: false, price: 1 }]);
    expect(await saveAsFeed(database, [titleRecord({ ...sent('a', '2026-01-04T00:00:00'), isDeleted: true })])).toEqual(
      ['deleted'],
    );
    expect(await bars()).toMatchObject([{ isDeleted: true, title: 'The Lantern Keeper' }]);
    await saveAsFeed(database, [titleRecord({ ...sent('a', '2026-01-05T00:00:00'), bar: { price: 4 } })]);
    expect(await bars()).toMatchObject([{ isDeleted: false, price: 4 }]);
  });

  test('a deletion of an unknown title shows nothing, and is not undone by older messages', async () => {
    const gone = [titleRecord({ ...sent('a', '2026-01-03T00:00:00'), isDeleted: true })];
    expect(await saveAsFeed(database, gone)).toEqual(['deleted']);
    expect(await saveAsFeed(database, gone)).toEqual(['unchanged']);
    const late = titleRecord({ ...sent('a', '2026-01-02T00:00:00'), bar: { price: 3 } });
    await saveAsFeed(database, [late]);
    expect(await bars()).toMatchObject([{ isDeleted: true, price: 3 }]);
    await saveAsFeed(database, [{ ...late, ...sent('a', '2026-01-04T00:00:00') }]);
    expect(await bars()).toMatchObject([{ isDeleted: false, price: 3 }]);
  });
});

describe('identity (G-166)', () => {
  test('one ISBN in two companies is two titles', async () => {
    await saveAsHouse(database, [titleRecord(), titleRecord({ companyCode: '400' })]);
    expect((await bars()).map((bar) => bar.companyCode).sort()).toEqual(['001', '400']);
  });

  test('an in-house product id is assigned once; an existing one is kept', async () => {
    await saveAsFeed(database, [titleRecord(sent('onix', '2026-01-01T00:00:00'))]);
    const [first] = await bars();
    await saveAsHouse(database, [
      titleRecord({ productId: 77 }),
      titleRecord({ productId: 78, isbn: '9780061122415' }),
    ]);
    expect((await bars()).map((bar) => bar.productId).sort((a, b) => a - b)).toEqual([78, first.productId]);
  });

  test('a product without ISBN is identified by its record, and keeps its id when it gets an ISBN', async () => {
    await saveAsFeed(database, [titleRecord({ ...sent('onix', '2026-01-01T00:00:00', 'map-7'), isbn: null })]);
    const [first] = await bars();
    expect(first.isbn).toBeNull();
    await saveAsFeed(database, [
      titleRecord({ ...sent('onix', '2026-01-02T00:00:00', 'map-7'), isbn: null, bar: { price: 3 } }),
    ]);
    expect(await bars()).toMatchObject([{ productId: first.productId, price: 3 }]);
  });

  test('a record that moves to another ISBN no longer contributes to the first title', async () => {
    await saveAsFeed(database, [titleRecord(sent('onix', '2026-01-01T00:00:00'))]);
    await saveAsFeed(database, [titleRecord({ ...sent('onix', '2026-01-02T00:00:00'), isbn: '9780061122415' })]);
    const found = await bars();
    expect(found.find((bar) => bar.isbn === '9780062040800')).toMatchObject({ isDeleted: true });
    expect(found.find((bar) => bar.isbn === '9780061122415')).toMatchObject({ isDeleted: false });
  });
});

describe('stored data', () => {
  test('rich texts are sanitized, and blank ones become empty', async () => {
    const hostile = '<p onclick="x()">A <b>storm</b><script>steal()</script><a href="javascript:x()">link</a></p>';
    await saveAsHouse(database, [titleRecord({ sheet: { editorial: { bookDescription: hostile, authorBio: '' } } })]);
    const { sheet } = await database.db.selectFrom('title_document').select('sheet').executeTakeFirstOrThrow();
    const { editorial } = JSON.parse(`{${sheet}}`);
    expect(editorial.bookDescription).toBe('<p>A <b>storm</b><a>link</a></p>');
    expect(editorial.authorBio).toBeNull();
  });

  test('codes become terms, with the same number for the same code', async () => {
    const imprint = { tas: 'HP', imprintDesc: 'Harbour Press' };
    await saveAsHouse(database, [titleRecord({ bar: imprint }), titleRecord({ isbn: '9780061122415', bar: imprint })]);
    const rows = await database.db.selectFrom('title').select('terms').execute();
    expect(rows[0]!.terms).toEqual(rows[1]!.terms);
    const terms = await database.db
      .selectFrom('term')
      .select(['code', 'description'])
      .where('attribute', '=', 10)
      .execute();
    expect(terms).toEqual([{ code: 'HP', description: 'Harbour Press' }]);
  });

  test('unchanged rows are not written, and removed texts and references are deleted', async () => {
    const versions = async () => {
      const { rows } = await sql<object>`
        select t.xmin::text as flat, o.xmin::text as sorted, d.sheet_digest as sheet,
          array(select scope from title_text where title_id = t.id order by scope) as scopes,
          array(select isbn from title_reference where title_id = t.id) as refers
        from title t join title_order o on o.title_id = t.id join title_document d on d.title_id = t.id`.execute(
        database.db,
      );
      return rows[0] as { flat: string; sorted: string; sheet: string; scopes: number[]; refers: string[] };
    };
    const references = [{ list: 'otherWorks' as const, isbn: '9780061122415' }];
    const told = (text: string) => titleRecord({ references, sheet: { editorial: { offPageKeywords: text } } });
    await saveAsHouse(database, [told('storm')]);
    const first = await versions();
    await saveAsHouse(database, [told('lantern')]);
    const second = await versions();
    expect(second).toMatchObject({
      flat: first.flat,
      sorted: first.sorted,
      scopes: first.scopes,
      refers: first.refers,
    });
    expect(second.sheet).not.toBe(first.sheet);
    expect(first.scopes).toHaveLength(1);
    await saveAsHouse(database, [titleRecord({ references: [] })]);
    expect(await versions()).toMatchObject({ scopes: [], refers: [] });
  });

  test('a lone surrogate, which PostgreSQL rejects, is replaced and the rest is stored', async () => {
    expect(await saveAsHouse(database, [titleRecord({ bar: { title: 'Storm \ud83d' } })])).toEqual(['added']);
    const row = await database.db.selectFrom('title').select('title').executeTakeFirst();
    expect(row).toEqual({ title: 'Storm \ufffd' });
  });

  test('two importers of the same new titles create them once', async () => {
    const records = Array.from({ length: 20 }, (_, index) =>
      titleRecord({ isbn: `97800620${String(index).padStart(5, '0')}` }),
    );
    const both = await Promise.all([saveAsHouse(database, records), saveAsHouse(database, records.toReversed())]);
    expect(both.flat().filter((outcome) => outcome === 'added')).toHaveLength(20);
    expect(await bars()).toHaveLength(20);
  });
});
