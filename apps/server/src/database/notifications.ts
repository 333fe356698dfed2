import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { messageOf } from '../caught-error.ts';
import type { Log } from './log.ts';
import { BATCH_LIMITS, clientOptions } from './pools.ts';

/** Called with the payload, or with '' after a lost connection, when notifications may have been missed. */
export type NotificationHandler = (payload: string) => void;

const FIRST_RETRY_DELAY_MS = 250;
const MAX_RETRY_DELAY_MS = 2_000;
/** Timeout of a handshake during reconnection or close. */
const HANDSHAKE_TIMEOUT_MS = 2_000;

/** A dedicated connection that receives NOTIFY and reconnects when it is lost. */
export class NotificationListener {
  #url: string;
  #log: Log;
  #handlers = new Map<string, NotificationHandler[]>();
  #client: Promise<pg.Client> | undefined;
  #isListening = false;
  #isClosed = false;

  constructor(url: string, log: Log) {
    this.#url = url;
    this.#log = log;
  }

  /** False from the loss of the connection until all channels are listened on again. */
  get isListening(): boolean {
    return this.#isListening;
  }

  /** Resolves when the channel is listened on. @throws if the first call cannot connect to the database */
  async listen(channel: string, handler: NotificationHandler): Promise<void> {
    const handlers = this.#handlers.get(channel) ?? [];
    this.#handlers.set(channel, [...handlers, handler]);
    const isNew = !this.#client;
    // A server that starts while the database is busy waits as long as its migrations do.
    this.#client ??= this.#connect(BATCH_LIMITS.waitMs);
    try {
      const client = await this.#client;
      if (!isNew && handlers.length === 0) await startListening(client, channel);
    } catch (error) {
      if (isNew) this.#client = undefined;
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    // A connection that opens later closes itself.
    const late = sleep(HANDSHAKE_TIMEOUT_MS, undefined, { ref: false });
    const client = await Promise.race([this.#client?.catch(() => undefined), late]);
    await client?.end().catch(() => {});
  }

  async #connect(waitMs: number): Promise<pg.Client> {
    const client = new pg.Client({
      ...clientOptions(this.#url, { ...BATCH_LIMITS, waitMs }),
      application_name: 'titlenet-listener',
    });
    client.on('error', () => {});
    client.on('notification', ({ channel, payload }) => this.#dispatch(channel, payload ?? ''));
    await client.connect();
    try {
      if (this.#isClosed) throw new Error('The listener is closed');
      for (const channel of this.#handlers.keys()) await startListening(client, channel);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    client.once('end', () => {
      this.#isListening = false;
      void this.#reconnect();
    });
    this.#isListening = true;
    return client;
  }

  async #reconnect(): Promise<void> {
    for (let delay = FIRST_RETRY_DELAY_MS; !this.#isClosed; delay = Math.min(delay * 2, MAX_RETRY_DELAY_MS)) {
      await sleep(delay);
      if (this.#isClosed) return;
      const attempt = this.#connect(HANDSHAKE_TIMEOUT_MS);
      this.#client = attempt;
      try {
        await attempt;
        this.#log.info('Notifications from the database are received again');
        for (const channel of this.#handlers.keys()) this.#dispatch(channel, '');
        return;
      } catch (error) {
        this.#log.warn({ reason: messageOf(error) }, 'Notifications from the database are not received');
      }
    }
  }

  #dispatch(channel: string, payload: string): void {
    for (const handler of this.#handlers.get(channel) ?? []) {
      try {
        handler(payload);
      } catch (error) {
        this.#log.error({ channel, reason: messageOf(error) }, 'A notification could not be handled');
      }
    }
  }
}

const startListening = (client: pg.Client, channel: string) =>
  client.query(`listen ${client.escapeIdentifier(channel)}`);
