import type { ErrorCode } from '@titlenet/contract/error-codes';
import type { Health } from '@titlenet/contract/health';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../../database/connection.ts';
import { hasLowSpace } from '../../database/diagnosis.ts';
import { toAppError } from '../../http/errors.ts';
import { pingDatabase } from './health.queries.ts';

export interface DatabaseState {
  /** Whether titles can be read. */
  isAlive: boolean;
  problem: ErrorCode | undefined;
  /** True while reads use the primary because the replica does not respond; undefined without a replica. */
  isReplicaDown?: boolean | undefined;
}

interface CheckedParts {
  database: OpenDatabase;
  dataFolder: string;
  log: FastifyBaseLogger;
}

/** Queries the database, and looks for a full disk of the database or of the data folder. Never rejects. */
export async function databaseState({ database, dataFolder, log }: CheckedParts): Promise<DatabaseState> {
  try {
    await pingDatabase(database.db);
    const isFull = (await database.isDiskFull()) || (await hasLowSpace(dataFolder));
    return {
      isAlive: true,
      problem: isFull ? 'disk-full' : undefined,
      isReplicaDown: database.isReplicaUsed() === undefined ? undefined : !database.isReplicaUsed(),
    };
  } catch (error) {
    const { code } = toAppError(error);
    log.warn({ err: error, code }, 'the database does not respond');
    return { isAlive: code === 'overload', problem: code };
  }
}

/**
 * Titles can be read while the database is busy, its disk is full or its replica is gone, so the server stays in service.
 */
export const statusOf = ({ isAlive, problem, isReplicaDown }: DatabaseState): Health['status'] => {
  if (!isAlive) return 'Unhealthy';
  return problem || isReplicaDown ? 'Degraded' : 'Healthy';
};

/** What a degraded server says of itself. */
export const REPLICA_DOWN = 'The replica does not respond; reads use the primary';
