import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { connectIdentity } from './identity-connection.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ environment: { RATE_LIMIT_PER_ADDRESS: '5', TRUST_PROXY: '1' } });
});
afterAll(() => server.close());

const own = { origin: 'http://localhost:8080', 'x-titlenet-login': '1' };
const renewal = (remoteAddress: string) =>
  server.app.inject({
    method: 'POST',
    url: '/login/token',
    headers: { ...own, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'grant_type=refresh_token',
    remoteAddress,
  });

async function statusesOf(count: number, call: (index: number) => Promise<{ statusCode: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await call(index)).statusCode);
  return statuses;
}

test('bad tokens of an address use up its calls, but not the renewals of others behind the same address', async () => {
  const headers = { authorization: 'Bearer forged' };
  const forged = () => server.app.inject({ url: '/api/account/Permissions', headers, remoteAddress: '192.0.2.1' });
  expect(await statusesOf(6, forged)).toEqual([401, 401, 401, 401, 401, 429]);
  // 204: there is no session to renew.
  expect(await statusesOf(6, () => renewal('192.0.2.1'))).toEqual([204, 204, 204, 204, 204, 429]);
});

test('the identity provider has a limit', async () => {
  const node = await server.addNode({ connect: connectIdentity });
  const call = () => node.inject({ url: '/identity/auth?client_id=other', remoteAddress: '192.0.2.2' });
  expect(await statusesOf(6, call)).toEqual([400, 400, 400, 400, 400, 429]);
});

test('a caller cannot choose the address that is counted: the one that the proxy added counts', async () => {
  const call = (index: number) =>
    server.app.inject({
      url: '/api/account/Permissions',
      headers: { 'x-forwarded-for': `203.0.113.${index}, 192.0.2.3` },
    });
  expect(await statusesOf(6, call)).toEqual([401, 401, 401, 401, 401, 429]);
});

test('a limit ends after its own minute when the clock of the system is set back by two days [API-52]', async () => {
  const call = () => server.app.inject({ url: '/api/account/Permissions', remoteAddress: '192.0.2.4' });
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 2 * 86_400_000 });
  try {
    expect((await call()).statusCode).toBe(401);
    vi.setSystemTime(now);
    expect(await statusesOf(4, call)).toEqual([401, 401, 401, 401]);
    const refused = await call();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  } finally {
    vi.useRealTimers();
  }
});

describe('TRUST_PROXY', () => {
  const read = (TRUST_PROXY: string) => readSettings({ TRUST_PROXY }).TRUST_PROXY;

  test('is a number of proxies', () => {
    const trusts = read('2') as (address: string, hop: number) => boolean;
    expect([0, 1, 2].map((hop) => trusts('192.0.2.1', hop))).toEqual([true, true, false]);
  });

  test('is a list of networks', () => {
    expect(read('10.0.0.0/8, 2001:db8::/32 loopback')).toEqual(['10.0.0.0/8', '2001:db8::/32', 'loopback']);
  });

  test.each(['false', '0'])('is none with %s', (text) => expect(read(text)).toBe(false));

  test.each(['true', '11', '-1', '10.0.0.0/33', '0.0.0.0/0', '10.0.0', 'proxy.example', ','])('is not %s', (text) => {
    expect(() => read(text)).toThrow(SettingsError);
    expect(() => read(text)).toThrow(/TRUST_PROXY: must be the number of proxies/);
  });
});
