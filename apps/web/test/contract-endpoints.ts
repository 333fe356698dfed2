import type { Endpoint } from '@titlenet/contract/endpoint';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../packages/contract/src/**/*.ts', '!**/*.test.ts', '!**/feeds/**'],
  { eager: true },
);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** All endpoints of the contract, those with literal paths before those with parameters. */
const endpoints = Object.values(modules)
  .flatMap((module) => Object.values(module).filter(isEndpoint))
  .map((endpoint) => ({
    endpoint,
    // Paths are matched without regard to case (G-53).
    pattern: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`, 'i'),
    parameters: endpoint.path.split(':').length - 1,
  }))
  .sort((a, b) => a.parameters - b.parameters);

/** The endpoint of the contract that a call belongs to; undefined for calls to other servers. */
export function findEndpoint(method: string, path: string): Endpoint | undefined {
  return endpoints.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint;
}
