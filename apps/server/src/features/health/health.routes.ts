import { type Health, healthCheck } from '@titlenet/contract/health';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { registerWithAccess } from '../../http/declared-access.ts';
import { route } from '../../http/route.ts';
import { findRebuildProgress } from '../../projection/rebuild.queries.ts';
import { pingDatabase } from './health.queries.ts';

/**
 * Registers the health check of the screen (G-23) and the probes of load balancers. The liveness probe uses no other
 * service. The readiness probe queries the database, and fails while the server stops.
 */
export async function registerHealth(
  app: FastifyInstance,
  { database, search, demoProgress }: Pick<AppContext, 'database' | 'search' | 'demoProgress'>,
): Promise<void> {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  const checkDatabase = async (): Promise<Health['status']> => {
    try {
      await pingDatabase(database.db);
      return 'Healthy';
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not respond');
      return 'Unhealthy';
    }
  };

  route(app, healthCheck, async () => {
    const status = await checkDatabase();
    const rebuild = status === 'Healthy' ? await findRebuildProgress(database.db).catch(() => undefined) : undefined;
    const { isReady, percent, message } = search.status;
    return {
      status,
      product: 'TitleNet',
      time: new Date().toISOString(),
      checks: {
        database: status,
        search: { status: isReady ? ('Healthy' as const) : ('Unhealthy' as const), progress: percent, message },
      },
      demoCatalogue: demoProgress(),
      rebuild,
    };
  });

  await registerWithAccess(app, 'machine', (scope) => {
    const options = { schema: { hide: true }, config: { rateLimit: false } } as const;
    scope.get('/health/live', options, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'Healthy' }),
    );
    scope.get('/health/ready', options, async (_request, reply) => {
      const canServe = !isStopping && search.status.isReady;
      const status = canServe ? await checkDatabase() : 'Unhealthy';
      return reply
        .code(status === 'Healthy' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status });
    });
  });
}
