import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'titlenet-deployment-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the installed command with a settings file. */
function titlenet(settingsFile: string, ...args: string[]) {
  const command = join(folder, 'titlenet');
  rmSync(command, { force: true });
  symlinkSync(join(root, 'deploy/titlenet'), command);
  const env = { PATH: process.env.PATH, TITLENET_ENV_FILE: settingsFile };
  return spawnSync(command, args, { encoding: 'utf8', env });
}

test('the command uses the settings of its file, and names the database without the password [OPS-05]', () => {
  const file = join(folder, 'titlenet.env');
  const production = readFileSync(join(root, 'deploy/titlenet.env'), 'utf8');
  const settings = production
    .replace(/^DATABASE_URL=.*$/m, 'DATABASE_URL=postgres://titlenet:secret@127.0.0.1:1/titles')
    .replace(/^TITLENET_DATA=.*$/m, `TITLENET_DATA=${folder}`);
  writeFileSync(file, settings);
  const { status, stderr } = titlenet(file, 'check');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Database: PostgreSQL 127\.0\.0\.1:1\/titles\nThe database cannot be used: /);
  expect(stderr).not.toContain('secret');
  // A forgotten address is no other database.
  writeFileSync(file, settings.replace(/^DATABASE_URL=.*$/m, ''));
  const forgotten = titlenet(file, 'check');
  expect(forgotten.status).toBe(1);
  expect(forgotten.stderr).toBe(
    'Wrong settings: DATABASE_URL: is needed where ENVIRONMENT is prod; set TITLENET_ALLOW_EMBEDDED_DATABASE=yes-i-know if the embedded database is meant\n',
  );
});

test('the command says in one line that its settings cannot be read [OPS-05]', () => {
  const { status, stderr } = titlenet(join(folder, 'none.env'), 'check');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\w+ cannot read the settings in .*none\.env; create it, .*\n$/);
});

test('an image contains nothing that git ignores, above all no data folder', () => {
  const lines = (name: string) =>
    readFileSync(join(root, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace('**/', ''));
  expect(lines('.dockerignore')).toEqual(expect.arrayContaining(lines('.gitignore')));
});
