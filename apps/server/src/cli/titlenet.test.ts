import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';

const TITLENET = fileURLToPath(new URL('./titlenet.ts', import.meta.url));

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'titlenet-commands-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command as a shell does, while another process holds the database. @returns errors without its name */
function run(...args: string[]): Promise<{ code: unknown; output: string; errors: string }> {
  const where = { TITLENET_DATA: folder, DATABASE_URL: database.url };
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...where };
  return new Promise((resolve) => {
    execFile(process.execPath, [TITLENET, ...args], { env, cwd: folder }, (error, output, errors) =>
      resolve({ code: error ? error.code : 0, output, errors: errors.replace(/^Database: .*\n/, '') }),
    );
  });
}

describe('wrong arguments exit with 2 and write the fault and the usage to standard error:', () => {
  // One error of the command, and one of the option parser.
  test.each([
    [['import', 'a.xml', '--company', '999'], 'Unknown company 999; known are 001, 003, 018, 035, 180, 006, 400.'],
    [['import', 'a.xml', '--colour', 'red'], "Unknown option '--colour'"],
  ])('%j', async (args, message) => {
    const { code, output, errors } = await run(...args);
    expect([code, output]).toEqual([2, '']);
    const lines = errors.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(message);
    expect(lines[1]).toMatch(/^Usage: npm run titlenet -- import <file, folder or -> /);
  });

  test('an unknown command', async () => {
    const { code, output, errors } = await run('imprt');
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(/^There is no command imprt\.\n\nUsage: npm run titlenet -- <command>\n\n {2}\w/);
  });
});

test('--help of a command explains its arguments, without a database', async () => {
  const { code, output, errors } = await run('import', '--help');
  expect([code, errors]).toEqual([0, '']);
  expect(output).toMatch(/^Usage: npm run titlenet -- import <file, folder or -> /);
  for (const option of ['company', 'imprints', 'kind', 'list', 'owner', 'shared', 'dry-run', 'retry'])
    expect(output).toMatch(new RegExp(`^  --${option} .*[a-z]{3}`, 'm'));
});

test('help is written to standard output and exits with 0', async () => {
  const { code, output, errors } = await run('help');
  expect([code, errors]).toEqual([0, '']);
  expect(output).toMatch(/^Usage: npm run titlenet -- <command>\n/);
  expect(output).toContain('\n  import <file, folder or -> ');
});

test.each([
  [['backup', 'none/store.backup'], 2, /^There is no folder none: create it, or name another file\.\nUsage: [^\n]+\n$/],
  [['backup', '.'], 2, /^\. is a folder: name the file to write\.\nUsage: [^\n]+\n$/],
  [['restore', 'none.backup'], 1, /^There is no file none\.backup\.\n$/],
])('%j says in one line what is wrong, without a stack [API-50]', async (args, exitCode, line) => {
  const { code, output, errors } = await run(...args);
  expect([code, output]).toEqual([exitCode, '']);
  expect(errors).toMatch(line);
});
