import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '../../e2e/support/chromium.ts';
import { runCommand } from './command.ts';

/** What the suite needs from the system besides Node. */
interface SystemPackage {
  /** What people know it by. */
  name: string;
  /** Debian's name. */
  aptName: string;
  isPresent: () => boolean;
}

const packages: SystemPackage[] = [
  { name: 'Chromium', aptName: 'chromium', isPresent: () => findChromium() !== undefined },
  {
    name: 'PostgreSQL',
    aptName: 'postgresql',
    isPresent: () => Boolean(process.env.TEST_DATABASE_URL) || hasPostgres(),
  },
  { name: 'xmllint', aptName: 'libxml2-utils', isPresent: () => isInPath('xmllint') },
];

/**
 * Installs the missing system packages where it may, else says how.
 * @returns the names of those that are still missing
 */
export async function installSystemPackages(): Promise<string[]> {
  const missing = packages.filter(({ isPresent }) => !isPresent());
  if (missing.length === 0) return [];
  const names = missing.map(({ aptName }) => aptName);
  if (isInPath('apt-get') && process.getuid?.() === 0) {
    console.log(`Installing ${names.join(', ')} …`);
    await aptGet('update');
    await aptGet('install', '--yes', '--no-install-recommends', ...names);
  } else {
    console.log(howToInstall(missing));
  }
  return missing.filter(({ isPresent }) => !isPresent()).map(({ name }) => name);
}

function aptGet(...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return runCommand('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], { cwd: '/', env });
}

function howToInstall(missing: SystemPackage[]): string {
  const debian = `sudo apt-get install ${missing.map(({ aptName }) => aptName).join(' ')}`;
  return [
    `Missing: ${missing.map(({ name }) => name).join(', ')}.`,
    `  Debian, Ubuntu   ${debian}`,
    '  macOS            brew install postgresql@15 libxml2, its bin folder in PATH, and Google Chrome',
    'CHROMIUM_PATH names a Chromium elsewhere, TEST_DATABASE_URL a PostgreSQL that is running.',
  ].join('\n');
}

/** Debian keeps the server's programs out of PATH, a folder for each version. */
const hasPostgres = (): boolean => isInPath('initdb') || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0;

const isInPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
