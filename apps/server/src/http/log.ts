import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';

/** The server's log, which is needed before there is a server: the database is opened first. JSON lines on stderr. */
export function createLog(level: Settings['LOG_LEVEL']): FastifyBaseLogger {
  return Fastify({ logger: { level, stream: process.stderr } }).log;
}
