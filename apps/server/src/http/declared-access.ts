import type { Access } from '@titlenet/contract/endpoint';
import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * Who may call a route: what an endpoint of the contract declares; `pictureCookie` for what an `<img>` loads (decision
 * G-149); `machine` for what a program on this machine or with a key of its own reads.
 */
export type DeclaredAccess = Access | 'pictureCookie' | 'machine';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: DeclaredAccess;
  }
}

/**
 * Denied by default: a route that declares no access stops the server from starting (DESIGN §7). Must be called before
 * the first route is registered.
 */
export function requireDeclaredAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  // Judged only when all are there: a scope declares for its routes in a hook that runs after this one.
  app.addHook('onReady', async () => {
    const undeclared = routes.filter((route) => route.config?.access === undefined);
    if (undeclared.length === 0) return;
    const names = undeclared.map(({ method, url }) => `${method} ${url}`).join(', ');
    throw new Error(`These routes declare no access: ${names}`);
  });
}

/**
 * Registers routes that are no endpoints of the contract, with one access for all of them. Whoever calls this answers
 * for it: the routes inside check what they declare themselves. Resolves when they are registered.
 */
export async function registerWithAccess(
  app: FastifyInstance,
  access: 'open' | 'pictureCookie' | 'machine',
  plugin: (scope: FastifyInstance) => void | Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access };
    });
    // A Fastify instance is itself awaitable: waited for here, a scope would wait for its own end.
    const registered = plugin(scope);
    if (registered instanceof Promise) await registered;
  });
}
