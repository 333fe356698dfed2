import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBoundaries } from './check.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'titlenet-boundaries-'));
  // A small project without violations; each test adds one.
  write({
    'packages/catalogue/src/isbn/isbn.ts': 'export const isbn = 1;',
    'packages/catalogue/src/isbn/isbn.test.ts':
      "import { readFileSync } from 'node:fs';\nimport { isbn } from './isbn.ts';",
    'packages/contract/src/titles.ts': "import { isbn } from '@titlenet/catalogue/isbn/isbn';",
    'apps/web/src/features/home/HomePage.tsx': "import { TitleGrid } from '../../domain/title-grid/TitleGrid';",
    'apps/web/src/features/results/ResultsPage.tsx': 'export const ResultsPage = () => <p>Results</p>;',
    'apps/web/src/domain/title-grid/TitleGrid.tsx': "import { Grid } from '../../ui/grid/Grid';",
    'apps/web/src/ui/grid/Grid.tsx': "import { isbn } from '@titlenet/contract/titles';",
    'apps/web/src/app/router.tsx': "import { HomePage } from '../features/home/HomePage';",
    'apps/server/src/http/identity-connection.ts': "import { plugin } from '@titlenet/identity/plugin';",
    'apps/server/src/http/route.ts': 'export const route = 1;',
    'apps/server/src/features/titles/titles.routes.ts': "import { route } from '../../http/route.ts';",
    'apps/server/src/features/titles/titles.queries.ts': "import { sql } from 'kysely';",
    'apps/server/src/database/pools.ts': "import { Pool } from 'pg';",
    'apps/server/src/database/migrations/0001-a.ts': "import { b } from './0001-a/b.ts';",
    'apps/server/src/database/migrations/0001-a/b.ts': "import { sql } from 'kysely';",
    'apps/identity/src/plugin.ts': "import { isbn } from '@titlenet/catalogue/isbn/isbn';",
  });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${text}\n`);
  }
}

const brokenRules = (): string[] => [...new Set(checkBoundaries(root, 1).violations.map(({ rule }) => rule))];

test('a project without violations passes', () => {
  expect(checkBoundaries(root, 16)).toMatchObject({ read: 16, violations: [] });
});

test('measures lengths, and the pairs of folders with imports', () => {
  const { figures } = checkBoundaries(root, 1);
  expect(figures).toEqual([
    { label: 'source files with their tests', value: 16 },
    { label: 'lines of a file, median', value: 1 },
    { label: 'lines of a file, 90th percentile', value: 1 },
    { label: 'lines of a file, maximum', value: 2 },
    { label: 'top folders of apps/server/src', value: 3 },
    { label: 'pairs of them with imports, apps/server', value: 1 },
    { label: 'top folders of apps/web/src', value: 4 },
    { label: 'pairs of them with imports, apps/web', value: 3 },
  ]);
});

test('a check that read too few files fails', () => {
  expect(checkBoundaries(root, 17).violations).toEqual([
    { rule: 'enough files were read', path: '.', message: 'read 16 files, expected at least 17' },
  ]);
});

const direction = 'workspaces import towards the catalogue';
const feature = 'a feature imports no other feature';
const commands = 'commands import no routes';
const layers = 'layers import only lower layers';
const migration = 'a migration imports nothing of the project';
const pure = 'the catalogue is pure';
const pureDerivation = 'deriving is pure';
const extension = 'imports say their extension where Node resolves them';
const barrel = 'no barrels';
const sql = 'SQL only in query files';
const views = 'queries for people read the views of titles';
const storage = 'what the browser stores belongs to a person';
const short = 'files are short';
const shortFunctions = 'functions are short';
const names = 'names are specific';
const errorNames = 'names of error classes end with Error';
const assertion = 'assertions have a reason';
const cycle = 'no import cycles';
const linear = 'regular expressions are linear';

/** A function of so many lines. */
const functionOf = (lines: number, name = 'a'): string =>
  `export const ${name} = () => {\n${'  a();\n'.repeat(lines - 2)}};`;

const titles = 'apps/server/src/features/titles';
const migrations = 'apps/server/src/database/migrations';

test.each<[string, string, string, string]>([
  ['catalogue → contract', direction, 'packages/catalogue/src/a.ts', "import '@titlenet/contract/titles';"],
  [
    'contract → server by a path',
    direction,
    'packages/contract/src/a.ts',
    "import '../../../apps/server/src/http/route.ts';",
  ],
  ['web → server', direction, 'apps/web/src/app/a.ts', "import { route } from '@titlenet/server/http/route';"],
  ['web → server, only a type', direction, 'apps/web/src/app/a.ts', "import type { A } from '@titlenet/server/app';"],
  ['web → server, loaded later', direction, 'apps/web/src/app/a.ts', "const a = () => import('@titlenet/server/app');"],
  ['web → server, passed on', direction, 'apps/web/src/app/a.ts', "export { a } from '@titlenet/server/app';"],
  ['identity → server', direction, 'apps/identity/src/a.ts', "import '@titlenet/server/app';"],
  ['server → identity', direction, 'apps/server/src/http/a.ts', "import { plugin } from '@titlenet/identity/plugin';"],
  [
    'server feature → identity',
    direction,
    'apps/server/src/features/titles/a.ts',
    "import '@titlenet/identity/plugin';",
  ],
  ['a test of the server → identity', direction, `${titles}/a.test.ts`, "import '@titlenet/identity/plugin';"],
  ['web feature → feature', feature, 'apps/web/src/features/home/a.ts', "import '../results/ResultsPage';"],
  ['server feature → feature', feature, 'apps/server/src/features/lists/a.ts', "import '../titles/titles.routes.ts';"],
  ['command → feature', commands, 'apps/server/src/cli/a.ts', "import '../features/titles/titles.routes.ts';"],
  ['web ui → domain', layers, 'apps/web/src/ui/grid/a.ts', "import '../../domain/title-grid/TitleGrid';"],
  ['web ui → feature', layers, 'apps/web/src/ui/grid/a.ts', "import '../../features/home/HomePage';"],
  ['web ui → app', layers, 'apps/web/src/ui/grid/a.ts', "import '../../app/router';"],
  ['web domain → action', layers, 'apps/web/src/domain/sheet/a.ts', "import '../../actions/excel/ExcelButton';"],
  ['web action → feature', layers, 'apps/web/src/actions/excel/a.ts', "import '../../features/home/HomePage';"],
  ['web domain → feature', layers, 'apps/web/src/domain/sheet/a.ts', "import '../../features/home/HomePage';"],
  ['web domain → app', layers, 'apps/web/src/domain/sheet/a.ts', "import '../../app/router';"],
  ['web feature → app', layers, 'apps/web/src/features/home/a.ts', "import '../../app/router';"],
  ['server http → feature', layers, 'apps/server/src/http/a.ts', "import '../features/titles/titles.routes.ts';"],
  ['a folder without a place in the order', layers, 'apps/server/src/store/a.ts', 'export const a = 1;'],
  ['server database → search', layers, 'apps/server/src/database/a.ts', "import '../search/b.ts';"],
  ['server threads → http', layers, 'apps/server/src/threads/a.ts', "import '../http/route.ts';"],
  ['server records → write-titles', layers, 'apps/server/src/records/a.ts', "import '../write-titles/b.ts';"],
  [
    'migration → catalogue',
    migration,
    `${migrations}/0002-b.ts`,
    "import { isbn } from '@titlenet/catalogue/isbn/isbn';",
  ],
  ['migration → code beside it', migration, `${migrations}/0002-b.ts`, "import type { A } from '../pools.ts';"],
  ['migration → another one', migration, `${migrations}/0002-b.ts`, "import { b } from './0001-a/b.ts';"],
  ['part of a migration → code', migration, `${migrations}/0001-a/c.ts`, "import '../../pools.ts';"],
  ['Node in the catalogue', pure, 'packages/catalogue/src/a.ts', "import { readFileSync } from 'node:fs';"],
  ['Node by its old name', pure, 'packages/catalogue/src/a.ts', "import { join } from 'path';"],
  ['React in the catalogue', pure, 'packages/catalogue/src/a.ts', "import type { ReactNode } from 'react';"],
  ['a query in derive', pureDerivation, 'apps/server/src/derive/a.ts', "import '../records/a.queries.ts';"],
  [
    'the sql template in derive',
    pureDerivation,
    'apps/server/src/derive/a.queries.ts',
    "import { sql } from 'kysely';",
  ],
  ['no extension', extension, `${titles}/a.ts`, "import { route } from '../../http/route';"],
  ['a folder as import', extension, 'packages/catalogue/src/a.ts', "import { isbn } from '.';"],
  ['an index file', barrel, `${titles}/index.ts`, 'export const a = 1;'],
  ['everything passed on', barrel, `${titles}/a.ts`, "export * from './titles.routes.ts';"],
  ['the sql template in a route', sql, `${titles}/a.routes.ts`, "import { type Kysely, sql as s } from 'kysely';"],
  ['a statement in a route', sql, `${titles}/a.routes.ts`, "export const a = (db) => db.selectFrom('term');"],
  ['the driver in a route', sql, `${titles}/a.routes.ts`, "import { Pool } from 'pg';"],
  ['a statement on the table of titles', views, `${titles}/a.queries.ts`, 'sql`select id from title t`;'],
  ['a query on the table of titles', views, 'apps/server/src/pictures/a.queries.ts', "db.selectFrom('title');"],
  ['browser storage in a screen', storage, 'apps/web/src/features/home/a.ts', "window.localStorage.removeItem('a');"],
  ['a long file', short, 'apps/web/src/app/a.ts', 'const a = 1;\n'.repeat(300)],
  ['a long table', short, 'packages/catalogue/src/sheet/a.ts', 'const a = 1;\n'.repeat(400)],
  ['a long function', shortFunctions, 'packages/catalogue/src/a.ts', functionOf(61)],
  [
    'a long method',
    shortFunctions,
    `${titles}/a.ts`,
    `export class A {${functionOf(61).replace('export const a = ()', 'b()').replace('=>', '')}}`,
  ],
  ['a long component', shortFunctions, 'apps/web/src/app/A.tsx', functionOf(121, 'A')],
  ['a long hook', shortFunctions, 'apps/web/src/app/use-a.tsx', functionOf(61, 'useA')],
  ['an error named after its cause', errorNames, 'apps/server/src/http/a.ts', 'export class Gone extends AppError {}'],
  ['a vague file', names, 'apps/web/src/ui/grid/helpers.ts', 'export const a = 1;'],
  ['a vague folder', names, 'apps/server/src/http/utils/a.ts', 'export const a = 1;'],
  ['an exponential expression', linear, `${titles}/a.ts`, 'export const a = /^(a+)+$/;'],
  ['a search after a word boundary', linear, `${titles}/a.ts`, 'export const a = /\\b[\\w-]{10,}\\.[\\w-]+/g;'],
  ['a search that starts again', linear, `${titles}/a.ts`, 'export const a = /<p\\b[^>]*>/;'],
  ['a search that starts again in an alternative', linear, `${titles}/a.ts`, 'export const a = /(?:<p[^>]*>|<q>)/;'],
  ['a search that starts again after alternatives', linear, `${titles}/a.ts`, 'export const a = /(?:<p|<q)[^>]*>/;'],
  ['a search that starts again in an optional group', linear, `${titles}/a.ts`, 'export const a = /(?:<p[^>]*)?>/;'],
  ['a repetition in a lookahead', linear, `${titles}/a.ts`, 'export const a = /<p(?=[^>]*>)/;'],
  ['a repetition in a lookbehind', linear, `${titles}/a.ts`, 'export const a = /(?<=<p[^>]*)x/;'],
  ['an expression of a variable', linear, `${titles}/a.ts`, 'export const a = (b: string) => new RegExp(b);'],
  ['an expression of a variable without new', linear, `${titles}/a.ts`, 'export const a = (b: string) => RegExp(b);'],
  [
    'an expression with an inserted text',
    linear,
    `${titles}/a.ts`,
    `export const a = (b: string) => new RegExp(\`^\${b}$\`);`,
  ],
  ['an expression with a template', linear, `${titles}/a.ts`, 'export const a = new RegExp(`b.*c`);'],
  ['an assertion of a value', assertion, 'apps/server/src/threads/a.ts', 'export const a = (b?: number) => b!;'],
  [
    'an assertion of a type',
    assertion,
    'apps/server/src/threads/a.ts',
    'export const a = (b: unknown) => b as number;',
  ],
  [
    'an assertion with a docstring only',
    assertion,
    'apps/server/src/threads/a.ts',
    '/** The value. */\nexport const a = (b?: number) => b!;',
  ],
  [
    'a duration by the time of the system',
    'durations are measured by a clock that only runs forward',
    'apps/server/src/threads/a.ts',
    'export const a = (b: number) => Date.now() - b;',
  ],
  ['a file that imports itself', cycle, 'packages/catalogue/src/a.ts', "import './a.ts';"],
])('finds %s', (_, rule, path, text) => {
  write({ [path]: text });
  expect(brokenRules()).toEqual([rule]);
});

test('reports a cycle of three files once, with its path', () => {
  write({
    'packages/catalogue/src/a.ts': "import './b.ts';",
    'packages/catalogue/src/b.ts': "import type { C } from './c.ts';",
    'packages/catalogue/src/c.ts': "import '@titlenet/catalogue/a';",
  });
  const [a, b, c] = ['a', 'b', 'c'].map((name) => `packages/catalogue/src/${name}.ts`);
  expect(checkBoundaries(root, 1).violations).toEqual([{ rule: cycle, path: a, message: `${a} → ${b} → ${c} → ${a}` }]);
});

test.each([
  ['a table of definitions of 400 lines', 'packages/catalogue/src/sheet/a.ts', 'const a = 1;\n'.repeat(399)],
  ['a function of 60 lines', 'packages/catalogue/src/a.ts', functionOf(60)],
  ['a component of 120 lines', 'apps/web/src/app/A.tsx', functionOf(120, 'A')],
  ['a long function of a test', 'packages/catalogue/src/a.test.ts', functionOf(61)],
  ['a type of kysely in a route', `${titles}/a.routes.ts`, "import type { Kysely } from 'kysely';"],
  [
    'a type of a table in derive',
    'apps/server/src/derive/a.ts',
    "import type { Tables } from '../database/tables.ts';",
  ],
  ['a statement on the view of titles', `${titles}/a.queries.ts`, 'sql`select id from current_title join title_text`;'],
  ['an import in a string', 'packages/catalogue/src/a.ts', "const a = \"import x from 'react'\"; // import 'fs'"],
  ['a linear expression', `${titles}/a.ts`, 'export const a = /<p\\b[^<>]*>/;'],
  ['an anchored expression', `${titles}/a.ts`, 'export const a = /^<p[^>]*>/;'],
  ['linear alternatives', `${titles}/a.ts`, 'export const a = /<(?:p|q)\\b[^<>]*>/;'],
  ['a repetition after which nothing can fail', `${titles}/a.ts`, 'export const a = /<p[^>]{8,}(?:\\.[^>]*){0,2}/;'],
  ['a lookbehind of one character', `${titles}/a.ts`, 'export const a = /(?<=<)p/;'],
  ['a quadratic expression in a test', `${titles}/a.test.ts`, 'export const a = /a+b/;'],
  ['a constant assertion', 'apps/server/src/threads/a.ts', "export const a = ['b'] as const;"],
  [
    'an assertion with a reason',
    'apps/server/src/threads/a.ts',
    'export const a = (b: number[]) =>\n  // A list of one.\n  b[0]!;',
  ],
  ['an assertion of a test', 'apps/server/src/threads/a.test.ts', 'export const a = (b?: number) => b!;'],
  ['a stylesheet of the web app', 'apps/web/src/app/a.tsx', "import './a.css';"],
])('lets %s pass', (_, path, text) => {
  write({ [path]: text });
  expect(brokenRules()).toEqual([]);
});

test('reports a block of three declarations that another style sheet has too, whatever their order and condition', () => {
  write({
    'apps/web/src/app/a.css':
      '.a {\n  margin: 0;\n  padding: 0 /* none */;\n  color: red;\n}\n\n.b { margin: 0; padding: 0; }',
    'apps/web/src/app/b.css':
      '@media print {\n  .c { color: red; margin: 0; padding: 0; }\n}\n\n.d { margin: 0; padding: 0; }',
  });
  expect(checkBoundaries(root, 1).violations).toEqual([
    {
      rule: 'no blocks of styles are alike',
      path: 'apps/web/src/app/b.css',
      message: '.c is like .a of apps/web/src/app/a.css',
    },
  ]);
});

test('a file that cannot be parsed stops the check with its name', () => {
  write({ 'apps/web/src/app/a.ts': 'import {' });
  expect(() => checkBoundaries(root, 1)).toThrow(/^apps\/web\/src\/app\/a\.ts: /);
});
