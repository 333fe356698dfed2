import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';

/** Creates the server's log, which is needed before the server exists, to open the database. JSON lines on stderr. */
export function createLog(level: Settings['LOG_LEVEL']): FastifyBaseLogger {
  return Fastify({ logger: { level, stream: process.stderr } }).log;
}
