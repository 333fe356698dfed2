import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Journal } from './journal.ts';
import { origin, redirectUri, startIdentity, tokensFor } from './testing/identity-fixture.ts';
import { authorizeAddress, SignInBrowser, signInAs } from './testing/sign-in-browser.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'titlenet-restart-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a restart', () => {
  test('keeps sessions, refresh tokens and keys', async () => {
    const before = await startIdentity({ folder });
    const browser = new SignInBrowser(before.app, origin);
    await signInAs(browser, 'trade', before.request);
    const { refresh_token: refreshToken, access_token: accessToken } = await tokensFor(before, 'uk');
    await before.close();

    const after = await startIdentity({ folder });
    try {
      const sameBrowser = new SignInBrowser(after.app, origin);
      sameBrowser.cookies = browser.cookies;
      const { address } = authorizeAddress({ ...after.request, parameters: { prompt: 'none' } });
      expect((await sameBrowser.visit(address)).headers.location).toContain(`${redirectUri}?code=`);

      const form = { grant_type: 'refresh_token', client_id: 'titlenet', refresh_token: refreshToken };
      expect((await sameBrowser.visit(after.identity.tokenPath, { method: 'POST', form })).statusCode).toBe(200);
      const headers = { authorization: `Bearer ${accessToken}` };
      expect((await after.app.inject({ url: '/identity/userinfo', headers })).statusCode).toBe(200);
    } finally {
      await after.close();
    }
  });

  test.runIf(process.platform !== 'win32')(
    'keeps keys and sessions unreadable for other users of the machine',
    async () => {
      const identity = await startIdentity({ folder });
      await tokensFor(identity, 'uk');
      for (const file of ['keys.json', 'sessions.ndjson']) {
        expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
      }
      await identity.close();
    },
  );
});

describe('a damaged key file is refused [G-240]', () => {
  type Part = 'sso' | 'enterprise';
  type Keys = Record<Part, Record<string, string>> & { cookieSecret?: string };
  /** Replaces the first character of a coordinate or secret, so that its length stays the same. */
  const changed = (value = '') => `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`;
  const damaged: [string, (keys: Keys) => unknown][] = [
    ['cut off in the middle', (keys) => JSON.stringify(keys).slice(0, 300)],
    ['without the key of the enterprise service', ({ sso, cookieSecret }) => ({ sso, cookieSecret })],
    ['with an empty secret of cookies', (keys) => ({ ...keys, cookieSecret: '' })],
    ['with a short secret of cookies', (keys) => ({ ...keys, cookieSecret: keys.cookieSecret?.slice(1) })],
    ['with another private key', (keys) => ({ ...keys, sso: { ...keys.sso, d: changed(keys.sso.d) } })],
    ['with a damaged public key', (keys) => ({ ...keys, enterprise: { ...keys.enterprise, x: changed(keys.sso.x) } })],
    ['of another program', () => []],
    ['null', () => null],
  ];

  test.each(damaged)('%s', async (_, damage) => {
    await (await startIdentity({ folder })).close();
    const file = join(folder, 'keys.json');
    const text = damage(JSON.parse(await readFile(file, 'utf8')) as Keys);
    await writeFile(file, typeof text === 'string' ? text : JSON.stringify(text));
    await expect(startIdentity({ folder })).rejects.toThrow(
      /^The file keys\.json in the folder \S+ has \d+ bytes that are not a valid key, .* delete it and start again: everyone signs in again\.$/,
    );
  });
});

describe('the journal', () => {
  test('reads completed changes, without deleted, expired and incomplete entries', async () => {
    const file = join(folder, 'journal.ndjson');
    const journal = await Journal.open<string>(file);
    const later = Date.now() + 60_000;
    await Promise.all([journal.set('kept', 'a', later), journal.set('gone', 'b', later), journal.set('old', 'c', 1)]);
    await journal.set('kept', 'A');
    await journal.delete('gone');
    // Not closed: the process was killed while it wrote its last line.
    await appendFile(file, '["torn","x",99999');

    const again = await Journal.open<string>(file);
    expect([...again.entries()]).toEqual([['kept', 'A']]);
    await again.close();
    await journal.close();
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(1);
  });

  test('is rewritten when it has many outdated lines', async () => {
    const file = join(folder, 'journal.ndjson');
    const journal = await Journal.open<number>(file);
    const later = Date.now() + 60_000;
    for (let round = 0; round < 250; round += 1) {
      await Promise.all(Array.from({ length: 100 }, (_, index) => journal.set(`key-${index}`, round, later)));
    }
    await journal.close();
    expect((await readFile(file, 'utf8')).trim().split('\n').length).toBeLessThan(6000);
    const again = await Journal.open<number>(file);
    expect(new Set([...again.entries()].map(([, value]) => value))).toEqual(new Set([249]));
    await again.close();
  });
});
