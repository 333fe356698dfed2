import type { FastifyInstance } from 'fastify';
import type { TestApp } from './test-app.ts';

/** How a node searches: with its index in memory, or in the database. */
export const searchModes = ['memory', 'database'] as const;
type SearchMode = (typeof searchModes)[number];

export type SearchNodes = Readonly<Record<SearchMode, FastifyInstance>>;

/** Adds a node that searches in the database; the server itself searches in memory. */
export async function addSearchNodes(server: TestApp): Promise<SearchNodes> {
  const database = await server.addNode(undefined, { environment: { SEARCH_IN_MEMORY: 'false' } });
  return { memory: server.app, database };
}
