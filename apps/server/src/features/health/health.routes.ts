import { type Health, healthCheck } from '@titlenet/contract/health';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { registerWithAccess } from '../../http/declared-access.ts';
import { route } from '../../http/route.ts';
import { askDatabase } from './health.queries.ts';

/**
 * For people and their screen (G-23), and for the machines that watch: liveness touches nothing, readiness asks the
 * database and says no while the server stops (DESIGN §8).
 */
export async function registerHealth(
  app: FastifyInstance,
  { database, search }: Pick<AppContext, 'database' | 'search'>,
): Promise<void> {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  const checkDatabase = async (): Promise<Health['status']> => {
    try {
      await askDatabase(database.db);
      return 'Healthy';
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not answer');
      return 'Unhealthy';
    }
  };

  route(app, healthCheck, async () => {
    const status = await checkDatabase();
    const { isReady, percent } = search.status;
    return {
      status,
      product: 'TitleNet',
      time: new Date().toISOString(),
      checks: {
        database: status,
        search: { status: isReady ? ('Healthy' as const) : ('Unhealthy' as const), progress: isReady ? 100 : percent },
      },
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
