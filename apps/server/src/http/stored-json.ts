import type { FastifyReply, FastifyRequest } from 'fastify';

/** Stored JSON with a digest that changes with it. */
export interface StoredJson {
  bytes: Buffer;
  digest: string;
}

/** @returns true when the caller's copy is current: `If-None-Match`, compared weakly (RFC 9110 §13.1.2) */
export function hasFreshCopy(request: FastifyRequest, etag: string): boolean {
  const sent = request.headers['if-none-match'];
  if (!sent) return false;
  const opaque = etag.replace(/^W\//, '');
  return sent.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === opaque);
}

/**
 * Sends stored JSON unchanged, or 304 when the caller has it. The ETag is weak, because the response may be compressed.
 * With `private, no-cache`, browsers revalidate each time, so that a changed title or a withdrawn permission takes
 * effect at once.
 */
export function sendStoredJson(request: FastifyRequest, reply: FastifyReply, stored: StoredJson): FastifyReply {
  const etag = `W/"${stored.digest}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (hasFreshCopy(request, etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(stored.bytes);
}
