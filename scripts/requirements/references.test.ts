import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkReferences } from './references.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'titlenet-requirements-'));
  write(
    'docs/requirements/checklist.md',
    '- `[GRID-12]` {F} A column — UI — CS §4\n- `[SIGN-01]` A guard — UI — TS §2',
  );
  write('docs/requirements/decisions.md', '**G-07 Company list** (TS §6). **Decision A.**');
  write('scripts/grid.test.ts', "test('a column [GRID-12]', () => {}); // decision G-07, RFC 9110 §13");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), `${text}\n`);
}

const messages = (): string[] => checkReferences(root, 1).violations.map(({ path, message }) => `${path}: ${message}`);

test('references to requirements that exist pass', () => {
  expect(checkReferences(root, 1)).toEqual({ read: 1, violations: [] });
});

test.each([
  ['a test title', 'apps/web/src/a.test.ts', "test('a column [GRID-13]', () => {});", 'GRID-13'],
  ['the end of a range', 'apps/web/src/a.test.ts', "test('columns [GRID-12..GRID-14]', () => {});", 'GRID-14'],
  ['another spelling', 'apps/server/src/a.ts', '/** A column (GRID-012). */', 'GRID-012'],
  ['a decision', 'docs/feeds.md', 'See G-170.', 'G-170'],
])('an unknown ID in %s fails', (_, path, text, id) => {
  write(path, text);
  expect(messages()).toEqual([`${path}: line 1: ${id} is not defined in docs/requirements`]);
});

test.each([
  ['a section of a specification', '// first line\n// The order (CS §9).', 'line 2: "CS §"'],
  ['the design', '/** Denied by default (DESIGN §7). */', 'line 1: "DESIGN §"'],
  ['the user interface', '/* Colours of UX.md. */', 'line 1: "UX"'],
  ['a path outside the clone', "const folder = '../shared/data/onix';", 'line 1: "shared/data"'],
])('a reference to %s fails', (_, text, found) => {
  write('scripts/a.ts', text);
  expect(messages()).toEqual([`scripts/a.ts: ${found}: write the ID from docs/requirements or the reason itself`]);
});

test('the module that finds the real feeds may name their folder', () => {
  write('scripts/test/real-feeds.ts', "const folder = '../shared/data/onix';");
  expect(messages()).toEqual([]);
});

test('a link to a file that does not exist fails, other links pass', () => {
  write('docs/feeds.md', '[a](requirements/decisions.md#g) [b](#rules) [c](https://example.com)\n[d](missing.md)');
  expect(messages()).toEqual(['docs/feeds.md: line 2: missing.md does not exist']);
});

test('a name that only looks like an ID passes', () => {
  write('scripts/a.ts', "const view = 'MS-035'; const lookup = 'X-GRID-99'; const other = 'GRID-99-a';");
  expect(messages()).toEqual([]);
});

test('a check that read too few files fails', () => {
  expect(checkReferences(root, 2).violations).toEqual([
    { rule: 'enough files were read', path: '.', message: 'read 1 files, expected at least 2' },
  ]);
});

test.each([
  ['an ID that is defined twice', '**G-07 One**\n\n**G-07 Two**', /decisions\.md defines G-07 twice/],
  ['a file without requirements', 'nothing', /decisions\.md defines no requirement/],
])('%s stops the check', (_, text, error) => {
  write('docs/requirements/decisions.md', text);
  expect(() => checkReferences(root, 1)).toThrow(error);
});
