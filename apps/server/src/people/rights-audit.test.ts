import { userInfo } from 'node:os';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importText } from '../../test/import-text.ts';
import { quietLog } from '../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import type { CommandContext } from '../cli/command.ts';
import { grantCommand } from '../cli/grant-command.ts';
import { readSettings } from '../settings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('permission').execute();
  await database.db.deleteFrom('audit_event').execute();
});

const events = () =>
  database.db.selectFrom('audit_event').select(['subject', 'action', 'detail']).orderBy('id').execute();

function grant(...args: string[]) {
  const out = new Writable({ write: (_chunk, _encoding, done) => done() });
  const context: CommandContext = { database, settings: readSettings({}), log: quietLog, out };
  return grantCommand.run(args, context);
}

test('titlenet grant is an audit event with the rights before and after, and none if nothing changes [OPS-06]', async () => {
  await grant('ann', '--companies', '001', '--roles', 'employee');
  await grant('ann', '--companies', '001,003', '--roles', 'administrator');
  await grant('ann', '--companies', '001,003', '--roles', 'administrator', '--name', 'Ann');
  const by = `titlenet grant by ${userInfo().username}`;
  expect(await events()).toEqual([
    {
      subject: 'ann',
      action: 'rights-changed',
      detail: { by, companies: '001', roles: 'employee', companiesBefore: null, rolesBefore: null },
    },
    {
      subject: 'ann',
      action: 'rights-changed',
      detail: { by, companies: '001 003', roles: 'administrator', companiesBefore: '001', rolesBefore: 'employee' },
    },
  ]);
});

test('a house record with permissions is an audit event that names the run [OPS-06]', async () => {
  const record = { kind: 'permission', subject: 'bob', displayName: 'Bob', companies: ['400'], roles: ['user'] };
  await importText(database, `${JSON.stringify(record)}\n`, '001');
  const { id } = await database.db.selectFrom('feed_run').select('id').executeTakeFirstOrThrow();
  expect(await events()).toEqual([
    {
      subject: 'bob',
      action: 'rights-changed',
      detail: {
        by: `import run ${id}`,
        companies: '400',
        roles: 'user',
        companiesBefore: null,
        rolesBefore: null,
      },
    },
  ]);
});
