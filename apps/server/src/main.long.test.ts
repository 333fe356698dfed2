import { hostname } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { saveAsOtherRelease, valuesOfThisRelease } from '../test/save-as-other-release.ts';
import { freePort, serverProcesses } from '../test/server-process.ts';
import { titleRecord } from '../test/test-titles.ts';
import { grantPermissions } from './people/permissions.queries.ts';
import { checkTitles } from './write-titles/check-titles.ts';
import { derivationVersion } from './write-titles/derivation-version.ts';
import { countStaleTitles } from './write-titles/rebuild.queries.ts';

const place = serverProcesses();

test('rebuilds the titles of a store that another release filled while it answers', async () => {
  await saveAsOtherRelease(place.database, [titleRecord({ isbn: '9780062040800', ...valuesOfThisRelease })]);
  const server = place.run({ ...place.where, PORT: String(await freePort()) });
  await expect.poll(server.output, { timeout: 25_000 }).toContain('TitleNet serves');
  const staleTitles = () => countStaleTitles(place.database.batch, derivationVersion);
  await expect.poll(staleTitles, { timeout: 10_000 }).toBe(0);
  expect(await Array.fromAsync(checkTitles(place.database.batch, () => undefined))).toEqual([]);
});

test('exits with a one-line message if another process uses the data folder, which is not affected', async () => {
  const port = await freePort();
  const held = { TITLENET_DATA: join(place.folder, 'held') };
  const holder = place.run({ ...held, PORT: String(port) });
  await expect.poll(holder.output, { timeout: 25_000 }).toContain('TitleNet serves');
  const second = place.run({ ...held, PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  const [message, ...more] = second.errors().split('\n');
  expect(message).toContain(
    `The data folder ${held.TITLENET_DATA} is in use by a running TitleNet server (process ${holder.child.pid} on ${hostname()}, since `,
  );
  expect(message).toMatch(/Z\); stop it, or set TITLENET_DATA to another folder\.$/);
  expect(more).toEqual(['']);
  expect(second.output()).toBe('');
  const readiness = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).status;
  await expect.poll(readiness, { timeout: 10_000 }).toBe(200);
});

test('exits with a one-line message if the database is of a newer version [API-50]', async () => {
  const change = (query: RawBuilder<unknown>) => query.execute(place.database.batch);
  await change(sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-version', '')`);
  const server = place.run({ ...place.where, PORT: String(await freePort()) });
  expect(await server.ended).toBe(1);
  await change(sql`delete from kysely_migration where name = '9999-of-a-newer-version'`);
  expect(server.errors()).toMatch(
    /^The database belongs to another version of TitleNet\. Use that version, or an empty database or data folder \([^\n]*9999-of-a-newer-version[^\n]*\)\.\n$/,
  );
});

test('says how the first administrator gets permissions, until somebody has some', async () => {
  const hint = '  npm run titlenet -- grant demo-administrator --companies all --roles administrator\n';
  const first = place.run({ ...place.where, PORT: String(await freePort()) });
  await expect.poll(first.output, { timeout: 25_000 }).toContain(hint);
  const ada = { subject: 'demo-administrator', displayName: 'Ada', companies: ['001'], roles: ['administrator'] };
  await grantPermissions(place.database.db, [ada]);
  first.child.kill('SIGTERM');
  await first.ended;
  const second = place.run({ ...place.where, PORT: String(await freePort()) });
  await expect.poll(second.output, { timeout: 25_000 }).toContain('The password is the name itself.');
  second.child.kill('SIGTERM');
  await second.ended;
  expect(second.output()).not.toContain('grant');
});
