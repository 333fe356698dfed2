import type { FastifyReply, FastifyRequest } from 'fastify';

/** JSON that the store keeps ready, and the digest that changes with it. */
export interface StoredJson {
  bytes: Buffer;
  digest: string;
}

/** Whether the caller's copy is still good: `If-None-Match` compared weakly (RFC 9110 §13.1.2). */
export function hasFreshCopy(request: FastifyRequest, etag: string): boolean {
  const sent = request.headers['if-none-match'];
  if (!sent) return false;
  const opaque = etag.replace(/^W\//, '');
  return sent.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === opaque);
}

/**
 * Sends stored JSON as the text it is, or 304 where the caller has it already.
 *
 * The tag is weak: the same text may go out compressed. `private, no-cache`: a browser keeps it and asks each time,
 * so that a changed title or a withdrawn company is seen at once.
 */
export function sendStoredJson(request: FastifyRequest, reply: FastifyReply, stored: StoredJson): FastifyReply {
  const etag = `W/"${stored.digest}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (hasFreshCopy(request, etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(stored.bytes);
}
