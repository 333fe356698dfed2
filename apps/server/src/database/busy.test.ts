import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../test/host-process.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { databaseFailure } from './failures.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

/** A query that occupies a connection. */
const occupy = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(server.database.db);

test('wide queries at the same time are served or told that the database is busy [G-244]', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => occupy(0.8)));
  const kinds = outcomes.map((one) => (one.status === 'rejected' ? databaseFailure(one.reason)?.kind : 'served'));
  expect(new Set(kinds)).toEqual(new Set(['served', 'overload']));
});

test('calls wait a moment for a busy database, then get 503 with the time of the next attempt [G-244]', async () => {
  const headers = server.as('employee');
  const call = () => server.app.inject({ url: '/api/UserLists', headers });
  // The permissions are known before, so that the call's own query waits.
  await until(async () => (await call()).statusCode === 200, 10_000);
  const wide = Array.from({ length: 10 }, () => occupy(1.05).catch(() => undefined));
  const answer = await call();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toMatch(/^[1-9]\d?$/);
  expect(answer.json()).toMatchObject({ code: 'overload', message: 'The server is busy. Try again later.' });
  await Promise.all(wide);
  await until(async () => (await call()).statusCode === 200, 10_000);
});

test('a server with a busy database stays in service [G-244]', async () => {
  const wide = Array.from({ length: 10 }, () => occupy(1.05).catch(() => undefined));
  const answer = await server.app.inject('/health/ready');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'Degraded', code: 'overload', message: 'The server is busy. Try again later.' },
  ]);
  await Promise.all(wide);
});
