import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, expect } from 'vitest';

const undeclared = new Set<string>();

// Every endpoint of the contract declares its statuses, and every test of the suite looks for others.
const channel = 'fastify.initialization';
const watch = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    const { schema, url } = routeOptions;
    const isOfContract = schema?.operationId !== undefined;
    // 304 answers a condition of the request, and so does Fastify for each GET.
    if (isOfContract && statusCode !== 304 && !(statusCode in Object(schema.response)))
      undeclared.add(`${method} ${url} responds with ${statusCode}`);
  });
};
subscribe(channel, watch);
// The files of a worker share its modules.
afterAll(() => {
  unsubscribe(channel, watch);
});

afterEach(() => {
  const found = [...undeclared];
  undeclared.clear();
  expect(found).toEqual([]);
});
