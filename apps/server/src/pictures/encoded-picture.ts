import { createHash } from 'node:crypto';

/** A picture as it is sent. */
export interface EncodedPicture {
  /** Media type. */
  type: string;
  bytes: Buffer;
  /** Digest of the bytes. */
  etag: string;
}

export function encodedPicture(type: string, bytes: Buffer): EncodedPicture {
  return { type, bytes, etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"` };
}
