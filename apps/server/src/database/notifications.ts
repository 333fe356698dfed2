import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';
import { BATCH_LIMITS, clientOptions, type Target } from './pools.ts';

/** Called with the payload; with an empty one after a lost connection, when anything may have been missed. */
export type NotificationHandler = (payload: string) => void;

const FIRST_RETRY_DELAY_MS = 250;
const MAX_RETRY_DELAY_MS = 2_000;
/** So long a handshake may take when a connection is sought anew, or when nobody wants it any more: the next one may be luckier. */
const RETURN_MS = 2_000;

/** A connection of its own that hears NOTIFY, and comes back by itself when it is lost. */
export class NotificationListener {
  #target: Target;
  #log: Log;
  #handlers = new Map<string, NotificationHandler[]>();
  #client: Promise<pg.Client> | undefined;
  #isListening = false;
  #isClosed = false;

  constructor(target: Target, log: Log) {
    this.#target = target;
    this.#log = log;
  }

  /** Whether nothing is missed now: false from the loss of the connection until all channels are heard again. */
  get isListening(): boolean {
    return this.#isListening;
  }

  /** Resolves when the channel is heard. Rejects when the database cannot be reached at the first call. */
  async listen(channel: string, handler: NotificationHandler): Promise<void> {
    const handlers = this.#handlers.get(channel) ?? [];
    this.#handlers.set(channel, [...handlers, handler]);
    const isNew = !this.#client;
    // A server that starts while the database is busy waits for it, as its migrations did.
    this.#client ??= this.#connect(BATCH_LIMITS.waitMs);
    try {
      const client = await this.#client;
      if (!isNew && handlers.length === 0) await hear(client, channel);
    } catch (error) {
      if (isNew) this.#client = undefined;
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    // One that comes later than this ends itself.
    const late = sleep(RETURN_MS, undefined, { ref: false });
    const client = await Promise.race([this.#client?.catch(() => undefined), late]);
    await client?.end().catch(() => {});
  }

  async #connect(waitMs: number): Promise<pg.Client> {
    const client = new pg.Client({
      ...clientOptions(this.#target, { ...BATCH_LIMITS, waitMs }),
      application_name: 'titlenet-listener',
    });
    client.on('error', () => {});
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''));
    await client.connect();
    try {
      if (this.#isClosed) throw new Error('Nobody listens any more');
      for (const channel of this.#handlers.keys()) await hear(client, channel);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    client.once('end', () => {
      this.#isListening = false;
      void this.#return();
    });
    this.#isListening = true;
    return client;
  }

  async #return(): Promise<void> {
    for (let pause = FIRST_RETRY_DELAY_MS; !this.#isClosed; pause = Math.min(pause * 2, MAX_RETRY_DELAY_MS)) {
      await sleep(pause);
      if (this.#isClosed) return;
      const attempt = this.#connect(RETURN_MS);
      this.#client = attempt;
      try {
        await attempt;
        this.#log.info('Notifications from the database are heard again');
        for (const channel of this.#handlers.keys()) this.#tell(channel, '');
        return;
      } catch (error) {
        this.#log.warn({ reason: (error as Error).message }, 'Notifications from the database are not heard');
      }
    }
  }

  #tell(channel: string, payload: string): void {
    for (const handler of this.#handlers.get(channel) ?? []) {
      try {
        handler(payload);
      } catch (error) {
        this.#log.error({ channel, reason: (error as Error).message }, 'A notification could not be handled');
      }
    }
  }
}

const hear = (client: pg.Client, channel: string) => client.query(`listen ${client.escapeIdentifier(channel)}`);
