import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const permissionsOf = async (headers: Record<string, string>, app = server.app) =>
  (await app.inject({ url: '/api/account/Permissions', headers })).json();

const grant = (subject: string, companies: string[]) =>
  server.database.db
    .insertInto('permission')
    .values({ subject, display_name: subject, companies, roles: ['employee'] })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ companies }))
    .execute();

const clearCache = () => server.app.inject({ url: '/api/account/ClearCache', headers: server.as('cacheclearer') });

test('permissions are the companies and roles stored for the person [PERM-08]', async () => {
  expect(await permissionsOf(server.as('trade'))).toEqual({ companies: ['001', '018'], roles: ['employee', 'user'] });
});

test('an unknown person has no permissions', async () => {
  expect(await permissionsOf(await server.signedAs('stranger'))).toEqual({ companies: [], roles: [] });
});

test('permissions are cached until the cache is cleared, then fresh at once [PERM-09] [PERM-30]', async () => {
  const headers = await server.signedAs('mover');
  await grant('mover', ['001']);
  expect(await permissionsOf(headers)).toMatchObject({ companies: ['001'] });
  await grant('mover', ['003']);
  expect(await permissionsOf(headers)).toMatchObject({ companies: ['001'] });

  const answer = await clearCache();
  expect(answer.json()).toEqual({ cleared: true });
  expect(await permissionsOf(headers)).toMatchObject({ companies: ['003'] });
});

test('clearing the cache on one server clears it on the others [PERM-30]', async () => {
  const other = await server.addNode();
  const headers = await server.signedAs('roamer');
  await grant('roamer', ['001']);
  expect(await permissionsOf(headers, other)).toMatchObject({ companies: ['001'] });
  await grant('roamer', ['400']);
  await clearCache();
  await expect.poll(() => permissionsOf(headers, other), { timeout: 2_000 }).toMatchObject({ companies: ['400'] });
});

test('the audit trail has changes of rights, entries, denials and cache clearing', async () => {
  const headers = await server.signedAs('demo-user');
  // Rows are written after their calls on other connections, so their order may differ from the calls'.
  const { audit } = server.app;
  await permissionsOf(headers);
  await permissionsOf(headers);
  await audit.flush();
  await server.app.inject({ url: '/api/account/ClearCache', headers });
  await audit.flush();
  await clearCache();
  await audit.flush();

  const events = await server.database.db.selectFrom('audit_event').selectAll().orderBy('id').execute();
  const mine = events.filter(({ subject }) => subject === 'demo-user').map(({ action }) => action);
  expect(mine).toEqual(['rights-changed', 'entry', 'denied']);
  expect(events.at(-1)).toMatchObject({ subject: 'demo-cacheclearer', action: 'cache-cleared' });
  expect(JSON.stringify(events)).not.toContain(headers['x-enterprise-token']?.slice(7));
});
