import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { connectIdentity } from './http/identity-connection.ts';
import { describeStartFailure } from './lifecycle/start-failure.ts';

let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'titlenet-start-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Builds a server with the development provider. @returns what it prints when it does not start */
async function startFailure(environment: Record<string, string>): Promise<string | undefined> {
  const options = { environment: { TITLENET_DATA: folder, ...environment }, isSearchAwaited: false };
  return server.addNode({ connect: connectIdentity }, options).then(() => undefined, describeStartFailure);
}

test.each([
  ['cookie-secret', 'open pages show pictures again when they are reloaded'],
  ['identity/keys.json', 'everyone signs in again'],
])('does not start with the empty key file %s, and keeps it [G-240]', async (name, afterDeletion) => {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '');
  expect(await startFailure({})).toBe(
    `The file ${basename(path)} in the folder ${dirname(path)} is empty, as after a full disk or a power failure; ` +
      `restore it from a backup, or delete it and start again: ${afterDeletion}.`,
  );
  expect(await readFile(path, 'utf8')).toBe('');
  await rm(path);
});

test('does not start with the development people at a public address behind a proxy [G-241]', async () => {
  const environment = { ENVIRONMENT: 'dev', PUBLIC_URL: 'https://titles.example' };
  expect(await startFailure(environment)).toBe(
    'The development identity provider does not start on titles.example (PUBLIC_URL), which others can reach. ' +
      'Configure an OpenID Connect provider, or set TITLENET_ALLOW_DEVELOPMENT_IDENTITY=yes-i-know if you mean it.',
  );
  const allowed = { ...environment, TITLENET_ALLOW_DEVELOPMENT_IDENTITY: 'yes-i-know' };
  expect(await startFailure(allowed)).toBeUndefined();
});
