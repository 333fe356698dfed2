import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { ClientSession } from './client-session.ts';
import type { Engine } from './engine.ts';
import type { EngineScheduler } from './engine-scheduler.ts';
import type { FolderLayout } from './folder-layout.ts';

const MAX_CLIENTS = 100;

// Sent to every client when it connects; libpq and pg read some of them.
const REPORTED = [
  'server_version',
  'server_encoding',
  'client_encoding',
  'DateStyle',
  'IntervalStyle',
  'TimeZone',
  'integer_datetimes',
  'standard_conforming_strings',
  'is_superuser',
  'session_authorization',
];

/** The open socket of the embedded database. */
export interface SocketServer {
  scheduler: EngineScheduler;
  /** Closes all connections and removes the socket. */
  close(): void;
}

/**
 * Opens the socket; the folder must be locked. @param makeScheduler is called with a function that returns all sessions
 */
export async function listen(
  layout: FolderLayout,
  engine: Engine,
  makeScheduler: (sessions: () => Iterable<ClientSession>) => EngineScheduler,
): Promise<SocketServer> {
  const parameters = new Map<string, string>();
  for (const name of REPORTED) {
    const [row] = await engine.values(`select current_setting('${name}')`);
    parameters.set(name, row?.[0] ?? '');
  }
  const sessions = new Map<number, ClientSession>();
  const scheduler = makeScheduler(() => sessions.values());
  // Higher than any process id that pg_backend_pid() could return.
  let lastId = 10_000_000;

  const server = createServer((socket) => {
    lastId += 1;
    const session = new ClientSession(lastId, randomInt(2 ** 31), socket, parameters, {
      onWork: (worker) => scheduler.enqueue(worker),
      onEnd: (ended) => {
        sessions.delete(ended.id);
        scheduler.remove(ended);
      },
      onCancel: (id, secret) => {
        const target = sessions.get(id);
        if (target?.secret === secret) target.cancel();
      },
    });
    sessions.set(session.id, session);
    if (sessions.size > MAX_CLIENTS) session.fail('53300', 'sorry, too many clients already');
  });
  // An existing socket is from a process that has ended, because this process has the lock.
  rmSync(layout.socket, { force: true });
  server.listen(layout.socket);
  await once(server, 'listening');
  chmodSync(layout.socket, 0o600);

  return {
    scheduler,
    close() {
      server.close(() => {
        if (layout.socketFolder !== layout.folder) rmSync(layout.socketFolder, { recursive: true, force: true });
      });
      for (const session of sessions.values()) {
        session.fail('57P01', 'terminating connection due to administrator command');
      }
    },
  };
}
