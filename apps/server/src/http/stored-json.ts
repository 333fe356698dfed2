import { gzipSync } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COMPRESSED_FROM_BYTES, COMPRESSION } from './compression.ts';

/**
 * Longer texts are packed as a stream beside the event loop, as every other answer is. For a sheet of 10 KB that takes
 * ten times as long as packing it at once, 0.13 ms (docs/performance.md).
 */
const LONGEST_PACKED_AT_ONCE = 128 * 1024;

/** Identity last: who asks for nothing gets it, and who takes both gets the smaller one. */
const encodings = new Negotiator({ supportedValues: ['gzip', 'identity'] });

/** JSON that the store keeps ready. */
export class StoredJson {
  readonly bytes: Buffer;
  /** Changes with the text. */
  readonly digest: string;
  #packed: Buffer | undefined;

  constructor(bytes: Buffer, digest: string) {
    this.bytes = bytes;
    this.digest = digest;
  }

  /** The same as gzip, packed when it is first asked for. */
  get packed(): Buffer {
    this.#packed ??= gzipSync(this.bytes, COMPRESSION);
    return this.#packed;
  }
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
  reply.type('application/json; charset=utf-8');
  const { length } = stored.bytes;
  if (length < COMPRESSED_FROM_BYTES || length > LONGEST_PACKED_AT_ONCE) return reply.send(stored.bytes);
  reply.header('vary', 'accept-encoding');
  if (encodings.negotiate(request.headers['accept-encoding'] ?? '') !== 'gzip') return reply.send(stored.bytes);
  return reply.header('content-encoding', 'gzip').send(stored.packed);
}
