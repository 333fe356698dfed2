import type { Access } from '@titlenet/contract/endpoint';
import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * Access rule of a route: that of an endpoint of the contract; `pictureCookie` for what an `<img>` loads (G-149);
 * `machine` for programs on this machine or with a key of their own.
 */
export type DeclaredAccess = Access | 'pictureCookie' | 'machine';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: DeclaredAccess;
  }
  interface FastifyInstance {
    /** Paths of the routes for programs (`machine`), in lower case; complete when the server is ready. */
    machinePaths: Set<string>;
  }
}

/**
 * Denies by default: a route without a declared access rule prevents the server from starting. Must be called before
 * the first route is registered.
 */
export function requireDeclaredAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.decorate('machinePaths', new Set<string>());
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  // Checked when all routes are registered, because scopes declare the access of their routes in a hook that runs after
  // this one.
  app.addHook('onReady', async () => {
    for (const { config, url } of routes) if (config?.access === 'machine') app.machinePaths.add(url.toLowerCase());
    const undeclared = routes.filter((route) => route.config?.access === undefined);
    if (undeclared.length === 0) return;
    const names = undeclared.map(({ method, url }) => `${method} ${url}`).join(', ');
    throw new Error(`These routes declare no access: ${names}`);
  });
}

/**
 * Registers routes that are not endpoints of the contract, with one access rule. Except for `open`, the plugin must
 * check the access itself. Resolves when they are registered.
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
    // A Fastify instance is itself awaitable: awaiting it here would make the scope wait for its own end.
    const registered = plugin(scope);
    if (registered instanceof Promise) await registered;
  });
}
