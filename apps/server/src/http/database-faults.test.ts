import { afterAll, beforeAll, expect, test } from 'vitest';
import { quietLog } from '../../test/quiet-log.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { openDatabase } from '../database/connection.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('without the database a call ends with 520, and the liveness probe succeeds', async () => {
  const { url } = server.database;
  const connection = await openDatabase({ url, folder: '', role: 'command', log: quietLog });
  const app = await server.addNode({ database: connection });
  const headers = server.as('employee');
  expect((await app.inject({ url: '/api/account/Permissions', headers })).statusCode).toBe(200);
  await connection.close();

  const answer = await app.inject({ url: '/api/TitleSheet/001/4711', headers });
  expect(answer.statusCode).toBe(520);
  expect(answer.json()).toMatchObject({ code: 'database-unavailable', message: 'The database does not respond.' });

  expect((await app.inject('/health/live')).statusCode).toBe(200);
  expect((await app.inject('/health/ready')).statusCode).toBe(503);
  const health = await app.inject('/api/HealthCheck');
  expect(health.json()).toMatchObject({ status: 'Unhealthy', checks: { database: 'Unhealthy' } });
});
