import { posix } from 'node:path';

/** Location of a file in the workspaces. */
export interface Place {
  /** `catalogue`, `server`, `e2e`, …; `root` for the files of the repository's own folder. */
  workspace: string;
  /** First folder under the workspace's `src`, such as `features` or `http`; empty for files directly in it. */
  layer: string;
  /** Name of the feature, inside `features/`. */
  feature?: string;
}

/** Returns the location of a file, or of a path that an import names. */
export function placeOf(path: string): Place {
  const parts = path.split('/');
  const isInFolderOfMany = parts[0] === 'apps' || parts[0] === 'packages';
  const workspace = parts.length === 1 ? 'root' : ((isInFolderOfMany ? parts[1] : parts[0]) ?? 'root');
  const inside = parts.slice(isInFolderOfMany ? 2 : 1);
  const folders = (inside[0] === 'src' ? inside.slice(1) : inside).slice(0, -1);
  const [layer = '', feature] = folders;
  return layer === 'features' && feature ? { workspace, layer, feature } : { workspace, layer };
}

export const isTest = (path: string): boolean => /\.(test|spec)\.(tsx?|mjs)$/.test(path) || /\/test\//.test(path);

/** Target of an import: a file of the project by path, or a package by name. */
export type Target = { path: string } | { packageName: string };

const ownScope = '@titlenet/';
const packages = ['catalogue', 'contract', 'onix', 'demo-catalogue', 'private-files'];

/**
 * Resolves an import specifier to a file or a package.
 * @param from path of the importing file
 * @param isFile whether a path is a file of the project; the web app may omit extensions
 */
export function targetOf(from: string, specifier: string, isFile: (path: string) => boolean): Target {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
    return { path: ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find(isFile) ?? path };
  }
  if (specifier.startsWith(ownScope)) {
    const [name = '', ...rest] = specifier.slice(ownScope.length).split('/');
    const folder = packages.includes(name) ? 'packages' : 'apps';
    return { path: `${folder}/${name}/src/${rest.join('/')}.ts` };
  }
  const parts = specifier.split('/');
  return { packageName: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/') };
}
