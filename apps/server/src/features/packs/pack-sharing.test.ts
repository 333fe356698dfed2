import type { PackOperation } from '@titlenet/contract/pack-changes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../test/test-app.ts';
import { subjectOf } from '../../../test/test-people.ts';
import {
  heartland,
  lantern,
  outline,
  type packCalls,
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

test('readers see titles of their companies and how many are hidden, and others know nothing of the pack [PACK-07]', async () => {
  const { call, create, add, packOf, share } = calls;
  const pack = await create('administrator', 'Launch');
  await add('administrator', pack, { titles: [...titlesOf([tide]), ...titlesOf([heartland], '180')] });
  expect(await call('hqna', 'GET', `/api/Packs/${pack}`)).toMatchObject({ status: 404 });
  expect((await call('hqna', 'GET', '/api/Packs')).body).toEqual([]);
  expect((await call('hqna', 'GET', `/api/Packs/${pack}`)).body).toEqual({
    ...(await call('hqna', 'GET', '/api/Packs/2000000000')).body,
    traceId: expect.any(String),
  });
  await share('administrator', pack, { forAll: 'none', members: [{ subject: subjectOf('hqna'), role: 'reader' }] });
  const read = await packOf('hqna', pack);
  expect(outline(read)).toEqual([': Heartland']);
  expect(read).toMatchObject({ role: 'reader', titles: 1, hidden: 1 });
  expect((await call('hqna', 'GET', '/api/Packs')).body).toMatchObject([{ id: pack, role: 'reader', hidden: 1 }]);
  expect(await call('trade', 'GET', `/api/Packs/${pack}`)).toMatchObject({ status: 404 });
  await share('administrator', pack, { forAll: 'reader', members: [{ subject: subjectOf('hqna'), role: 'editor' }] });
  expect(await packOf('trade', pack)).toMatchObject({ role: 'reader' });
  expect(await packOf('hqna', pack)).toMatchObject({ role: 'editor' });
});

test('readers change nothing, editors all but sharing, and nobody a title that they do not see [PACK-08]', async () => {
  const { call, create, add, packOf, change, share } = calls;
  const pack = await create('administrator', 'Launch');
  const added = await add('administrator', pack, { titles: [...titlesOf([tide]), ...titlesOf([heartland], '180')] });
  const [tideId] = added.body.added as [number];
  await share('administrator', pack, {
    forAll: 'reader',
    members: [{ subject: subjectOf('hqna'), role: 'editor' }],
  });
  const rename: PackOperation = { kind: 'setPack', set: { name: 'Taken' } };
  const { version } = await packOf('administrator', pack);
  expect(await change('trade', pack, { version, operations: [rename] })).toMatchObject({ status: 403 });
  expect(await add('trade', pack, { titles: titlesOf([lantern]) })).toMatchObject({ status: 403 });
  expect(await change('hqna', pack, { version, operations: [rename] })).toMatchObject({ status: 200 });
  for (const operation of [
    { kind: 'setTitle', id: tideId, set: { internalNote: 'No' } },
    { kind: 'setTitle', id: tideId, set: { isRemoved: true } },
  ] satisfies PackOperation[])
    expect(await change('hqna', pack, { version, operations: [operation] })).toMatchObject({ status: 404 });
  expect((await add('hqna', pack, { titles: titlesOf([lantern]) })).body).toMatchObject({ added: [], notFound: 1 });
  for (const person of ['hqna', 'trade'] as const) {
    expect(await share(person, pack, { forAll: 'editor', members: [] })).toMatchObject({ status: 403 });
    expect(await call(person, 'GET', `/api/Packs/${pack}/Sharing`)).toMatchObject({ status: 403 });
    expect(await call(person, 'DELETE', `/api/Packs/${pack}`)).toMatchObject({ status: 403 });
  }
  // What an editor changes of a title is not told to those who do not see it.
  await change('administrator', pack, {
    version: version + 1,
    operations: [{ kind: 'setTitle', id: tideId, set: { internalNote: 'Secret' } }],
  });
  const told = await call('hqna', 'GET', `/api/Packs/${pack}/Changes?since=${version + 1}`);
  expect(told.body).toEqual({ version: version + 2, others: [] });
});

test('a pack is shared by name with people who have access, who are found by a part of it [PACK-09]', async () => {
  const { call, create, share, prepared } = calls;
  const { pack } = await prepared();
  expect((await call('trade', 'GET', '/api/Colleagues?name=QUI')).body).toContainEqual({
    subject: subjectOf('hqna'),
    name: 'Hannah Quinn',
  });
  expect((await call('trade', 'GET', '/api/Colleagues?name=boddy')).body).toEqual([]);
  expect(await call('trade', 'GET', '/api/Colleagues?name=h')).toMatchObject({ status: 400 });
  for (const subject of ['unknown', subjectOf('nobody'), subjectOf('trade')])
    expect(await share('trade', pack, { forAll: 'none', members: [{ subject, role: 'reader' }] })).toMatchObject({
      status: 400,
    });
  const members = [{ subject: subjectOf('hqna'), role: 'reader' }];
  expect((await share('trade', pack, { forAll: 'none', members })).body).toEqual({
    forAll: 'none',
    members: [{ ...members[0], name: 'Hannah Quinn' }],
  });
  // Each pack of an owner has its own.
  const other = await create('trade', 'Not shared');
  await share('trade', other, { forAll: 'reader', members: [] });
  const sharingOf = async (id: number) => (await call('trade', 'GET', `/api/Packs/${id}/Sharing`)).body;
  expect(await sharingOf(pack)).toMatchObject({ forAll: 'none', members: [{ name: 'Hannah Quinn' }] });
  expect(await sharingOf(other)).toEqual({ forAll: 'reader', members: [] });
});

test('a copy has sections, notes and facts of the titles that its maker sees, and belongs to its maker alone [PACK-10]', async () => {
  const { call, create, add, packOf, change, share } = calls;
  const pack = await create('administrator', 'Launch');
  const added = await add('administrator', pack, { titles: [...titlesOf([tide]), ...titlesOf([heartland], '180')] });
  const [, heartlandId] = added.body.added as [number, number];
  await change('administrator', pack, {
    version: 1,
    operations: [
      { kind: 'setTitle', id: heartlandId, set: { accountsNote: 'Cover to come' } },
      { kind: 'addSection', heading: 'Second', before: null },
    ],
  });
  await share('administrator', pack, { forAll: 'reader', members: [] });
  const copy = await call('hqna', 'POST', `/api/Packs/${pack}/Copy`, { name: 'Next launch' });
  const copied = await packOf('hqna', copy.body.id);
  expect(outline(copied)).toEqual([': Heartland', 'Second: ']);
  expect(copied).toMatchObject({ name: 'Next launch', role: 'owner', forAll: 'none', hidden: 0 });
  expect(copied.sections[0]?.titles[0]).toMatchObject({ accountsNote: 'Cover to come' });
  expect(await call('administrator', 'GET', `/api/Packs/${copy.body.id}`)).toMatchObject({ status: 404 });
});
