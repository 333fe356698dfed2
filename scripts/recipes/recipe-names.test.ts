import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recipePaths, recipeRows } from './recipe-names.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/recipes');
const recipes = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const files = globSync('{apps,packages,docs,e2e,scripts,bench}/**/*.*', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
});

/** A `*` in a path is any part of a name. */
function filesOf(path: string): string[] {
  const [start = '', end] = path.split('*');
  if (end !== undefined) return files.filter((file) => file.startsWith(start) && file.endsWith(end));
  const name = path.replace(/\/$/, '');
  return files.filter((file) => file === name || file.endsWith(`/${name}`) || file.startsWith(`${name}/`));
}

test('paths and names are read from tables and text', () => {
  const recipe =
    'See `records/a.ts` and `GET /api/x`.\n\n| `apps/a.ts`, `apps/b.ts` | in `listOfAll`: `{ number: 1 }` |\n';
  expect(recipePaths(recipe)).toEqual(['records/a.ts', 'apps/a.ts', 'apps/b.ts']);
  expect(recipeRows(recipe)).toEqual([{ files: ['apps/a.ts', 'apps/b.ts'], names: ['listOfAll'] }]);
});

describe.each(recipes)('recipe $name', ({ text }) => {
  test('names files that exist', () => {
    expect(recipePaths(text).filter((path) => filesOf(path).length === 0)).toEqual([]);
  });

  test('names what its files contain', () => {
    const missing = recipeRows(text).flatMap(({ files: paths, names }) => {
      const source = paths
        .flatMap(filesOf)
        .map((path) => readFileSync(join(root, path), 'utf8'))
        .join('\n');
      return names.filter((name) => !source.includes(name)).map((name) => `${paths.join(', ')}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});
