import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_USER, runProgram, type StartedProgram, startProgram } from '../harness/processes.ts';
import type { Machine } from './network.ts';

/** Ports of the proxy on this machine. */
export interface ProxyPorts {
  /** Of the product. */
  web: number;
  /** Of the primary, and of a replica. */
  write: number;
  read: number;
}

export interface ProxyOrder {
  /** Path of `deploy/haproxy.cfg`. */
  configuration: string;
  ports: ProxyPorts;
  databases: readonly Machine[];
  /** Ports of the nodes of the product. */
  nodes: readonly number[];
  folder: string;
}

/** Starts HAProxy with the configuration of the deployment and the addresses of this cluster. */
export function startProxy({ configuration, ports, databases, nodes, folder }: ProxyOrder): StartedProgram {
  const addresses = Object.fromEntries([
    ...databases.map(({ address }, index) => [`DB${index + 1}`, `${address}:5432`]),
    ...nodes.map((port, index) => [`NODE${index + 1}`, `127.0.0.1:${port}`]),
  ]);
  return startProgram({
    command: ['haproxy', '-db', '-f', configuration],
    logFile: join(folder, 'haproxy.log'),
    env: {
      PATH: process.env.PATH,
      WEB_ADDRESS: `127.0.0.1:${ports.web}`,
      WRITE_ADDRESS: `127.0.0.1:${ports.write}`,
      READ_ADDRESS: `127.0.0.1:${ports.read}`,
      ...addresses,
    },
  });
}

/**
 * Starts PgBouncer with the configuration of the deployment, whose addresses are those of {@link startProxy}.
 *
 * @param folder in which the names and passwords of its users are written
 */
export function startPooler(configuration: string, folder: string, users: Readonly<Record<string, string>>) {
  const file = join(folder, 'users.txt');
  const lines = Object.entries(users).map(([name, password]) => `"${name}" "${password}"\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  runProgram('chown', [`${DATABASE_USER}:`, file]);
  return startProgram({
    command: ['pgbouncer', configuration],
    user: DATABASE_USER,
    logFile: join(folder, 'pgbouncer.log'),
    cwd: folder,
  });
}
