import { clearCache, getPermissions } from '@titlenet/contract/account';
import type { FastifyInstance } from 'fastify';
import { cacheClearedChannel } from '../../database/cache-cleared-channel.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { Entries } from './entries.ts';

/** What the caller may do (TS §3), and emptying the caches of every node (TS §7). */
export function registerAccount(
  app: FastifyInstance,
  { settings, database, caches }: Pick<AppContext, 'settings' | 'database' | 'caches'>,
): void {
  const entries = new Entries();
  const enterpriseHeader = settings.ENTERPRISE_HEADER.toLowerCase();

  route(app, getPermissions, ({ caller, request }) => {
    if (entries.isFirstCall(String(request.headers[enterpriseHeader]))) {
      app.audit.record({ subject: caller.subject, action: 'entry', detail: { traceId: request.id } });
    }
    const { companies, roles } = caller.granted;
    return { companies, roles };
  });

  route(app, clearCache, async ({ caller, request }) => {
    // This node at once: the next call here is fresh even when the notification takes its time.
    caches.clearAll();
    await database.notify(cacheClearedChannel, caller.subject);
    app.audit.record({ subject: caller.subject, action: 'cache-cleared', detail: { traceId: request.id } });
    return { cleared: true as const };
  });
}
