import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasFreshCopy } from '../../http/stored-json.ts';
import type { EncodedPicture } from '../../pictures/encoded-picture.ts';

const extensions: Record<string, string> = { 'image/svg+xml': 'svg', 'image/jpeg': 'jpg' };

/**
 * Sends a picture with a name for saving it, or 304 when the browser has it. With `no-cache` the browser revalidates
 * each time, so that a changed title shows its new cover at once.
 * @param name without extension
 */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bytes, etag }: EncodedPicture,
  name: string,
): FastifyReply {
  const fileName = `${name.replace(/[^\w.-]/g, '_')}.${extensions[type] ?? type.slice('image/'.length)}`;
  reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept')
    .header('content-disposition', `inline; filename="${fileName}"`);
  return hasFreshCopy(request, etag) ? reply.code(304).send() : reply.type(type).send(bytes);
}
