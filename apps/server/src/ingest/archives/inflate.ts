import { pipeline, Readable } from 'node:stream';
import { createGunzip, createInflateRaw } from 'node:zlib';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { UnreadableFeedError } from '../unreadable-feed.ts';
import { type UnpackLimits, unpackLimits } from './limits.ts';

const CHUNK_BYTES = 1 << 18;

/**
 * Decompresses a stream and holds one chunk at a time.
 * @throws UnreadableFeedError when the stream is damaged, cut off, or exceeds the limits
 */
export async function* inflate(
  compressed: AsyncIterable<Uint8Array>,
  kind: 'gzip' | 'raw',
  limits: UnpackLimits = unpackLimits,
): AsyncGenerator<Uint8Array> {
  const options = { chunkSize: CHUNK_BYTES };
  const decompressed = kind === 'gzip' ? createGunzip(options) : createInflateRaw(options);
  // The loop below throws the errors of both streams; the callback only keeps them from being unhandled.
  pipeline(Readable.from(compressed), decompressed, () => undefined);
  let bytesOut = 0;
  try {
    // Without an encoding the chunks are bytes.
    for await (const chunk of decompressed as AsyncIterable<Uint8Array>) {
      bytesOut += chunk.length;
      // Compressed bytes that were read ahead do not count.
      checkSize(bytesOut, decompressed.bytesWritten, limits);
      yield chunk;
    }
  } catch (error) {
    if (!isZlibError(error)) throw error;
    const isCutOff = error.code === 'Z_BUF_ERROR';
    const reason = isCutOff ? 'the compressed file is cut off' : `the compressed file is damaged: ${error.message}`;
    throw new UnreadableFeedError(reason);
  } finally {
    decompressed.destroy();
  }
}

/** @throws UnreadableFeedError when so many uncompressed bytes, or their ratio to the compressed ones, exceed the limits */
export function checkSize(uncompressed: number, compressed: number, limits: UnpackLimits): void {
  const { bytes, ratio, uncheckedBytes } = limits;
  if (uncompressed > bytes) throw new UnreadableFeedError(`it is larger than ${formatCount(bytes)} bytes unpacked`);
  if (uncompressed > uncheckedBytes && uncompressed > compressed * ratio)
    throw new UnreadableFeedError(`it is more than ${ratio} times larger unpacked, as no feed is`);
}

const isZlibError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
