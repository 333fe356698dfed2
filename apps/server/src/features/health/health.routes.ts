import { type Health, healthCheck } from '@titlenet/contract/health';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../http/app-context.ts';
import { registerWithAccess } from '../../http/declared-access.ts';
import { route } from '../../http/route.ts';
import { findRebuildProgress } from '../../write-titles/rebuild.queries.ts';
import { type DatabaseState, databaseState, REPLICA_DOWN, statusOf } from './database-state.ts';

/**
 * Registers the health check of the screen (G-23) and the probes of load balancers. The liveness probe uses no other
 * service. The readiness probe queries the database, and fails while the server stops. Both say when the disk is full.
 */
export async function registerHealth(
  app: FastifyInstance,
  { settings, database, search, demoProgress }: Pick<AppContext, 'settings' | 'database' | 'search' | 'demoProgress'>,
): Promise<void> {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  watchReplica(app, database);
  const checkDatabase = () => databaseState({ database, dataFolder: settings.dataFolder, log: app.log });
  const readiness = async (): Promise<DatabaseState> => {
    if (isStopping) return { isAlive: false, problem: undefined };
    if (!search.status.isReady) return { isAlive: false, problem: 'search-not-ready' };
    return checkDatabase();
  };

  route(app, healthCheck, async () => {
    const state = await checkDatabase();
    const { isAlive, problem, isReplicaDown } = state;
    const rebuild = isAlive ? await findRebuildProgress(database.db).catch(() => undefined) : undefined;
    const { isReady, percent, message } = search.status;
    return {
      status: statusOf(state),
      product: 'TitleNet',
      time: new Date().toISOString(),
      checks: {
        database: isAlive ? ('Healthy' as const) : ('Unhealthy' as const),
        disk:
          problem === 'disk-full'
            ? { status: 'Unhealthy' as const, message: new AppError(problem).message }
            : { status: 'Healthy' as const },
        replica: replicaCheck(isReplicaDown),
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
      const state = await readiness();
      const status = statusOf(state);
      return reply
        .code(status === 'Unhealthy' ? 503 : 200)
        .header('cache-control', 'no-store')
        .send({
          status,
          ...(state.isReplicaDown && { message: REPLICA_DOWN }),
          ...(state.problem && { code: state.problem, message: new AppError(state.problem).message }),
        });
    });
  });
}

function replicaCheck(isDown: boolean | undefined): Health['checks']['replica'] {
  if (isDown === undefined) return undefined;
  return isDown ? { status: 'Unhealthy', message: REPLICA_DOWN } : { status: 'Healthy' };
}

/** Adds a metric of the replica, if there is one. */
function watchReplica(app: FastifyInstance, database: AppContext['database']): void {
  if (database.isReplicaUsed() === undefined) return;
  const { Gauge, register } = app.metrics.client;
  new Gauge({
    name: 'titlenet_replica_used',
    help: '1 while reads use the replica, 0 while it does not respond and they use the primary',
    registers: [register],
    collect() {
      this.set(database.isReplicaUsed() ? 1 : 0);
    },
  });
}
