import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { quietLog } from '../../test/quiet-log.ts';
import { NotificationListener } from './notifications.ts';

// Lost connections: connection.test.ts.
test('a server that starts beside a busy database waits for it longer than one that comes back', async () => {
  const says = 'as in the end the database did, and not the listener';
  const busy = createServer((socket) => setTimeout(() => socket.destroy(), 2_500));
  busy.listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  const listener = new NotificationListener({ url: `postgres://nobody@127.0.0.1:${port}/none` }, quietLog);
  await expect(
    listener.listen('purge', () => {}),
    says,
  ).rejects.toThrow('Connection terminated unexpectedly');
  await listener.close();
  busy.close();
});
