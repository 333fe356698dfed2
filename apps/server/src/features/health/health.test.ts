import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('GET /api/HealthCheck returns JSON without sign-in [API-19]', async () => {
  const answer = await server.app.inject('/api/HealthCheck');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.json()).toMatchObject({ status: 'Healthy', product: 'TitleNet', checks: { database: 'Healthy' } });
});

test('liveness and readiness respond, also for a path in another case', async () => {
  expect((await server.app.inject('/health/live')).statusCode).toBe(200);
  expect((await server.app.inject('/health/ready')).statusCode).toBe(200);
  expect((await server.app.inject('/API/healthcheck')).statusCode).toBe(200);
});

test('the metrics have the number of titles in memory', async () => {
  await saveAsHouse(server.database, [titleRecord()]);
  const body = { title: 'lantern', company: 1 };
  const search = { method: 'POST', url: '/api/Searching/QuickSearch', headers: server.as('employee'), body } as const;
  const metricsAfterSearch = async () => {
    await server.app.inject(search);
    return (await server.app.inject('/metrics')).body;
  };
  // The server may still be loading its catalogue.
  await expect.poll(metricsAfterSearch, { timeout: 20_000 }).toMatch(/^titlenet_titles_in_memory 1$/m);
});

test('the metrics name the route of a call, and are only for requests of the same machine', async () => {
  await server.app.inject('/api/HealthCheck');
  const answer = await server.app.inject('/metrics');
  expect(answer.body).toContain('route="/api/HealthCheck"');
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  expect((await server.app.inject({ url: '/metrics', headers: forwarded })).statusCode).toBe(404);
  expect((await server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
});
