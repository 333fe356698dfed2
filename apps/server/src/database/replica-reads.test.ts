import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../../test/postgres-cluster.ts';
import { quietLog } from '../../test/quiet-log.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { type OpenDatabase, openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';

let server: TestApp;
let replica: Cluster;
let database: OpenDatabase;

beforeAll(async () => {
  server = await createTestApp();
  replica = await startCluster();
  // Behind the primary, which shows where a title was read.
  const behind = await openDatabase({ url: replica.url('postgres'), folder: '', role: 'command', log: quietLog });
  await migrate(behind);
  await behind.close();
  const { url } = server.database;
  database = await openDatabase({ url, readUrl: replica.url('postgres'), folder: '', role: 'server', log: quietLog });
  await saveAsHouse(server.database, [titleRecord({ isbn: '9780062040800' })]);
});
afterAll(async () => {
  await database.close();
  await server.close();
  await replica.remove();
});

test('reads use the primary while the replica does not respond, which health and a metric say [OPS-02]', async () => {
  const node = await server.addNode({ database });
  const get = (path: string) => node.inject({ url: path, headers: server.as('administrator') });
  const companyOfTitle = async () => (await get('/api/isbn/9780062040800/Company')).json();
  expect(await companyOfTitle()).toBeNull();
  expect((await get('/health/ready')).json()).toEqual({ status: 'Healthy' });
  expect((await get('/metrics')).body).toMatch(/^titlenet_replica_used 1$/m);

  await replica.stop();
  expect(await companyOfTitle()).toBe('001');
  const ready = await get('/health/ready');
  expect(ready.statusCode).toBe(200);
  const message = 'The replica does not respond; reads use the primary';
  expect(ready.json()).toEqual({ status: 'Degraded', message });
  expect((await get('/api/HealthCheck')).json().checks.replica).toEqual({ status: 'Unhealthy', message });
  expect((await get('/metrics')).body).toMatch(/^titlenet_replica_used 0$/m);

  await replica.start();
  await expect.poll(companyOfTitle, { timeout: 10_000 }).toBeNull();
  expect((await get('/api/HealthCheck')).json()).toMatchObject({
    status: 'Healthy',
    checks: { replica: { status: 'Healthy' } },
  });
});
