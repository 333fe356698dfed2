import { membersOf } from '@titlenet/catalogue/members-of';
import pg from 'pg';
import { clientOptions, REQUEST_LIMITS } from './pools.ts';

/** With the wait for a connection or a query it must stay below 2 s. */
const PROBE_TIMEOUT_MS = 600;

/** Responses of a server that is starting, stopping or recovering. */
const NOT_READY = /^(57P0|08)/;

/** Whether PostgreSQL accepts a new connection, or refuses it with a reason of its own, such as too many clients. */
export async function isServerAlive(url: string): Promise<boolean> {
  const client = new pg.Client(clientOptions(url, { ...REQUEST_LIMITS, waitMs: PROBE_TIMEOUT_MS }));
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    const { severity, code } = membersOf(error);
    return severity !== undefined && !NOT_READY.test(String(code ?? ''));
  } finally {
    void client.end().catch(() => undefined);
  }
}
