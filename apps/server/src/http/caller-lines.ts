import { INITIAL_INTERVAL_MS, StartPace } from './start-pace.ts';

export interface CallerLinesLimits {
  /** Requests of one caller that are handled at the same time. */
  handled: number;
  /** For which the last request of a line is expected to wait. */
  waitMs: number;
}

interface Line<Item> {
  readonly caller: string;
  /** Requests that are handled. */
  handled: number;
  readonly waiting: Item[];
  readonly pace: StartPace;
  /** When the caller last had as many requests handled as it may. */
  heldUntil: number;
}

/** An item whose turn it is. */
interface Turn<Item> {
  item: Item;
  line: Line<Item>;
}

/**
 * Requests that are handled or wait, by caller. Callers take turns (round robin), each with the first of its waiting
 * requests; a caller that has as many handled as it may is passed over and keeps its turn. The places for waiting are
 * divided by the callers that wait.
 */
export class CallerLines<Item extends { since: number }> {
  readonly #limits: CallerLinesLimits;
  /** Lines that are not empty. Others are removed at once, because a caller may have any number of addresses. */
  readonly #lines = new Map<string, Line<Item>>();
  /** Lines with a waiting request, in the order of their turns. */
  readonly #turns = new Set<Line<Item>>();
  /** Of callers that do not wait for their own requests. */
  readonly #pace = new StartPace();
  /** Of the line that was last served, from which new lines begin, unless it was slow. */
  #lastIntervalMs = INITIAL_INTERVAL_MS;
  #waiting = 0;

  constructor(limits: CallerLinesLimits) {
    this.#limits = limits;
  }

  get isEmpty(): boolean {
    return this.#waiting === 0;
  }

  /** Whether a request of a caller need not wait for others. */
  isNext(caller: string): boolean {
    return (this.#lines.get(caller)?.handled ?? 0) < this.#limits.handled && !this.#next();
  }

  /** Counts a request as handled, until `end`. */
  begin(caller: string): void {
    this.#lineOf(caller).handled += 1;
  }

  end(caller: string): void {
    const line = this.#lineOf(caller);
    if (line.handled >= this.#limits.handled) line.heldUntil = performance.now();
    line.handled -= 1;
    this.#removeIfEmpty(line);
  }

  /** Whether a further request of a caller may wait. */
  hasPlace(caller: string): boolean {
    const line = this.#lines.get(caller);
    if (!line || line.waiting.length === 0) return this.#places >= this.#turns.size + 1;
    const share = Math.floor(this.#places / this.#turns.size);
    return line.waiting.length < Math.min(share, line.pace.placesWithin(this.#limits.waitMs));
  }

  /**
   * Adds a request of a caller that has a place.
   * @returns the last request of the longest line, if there are more now than there are places
   */
  push(caller: string, item: Item): Item | undefined {
    const line = this.#lineOf(caller);
    line.waiting.push(item);
    this.#turns.add(line);
    this.#waiting += 1;
    // The caller has no more than its share, so another one has more.
    return this.#waiting > this.#places ? this.#popFromLongest() : undefined;
  }

  /** Removes the request whose turn it is. @returns undefined if there is none */
  shift(): Turn<Item> | undefined {
    const line = this.#next();
    const item = line?.waiting.shift();
    if (!line || item === undefined) return undefined;
    this.#waiting -= 1;
    this.#turns.delete(line);
    if (line.waiting.length > 0) this.#turns.add(line);
    this.#removeIfEmpty(line);
    return { item, line };
  }

  /** Notes the start of a request that did not wait. */
  noteStart(): void {
    this.#pace.noteStart(performance.now());
  }

  /** Notes the start of a request that waited. */
  noteTurn({ item: { since }, line }: Turn<Item>): void {
    const now = performance.now();
    line.pace.noteStartAfterWait(now, since);
    this.#lastIntervalMs = Math.min(line.pace.meanIntervalMs, INITIAL_INTERVAL_MS);
    // Other callers do not wait for what this one waited for.
    this.#pace.noteStartAfterWait(now, Math.max(since, line.heldUntil));
  }

  get #places(): number {
    return this.#pace.placesWithin(this.#limits.waitMs);
  }

  #popFromLongest(): Item | undefined {
    let longest: Line<Item> | undefined;
    for (const line of this.#turns) if (!longest || line.waiting.length > longest.waiting.length) longest = line;
    const item = longest?.waiting.pop();
    if (item !== undefined) this.#waiting -= 1;
    return item;
  }

  #next(): Line<Item> | undefined {
    for (const line of this.#turns) if (line.handled < this.#limits.handled) return line;
    return undefined;
  }

  #lineOf(caller: string): Line<Item> {
    let line = this.#lines.get(caller);
    if (!line) {
      line = { caller, handled: 0, waiting: [], pace: new StartPace(this.#lastIntervalMs), heldUntil: 0 };
      this.#lines.set(caller, line);
    }
    return line;
  }

  #removeIfEmpty(line: Line<Item>): void {
    if (line.handled === 0 && line.waiting.length === 0) this.#lines.delete(line.caller);
  }
}
