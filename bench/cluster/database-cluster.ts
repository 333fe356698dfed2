import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DATABASE_USER,
  lastLines,
  runProgram,
  type StartedProgram,
  startProgram,
  waitUntil,
} from '../harness/processes.ts';
import type { Machine } from './network.ts';
import { networkRange, signalAll } from './network.ts';

const DEBIAN = '/usr/lib/postgresql';
/** Passwords of a cluster that lives for minutes on this machine. */
const PASSWORD = 'cluster-of-a-check';
const POSTGRES_PORT = 5432;
const PATRONI_PORT = 8008;
/** Size of the disk of each database, in MB. */
const DISK_MB = 1_500;

/** Three databases, one of them the primary, whose commits wait for one other. */
export class DatabaseCluster {
  readonly machines: readonly Machine[];
  readonly #folder: string;
  readonly #programs = new Map<string, StartedProgram[]>();

  /** @param folder an empty folder that all users may enter */
  constructor(machines: readonly Machine[], folder: string) {
    this.machines = machines;
    this.#folder = folder;
  }

  /** The address of a database by user, at a host and port. */
  static url = (user: string, at: string, database: string) => `postgres://${user}:${PASSWORD}@${at}/${database}`;

  /** Names and passwords. */
  static users: Readonly<Record<string, string>> = { postgres: PASSWORD };

  async start(): Promise<void> {
    for (const machine of this.machines) {
      const disk = this.#diskOf(machine);
      mkdirSync(disk, { recursive: true });
      runProgram('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0755`, 'tmpfs', disk]);
      for (const name of ['data', 'store']) {
        mkdirSync(join(disk, name), { mode: 0o700 });
        runProgram('chown', [`${DATABASE_USER}:`, join(disk, name)]);
      }
    }
    for (const machine of this.machines) this.startMachine(machine);
    await waitUntil('three databases follow one primary', 120_000, async () => {
      const roles = await Promise.all(this.machines.map((machine) => this.roleOf(machine)));
      return roles.filter((role) => role === 'primary').length === 1 && !roles.includes(undefined);
    }).catch((error: unknown) => {
      for (const programs of this.#programs.values())
        for (const program of programs) console.error(program.logFile, lastLines(program));
      throw error;
    });
  }

  /** Starts what a machine runs: a member of etcd, and Patroni with its database. */
  startMachine(machine: Machine): void {
    const { name, address } = machine;
    const { folder } = this.#prepare(machine);
    const start = (program: string, command: readonly [string, ...string[]]) =>
      startProgram({
        command,
        namespace: name,
        user: DATABASE_USER,
        logFile: join(folder, `${name}-${program}.log`),
        cwd: '/',
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: '/tmp' },
      });
    const members = this.machines.map((one) => `${one.name}=http://${one.address}:2380`).join();
    const store = start('etcd', [
      'etcd',
      ...['--name', name, '--data-dir', join(this.#diskOf(machine), 'store', 'etcd')],
      ...['--listen-peer-urls', `http://${address}:2380`, '--initial-advertise-peer-urls', `http://${address}:2380`],
      ...['--listen-client-urls', `http://${address}:2379`, '--advertise-client-urls', `http://${address}:2379`],
      ...['--initial-cluster', members, '--initial-cluster-state', 'new', '--enable-v2=true'],
    ]);
    const database = start('patroni', ['patroni', join(folder, `${name}.json`)]);
    this.#programs.set(name, [store, database]);
  }

  #prepare(machine: Machine): { folder: string } {
    const { name, address } = machine;
    const disk = this.#diskOf(machine);
    const configuration = {
      scope: 'titlenet',
      name,
      restapi: { listen: `${address}:${PATRONI_PORT}`, connect_address: `${address}:${PATRONI_PORT}` },
      // With `etcd3`, Patroni 3.0.2 takes the lock back after it was frozen, although another database has become the
      // primary, and what that one has confirmed is lost.
      etcd: { hosts: this.machines.map((one) => `${one.address}:2379`) },
      bootstrap: {
        dcs: {
          ttl: 20,
          loop_wait: 5,
          retry_timeout: 5,
          maximum_lag_on_failover: 1_048_576,
          synchronous_mode: true,
          // A database that cannot start, as with a full disk, makes place for another after this time.
          primary_start_timeout: 10,
          postgresql: {
            use_pg_rewind: true,
            parameters: {
              max_connections: 150,
              wal_sender_timeout: '5s',
              wal_receiver_timeout: '5s',
              wal_keep_size: '256MB',
            },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
        pg_hba: [`host all all ${networkRange} scram-sha-256`, `host replication all ${networkRange} scram-sha-256`],
      },
      postgresql: {
        listen: `${address}:${POSTGRES_PORT}`,
        connect_address: `${address}:${POSTGRES_PORT}`,
        data_dir: join(disk, 'data', 'database'),
        bin_dir: programsFolder(),
        pgpass: join(disk, 'data', 'passwords'),
        authentication: {
          superuser: { username: 'postgres', password: PASSWORD },
          replication: { username: 'replicator', password: PASSWORD },
          rewind: { username: 'rewind', password: PASSWORD },
        },
        parameters: { unix_socket_directories: join(disk, 'data') },
      },
    };
    // Patroni reads YAML, of which JSON is a part.
    writeFileSync(join(this.#folder, `${name}.json`), JSON.stringify(configuration, null, 2));
    return { folder: this.#folder };
  }

  #diskOf = ({ name }: Machine) => join(this.#folder, 'disks', name);

  /** The role that a machine reports; undefined while it does not answer or does not run. */
  async roleOf({ address }: Machine): Promise<'primary' | 'replica' | undefined> {
    const answer = await fetch(`http://${address}:${PATRONI_PORT}/patroni`, { signal: AbortSignal.timeout(1_000) })
      .then(async (response) => (await response.json()) as { state?: string; role?: string })
      .catch(() => undefined);
    if (answer?.state !== 'running' && answer?.state !== 'streaming') return undefined;
    return answer.role === 'master' || answer.role === 'primary' ? 'primary' : 'replica';
  }

  async primary(): Promise<Machine> {
    for (const machine of this.machines) if ((await this.roleOf(machine)) === 'primary') return machine;
    throw new Error('No database is the primary');
  }

  async replica(): Promise<Machine> {
    for (const machine of this.machines) if ((await this.roleOf(machine)) === 'replica') return machine;
    throw new Error('No database is a replica');
  }

  /** Waits until all three databases run again, one of them as primary. */
  async whenWhole(limitMs = 180_000): Promise<void> {
    await waitUntil('all databases run again', limitMs, async () => {
      const roles = await Promise.all(this.machines.map((machine) => this.roleOf(machine)));
      return roles.filter((role) => role === 'primary').length === 1 && !roles.includes(undefined);
    });
  }

  /** Fills the disk of a machine to its last block. @returns a function that frees it */
  fillDisk(machine: Machine): () => void {
    const file = join(this.#diskOf(machine), 'filling');
    runProgram('sh', ['-c', `head -c ${DISK_MB}M /dev/zero > ${file} 2>/dev/null || true`]);
    return () => runProgram('rm', ['-f', file]);
  }

  remove(): void {
    for (const machine of this.machines) {
      signalAll(machine, 'SIGCONT');
      signalAll(machine, 'SIGKILL');
    }
    for (const machine of this.machines)
      if (existsSync(this.#diskOf(machine))) runProgram('sh', ['-c', `sleep 0.5; umount ${this.#diskOf(machine)}`]);
  }
}

/** The folder of PostgreSQL's programs: the newest version. */
function programsFolder(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const [newest] = versions.filter((version) => existsSync(join(DEBIAN, version, 'bin/initdb')));
  if (!newest) throw new Error(`PostgreSQL is not installed in ${DEBIAN}`);
  return join(DEBIAN, newest, 'bin');
}
