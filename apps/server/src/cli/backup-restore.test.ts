import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { quietLog } from '../../test/quiet-log.ts';
import { storeDigest } from '../../test/store-digest.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsFeed, saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { BackupError } from '../database/backup/backup-file.ts';
import { loadDemo } from '../ingest/demo/load-demo.ts';
import { writeBackup } from './backup-command.ts';
import { checkCommand } from './check-command.ts';
import type { CommandContext } from './command.ts';
import { restoreBackup } from './restore-command.ts';

// Each test fills whole databases, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let folder: string;
let database: TestDatabase;
let path: string;
const open: TestDatabase[] = [];

async function another(): Promise<TestDatabase> {
  const made = await createTestDatabase();
  open.push(made);
  return made;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'titlenet-backup-'));
  path = join(folder, 'store.backup');
  database = await another();
  await loadDemo({ database, titles: 80, seed: 7, grants: [], startedBy: 'test' });
  // Characters that COPY escapes, and a title with two senders.
  await saveAsFeed(database, [
    titleRecord({ isbn: '9780062040800', bar: { title: 'Tab\tand\nline \\ and \\. é 漢' } }),
  ]);
  await saveAsHouse(database, [
    titleRecord({ isbn: '9780062040800', bar: { title: 'Tab\tand\nline \\ and \\. é 漢' } }),
  ]);
  await sql`
    with made as (insert into pack (owner, name) values ('demo-trade', 'Launch') returning id),
      section as (insert into pack_section (pack_id, position, heading) select id, 1, 'Fiction' from made returning *),
      title as (
        insert into pack_title (pack_id, section_id, position, company_code, isbn, kept_title, internal_note)
        select pack_id, id, 1, '001', '9780062040800', 'Tab', 'Print more' from section returning id)
    insert into pack_decision (pack_title_id, author, decision, is_tag, quantity, follow_up)
    select id, 'demo-trade', 'Reprint', false, 5000, 'call Ann' from title`.execute(database.db);
});
afterAll(async () => {
  for (const one of open) await one.drop();
  await rm(folder, { recursive: true, force: true });
});

async function check(of: TestDatabase): Promise<{ code: number; output: string }> {
  let output = '';
  const out = new Writable({
    write(chunk, _encoding, done) {
      output += chunk;
      done();
    },
  });
  // The command reads no settings.
  const code = await checkCommand.run([], { database: of, out, log: quietLog } as unknown as CommandContext);
  return { code, output };
}

const restore = (to: TestDatabase, mayReplace = false) =>
  restoreBackup(to, path, { mayReplace, onLoaded: () => undefined });

const sequences = (of: TestDatabase) =>
  sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`
    .execute(of.db)
    .then(({ rows }) => rows);

const people = (of: TestDatabase) =>
  sql`select * from permission order by subject`.execute(of.db).then(({ rows }) => rows);

test('a backup that is restored into another database has the same content, and sequences continue [PACK-13, PACK-28]', async () => {
  await writeBackup(database, path);
  const other = await another();
  await restore(other);
  expect(await storeDigest(other.db)).toBe(await storeDigest(database.db));
  expect(await people(other)).toEqual(await people(database));
  const packs = await other.db
    .selectFrom('pack_title')
    .innerJoin('pack_decision', 'pack_title_id', 'id')
    .select(['kept_title', 'internal_note', 'decision', 'quantity'])
    .where('kept_title', '=', 'Tab')
    .execute();
  expect(packs).toEqual([{ kept_title: 'Tab', internal_note: 'Print more', decision: 'Reprint', quantity: 5000 }]);
  expect((await check(other)).output).toMatch(/ 0 faults\n/);
  expect(await sequences(other)).toEqual(await sequences(database));
  await sql`insert into pack (owner, name) values ('demo-trade', 'Next')`.execute(other.db);
  const outcome = await saveAsHouse(other, [titleRecord({ isbn: '9780062040893', bar: { title: 'New' } })]);
  expect(outcome).toEqual(['added']);
});

test('a database that is not empty is replaced only with --replace', async () => {
  const other = await another();
  await saveAsHouse(other, [titleRecord({ isbn: '9780062040824', bar: { title: 'In the way' } })]);
  const before = await storeDigest(other.db);
  await expect(restore(other)).rejects.toThrow('--replace');
  expect(await storeDigest(other.db)).toBe(before);
  await restore(other, true);
  expect(await storeDigest(other.db)).toBe(await storeDigest(database.db));
  await restore(other, true);
  expect(await storeDigest(other.db)).toBe(await storeDigest(database.db));
});

test('a backup with a migration that this version does not have is refused in one line', async () => {
  const former = await another();
  await sql`insert into kysely_migration (name, timestamp) values ('0037-audit-of-rights', '')`.execute(former.db);
  const formerPath = join(folder, 'former.backup');
  await writeBackup(former, formerPath);
  const empty = await another();
  await sql`drop schema public cascade`.execute(empty.db);
  await sql`create schema public`.execute(empty.db);
  for (const to of [empty, database])
    await expect(restoreBackup(to, formerPath, { mayReplace: true, onLoaded: () => undefined })).rejects.toThrow(
      /^The backup is of another version of TitleNet: use that version \(it has the migration 0037-audit-of-rights\)\.$/,
    );
});

test('nothing is changed by a truncated, damaged or invalid backup, or while a server runs', async () => {
  const whole = await readFile(path);
  const damaged = Buffer.from(whole);
  damaged.writeUInt8(255 - damaged.readUInt8(whole.length >> 1), whole.length >> 1);
  const other = await another();
  await saveAsHouse(other, [titleRecord({ isbn: '9780062040824', bar: { title: 'Still here' } })]);
  const before = await storeDigest(other.db);
  const broken = join(folder, 'broken');
  for (const bytes of [whole.subarray(0, whole.length / 2), damaged, Buffer.from('hello'), Buffer.alloc(0)]) {
    await writeFile(broken, bytes);
    const tried = restoreBackup(other, broken, { mayReplace: true, onLoaded: () => undefined });
    await expect(tried).rejects.toThrow(BackupError);
  }
  await other.listen('anything', () => undefined);
  await expect(restore(other, true)).rejects.toThrow('stop it first');
  expect(await storeDigest(other.db)).toBe(before);
});

test('check finds no fault in the demo, and each fault that is made', async () => {
  const other = await another();
  await restore(other);
  expect(await check(other)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^8\d titles checked, 0 faults\n\nCompleteness of /),
  });
  const one = sql`(select id from title where isbn = '9780062040800')`;
  await sql`update title set price = 1 where id = ${one}`.execute(other.db);
  await sql`update title_document set bar = '{}' where title_id = ${one}`.execute(other.db);
  await sql`update title set terms = terms || 65537 * 30 where id = ${one}`.execute(other.db);
  await sql`delete from title_source where title_id = (select min(id) from title where not is_deleted)`.execute(
    other.db,
  );
  const { code, output } = await check(other);
  expect(code).toBe(1);
  expect(output).toContain('001 9780062040800: title.price is not what its records give');
  expect(output).toContain("001 9780062040800: its document's bar is stale");
  expect(output).toContain('001 9780062040800: has the code term');
  expect(output).toContain('is shown, and has no record');
});
