import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { saveAsHouse } from '../../../test/test-titles.ts';
import { titles } from './power-search/criteria.test-data.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, titles);
});
afterAll(() => server.close());

const call = (app: FastifyInstance, url: string, body: object) =>
  app.inject({ method: 'POST', url, headers: server.as('employee'), body });
const quickSearch = (app: FastifyInstance) => call(app, '/api/Searching/QuickSearch', { title: 'lantern', company: 1 });
const powerSearch = (app: FastifyInstance) =>
  call(app, '/api/Searching/PowerSearch/HarperCollins', { title: 'the lant', titleSwitch: 1 });

test('searches answer 503 with progress until the index is loaded, and so does readiness', async () => {
  const gate = Promise.withResolvers<void>();
  const delayed: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await gate.promise;
      return result;
    },
  };
  const connection = { ...server.database, batch: server.database.batch.withPlugin(delayed) };
  const node = await server.addNode({ database: connection }, { isSearchAwaited: false });
  for (const search of [quickSearch, powerSearch]) {
    const answer = await search(node);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({
      code: 'search-not-ready',
      message: 'TitleNet is reading its catalogue: 0 %',
      progress: 0,
    });
  }
  expect((await node.inject('/health/ready')).statusCode).toBe(503);
  expect((await node.inject('/health/live')).statusCode).toBe(200);
  const health = (await node.inject('/api/HealthCheck')).json();
  expect(health.checks).toEqual({
    database: 'Healthy',
    disk: { status: 'Healthy' },
    search: { status: 'Unhealthy', progress: 0, message: 'TitleNet is reading its catalogue: 0 %' },
  });

  gate.resolve();
  await expect.poll(async () => (await node.inject('/health/ready')).statusCode).toBe(200);
  expect((await quickSearch(node)).json().total).toBe(1);
  expect((await node.inject('/api/HealthCheck')).json().checks.search).toEqual({ status: 'Healthy', progress: 100 });
});
