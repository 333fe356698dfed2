import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { filesUnder } from './boundaries/source-tree.ts';
import { findMutants, type Mutant } from './mutations/find-mutants.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    projects: { type: 'string', default: 'unit' },
    skip: { type: 'string', default: '0' },
    places: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
    files: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
});

/** Folders whose tests are tried. */
const folders = [
  'packages/catalogue/src',
  'packages/onix/src',
  'apps/server/src/derive',
  'apps/server/src/read-titles',
  'apps/server/src/write-titles',
];
const isSource = (path: string) => /\.ts$/.test(path) && !/\.test|\/testing\//.test(path);

interface PlacedMutant extends Mutant {
  path: string;
  line: number;
  column: number;
  before: string;
}

function allMutants(files: readonly string[]): PlacedMutant[] {
  const paths = files.length > 0 ? files : folders.flatMap((folder) => filesUnder(root, isSource, folder));
  return paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return findMutants(path, text).map((mutant) => ({
      ...mutant,
      path,
      line: text.slice(0, mutant.start).split('\n').length,
      column: mutant.start - text.lastIndexOf('\n', mutant.start - 1),
      before: text.slice(mutant.start, mutant.end),
    }));
  });
}

/** Park-Miller generator, so that a run can be repeated. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const words = (option: string) => option.split(',').filter((word) => word !== '');

/** Runs the given tests, or else those that import the file, and stops at the first failure. */
function isNoticed(path: string): boolean {
  const projects = words(values.projects).flatMap((project) => ['--project', project]);
  const tests = words(values.tests);
  const which = tests.length > 0 ? ['run', ...tests] : ['related', path, '--run'];
  const args = ['node_modules/vitest/vitest.mjs', ...which, '--bail=1', ...projects];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore', timeout: 300_000 }).status !== 0;
}

if (
  execFileSync('git', ['status', '--porcelain', '--', ...folders, ...words(values.files)], {
    cwd: root,
    encoding: 'utf8',
  }) !== ''
) {
  console.error('Commit first: the files are changed and restored one by one.');
  process.exit(2);
}

const files = words(values.files);
const mutants = allMutants(files);
const random = randomNumbers(Number(values.seed));
const order = mutants.map((mutant) => ({ mutant, at: random() })).sort((a, b) => a.at - b.at);
const places = words(values.places);
const chosen = order
  // Of named files all are tried.
  .slice(Number(values.skip), files.length > 0 ? undefined : Number(values.sample))
  .map(({ mutant }) => mutant)
  .filter(({ path, line, column }) => {
    const place = `${path}:${line}`;
    return places.length === 0 || places.includes(place) || places.includes(`${place}:${column}`);
  });
let survivors = 0;
for (const [index, { path, start, end, replacement, before, line, column, kind }] of chosen.entries()) {
  const row = `| ${path}:${line}:${column} | ${kind} | \`${before}\` → \`${replacement}\` |`;
  if (values.list) {
    console.log(row);
    continue;
  }
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, text.slice(0, start) + replacement + text.slice(end));
    if (!isNoticed(relative(root, file))) {
      survivors += 1;
      console.log(row);
    }
  } finally {
    writeFileSync(file, text);
  }
  if ((index + 1) % 25 === 0) console.error(`${index + 1} of ${chosen.length}, ${survivors} survivors`);
}
console.log(`${mutants.length} mutants found, ${chosen.length} chosen, ${survivors} survived.`);
