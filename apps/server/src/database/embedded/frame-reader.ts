import { type Frame, frameAt } from './wire.ts';

/** Splits the bytes from a client into messages; joins chunks only when a message is complete. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #size = 0;
  #needed = 0;

  get size(): number {
    return this.#size;
  }

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
  }

  /** The next packet of the startup phase (no type byte) without its length; undefined while it is incomplete. */
  nextPacket(): Buffer | undefined {
    if (this.#size < 4) return undefined;
    const buffer = this.#joined();
    const length = buffer.readUInt32BE(0);
    if (length < 8 || length > 10_000) throw new RangeError(`impossible startup packet of ${length} bytes`);
    if (buffer.length < length) return undefined;
    this.#replace(buffer.subarray(length));
    return buffer.subarray(4, length);
  }

  /** The next message; undefined while it is incomplete. @throws RangeError on bytes that violate the protocol */
  next(): Frame | undefined {
    if (this.#size < 5 || this.#size < this.#needed) return undefined;
    const buffer = this.#joined();
    const frame = frameAt(buffer, 0);
    if (!frame) {
      this.#needed = buffer.readUInt32BE(1) + 1;
      return undefined;
    }
    this.#needed = 0;
    this.#replace(buffer.subarray(frame.bytes.length));
    return frame;
  }

  #joined(): Buffer {
    const [first] = this.#chunks;
    if (first && this.#chunks.length === 1) return first;
    const joined = Buffer.concat(this.#chunks);
    this.#chunks = [joined];
    return joined;
  }

  #replace(rest: Buffer): void {
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#size = rest.length;
  }
}
