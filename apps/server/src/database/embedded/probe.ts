import { connect } from 'node:net';
import { join } from 'node:path';
import { SOCKET_PORT } from './folder-layout.ts';

/** Whether a process listens on the database socket in a folder: the kernel answers even while the engine works. */
export function answers(socketFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(socketFolder, `.s.PGSQL.${SOCKET_PORT}`));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
