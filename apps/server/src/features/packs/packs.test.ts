import type { PackOperation } from '@titlenet/contract/pack-changes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../test/test-app.ts';
import { subjectOf } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import {
  harbour,
  heartland,
  lantern,
  outline,
  type packCalls,
  records,
  startPackServer,
  tide,
  titlesOf,
} from './pack-calls.test-support.ts';

let server: TestApp;
let calls: ReturnType<typeof packCalls>;
beforeAll(async () => {
  ({ server, calls } = await startPackServer());
});
afterAll(() => server.close());
beforeEach(() => server.database.db.deleteFrom('pack').execute());

test('a pack is made of chosen titles of several companies, a user list or a saved search, in their order [PACK-01]', async () => {
  const { call, create, add, packOf } = calls;
  const pack = await create('administrator');
  expect(
    await add('administrator', pack, {
      titles: [...titlesOf([tide, lantern, tide, '9780062040879']), ...titlesOf([heartland], '180')],
    }),
  ).toMatchObject({
    status: 200,
    body: { added: [expect.any(Number), expect.any(Number), expect.any(Number)], alreadyThere: 0, notFound: 1 },
  });
  expect(outline(await packOf('administrator', pack))).toEqual([': Tide, The Lantern Keeper, Heartland']);

  const list = (await call('administrator', 'POST', '/api/UserLists', { name: `List ${pack}` })).body.id;
  await call('administrator', 'POST', `/api/UserLists/${list}/Isbns`, {
    isbns: [lantern, harbour, '9780062040879'],
  });
  expect((await add('administrator', pack, { listId: list })).body).toMatchObject({
    added: [expect.any(Number)],
    alreadyThere: 1,
    notFound: 1,
  });

  const address = '/Searching/PowerSearch/HarperCollins/result?title=tide';
  const search = (await call('trade', 'POST', '/api/SavedSearches', { name: 'Tides', address })).body.id;
  const second = await create('trade');
  expect((await add('trade', second, { searchId: search })).body).toMatchObject({ added: [expect.any(Number)] });
  expect(outline(await packOf('trade', second))).toEqual([': Tide']);
  // The search of another person, and no or two sources.
  expect(await add('administrator', pack, { searchId: search })).toMatchObject({ status: 404 });
  expect(await add('trade', second, {})).toMatchObject({ status: 400 });
  expect(await add('trade', second, { searchId: search, titles: titlesOf([tide]) })).toMatchObject({ status: 400 });
});

test('a pack keeps the facts of its titles: name, author, format, price, date and status [PACK-02]', async () => {
  const { packOf, prepared } = calls;
  const { pack, lanternId } = await prepared();
  const { sections } = await packOf('trade', pack);
  expect(sections[0]?.titles[1]).toEqual({
    id: lanternId,
    companyCode: '001',
    isbn: lantern,
    productId: expect.any(Number),
    title: 'The Lantern Keeper',
    author: 'Marsh, Eleanor',
    format: 'Hardcover',
    price: 24.99,
    onSaleDate: '2026-03-03T00:00:00',
    status: 'Forthcoming - Forthcoming',
    keptAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    internalNote: '',
    accountsNote: '',
    pages: null,
  });
});

test('a deleted title stays named in its packs, and has its product id again when it is sent again [PACK-03]', async () => {
  const { packOf, prepared } = calls;
  const { pack } = await prepared();
  const [, tideRecord] = records;
  await saveAsHouse(server.database, [{ ...tideRecord!, isDeleted: true }]);
  expect((await packOf('trade', pack)).sections[0]?.titles[0]).toMatchObject({ title: 'Tide', productId: null });
  await saveAsHouse(server.database, [tideRecord!]);
  expect((await packOf('trade', pack)).sections[0]?.titles[0]).toMatchObject({ productId: expect.any(Number) });
});

test('fields of pack, sections and titles are changed one by one, and titles and sections moved [PACK-04]', async () => {
  const { packOf, change, prepared } = calls;
  const { pack, version, section, tideId, harbourId } = await prepared();
  const first = await change('trade', pack, {
    version,
    operations: [
      { kind: 'setPack', set: { meeting: 'Launch', meetingDay: '2026-12-01', mark: '003', pages: ['tipSheet'] } },
      { kind: 'setSection', id: section, set: { heading: 'Fiction' } },
      { kind: 'addSection', heading: 'Sea', before: section },
      {
        kind: 'setTitle',
        id: tideId,
        set: { internalNote: 'Print more', accountsNote: 'New cover', pages: ['comparison'] },
      },
    ],
  });
  expect(first).toMatchObject({ status: 200, body: { others: [], refused: [], addedSections: [expect.any(Number)] } });
  const [sea] = first.body.addedSections as [number];
  await change('trade', pack, {
    version: first.body.version,
    operations: [
      { kind: 'moveTitles', ids: [harbourId, tideId], sectionId: sea, before: null },
      { kind: 'moveTitles', ids: [tideId], sectionId: sea, before: harbourId },
      { kind: 'moveSection', id: sea, before: null },
    ],
  });
  const changed = await packOf('trade', pack);
  expect(outline(changed)).toEqual(['Fiction: The Lantern Keeper', 'Sea: Tide, Harbour']);
  expect(changed).toMatchObject({ meeting: 'Launch', meetingDay: '2026-12-01', mark: '003', pages: ['tipSheet'] });
  expect(changed.sections[1]?.titles[0]).toMatchObject({
    internalNote: 'Print more',
    accountsNote: 'New cover',
    pages: ['comparison'],
  });
  for (const operation of [
    { kind: 'setTitle', id: 2_000_000_000, set: { internalNote: 'No' } },
    { kind: 'moveTitles', ids: [tideId], sectionId: 2_000_000_000, before: null },
  ] satisfies PackOperation[])
    expect(await change('trade', pack, { version, operations: [operation] })).toMatchObject({ status: 404 });
  expect(
    await change('trade', pack, { version, operations: [{ kind: 'setPack', set: { pages: ['unknown'] } }] }),
  ).toMatchObject({ status: 400 });
});

test('a removed title comes back with its place and notes, and a removed section with its titles [PACK-05]', async () => {
  const { packOf, change, prepared } = calls;
  const { pack, version, section, tideId, lanternId } = await prepared();
  const edit = (...operations: PackOperation[]) => change('trade', pack, { version, operations });
  const [second] = (await edit({ kind: 'addSection', heading: 'Second', before: null })).body.addedSections;
  await edit(
    { kind: 'moveTitles', ids: [lanternId], sectionId: second, before: null },
    { kind: 'setTitle', id: tideId, set: { internalNote: 'Kept', isRemoved: true } },
    { kind: 'setSection', id: section, set: { isRemoved: true } },
  );
  expect(outline(await packOf('trade', pack))).toEqual(['Second: The Lantern Keeper, Harbour']);
  expect(await edit({ kind: 'setSection', id: second, set: { isRemoved: true } })).toMatchObject({
    status: 400,
    body: { message: 'A pack has at least one section.' },
  });
  await edit(
    { kind: 'setSection', id: section, set: { isRemoved: false, heading: 'First' } },
    { kind: 'moveSection', id: section, before: second },
    { kind: 'setTitle', id: tideId, set: { isRemoved: false } },
  );
  const restored = await packOf('trade', pack);
  expect(outline(restored)).toEqual(['First: Tide, Harbour', 'Second: The Lantern Keeper']);
  expect(restored.sections[0]?.titles[0]).toMatchObject({ internalNote: 'Kept' });
});

test('a text of another editor is not replaced before it was read, and both learn what the other changed [PACK-06]', async () => {
  const { call, packOf, change, share, prepared } = calls;
  const { pack, version, tideId, lanternId } = await prepared();
  await share('trade', pack, { forAll: 'none', members: [{ subject: subjectOf('administrator'), role: 'editor' }] });
  const note = (id: number, internalNote: string): PackOperation => ({ kind: 'setTitle', id, set: { internalNote } });
  const own = await change('trade', pack, { version, operations: [note(tideId, 'From trade')] });
  const theirs = await change('administrator', pack, {
    version,
    operations: [note(lanternId, 'Other title'), note(tideId, 'From'), note(tideId, 'From the administrator')],
  });
  const field = { part: 'title', id: tideId, name: 'Tide', field: 'internalNote' };
  expect(theirs.body.refused).toEqual([{ ...field, by: 'Theo Radcliffe', text: 'From the administrator' }]);
  expect((await packOf('trade', pack)).sections[0]?.titles[0]).toMatchObject({ internalNote: 'From trade' });
  expect(theirs.body.others).toMatchObject([{ by: 'Theo Radcliffe', id: tideId, field: 'internalNote', before: '' }]);
  const told = await call('trade', 'GET', `/api/Packs/${pack}/Changes?since=${own.body.version}`);
  expect(told.body).toEqual({
    version: theirs.body.version,
    others: [expect.objectContaining({ name: 'The Lantern Keeper', field: 'internalNote', before: '' })],
  });
  // An editor who has read another person's text may replace it; the same text is none that is refused.
  const same = await change('administrator', pack, { version, operations: [note(tideId, 'From trade')] });
  expect(same.body.refused).toEqual([]);
  const seen = await change('administrator', pack, {
    version: theirs.body.version,
    operations: [note(tideId, 'Agreed')],
  });
  expect(seen.body).toMatchObject({ others: [], refused: [] });
  // One's own changes are not told.
  const later = await call('administrator', 'GET', `/api/Packs/${pack}/Changes?since=${theirs.body.version}`);
  expect(later.body).toEqual({ version: seen.body.version, others: [] });
});

test('concurrent additions and moves of several people are all kept [PACK-06]', async () => {
  const { add, packOf, change, share, prepared } = calls;
  const { pack, version, section, tideId } = await prepared();
  await share('trade', pack, { forAll: 'editor', members: [] });
  const answers = await Promise.all([
    add('administrator', pack, { titles: titlesOf([heartland], '180') }),
    change('trade', pack, { version, operations: [{ kind: 'setPack', set: { name: 'Autumn' } }] }),
    change('administrator', pack, { version, operations: [{ kind: 'setPack', set: { meeting: 'Launch' } }] }),
    change('trade', pack, {
      version,
      operations: [{ kind: 'moveTitles', ids: [tideId], sectionId: section, before: null }],
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const kept = await packOf('administrator', pack);
  expect(kept).toMatchObject({ name: 'Autumn', meeting: 'Launch', titles: 4, version: version + 4 });
});

test('titles, sections, packs and texts are limited, and the message names the limit [PACK-11]', async () => {
  const { call, add, packOf, change, prepared } = calls;
  const { pack, version, section, tideId } = await prepared();
  const { db } = server.database;
  await sql`
    insert into pack_title (pack_id, section_id, position, company_code, isbn, kept_title)
    select ${pack}::integer, ${section}::integer, 10 + number, '001', (9780100000000 + number)::text, 'One of many'
    from generate_series(1, 496) as number`.execute(db);
  await saveAsHouse(server.database, [titleRecord({ isbn: '9780062040862' }), titleRecord({ isbn: '9780062040855' })]);
  expect(await add('trade', pack, { titles: titlesOf(['9780062040862', '9780062040855']) })).toMatchObject({
    status: 400,
    body: {
      message: 'A pack has at most 500 titles: 1 too many. None was added. Choose fewer titles, or make a second pack.',
    },
  });
  expect(await packOf('trade', pack)).toMatchObject({ titles: 499 });
  const sections = Array.from(
    { length: 49 },
    (): PackOperation => ({ kind: 'addSection', heading: 'More', before: null }),
  );
  await change('trade', pack, { version, operations: sections });
  expect(await change('trade', pack, { version, operations: sections.slice(0, 1) })).toMatchObject({
    status: 400,
    body: { message: 'A pack has at most 50 sections. Remove some first.' },
  });
  const note = (length: number): PackOperation => ({
    kind: 'setTitle',
    id: tideId,
    set: { internalNote: 'x'.repeat(length) },
  });
  expect(await change('trade', pack, { version, operations: [note(2_000)] })).toMatchObject({ status: 200 });
  expect(await change('trade', pack, { version, operations: [note(2_001)] })).toMatchObject({ status: 400 });
  await db
    .insertInto('pack')
    .values(
      Array.from({ length: 199 }, () => ({
        owner: subjectOf('trade'),
        name: 'One of many',
        meeting_day: null,
        mark: null,
      })),
    )
    .execute();
  const tooMany = { status: 400, body: { message: 'You have 200 packs. Delete some first.' } };
  expect(await call('trade', 'POST', '/api/Packs', { name: 'One more' })).toMatchObject(tooMany);
  expect(await call('trade', 'POST', `/api/Packs/${pack}/Copy`, { name: 'One more' })).toMatchObject(tooMany);
});

test('changes are audited with person and pack, without the texts of notes [PACK-12]', async () => {
  const { call, change, share, prepared } = calls;
  await server.app.audit.flush();
  await server.database.db.deleteFrom('audit_event').execute();
  const { pack, version, tideId } = await prepared();
  await change('trade', pack, {
    version,
    operations: [{ kind: 'setTitle', id: tideId, set: { internalNote: 'Hushhush', isRemoved: true } }],
  });
  await share('trade', pack, { forAll: 'reader', members: [] });
  const copy = (await call('trade', 'POST', `/api/Packs/${pack}/Copy`, { name: 'Autumn sales' })).body.id;
  await call('trade', 'DELETE', `/api/Packs/${pack}`);
  await server.app.audit.flush();
  const events = await server.database.db
    .selectFrom('audit_event')
    .select(['subject', 'detail'])
    .where('action', '=', 'pack')
    .orderBy('id')
    .execute();
  expect(events.map(({ subject }) => subject)).toEqual(Array(6).fill(subjectOf('trade')));
  expect(events.map(({ detail }): unknown => detail)).toEqual([
    { change: 'created', pack: String(pack), name: 'Spring sales' },
    { change: 'titles added', pack: String(pack), titles: '3' },
    { change: 'title internalNote, title isRemoved', pack: String(pack) },
    { change: 'shared: all reader, 0 by name', pack: String(pack) },
    { change: `copied from ${pack}`, pack: String(copy), name: 'Autumn sales' },
    { change: 'deleted', pack: String(pack), name: 'Spring sales' },
  ]);
});
