import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

export interface WaitingAnswersLimits {
  /** Bytes of answers that wait in memory until their readers take them, of all connections together. */
  bytes: number;
  /** For taking an answer, in milliseconds. The limit of a connection that takes nothing is `connectionTimeout`. */
  takeMs: number;
  /** The same while there is no room for a further answer. */
  shortTakeMs: number;
}

const waitingAnswersLimits: WaitingAnswersLimits = {
  bytes: 128 * 1024 * 1024,
  takeMs: 120_000,
  shortTakeMs: 5_000,
};

/** Smaller answers do not count: as many as there are connections take little memory. */
const MIN_COUNTED_BYTES = 16 * 1024;

interface WaitingAnswer {
  bytes: number;
  since: number;
  /** Closes its connection. */
  close: () => void;
}

/** Answers in the order in which they were composed. */
class WaitingAnswers {
  readonly #limits: WaitingAnswersLimits;
  readonly #answers = new Set<WaitingAnswer>();
  #bytes = 0;

  constructor(limits: WaitingAnswersLimits) {
    this.#limits = limits;
  }

  /**
   * Counts an answer. If there is no room for it, connections are closed whose readers have had time to take theirs.
   * @returns a function to call when the answer was taken
   * @throws AppError `overload` if there is no room then either
   */
  add(bytes: number, close: () => void): () => void {
    this.#makeRoom(bytes);
    const answer = { bytes, since: performance.now(), close };
    this.#answers.add(answer);
    this.#bytes += bytes;
    const timer = setTimeout(close, this.#limits.takeMs).unref();
    return () => {
      clearTimeout(timer);
      this.#remove(answer);
    };
  }

  #makeRoom(bytes: number): void {
    const now = performance.now();
    for (const answer of this.#answers) {
      if (this.#bytes + bytes <= this.#limits.bytes || now - answer.since < this.#limits.shortTakeMs) break;
      this.#remove(answer);
      answer.close();
    }
    if (this.#bytes + bytes > this.#limits.bytes) throw new AppError('overload');
  }

  #remove(answer: WaitingAnswer): void {
    if (this.#answers.delete(answer)) this.#bytes -= answer.bytes;
  }
}

/**
 * Limits the memory of answers whose readers are slow (G-723, G-730): closes connections that take too long, and refuses
 * further answers. Register before compression, which keeps the whole text while it sends parts of it.
 */
export function limitWaitingAnswers(app: FastifyInstance, limits = waitingAnswersLimits): void {
  const answers = new WaitingAnswers(limits);
  app.addHook('onSend', async (_request, { raw }, payload) => {
    // Streams wait for their readers and are not in memory.
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (payload.length < MIN_COUNTED_BYTES) return payload;
    // Of a text, Node would keep both the text and its bytes.
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
    const release = answers.add(bytes.length, () => raw.socket?.destroy());
    // Finished when the network has taken all of it; closed also when the connection is lost.
    raw.once('finish', release).once('close', release);
    return bytes;
  });
}
