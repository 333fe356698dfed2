import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasFreshCopy } from '../../http/stored-json.ts';
import type { SentPicture } from '../../pictures/sent-picture.ts';

const extensions: Record<string, string> = { 'image/svg+xml': 'svg', 'image/jpeg': 'jpg' };

/**
 * Sends a picture to be shown, with a name to be saved under, or 304 to whoever has it already. `no-cache`: a browser
 * keeps it and asks each time, so that a changed title is seen on its cover at once.
 *
 * @param name without an extension
 */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bytes, etag }: SentPicture,
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
