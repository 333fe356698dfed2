import { connect } from 'node:net';
import { join } from 'node:path';
import { SOCKET_PORT } from './folder-layout.ts';

/**
 * True if a process listens on the database socket in a folder. The kernel accepts connections even while the engine is
 * busy.
 */
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
