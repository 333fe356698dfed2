import { connect } from 'node:net';
import { join } from 'node:path';
import { ALIVE_SOCKET, SOCKET_PORT } from './folder-layout.ts';

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

/**
 * True if the watchdog thread of the host responds, which it does while the engine runs a query, and not when the
 * process is stopped or has ended.
 */
export function isHostAlive(socketFolder: string, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(socketFolder, ALIVE_SOCKET));
    const end = (isAlive: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(isAlive);
    };
    const timer = setTimeout(() => end(false), timeoutMs);
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
  });
}
