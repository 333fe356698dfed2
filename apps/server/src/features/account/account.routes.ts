import { clearCache, getPermissions } from '@titlenet/contract/account';
import type { FastifyInstance } from 'fastify';
import { cacheClearedChannel } from '../../database/cache-cleared-channel.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { FirstCalls } from './first-calls.ts';

/** Registers the caller's permissions [PERM-08] and clearing the caches of all servers [PERM-30]. */
export function registerAccount(
  app: FastifyInstance,
  { settings, database, caches }: Pick<AppContext, 'settings' | 'database' | 'caches'>,
): void {
  const firstCalls = new FirstCalls();
  const enterpriseHeader = settings.ENTERPRISE_HEADER.toLowerCase();

  route(app, getPermissions, ({ caller, request }) => {
    if (firstCalls.isFirst(String(request.headers[enterpriseHeader]))) {
      app.audit.record({ subject: caller.subject, action: 'entry', detail: { traceId: request.id } });
    }
    const { companies, roles } = caller.granted;
    return { companies, roles };
  });

  route(app, clearCache, async ({ caller, request }) => {
    // This server's caches at once, so that the next request here is fresh before the notification arrives.
    caches.clearAll();
    await database.notify(cacheClearedChannel, caller.subject);
    app.audit.record({ subject: caller.subject, action: 'cache-cleared', detail: { traceId: request.id } });
    return { cleared: true as const };
  });
}
