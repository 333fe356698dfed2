import type { TeamNotes } from '@titlenet/contract/team-notes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../test/test-app.ts';
import { type PersonName, subjectOf } from '../../../test/test-people.ts';
import { saveAsHouse } from '../../../test/test-titles.ts';
import {
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
beforeEach(async () => {
  const { db } = server.database;
  await saveAsHouse(server.database, records);
  for (const table of ['pack', 'team_note', 'team_tag', 'audit_event'] as const) await db.deleteFrom(table).execute();
});

const reprint = { base: 0, decision: 'Reprint', isTag: false, quantity: 5000, followUp: 'call Ann' };

const decide = (person: PersonName, pack: number, title: number, payload: object) =>
  calls.call(person, 'PUT', `/api/Packs/${pack}/Decisions/${title}`, payload);
const decisionsOf = async (person: PersonName, pack: number) =>
  (await calls.call(person, 'GET', `/api/Packs/${pack}/Decisions`)).body;
const notesOf = async (isbn: string): Promise<TeamNotes> =>
  (await calls.call('administrator', 'GET', `/api/TeamNotes/001/${isbn}`)).body;
const shareToEdit = (pack: number, person: PersonName) =>
  calls.share('trade', pack, { forAll: 'reader', members: [{ subject: subjectOf(person), role: 'editor' }] });

test('decision, quantity and follow-up of a title are kept with person and time, in the order of the pack [PACK-24]', async () => {
  const { pack, tideId, lanternId } = await calls.prepared();
  expect(await decisionsOf('trade', pack)).toEqual([]);
  await decide('trade', pack, lanternId, { ...reprint, decision: '', quantity: 0, followUp: '' });
  expect(await decide('trade', pack, tideId, reprint)).toMatchObject({
    status: 200,
    body: { outcome: 'stored', remark: null, decision: { titleId: tideId, revision: 1, quantity: 5000 } },
  });
  expect(await decisionsOf('trade', pack)).toEqual([
    {
      titleId: tideId,
      revision: 1,
      companyCode: '001',
      isbn: tide,
      title: 'Tide',
      author: 'Marsh, Eleanor',
      productId: expect.any(Number),
      isRemoved: false,
      decision: 'Reprint',
      isTag: false,
      quantity: 5000,
      followUp: 'call Ann',
      by: 'Theo Radcliffe',
      isMine: true,
      at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    },
    expect.objectContaining({ titleId: lanternId, decision: '', quantity: 0 }),
  ]);
});

test('a decision is a note of the title, which changes with it and goes when it is withdrawn [PACK-25]', async () => {
  const { pack, version, tideId } = await calls.prepared();
  await calls.change('trade', pack, {
    version,
    operations: [{ kind: 'setPack', set: { meeting: 'Launch', meetingDay: '2026-03-03' } }],
  });
  await decide('trade', pack, tideId, reprint);
  expect((await notesOf(tide)).notes).toMatchObject([
    { text: 'Launch, 03/03/2026: Reprint · 5,000 copies · Follow-up: call Ann' },
  ]);
  await decide('trade', pack, tideId, { ...reprint, base: 1, quantity: 8000 });
  const [note, ...others] = (await notesOf(tide)).notes;
  expect(others).toEqual([]);
  expect(note).toMatchObject({ text: 'Launch, 03/03/2026: Reprint · 8,000 copies · Follow-up: call Ann' });
  expect(note?.versions).toHaveLength(1);
  await decide('trade', pack, tideId, { base: 2, decision: '', isTag: false, quantity: null, followUp: '' });
  expect((await notesOf(tide)).notes).toMatchObject([{ text: null }]);
});

test('the note of another person stays: who changes the decision writes a note of their own [PACK-25]', async () => {
  const { pack, tideId } = await calls.prepared();
  await shareToEdit(pack, 'administrator');
  await decide('trade', pack, tideId, reprint);
  await decide('administrator', pack, tideId, { ...reprint, base: 1, decision: 'Pass', quantity: null, followUp: '' });
  expect((await notesOf(tide)).notes).toMatchObject([
    { text: 'Spring sales: Pass', isMine: true },
    { text: 'Spring sales: Reprint · 5,000 copies · Follow-up: call Ann', author: 'Theo Radcliffe' },
  ]);
});

test('a decision is a tag if it is wanted; another decision takes back the tag that it has added, no other [PACK-25]', async () => {
  const { pack, tideId } = await calls.prepared();
  await decide('trade', pack, tideId, { ...reprint, isTag: true });
  expect((await notesOf(tide)).tags).toEqual([{ tag: 'reprint', label: 'Reprint' }]);
  await calls.call('trade', 'POST', `/api/TeamNotes/001/${tide}/Tags`, { tag: 'Promote' });
  await decide('trade', pack, tideId, { ...reprint, base: 1, decision: 'promote', isTag: true });
  expect((await notesOf(tide)).tags).toEqual([{ tag: 'promote', label: 'Promote' }]);
  await decide('trade', pack, tideId, { ...reprint, base: 2, decision: 'Pass' });
  expect((await notesOf(tide)).tags).toEqual([{ tag: 'promote', label: 'Promote' }]);
  expect(await decide('trade', pack, tideId, { ...reprint, base: 3, decision: ' ', isTag: true })).toMatchObject({
    status: 400,
  });
});

test('a decision of another person since the revision that the editor saw is not replaced, unless it says the same [PACK-26]', async () => {
  const { pack, tideId } = await calls.prepared();
  await shareToEdit(pack, 'administrator');
  await decide('administrator', pack, tideId, { ...reprint, decision: 'Pass' });
  const refused = await decide('trade', pack, tideId, reprint);
  expect(refused.body).toMatchObject({
    outcome: 'conflict',
    decision: { decision: 'Pass', revision: 1, isMine: false },
  });
  expect(await decisionsOf('trade', pack)).toMatchObject([{ decision: 'Pass', revision: 1 }]);
  expect((await decide('trade', pack, tideId, { ...reprint, decision: 'Pass' })).body).toMatchObject({
    outcome: 'stored',
    decision: { revision: 1, isMine: false },
  });
  expect((await decide('trade', pack, tideId, { ...reprint, base: 1 })).body).toMatchObject({
    outcome: 'stored',
    decision: { decision: 'Reprint', revision: 2, isMine: true },
  });
  // What the person sent without an answer, and has changed since, is replaced.
  expect((await decide('trade', pack, tideId, { ...reprint, base: 1, quantity: 1 })).body).toMatchObject({
    outcome: 'stored',
    decision: { quantity: 1, revision: 3 },
  });
});

test('readers record nothing but see decisions of their companies; others know nothing of the pack [PACK-27]', async () => {
  const { call, create, add, share } = calls;
  const pack = await create('administrator', 'Launch');
  const added = await add('administrator', pack, { titles: [...titlesOf([tide]), ...titlesOf([heartland], '180')] });
  const [tideId, heartlandId] = added.body.added as [number, number];
  for (const title of [tideId, heartlandId]) await decide('administrator', pack, title, reprint);
  expect(await call('hqna', 'GET', `/api/Packs/${pack}/Decisions`)).toMatchObject({ status: 404 });
  await share('administrator', pack, { forAll: 'reader', members: [] });
  expect(await decisionsOf('hqna', pack)).toMatchObject([{ titleId: heartlandId }]);
  expect(await decide('hqna', pack, heartlandId, { ...reprint, base: 1, quantity: 1 })).toMatchObject({
    status: 403,
    body: { message: 'The pack is shared with you for reading only.' },
  });
  await share('administrator', pack, { forAll: 'none', members: [{ subject: subjectOf('hqna'), role: 'editor' }] });
  expect(await decide('hqna', pack, tideId, { ...reprint, base: 1, quantity: 1 })).toMatchObject({ status: 404 });
  expect(await decide('hqna', pack, 2_000_000_000, reprint)).toMatchObject({ status: 404 });
  expect(await decide('hqna', pack, heartlandId, { ...reprint, base: 1, quantity: 1 })).toMatchObject({ status: 200 });
});

test('deleted titles stay named, and so do removed ones; a copy has no decisions [PACK-28]', async () => {
  const { pack, version, tideId, lanternId } = await calls.prepared();
  await decide('trade', pack, lanternId, reprint);
  await calls.change('trade', pack, {
    version,
    operations: [{ kind: 'setTitle', id: lanternId, set: { isRemoved: true } }],
  });
  const [, tideRecord] = records;
  await saveAsHouse(server.database, [{ ...tideRecord!, isDeleted: true }]);
  const answer = await decide('trade', pack, tideId, reprint);
  expect(answer.body).toMatchObject({
    outcome: 'stored',
    remark: 'The title does not exist any more, so it got no note; the decision is in the table.',
  });
  expect(await decisionsOf('trade', pack)).toMatchObject([
    { title: 'Tide', productId: null, isRemoved: false },
    { title: 'The Lantern Keeper', isbn: lantern, isRemoved: true },
  ]);
  const copy = (await calls.call('trade', 'POST', `/api/Packs/${pack}/Copy`, { name: 'Next' })).body.id;
  expect(outline(await calls.packOf('trade', copy))).toEqual([': Tide, Harbour']);
  expect(await decisionsOf('trade', copy)).toEqual([]);
});

test('limits of a decision are refused with 400, and full notes and tags of a title are told beside it [PACK-28]', async () => {
  const { pack, tideId } = await calls.prepared();
  for (const payload of [
    { ...reprint, decision: 'x'.repeat(41) },
    { ...reprint, quantity: 10_000_000 },
    { ...reprint, quantity: -1 },
    { ...reprint, quantity: 1.5 },
    { ...reprint, followUp: 'x'.repeat(501) },
  ])
    expect(await decide('trade', pack, tideId, payload)).toMatchObject({ status: 400 });
  const title = { company_code: '001', isbn: tide };
  await server.database.db
    .insertInto('team_note')
    .values(Array.from({ length: 100 }, () => ({ ...title, author: 'x', text: 'Full' })))
    .execute();
  await server.database.db
    .insertInto('team_tag')
    .values(Array.from({ length: 20 }, (_, tag) => ({ ...title, added_by: 'x', tag: `${tag}`, label: `${tag}` })))
    .execute();
  expect((await decide('trade', pack, tideId, { ...reprint, isTag: true })).body).toMatchObject({
    outcome: 'stored',
    remark: 'The title has 100 notes, so it got none of this. The title has 20 tags, so it got none of this.',
  });
});

test('decisions are audited with person and pack, their notes with company and ISBN, without texts [PACK-28]', async () => {
  const { pack, tideId } = await calls.prepared();
  await decide('trade', pack, tideId, { ...reprint, isTag: true });
  await decide('trade', pack, tideId, { ...reprint, isTag: true });
  await decide('trade', pack, tideId, { ...reprint, base: 1, decision: 'Pass', isTag: true });
  await decide('trade', pack, tideId, { ...reprint, base: 2, decision: 'Pass', isTag: false });
  await decide('trade', pack, tideId, { base: 3, decision: '', isTag: false, quantity: null, followUp: '' });
  await server.app.audit.flush();
  const events = await server.database.db
    .selectFrom('audit_event')
    .select(['subject', 'action', 'detail'])
    .orderBy('id')
    .execute();
  const decided = events.slice(2);
  const [note] = (await notesOf(tide)).notes;
  const ofPack = { subject: subjectOf('trade'), action: 'pack', detail: { change: 'decision', pack: String(pack) } };
  const ofTitle = (change: string) => ({
    ...{ subject: subjectOf('trade'), action: 'team-note' },
    detail: { change, company: '001', isbn: tide },
  });
  expect(decided).toEqual([
    ...[ofPack, ofTitle(`note ${note?.id} added`), ofTitle('tag added')],
    ...[ofPack, ofTitle(`note ${note?.id} changed`), ofTitle('tag removed'), ofTitle('tag added')],
    // The text of the note stays.
    ...[ofPack, ofTitle('tag removed')],
    ...[ofPack, ofTitle(`note ${note?.id} deleted`)],
  ]);
});
