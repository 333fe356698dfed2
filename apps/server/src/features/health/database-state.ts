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
    return { isAlive: true, problem: isFull ? 'disk-full' : undefined };
  } catch (error) {
    const { code } = toAppError(error);
    log.warn({ err: error, code }, 'the database does not respond');
    return { isAlive: code === 'overload', problem: code };
  }
}

/** Titles can be read while the database is busy or its disk is full, so the server stays in service. */
export const statusOf = ({ isAlive, problem }: DatabaseState): Health['status'] =>
  isAlive ? (problem ? 'Degraded' : 'Healthy') : 'Unhealthy';
