import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { quietLog } from '../../test/quiet-log.ts';
import { NotificationListener } from './notifications.ts';

// Lost connections: recovery.test.ts.
test('a server that starts while the database is busy waits for it, unless it is closed', async () => {
  const accepted: Socket[] = [];
  const busy = createServer((socket) => accepted.push(socket));
  busy.listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  const listener = new NotificationListener(`postgres://nobody@127.0.0.1:${port}/none`, quietLog);
  let failure: Error | undefined;
  const listening = listener
    .listen('purge', () => {})
    .catch((error: Error) => {
      failure = error;
    });
  await sleep(2_500);
  expect(failure).toBeUndefined();
  // It does not wait for the database, which still holds the connection.
  await listener.close();
  for (const socket of accepted) socket.destroy();
  await listening;
  expect(failure?.message).toBe('Connection terminated unexpectedly');
  busy.close();
});
