import { readFileSync } from 'node:fs';

/** A user of the system, by number. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** In this order; the last one exists on every system. */
const NAMES = ['titlenet', 'postgres', 'nobody'];

/**
 * Finds the user that runs PostgreSQL when this process runs as root, as which PostgreSQL refuses to run.
 * @returns undefined if this process is not root, so that its own user runs PostgreSQL
 * @throws Error if there is none of the users
 */
export function findClusterUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of NAMES) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(`PostgreSQL does not run as root, and this system has none of the users ${NAMES.join(', ')}.`);
}
