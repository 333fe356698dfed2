import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchownSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { membersOf } from '@titlenet/catalogue/members-of';
import * as z from 'zod';
import { type ClusterLayout, DatabaseStartError, SOCKET_PORT } from './cluster-layout.ts';
import { type Programs, postgresVersion } from './programs.ts';

/** Sorts and compares like PostgreSQL anywhere, independent of the locales of the system. */
const LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

/** How this product connects to a cluster; in a file of the cluster, because it belongs to it. */
const accessSchema = z.object({ password: z.string(), port: z.number().int() });
export type Access = z.infer<typeof accessSchema>;

const ACCESS = 'titlenet.json';
const PREFIX = 'new-';

/**
 * Creates the cluster of a data folder if it has none.
 * @returns how to connect to it
 * @throws DatabaseStartError if it cannot be created, or is of another version of PostgreSQL
 */
export async function createCluster(layout: ClusterLayout, programs: Programs): Promise<Access> {
  const { folder, data } = layout;
  if (!existsSync(data)) {
    // The embedded database of the first versions.
    if (existsSync(join(folder, 'postgres/PG_VERSION')))
      throw new DatabaseStartError(
        `The data folder ${folder} has a database of an earlier version of TitleNet. Write a backup of it with that version (titlenet backup), set TITLENET_DATA to another folder, and restore it there.`,
      );
    await create(layout, programs);
  }
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (version !== String(postgresVersion))
    throw new DatabaseStartError(
      `The database in the data folder ${folder} is of PostgreSQL ${version}, and this version of TitleNet has ${postgresVersion}. Write a backup of it with the version that made it (titlenet backup), set TITLENET_DATA to another folder, and restore it there.`,
    );
  return accessSchema.parse(JSON.parse(readFileSync(join(data, ACCESS), 'utf8')));
}

/** Creates it in a folder that is renamed, so that an interrupted start leaves no incomplete cluster. */
async function create({ home, data, user }: ClusterLayout, { initdb }: Programs): Promise<void> {
  for (const name of readdirSync(home))
    if (isAbandoned(name)) rmSync(join(home, name), { recursive: true, force: true });
  const target = join(home, `${PREFIX}${process.pid}-${randomBytes(4).toString('hex')}`);
  const passwordFile = `${target}.password`;
  const access: Access = { password: randomBytes(32).toString('hex'), port: await choosePort() };
  // Only new files: root would write to what the user of PostgreSQL has linked there.
  const writePrivate = (path: string, text: string) => {
    const file = openSync(path, 'wx', 0o600);
    writeFileSync(file, text);
    if (user) fchownSync(file, user.uid, user.gid);
    closeSync(file);
  };
  try {
    writePrivate(passwordFile, access.password);
    // A random password of 256 bits needs no iterations, which each connection would wait for.
    const password = ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-c', 'scram_iterations=1'];
    const args = ['-D', target, '-U', 'postgres', '-E', 'UTF8', ...LOCALE, ...password];
    const options = { ...user, cwd: home, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
    await promisify(execFile)(initdb, args, options).catch((error: unknown) => {
      throw new DatabaseStartError(`The database could not be created: ${reasonOf(error)}.`, { cause: error });
    });
    writePrivate(join(target, ACCESS), JSON.stringify(access));
    if (!existsSync(data)) renameSync(target, data);
  } catch (error) {
    // Of processes that start at the same time, the first one's is used.
    if (!existsSync(data)) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(target, { recursive: true, force: true });
  }
}

/** True for what a process that has ended was creating. */
function isAbandoned(name: string): boolean {
  if (!name.startsWith(PREFIX)) return false;
  const pid = Number.parseInt(name.slice(PREFIX.length), 10);
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}

/** The line of the first error, without the name of the program. */
function reasonOf(error: unknown): string {
  const { stderr, message } = membersOf(error);
  const lines = String(stderr || message)
    .trim()
    .split('\n');
  const line = lines.find((one) => /\b(error|FATAL):/.test(one)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?(error|FATAL):\s*/, '');
}

/** Windows has no sockets with owners: a port of the loopback address that is free now. */
async function choosePort(): Promise<number> {
  if (process.platform !== 'win32') return SOCKET_PORT;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer().once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}

/** The address by which clients connect to the cluster. */
export function clusterUrl({ socketFolder }: ClusterLayout, { password, port }: Access): string {
  const address = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  return process.platform === 'win32' ? address : `${address}?host=${encodeURIComponent(socketFolder)}`;
}
