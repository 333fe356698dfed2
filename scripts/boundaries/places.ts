import { posix } from 'node:path';

/** Where a file stands in the house. */
export interface Place {
  /** `catalogue`, `server`, `e2e`, …; `root` for the files of the repository's own folder. */
  workspace: string;
  /** First folder under the workspace's `src`, such as `features` or `http`; empty for files directly in it. */
  layer: string;
  /** Name of the feature, inside `features/`. */
  feature?: string;
}

/** The place of a file or of a path that an import names. */
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

/** What an import leads to: a file of ours, by its path, or a package, by its name. */
export type Target = { path: string } | { packageName: string };

const ownScope = '@titlenet/';
const packages = ['catalogue', 'contract', 'onix', 'demo-catalogue'];

/**
 * Finds the file or package behind a specifier.
 * @param from path of the importing file
 * @param isFile tells whether a path is a file of ours: the web app may leave out extensions
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
