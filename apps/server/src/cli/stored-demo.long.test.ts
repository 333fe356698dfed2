import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsFeed, titleRecord } from '../../test/test-titles.ts';
import { loadDemo } from '../ingest/demo/load-demo.ts';
import { grantPermissions } from '../people/permissions.queries.ts';
import { demoGrants } from './demo-grants.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const production = {
  ENVIRONMENT: 'prod',
  OIDC_ISSUER: 'https://sso.example',
  OIDC_JWKS_URL: 'https://sso.example/jwks',
  OIDC_TOKEN_URL: 'https://sso.example/token',
  ENTERPRISE_TOKEN_URL: 'https://enterprise.example/token',
  ENTERPRISE_ISSUER: 'https://enterprise.example',
  ENTERPRISE_JWKS_URL: 'https://enterprise.example/jwks',
};

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'titlenet-stored-demo-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a program of the server on the database. @returns its exit code and what it printed */
function run(program: string, args: string[], environment: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const DATABASE_URL = String(database.url);
  const env = { PATH, NODE_COMPILE_CACHE, TITLENET_DATA: folder, DATABASE_URL, PORT: '1', ...environment };
  return new Promise<{ code: unknown; output: string; errors: string }>((resolve) => {
    execFile(process.execPath, [join(SOURCE, program), ...args], { env }, (error, output, errors) =>
      resolve({ code: error?.code ?? 0, output, errors }),
    );
  });
}

/** Rows of each table that is not empty, without those that count or describe the store. */
async function rowsByTable(): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(database.db);
  const counted: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(name)}`.execute(database.db);
    if (rows[0]?.count) counted[name] = rows[0].count;
  }
  return counted;
}

test('a start that is refused loads no demo [OPS-03]', async () => {
  const refused = await run('main.ts', ['--demo'], { HOST: '0.0.0.0', PORT: '18999' });
  expect(refused.code).toBe(1);
  expect(refused.errors).toMatch(/^The development identity provider does not start on 0\.0\.0\.0/);
  expect(Object.keys(await rowsByTable())).not.toContain('title');
});

test('demo --remove leaves what others have sent and done, and nothing of the demo [OPS-04]', async () => {
  await saveAsFeed(database, [titleRecord({ isbn: '9780062040800', bar: { title: 'Lantern' } })]);
  await grantPermissions(database.db, [
    { subject: 'ann', displayName: 'Ann', companies: ['001'], roles: ['employee'] },
  ]);
  await sql`insert into user_list (name, owner) values ('Mine', 'ann')`.execute(database.db);
  const before = await rowsByTable();
  await loadDemo({ database, titles: 60, seed: 1, grants: demoGrants });
  expect((await rowsByTable()).title).toBe(61);

  const refused = await run('main.ts', ['--demo'], { ...production, PORT: '18999' });
  expect(refused.code).toBe(1);
  expect(refused.errors).toBe(
    'The database holds titles or people of the demo. Remove them with: npm run titlenet -- demo --remove\n',
  );

  const removed = await run('cli/titlenet.ts', ['demo', '--remove']);
  expect(removed.output).toBe('60 titles and 12 people of the demo are removed.\n');
  const after = await rowsByTable();
  // Notes for search indexes, labels of codes, and the audit trail stay.
  for (const table of ['catalogue_change', 'term', 'audit_event']) after[table] = before[table] = 0;
  expect(after).toEqual(before);
  expect(await database.db.selectFrom('title').select('title').execute()).toEqual([{ title: 'Lantern' }]);
});

test('demo --remove leaves a title that another sender has sent too, and it is derived from that record [OPS-04]', async () => {
  await loadDemo({ database, titles: 20, seed: 1, grants: [] });
  const { isbn } = await database.db
    .selectFrom('title')
    .select('isbn')
    .where('company_code', '=', '001')
    .where('title', '<>', 'Lantern')
    .executeTakeFirstOrThrow();
  await saveAsFeed(database, [titleRecord({ isbn: String(isbn), bar: { title: 'Of the house' } })]);
  const removed = await run('cli/titlenet.ts', ['demo', '--remove']);
  expect(removed.output).toContain('19 titles and 0 people of the demo are removed.\n1 title that another sender');
  await run('cli/titlenet.ts', ['rebuild']);
  const titles = await database.db.selectFrom('title').select('title').orderBy('title').execute();
  expect(titles).toEqual([{ title: 'Lantern' }, { title: 'Of the house' }]);
});
