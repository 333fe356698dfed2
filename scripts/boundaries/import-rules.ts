import { isBuiltin } from 'node:module';
import { placeOf } from './places.ts';
import type { PlacedFile, Rule } from './rule.ts';

/** Workspaces that each workspace may import besides itself. All dependencies point towards the catalogue. */
const mayImport: Record<string, string[]> = {
  catalogue: [],
  contract: ['catalogue'],
  onix: ['catalogue'],
  'demo-catalogue': ['catalogue'],
  'private-files': [],
  web: ['contract', 'catalogue'],
  server: ['contract', 'catalogue', 'onix', 'demo-catalogue', 'private-files'],
  identity: ['contract', 'catalogue', 'private-files'],
  e2e: ['contract', 'catalogue', 'identity'],
  bench: ['server', 'identity', 'contract', 'catalogue', 'onix', 'demo-catalogue', 'e2e'],
  scripts: ['e2e', 'catalogue'],
  // The test configuration checks whether the real feeds exist.
  root: ['onix'],
};

/**
 * Files that may import the development provider: the server's start, and tests that sign in or use its people. All
 * other code of the server only knows OpenID Connect.
 */
const composition =
  /^apps\/server\/(src\/cli\/|src\/http\/identity-connection\.ts$|test\/test-people\.ts$|src\/features\/login\/login\.test\.ts$)/;

/** Folders of an application from the lowest to the highest: a folder imports only folders before it. */
const layers: Record<string, string[]> = {
  web: ['ui', 'domain', 'actions', 'features', 'app'],
  server: [
    'database',
    'lifecycle',
    'threads',
    'excel',
    'records',
    'people',
    'derive',
    'write-titles',
    'read-titles',
    'export',
    'search',
    'pictures',
    'ingest',
    'http',
    'features',
    'cli',
  ],
};

/** A migration, `0001-name.ts`, or a file of its own folder, `0001-name/part.ts`. */
const migration = /^(apps\/server\/src\/database\/migrations\/\d{4}-[a-z0-9-]+)(\.ts$|\/)/;

const ownLinks = (file: PlacedFile) =>
  file.links.flatMap(({ specifier, target }) =>
    'path' in target ? [{ specifier, path: target.path, to: placeOf(target.path) }] : [],
  );

export const importRules: Rule[] = [
  {
    name: 'workspaces import towards the catalogue',
    check: (file) => {
      const { workspace } = file.place;
      const allowed = [workspace, ...(mayImport[workspace] ?? [])];
      if (composition.test(file.path)) allowed.push('identity');
      return ownLinks(file)
        .filter(({ to }) => !allowed.includes(to.workspace))
        .map(({ specifier, to }) => `${workspace} must not import ${to.workspace} (${specifier})`);
    },
  },
  {
    name: 'a feature imports no other feature',
    check: (file) => {
      const { workspace, feature } = file.place;
      if (!feature) return [];
      return ownLinks(file)
        .filter(({ to }) => to.workspace === workspace && to.feature !== undefined && to.feature !== feature)
        .map(({ specifier, to }) => `${feature} must not import ${to.feature} (${specifier})`);
    },
  },
  {
    name: 'commands import no routes',
    check: (file) => {
      if (file.place.workspace !== 'server' || file.place.layer !== 'cli' || file.isTest) return [];
      return ownLinks(file)
        .filter(({ to }) => to.workspace === 'server' && to.layer === 'features')
        .map(({ specifier }) => `cli/ must not import features/ (${specifier})`);
    },
  },
  {
    name: 'layers import only lower layers',
    check: (file) => {
      const { workspace, layer } = file.place;
      const order = layers[workspace] ?? [];
      const rank = order.indexOf(layer);
      if (file.isTest || layer === '' || order.length === 0) return [];
      if (rank === -1)
        return file.path.includes('/src/')
          ? [`${layer}/ has no place in the order of the folders of ${workspace}`]
          : [];
      return ownLinks(file)
        .filter(({ to }) => to.workspace === workspace && order.indexOf(to.layer) > rank)
        .map(({ specifier, to }) => `${layer}/ must not import ${to.layer}/ (${specifier})`);
    },
  },
  {
    // What a migration does must not change when the code changes.
    name: 'a migration imports nothing of the project',
    check: (file) => {
      const [, name] = migration.exec(file.path) ?? [];
      if (name === undefined) return [];
      return ownLinks(file)
        .filter(({ path }) => !path.startsWith(`${name}/`))
        .map(({ specifier }) => `a migration must not import ${specifier}`);
    },
  },
  {
    name: 'the catalogue is pure',
    check: (file) => {
      if (file.place.workspace !== 'catalogue' || file.isTest) return [];
      return file.links
        .filter(({ target }) => 'packageName' in target && isImpure(target.packageName))
        .map(({ specifier }) => `the catalogue must not import ${specifier}`);
    },
  },
  {
    // What is derived depends on records alone, and its modules are the derivation version. A digest is pure.
    name: 'deriving is pure',
    check: (file) => {
      if (!file.path.startsWith('apps/server/src/derive/') || file.isTest) return [];
      return file.links
        .filter(({ isType, specifier, target }) =>
          'packageName' in target
            ? !isType && isImpure(target.packageName) && target.packageName !== 'node:crypto'
            : specifier.endsWith('.queries.ts') || (!isType && placeOf(target.path).layer === 'database'),
        )
        .map(({ specifier }) => `derive/ must not import ${specifier}`);
    },
  },
  {
    name: 'imports say their extension where Node resolves them',
    check: (file) => {
      if (file.place.workspace === 'web') return [];
      return file.links
        .filter(({ specifier }) => specifier.startsWith('.') && !/\.(ts|mjs|js|json)$/.test(specifier))
        .map(({ specifier }) => `${specifier} lacks its extension`);
    },
  },
  {
    name: 'no barrels',
    check: (file) => [
      ...(/(^|\/)index\.(tsx?|mjs|js)$/.test(file.path) ? ['a file named index is a barrel'] : []),
      ...file.imports.filter(({ isExportAll }) => isExportAll).map(({ specifier }) => `exports all of ${specifier}`),
    ],
  },
];

const isImpure = (packageName: string): boolean =>
  isBuiltin(packageName) || /^(react|react-dom|@mantine|@tanstack|fastify|kysely|pg)(\/|$)/.test(packageName);
