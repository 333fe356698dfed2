import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../boundaries/source-tree.ts';
import { pureModules } from './pure-modules.ts';

const WEB = 'apps/web/src';

/** Folders that are changed without `--folders`; of the web app its pure modules. */
const allFolders = [
  'packages/catalogue/src',
  'packages/onix/src',
  'apps/server/src/derive',
  'apps/server/src/read-titles',
  'apps/server/src/write-titles',
  'apps/server/src/records',
  'apps/server/src/search',
  'apps/server/src/features',
  'apps/server/src/database/backup',
  WEB,
];

const isSource = (path: string) => /\.ts$/.test(path) && !/\.test|\/testing\//.test(path);

/** @returns texts of the files that may be changed, by path. @param folders none: those of all areas */
export function sourceFiles(root: string, folders: readonly string[]): Map<string, string> {
  const textOf = (path: string): [string, string] => [path, readFileSync(join(root, path), 'utf8')];
  const pure = new Set(pureModules(new Map(filesUnder(root, isSource, WEB).map(textOf))));
  const paths = (folders.length > 0 ? folders : allFolders).flatMap((folder) => filesUnder(root, isSource, folder));
  return new Map(paths.filter((path) => !path.startsWith(`${WEB}/`) || pure.has(path)).map(textOf));
}

/** The project of `vitest.config.ts` that has the tests beside a file. */
export const projectOf = (path: string): string => /^apps\/(server|web)\//.exec(path)?.[1] ?? 'unit';
