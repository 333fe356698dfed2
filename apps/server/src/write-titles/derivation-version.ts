import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { membersOf } from '@titlenet/catalogue/members-of';

/** These modules and their imports decide what is stored for a title; those that read and write it are not among them. */
const ROOTS = [
  '../records/merge-records.ts',
  '../derive/derive-title.ts',
  '../derive/faults-of-sources.ts',
  '../derive/full-text.ts',
  '../derive/listed-rows.ts',
  '../derive/pictured-people.ts',
].map((file) => new URL(file, import.meta.url).href);

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[\w*\s{},$]+\sfrom\s+)?'([^']+)'/gm;
const OWN_PACKAGE = /^@titlenet\//;

type ReadFile = (url: string) => string;

const readSource: ReadFile = (url) => readFileSync(fileURLToPath(url), 'utf8');

const isSource = (specifier: string) => specifier.startsWith('.') || OWN_PACKAGE.test(specifier);

/** The name and version of an installed package; Node's own modules have none. */
function packageVersion(specifier: string, from: string): string {
  if (specifier.startsWith('node:')) return '';
  const path = findPackageJSON(specifier, from);
  if (!path) return specifier;
  const { version } = membersOf(JSON.parse(readSource(pathToFileURL(path).href)));
  return `${specifier}@${version}`;
}

/** The roots with the source files that they import, and the versions of the packages that these use. */
function derivationSources(read: ReadFile): { files: Map<string, string>; packages: Set<string> } {
  const files = new Map<string, string>();
  const packages = new Set<string>();
  const pending = [...ROOTS];
  for (let url = pending.pop(); url !== undefined; url = pending.pop()) {
    if (files.has(url)) continue;
    const text = read(url);
    files.set(url, text);
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      if (!isSource(specifier)) packages.add(packageVersion(specifier, url));
      else pending.push(specifier.startsWith('.') ? new URL(specifier, url).href : import.meta.resolve(specifier));
    }
  }
  return { files, packages };
}

/**
 * Computes the derivation version: a digest of the source text of all modules that take part in deriving a title, and
 * of the versions of the packages that they use. A changed comment changes it too, which costs a rebuild that writes
 * nothing but the version (docs/decisions/0024-derivation-version.md).
 *
 * @param read returns the text of a source file; replaced in tests
 */
export function computeDerivationVersion(read: ReadFile = readSource): string {
  const { files, packages } = derivationSources(read);
  const digest = createHash('sha256');
  // By content and not by path: an installation elsewhere has the same version.
  for (const text of [...files.values(), ...packages].sort()) digest.update(text).update('\0');
  return digest.digest('base64url').slice(0, 16);
}

/** The version of this process. */
export const derivationVersion = computeDerivationVersion();
