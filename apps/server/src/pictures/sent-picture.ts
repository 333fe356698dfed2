import { createHash } from 'node:crypto';

/** A picture as it goes out. */
export interface SentPicture {
  /** Its media type. */
  type: string;
  bytes: Buffer;
  /** Names these very bytes. */
  etag: string;
}

export function sentPicture(type: string, bytes: Buffer): SentPicture {
  return { type, bytes, etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"` };
}
