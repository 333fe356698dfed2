import { Workbook } from '@cj-tech-master/excelts';
import type { TeamNotes } from '@titlenet/contract/team-notes';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { type PersonName, subjectOf } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

const lantern = '9780062040800';
const tide = '9780062040817';

const records = [
  titleRecord({ companyCode: '001', isbn: lantern, productId: 4711, bar: { title: 'The Lantern Keeper' } }),
  titleRecord({ companyCode: '001', isbn: tide, bar: { title: 'Tide' } }),
  titleRecord({ companyCode: '400', isbn: lantern, bar: { title: 'The Lantern Keeper' } }),
];

let server: TestApp;
let nodes: Record<'the server' | 'another server', FastifyInstance>;
beforeAll(async () => {
  server = await createTestApp({ environment: { RATE_LIMIT_PER_PERSON: '100000' } });
  await saveAsHouse(server.database, records);
  nodes = { 'the server': server.app, 'another server': await server.addNode() };
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  for (const { isbn } of records.slice(0, 2)) {
    const { tags } = await notesOf('administrator', isbn!);
    for (const { tag } of tags) await call('administrator', 'POST', `001/${isbn}/Tags/Remove`, { tag });
  }
  await db.deleteFrom('team_note').execute();
  await db.deleteFrom('team_tag').execute();
  await server.app.audit.flush();
  await db.deleteFrom('audit_event').execute();
});

async function call(person: PersonName, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/TeamNotes/${path}`,
    headers: server.as(person),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

const notesOf = async (person: PersonName, isbn = lantern, company = '001'): Promise<TeamNotes> =>
  (await call(person, 'GET', `${company}/${isbn}`)).body;
const addNote = async (person: PersonName, text: string, isbn = lantern): Promise<number> =>
  (await call(person, 'POST', `001/${isbn}/Notes`, { text })).body.id;
const addTag = (person: PersonName, tag: string, isbn = lantern) => call(person, 'POST', `001/${isbn}/Tags`, { tag });

async function search(criteria: object, node: FastifyInstance = server.app) {
  const url = '/api/Searching/PowerSearch/HarperCollins';
  const answer = await node.inject({ method: 'POST', url, headers: server.as('trade'), payload: criteria });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('a note has text, author and time, for all people of the company and for no one else [NOTE-01]', async () => {
  await addNote('trade', '  Second printing sold. ');
  expect((await notesOf('administrator')).notes).toEqual([
    {
      id: expect.any(Number),
      text: 'Second printing sold.',
      author: expect.stringMatching(/\S/),
      isMine: false,
      canDelete: true,
      writtenAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/),
      editedAt: null,
      deletedAt: null,
      deletedBy: null,
      versions: [],
    },
  ]);
  expect((await notesOf('trade')).notes).toMatchObject([{ isMine: true, canDelete: true }]);
  expect((await notesOf('employee')).notes).toMatchObject([{ isMine: false, canDelete: false }]);
  expect(await call('uk', 'GET', `001/${lantern}`)).toMatchObject({ status: 403 });
  expect(await call('uk', 'POST', `001/${lantern}/Notes`, { text: 'No' })).toMatchObject({ status: 403 });
  // The same ISBN of another company has notes of its own.
  expect((await notesOf('uk', lantern, '400')).notes).toEqual([]);
});

test('only its author changes a note, whose earlier texts stay; an administrator may delete it [NOTE-02]', async () => {
  const id = await addNote('trade', 'First');
  const at = `001/${lantern}/Notes/${id}`;
  expect(await call('trade', 'PUT', at, { text: 'Second' })).toMatchObject({ status: 204 });
  expect(await call('trade', 'PUT', at, { text: 'Second' })).toMatchObject({ status: 204 });
  expect(await call('employee', 'PUT', at, { text: 'Third' })).toMatchObject({ status: 404 });
  expect(await call('employee', 'DELETE', at)).toMatchObject({ status: 404 });
  expect((await notesOf('employee')).notes).toMatchObject([
    { text: 'Second', editedAt: expect.stringMatching(/^\d{4}-/), versions: [{ text: 'First' }] },
  ]);
  expect(await call('administrator', 'DELETE', at)).toMatchObject({ status: 204 });
  expect((await notesOf('trade')).notes).toMatchObject([
    { text: null, deletedAt: expect.stringMatching(/^\d{4}-/), deletedBy: expect.stringMatching(/\S/), versions: [] },
  ]);
  expect(await call('trade', 'PUT', at, { text: 'Back' })).toMatchObject({ status: 404 });
});

test('texts of notes and tags are bounded, and so is their number [NOTE-03]', async () => {
  expect(await call('trade', 'POST', `001/${lantern}/Notes`, { text: 'x'.repeat(1_000) })).toMatchObject({
    status: 200,
  });
  for (const text of ['x'.repeat(1_001), ' '])
    expect(await call('trade', 'POST', `001/${lantern}/Notes`, { text })).toMatchObject({ status: 400 });
  for (const tag of ['x'.repeat(41), ' ']) expect(await addTag('trade', tag)).toMatchObject({ status: 400 });
  for (let index = 1; index <= 20; index += 1) await addTag('trade', `Tag ${index}`);
  expect(await addTag('trade', 'Tag 21')).toMatchObject({
    status: 400,
    body: { message: 'A title has at most 20 tags. Remove some first.' },
  });
  expect(await call('trade', 'POST', '001/9780062040879/Notes', { text: 'Unknown' })).toMatchObject({ status: 404 });
});

test('tags are folded, shown as first spelt, suggested by use, and their changes are kept [NOTE-04]', async () => {
  await addTag('trade', '  Frankfurt   Fair ');
  await addTag('employee', 'FRANKFURT FAIR', tide);
  await addTag('trade', 'Café', tide);
  expect((await notesOf('trade', tide)).tags).toEqual([
    { tag: 'cafe', label: 'Café' },
    { tag: 'frankfurt fair', label: 'Frankfurt Fair' },
  ]);
  const suggested = await server.app.inject({ url: '/api/TeamTags/001', headers: server.as('trade') });
  expect(suggested.json()).toEqual([
    { tag: 'frankfurt fair', label: 'Frankfurt Fair', titles: 2 },
    { tag: 'cafe', label: 'Café', titles: 1 },
  ]);
  await call('trade', 'POST', `001/${tide}/Tags/Remove`, { tag: 'café' });
  expect((await notesOf('trade', tide)).tags).toEqual([{ tag: 'frankfurt fair', label: 'Frankfurt Fair' }]);
  expect((await notesOf('trade', tide)).tagChanges).toMatchObject([
    { label: 'Café', isAdded: false },
    { label: 'Café', isAdded: true },
    { label: 'Frankfurt Fair', isAdded: true },
  ]);
});

test.each(['the server', 'another server'] as const)(
  'a search of %s finds a tag at once, counts it, and has tags and notes as columns [NOTE-05] [NOTE-06]',
  async (name) => {
    const node = nodes[name];
    await search({ title: 'lantern' }, node);
    await addTag('trade', 'Fair');
    await addNote('trade', 'Older');
    await addNote('trade', 'Newer');
    const preference = { url: '/api/Account/Preference?company=001', headers: server.as('trade') };
    await server.app.inject({ method: 'POST', ...preference, payload: ['TAGS', 'NOTES'] });
    expect((await search({ tag: 'fair' }, node)).data).toMatchObject([
      { TITLE: 'The Lantern Keeper', TAGS: ['Fair'], NOTES: ['Newer', 'Older'] },
    ]);
    const facets = await node.inject({
      method: 'POST',
      url: '/api/Searching/PowerSearch/HarperCollins/Facets',
      headers: server.as('trade'),
      payload: { values: { tag: 'fair' } },
    });
    expect(facets.json().facets).toContainEqual({
      name: 'tag',
      size: 1,
      values: [{ code: 'fair', label: 'Fair', count: 1 }],
    });
    await call('trade', 'POST', `001/${lantern}/Tags/Remove`, { tag: 'Fair' });
    expect((await search({ tag: 'fair' }, node)).total).toBe(0);
  },
);

test('the Excel file of a search has tags and notes as columns [NOTE-06]', async () => {
  await addTag('trade', 'Fair');
  await addNote('trade', 'Older');
  await addNote('trade', 'Newer');
  const fields = ['TITLE', 'TAGS', 'NOTES'].map((name) => ({ name, title: name }));
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/Export/1/excel',
    headers: server.as('trade'),
    payload: { criteria: { tag: 'fair' }, fields },
  });
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(answer.json().file, 'base64'));
  const sheet = book.getWorksheet(1)!;
  const cells = (line: number) => [1, 2, 3].map((column) => sheet.getCell(line, column).text);
  expect([cells(1), cells(2)]).toEqual([
    ['TITLE', 'TAGS', 'NOTES'],
    [expect.stringMatching(/^The Lantern Keeper/), 'Fair', 'Newer, Older'],
  ]);
});

test('notes and tags outlive the deletion and a new import of their title [NOTE-07]', async () => {
  await addTag('trade', 'Kept');
  await addNote('trade', 'Keep me');
  const [record] = records;
  await saveAsHouse(server.database, [{ ...record!, isDeleted: true }]);
  await saveAsHouse(server.database, [{ ...record!, bar: { ...record!.bar, title: 'The Lantern Keeper, revised' } }]);
  expect((await search({ tag: 'kept' })).total).toBe(1);
  expect(await notesOf('trade')).toMatchObject({ tags: [{ label: 'Kept' }], notes: [{ text: 'Keep me' }] });
});

test('notes and tags are listed with their titles, deleted ones by name, for people of their companies [NOTE-11]', async () => {
  const list = async (person: PersonName, query = '') => {
    const answer = await server.app.inject({ url: `/api/TeamNotes${query}`, headers: server.as(person) });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  await addNote('trade', 'Second printing sold.');
  const gone = await addNote('trade', 'Deleted note');
  await call('trade', 'DELETE', `001/${lantern}/Notes/${gone}`);
  await addTag('trade', 'Fair', tide);
  await call('uk', 'POST', `400/${lantern}/Notes`, { text: 'Of UK' });
  const [, record] = records;
  await saveAsHouse(server.database, [{ ...record!, isDeleted: true }]);
  const ofTrade = await list('trade');
  expect(ofTrade).toMatchObject({
    total: 2,
    data: [
      { isbn: tide, title: 'Tide', titleState: 'Deleted', kind: 'Tag', text: 'Fair', companyCode: '001' },
      { isbn: lantern, titleState: null, kind: 'Note', text: 'Second printing sold.', productId: 4711 },
    ],
  });
  expect(ofTrade.data[0]).toMatchObject({
    by: expect.stringMatching(/\S/),
    day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
  });
  expect(await list('trade', '?deleted=true')).toMatchObject({ total: 1, data: [{ isbn: tide }] });
  expect(await list('trade', '?kind=note')).toMatchObject({ total: 1, data: [{ isbn: lantern }] });
  expect(await list('uk')).toMatchObject({ total: 1, data: [{ companyCode: '400', text: 'Of UK', titleState: null }] });
  expect((await list('administrator')).total).toBe(3);
  expect((await list('administrator', '?companyCode=400')).total).toBe(1);
  await saveAsHouse(server.database, [record!]);
});

test('tags are suggested by the number of their titles, of which deleted ones are none [NOTE-15]', async () => {
  await addTag('trade', 'Alone', tide);
  await addTag('trade', 'Both');
  await addTag('trade', 'Both', tide);
  await addTag('trade', 'Zero');
  const suggested = async () =>
    (await server.app.inject({ url: '/api/TeamTags/001', headers: server.as('trade') })).json();
  const [, record] = records;
  await saveAsHouse(server.database, [{ ...record!, isDeleted: true }]);
  expect(await suggested()).toEqual([
    { tag: 'both', label: 'Both', titles: 1 },
    { tag: 'zero', label: 'Zero', titles: 1 },
    { tag: 'alone', label: 'Alone', titles: 0 },
  ]);
  await saveAsHouse(server.database, [record!]);
});

test('neither sheet, bar, history of fields nor ONIX has a note or tag, so no file for accounts has one [NOTE-08]', async () => {
  await addTag('trade', 'Hushhush');
  await addNote('trade', 'Hushhush to the agent');
  const get = (url: string) => server.app.inject({ url, headers: server.as('trade') });
  for (const url of [
    `/api/TitleSheet/001/${lantern}`,
    `/api/TitleSheet/001/${lantern}/bar`,
    `/api/Titles/001/${lantern}/history`,
  ])
    expect((await get(url)).body).not.toMatch(/hushhush/i);
  const onix = await server.app.inject({
    method: 'POST',
    url: '/api/Onix/Export',
    headers: server.as('trade'),
    payload: { companyCode: '001', isbns: [lantern] },
  });
  expect(onix.statusCode).toBe(200);
  expect(onix.body).not.toMatch(/hushhush/i);
});

test('each change is audited without its text, and nothing else is [NOTE-09]', async () => {
  const id = await addNote('trade', 'Secret');
  const at = `001/${lantern}/Notes/${id}`;
  await call('employee', 'PUT', at, { text: 'Not mine' });
  for (const text of ['Secret too', 'Secret too']) await call('trade', 'PUT', at, { text });
  await call('administrator', 'DELETE', at);
  await call('administrator', 'DELETE', at);
  for (const tag of ['Fair', 'FAIR']) await addTag('trade', tag);
  for (const tag of ['fair', 'Fair']) await call('employee', 'POST', `001/${lantern}/Tags/Remove`, { tag });
  await server.app.audit.flush();
  const events = await server.database.db
    .selectFrom('audit_event')
    .select(['subject', 'action', 'detail'])
    .where('action', '=', 'team-note')
    .orderBy('id')
    .execute();
  const changed = (person: PersonName, change: string) => ({
    ...{ subject: subjectOf(person), action: 'team-note' },
    detail: { change, company: '001', isbn: lantern },
  });
  expect(events).toEqual([
    changed('trade', `note ${id} added`),
    changed('trade', `note ${id} changed`),
    changed('administrator', `note ${id} deleted`),
    changed('trade', 'tag added'),
    changed('employee', 'tag removed'),
  ]);
});
