import type { FastifyInstance } from 'fastify';
import { messageOf } from '../caught-error.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { endProcess, FILES_TIMEOUT_MS } from './end-process.ts';

/** A stop takes at most 10 s, with the wait for file operations; requests get 7 s of them, the database the rest. */
const REQUEST_TIMEOUT_MS = 7_000;
const STOP_TIMEOUT_MS = 9_900 - FILES_TIMEOUT_MS;
const IDLE_CHECK_INTERVAL_MS = 100;

interface RunningParts {
  app: FastifyInstance | undefined;
  /** Work that uses the database and was already asked to end. */
  backgroundWork: Promise<void> | undefined;
  database: OpenDatabase | undefined;
}

/** Finishes the running requests, accepts no new ones, and closes the database. Never rejects. */
export async function stop({ app, backgroundWork, database }: RunningParts): Promise<void> {
  // A connection that was busy when the server closed becomes idle later and would stay open.
  const idleCheck = setInterval(() => app?.server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
  const requestTimeout = setTimeout(() => app?.server.closeAllConnections(), REQUEST_TIMEOUT_MS);
  const stopTimeout = setTimeout(() => void endProcess(1), STOP_TIMEOUT_MS);
  try {
    await app?.close();
    await backgroundWork;
    await database?.close();
  } catch (error) {
    process.stderr.write(`Stopping failed: ${messageOf(error)}\n`);
    process.exitCode = 1;
  } finally {
    clearInterval(idleCheck);
    clearTimeout(requestTimeout);
    clearTimeout(stopTimeout);
  }
}
