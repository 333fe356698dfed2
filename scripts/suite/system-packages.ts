import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '../../e2e/support/chromium.ts';
import { runCommand } from './command.ts';

/** A program that the suite needs besides Node. */
interface SystemPackage {
  /** Name in messages. */
  name: string;
  /** Names of the Debian package, preferred first; not every release has the first one. */
  aptNames: [string, ...string[]];
  isPresent: () => boolean;
}

const packages: SystemPackage[] = [
  {
    name: 'Chromium',
    aptNames: ['chromium-headless-shell', 'chromium'],
    isPresent: () => findChromium() !== undefined,
  },
  { name: 'xmllint', aptNames: ['libxml2-utils'], isPresent: () => isInPath('xmllint') },
  { name: 'pdftotext', aptNames: ['poppler-utils'], isPresent: () => isInPath('pdftotext') },
];

/**
 * Installs missing system packages with apt if run as root, otherwise prints how to install them.
 * @returns names of the packages that are still missing
 */
export async function installSystemPackages(): Promise<string[]> {
  if (findMissing().length === 0) return [];
  if (isInPath('apt-get') && process.getuid?.() === 0) {
    await aptGet('update');
    await installBest();
  } else {
    console.log(howToInstall(findMissing()));
  }
  return findMissing().map(({ name }) => name);
}

const findMissing = () => packages.filter(({ isPresent }) => !isPresent());

/** Installs missing packages by their preferred names, then tries the alternatives. */
async function installBest(): Promise<void> {
  for (let choice = 0; ; choice += 1) {
    const names = findMissing().flatMap(({ aptNames }) => aptNames[choice] ?? []);
    if (names.length === 0) return;
    console.log(`Installing ${names.join(', ')} …`);
    // One at a time: an unknown name must not prevent the others from being installed.
    for (const name of names) await aptGet('install', '--yes', '--no-install-recommends', name);
  }
}

function aptGet(...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return runCommand('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], { cwd: '/', env });
}

function howToInstall(missing: SystemPackage[]): string {
  const debian = `sudo apt-get install ${missing.map(({ aptNames: [best] }) => best).join(' ')}`;
  const others = missing.flatMap(({ aptNames: [best, ...next] }) =>
    next.map((name) => `                   (${name} where the release has no ${best})`),
  );
  return [
    `Missing: ${missing.map(({ name }) => name).join(', ')}.`,
    `  Debian, Ubuntu   ${debian}`,
    ...others,
    '  macOS            brew install libxml2 poppler, and Google Chrome',
    'CHROMIUM_PATH names a Chromium elsewhere, TEST_DATABASE_URL a PostgreSQL that is running.',
  ].join('\n');
}

const isInPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
