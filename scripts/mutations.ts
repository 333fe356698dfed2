import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findMutants, type Mutant } from './mutations/find-mutants.ts';
import { MAX_SEED, shuffled } from './mutations/shuffled.ts';
import { projectOf, sourceFiles } from './mutations/source-files.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '150' },
    seed: { type: 'string', default: String(randomInt(1, MAX_SEED)) },
    folders: { type: 'string', default: '' },
    skip: { type: 'string', default: '0' },
    places: { type: 'string', default: '' },
    projects: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
    files: { type: 'string', default: '' },
    near: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

/** The tests of one change are stopped then; whether they would notice it is not known. Those of a folder take a minute. */
const STEP_TIMEOUT_MS = (values.near ? 4 : 20) * 60_000;

/** Characters of a changed text that a row shows: left out calls may have many lines. */
const MAX_ROW_TEXT = 80;

interface PlacedMutant extends Mutant {
  path: string;
  line: number;
  column: number;
  before: string;
}

/** What has noticed a change first. */
type Outcome = 'types' | 'tests' | 'survived' | 'undecided';

const words = (option: string) => option.split(',').filter((word) => word !== '');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function mutantsOf(files: ReadonlyMap<string, string>): PlacedMutant[] {
  return [...files].flatMap(([path, text]) =>
    findMutants(path, text).map((mutant) => ({
      ...mutant,
      path,
      line: text.slice(0, mutant.start).split('\n').length,
      column: mutant.start - text.lastIndexOf('\n', mutant.start - 1),
      before: text.slice(mutant.start, mutant.end),
    })),
  );
}

/** What may notice a change of a file, the fastest first: tests of its folder, types, tests that import it. */
function stepsOf(path: string): [noticed: Outcome, args: string[]][] {
  const own = words(values.projects).length > 0 ? words(values.projects) : [projectOf(path)];
  const projects = own.flatMap((project) => ['--project', project]);
  const vitest = (...which: string[]): [Outcome, string[]] => [
    'tests',
    ['node_modules/vitest/vitest.mjs', ...which, '--bail=1', '--passWithNoTests', ...projects],
  ];
  const tests = words(values.tests);
  const types = path.startsWith('apps/web/') ? 'apps/web' : 'tsconfig.json';
  // An import that only a left out call has used would be removed with it.
  const unused = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
  return [
    vitest('run', ...(tests.length > 0 ? tests : [path.slice(0, path.lastIndexOf('/') + 1)])),
    ['types', ['node_modules/typescript/bin/tsc', '--project', types, ...unused]],
    ...(values.near || tests.length > 0 ? [] : [vitest('related', path, '--run')]),
  ];
}

function outcomeOf(path: string): Outcome {
  for (const [noticed, args] of stepsOf(path)) {
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore', timeout: STEP_TIMEOUT_MS });
    // Stopped, so not an answer of the tests.
    if (status === null) return 'undecided';
    if (status !== 0) return noticed;
  }
  return 'survived';
}

/** Changes a file, tries its tests, and restores it. */
function outcomeOfChange({ path, start, end, replacement }: Mutant & { path: string }): Outcome {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, text.slice(0, start) + replacement + text.slice(end));
    return outcomeOf(path);
  } finally {
    writeFileSync(file, text);
  }
}

/** Of named files and places all changes are tried, of others a random sample. */
function chosenOf(mutants: readonly PlacedMutant[]): PlacedMutant[] {
  const isAll = values.files !== '';
  const places = words(values.places);
  const sample = shuffled(mutants, Number(values.seed)).slice(0, isAll ? undefined : Number(values.sample));
  return sample.slice(Number(values.skip)).filter(({ path, line, column }) => {
    const place = `${path}:${line}`;
    return places.length === 0 || places.includes(place) || places.includes(`${place}:${column}`);
  });
}

/** A change as a row of docs/mutation-survivors.md. */
function rowOf({ path, line, column, kind, before, replacement }: PlacedMutant): string {
  const code = (text: string) => `\`${text.replaceAll(/\s+/g, ' ').slice(0, MAX_ROW_TEXT).replaceAll('|', '\\|')}\``;
  return `| ${path}:${line}:${column} | ${kind} | ${code(before)} → ${code(replacement)} |`;
}

const named = words(values.files).map((path): [string, string] => [path, readFileSync(join(root, path), 'utf8')]);
const files = named.length > 0 ? new Map(named) : sourceFiles(root, words(values.folders));
if (git('status', '--porcelain', '--', ...files.keys()) !== '') {
  console.error('Commit first: the files are changed and restored one by one.');
  process.exit(2);
}
const mutants = mutantsOf(files);
const chosen = chosenOf(mutants);
console.log(
  `Seed ${values.seed} at commit ${git('rev-parse', '--short', 'HEAD')}: ${chosen.length} of ${mutants.length} changes of ${files.size} files.`,
);
const counts = { types: 0, tests: 0, survived: 0, undecided: 0 };
for (const [index, mutant] of chosen.entries()) {
  const row = rowOf(mutant);
  if (values.list) {
    console.log(row);
    continue;
  }
  const outcome = outcomeOfChange(mutant);
  counts[outcome] += 1;
  if (outcome === 'survived' || outcome === 'undecided') console.log(`${row} ${outcome} |`);
  if ((index + 1) % 10 === 0) console.error(`${index + 1} of ${chosen.length} tried: ${JSON.stringify(counts)}`);
}
if (!values.list) {
  const { types, tests, survived, undecided } = counts;
  const percent = ((100 * (types + tests)) / chosen.length).toFixed(1);
  console.log(
    `Noticed: ${types + tests} of ${chosen.length} (${percent} %), ${types} by types and ${tests} by tests; ${survived} survived, ${undecided} undecided.`,
  );
}
