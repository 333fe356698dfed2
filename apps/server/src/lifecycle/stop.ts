import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../database/connection.ts';

/** A graceful stop takes at most 10 s (DESIGN §8); what is left is for the database. */
const CALLS_END_WITHIN_MS = 7_000;
const STOP_WITHIN_MS = 10_000;
const SWEEP_EVERY_MS = 100;

/** Answers what is under way, takes nothing new, then closes the database. Never rejects. */
export async function stop(app: FastifyInstance | undefined, database: OpenDatabase | undefined): Promise<void> {
  // A connection that was busy when the server closed would be kept for its next call, which never comes.
  const sweep = setInterval(() => app?.server.closeIdleConnections(), SWEEP_EVERY_MS);
  const cutOff = setTimeout(() => app?.server.closeAllConnections(), CALLS_END_WITHIN_MS);
  const giveUp = setTimeout(() => process.exit(1), STOP_WITHIN_MS);
  try {
    await app?.close();
    await database?.close();
  } catch (error) {
    process.stderr.write(`Stopping failed: ${(error as Error).message}\n`);
    process.exitCode = 1;
  } finally {
    clearInterval(sweep);
    clearTimeout(cutOff);
    clearTimeout(giveUp);
  }
}
