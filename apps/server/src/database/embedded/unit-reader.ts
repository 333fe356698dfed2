import { FrameReader } from './frame-reader.ts';
import { copyFromStdin, failingStatement } from './statement-text.ts';
import { copyInResponse, type Frame, query, strings } from './wire.ts';

/** Messages of a client that the engine runs together. */
export interface Unit {
  bytes: Buffer;
  /** False if an extended query was closed by Flush: Sync, and with it ReadyForQuery, follows later. */
  endsReady: boolean;
}

const MAX_COPY_BYTES = 256 * 1024 * 1024;
const COPY_END = new Set(['c', 'f']);
const UNIT_END = new Set(['S', 'H', 'F']);

const refusal = (code: string, reason: string): Unit => ({
  bytes: query(failingStatement(code, reason)),
  endsReady: true,
});

/**
 * Groups the messages of a client into units: a simple query, an extended query up to Sync or Flush, or a
 * `COPY … FROM STDIN` with all of its data, because the engine cannot wait for more.
 */
export class UnitReader {
  #frames = new FrameReader();
  #reply: (bytes: Buffer) => void;
  #parts: Buffer[] = [];
  #refused: Unit | undefined;
  #copy: { bytes: number } | undefined;
  #hasEnded = false;

  /** @param reply sends a response to the client before the engine runs (CopyInResponse) */
  constructor(reply: (bytes: Buffer) => void) {
    this.#reply = reply;
  }

  get frames(): FrameReader {
    return this.#frames;
  }

  /** True after Terminate. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** The next complete unit, or undefined. Call it only after the response to the previous unit. */
  next(): Unit | undefined {
    for (let frame = this.#frames.next(); frame; frame = this.#frames.next()) {
      if (frame.type === 'X') {
        this.#hasEnded = true;
        return undefined;
      }
      const unit = this.#copy ? this.#copied(frame) : this.#added(frame);
      if (unit) return unit;
    }
    return undefined;
  }

  #added(frame: Frame): Unit | undefined {
    if (frame.type === 'Q') return this.#simpleQuery(frame);
    // Remaining messages of a rejected COPY; PostgreSQL ignores them too.
    if (frame.type === 'd' || COPY_END.has(frame.type)) return undefined;
    this.#refused ??= refusalOf(frame);
    this.#parts.push(frame.bytes);
    return UNIT_END.has(frame.type) ? this.#finished(frame.type !== 'H') : undefined;
  }

  #simpleQuery(frame: Frame): Unit | undefined {
    const [sql = ''] = strings(frame, 1);
    const copy = copyFromStdin(sql);
    if (copy.count > 1) {
      return refusal('0A000', 'the embedded database takes one COPY FROM STDIN in a query');
    }
    this.#parts.push(frame.bytes);
    if (copy.count === 0) return this.#finished(true);
    this.#copy = { bytes: 0 };
    this.#reply(copyInResponse(copy.isBinary));
    return undefined;
  }

  #copied(frame: Frame): Unit | undefined {
    // Sync and Flush during a COPY are ignored, as in PostgreSQL.
    if (!this.#copy || (frame.type !== 'd' && !COPY_END.has(frame.type))) return undefined;
    this.#copy.bytes += frame.bytes.length;
    if (this.#copy.bytes > MAX_COPY_BYTES) {
      this.#refused = refusal('54000', 'the embedded database takes at most 256 MB in one COPY FROM STDIN');
      this.#parts = [];
    } else {
      this.#parts.push(frame.bytes);
    }
    if (!COPY_END.has(frame.type)) return undefined;
    this.#copy = undefined;
    return this.#finished(true);
  }

  #finished(endsReady: boolean): Unit {
    const unit = this.#refused ?? { bytes: Buffer.concat(this.#parts), endsReady };
    this.#parts = [];
    this.#refused = undefined;
    return unit;
  }
}

/** All clients share one session, so named prepared statements and portals are rejected. */
function refusalOf(frame: Frame): Unit | undefined {
  if (frame.type !== 'P' && frame.type !== 'B') return undefined;
  const [first = '', second = ''] = strings(frame, 2);
  const statement = frame.type === 'P' ? first : second;
  if (statement !== '') return refusal('0A000', 'the embedded database takes no named prepared statements');
  if (frame.type === 'P' && copyFromStdin(second).count > 0) {
    return refusal('0A000', 'the embedded database takes COPY FROM STDIN as a simple query only');
  }
  return undefined;
}
