import { pipeline, Readable } from 'node:stream';
import { createGunzip, createInflateRaw } from 'node:zlib';
import { UnreadableFeed } from '../unreadable-feed.ts';
import { type UnfoldLimits, unfoldLimits } from './limits.ts';

const CHUNK = 1 << 18;

/**
 * Unfolds a packed stream, holding a chunk at a time.
 *
 * @throws UnreadableFeed where it is damaged, cut off, or unfolds to more than the limits allow
 */
export async function* inflate(
  packed: AsyncIterable<Uint8Array>,
  kind: 'gzip' | 'raw',
  limits: UnfoldLimits = unfoldLimits,
): AsyncGenerator<Uint8Array> {
  let taken = 0;
  const counted = async function* () {
    for await (const chunk of packed) {
      taken += chunk.length;
      yield chunk;
    }
  };
  const unfolding = kind === 'gzip' ? createGunzip({ chunkSize: CHUNK }) : createInflateRaw({ chunkSize: CHUNK });
  // Errors of either end come out of the loop below; the callback is what keeps them from being unhandled.
  pipeline(Readable.from(counted()), unfolding, () => undefined);
  let given = 0;
  try {
    for await (const chunk of unfolding as AsyncIterable<Uint8Array>) {
      given += chunk.length;
      checkSize(given, taken, limits);
      yield chunk;
    }
  } catch (error) {
    if (!isOfZlib(error)) throw error;
    const isCutOff = error.code === 'Z_BUF_ERROR';
    throw new UnreadableFeed(isCutOff ? 'the packed file is cut off' : `the packed file is damaged: ${error.message}`);
  } finally {
    unfolding.destroy();
  }
}

/**
 * @param given bytes that something unfolded to
 * @param taken bytes of which
 * @throws UnreadableFeed where that is more than the limits allow
 */
export function checkSize(given: number, taken: number, { bytes, ratio, freely }: UnfoldLimits): void {
  if (given > bytes) throw new UnreadableFeed(`it unfolds to more than ${bytes.toLocaleString('en-US')} bytes`);
  if (given > freely && given > taken * ratio)
    throw new UnreadableFeed(`it unfolds to more than ${ratio} times its size, as no feed does`);
}

const isOfZlib = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
