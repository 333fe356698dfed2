import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assertMayStart, isAllowedByName } from './start-guard.ts';
import { startIdentity } from './testing/identity-fixture.ts';

const atHome = {
  environment: 'development',
  host: '127.0.0.1',
  issuer: 'http://localhost:8080/identity',
  allowOffLoopback: false,
};

test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('starts on %s', (host) => {
  expect(() => assertMayStart({ ...atHome, host })).not.toThrow();
});

test.each(['0.0.0.0', '::', '192.168.0.7', 'titles.example', '127.0.0.1.example', ''])(
  'refuses to start on "%s"',
  (host) => {
    expect(() => assertMayStart({ ...atHome, host })).toThrow(/TITLENET_ALLOW_DEVELOPMENT_IDENTITY=yes-i-know/);
    expect(() => assertMayStart({ ...atHome, host, allowOffLoopback: true })).not.toThrow();
  },
);

test.each([
  'http://127.0.0.1:8080/identity',
  'http://[::1]:8080/identity',
  'http://LOCALHOST/titles/identity',
  'https://titles.localhost/identity',
])('starts for browsers on this machine: %s', (issuer) => {
  expect(() => assertMayStart({ ...atHome, issuer })).not.toThrow();
});

test.each([
  ['https://titles.example/identity', 'titles.example'],
  ['http://192.168.0.7:8080/identity', '192.168.0.7'],
  ['https://localhost.titles.example/identity', 'localhost.titles.example'],
  ['http://notlocalhost/identity', 'notlocalhost'],
  ['http://0.0.0.0:8080/identity', '0.0.0.0'],
])('refuses to start at the public address %s behind a proxy on this machine [G-241]', (issuer, name) => {
  expect(() => assertMayStart({ ...atHome, issuer })).toThrow(
    `The development identity provider does not start on ${name} (PUBLIC_URL), which others can reach. Configure ` +
      'an OpenID Connect provider, or set TITLENET_ALLOW_DEVELOPMENT_IDENTITY=yes-i-know if you mean it.',
  );
  expect(() => assertMayStart({ ...atHome, issuer, allowOffLoopback: true })).not.toThrow();
});

test.each(['prod', 'uat', 'PROD', ' uat '])('refuses to start when the environment is "%s"', (environment) => {
  expect(() => assertMayStart({ ...atHome, environment, allowOffLoopback: true })).toThrow(/does not start when/);
  expect(() => assertMayStart({ ...atHome, environment, allowProduction: true })).not.toThrow();
});

test('is allowed by the exact value only', () => {
  expect(isAllowedByName({ TITLENET_ALLOW_DEVELOPMENT_IDENTITY: 'yes-i-know' })).toBe(true);
  expect(isAllowedByName({ TITLENET_ALLOW_DEVELOPMENT_IDENTITY: 'true' })).toBe(false);
  expect(isAllowedByName({})).toBe(false);
});

test('a refused start creates no files', async () => {
  const folder = join(tmpdir(), `titlenet-never-${process.pid}`);
  await expect(startIdentity({ folder, environment: 'prod' })).rejects.toThrow(/development identity provider/);
  expect(existsSync(folder)).toBe(false);
});
