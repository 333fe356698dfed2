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
  },
});

/** Folders whose tests are tried. */
const folders = ['packages/catalogue/src', 'packages/onix/src', 'apps/server/src/projection'];
const isSource = (path: string) => /\.ts$/.test(path) && !/\.test|\/testing\//.test(path);

interface PlacedMutant extends Mutant {
  path: string;
  line: number;
  before: string;
}

function allMutants(): PlacedMutant[] {
  const paths = folders.flatMap((folder) => filesUnder(root, isSource, folder));
  return paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return findMutants(path, text).map((mutant) => ({
      ...mutant,
      path,
      line: text.slice(0, mutant.start).split('\n').length,
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

/** Runs the tests that import the file and stops at the first failure. */
function isNoticed(path: string): boolean {
  const projects = values.projects.split(',').flatMap((project) => ['--project', project]);
  const args = ['node_modules/vitest/vitest.mjs', 'related', path, '--run', '--bail=1', ...projects];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore', timeout: 300_000 }).status !== 0;
}

if (execFileSync('git', ['status', '--porcelain', ...folders], { cwd: root, encoding: 'utf8' }) !== '') {
  console.error('Commit first: the files are changed and restored one by one.');
  process.exit(2);
}

const mutants = allMutants();
const random = randomNumbers(Number(values.seed));
const order = mutants.map((mutant) => ({ mutant, at: random() })).sort((a, b) => a.at - b.at);
const chosen = order.slice(0, Number(values.sample)).map(({ mutant }) => mutant);
let survivors = 0;
for (const [index, { path, start, end, replacement, before, line, kind }] of chosen.entries()) {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, text.slice(0, start) + replacement + text.slice(end));
    if (isNoticed(relative(root, file))) continue;
    survivors += 1;
    console.log(`| ${path}:${line} | ${kind} | \`${before}\` → \`${replacement}\` |`);
  } finally {
    writeFileSync(file, text);
  }
  if ((index + 1) % 25 === 0) console.error(`${index + 1} of ${chosen.length}, ${survivors} survivors`);
}
console.log(`${mutants.length} mutants found, ${chosen.length} tried, ${survivors} survived.`);
