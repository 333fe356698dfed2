import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../app-error.ts';
import { identityCallsOverHttp } from './identity-calls.ts';
import { readTokenAnswer } from './token-answer.ts';

interface Received {
  url: string | undefined;
  type: string | undefined;
  authorization?: string;
  body: string;
}

let received: Received[] = [];
const provider = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { 'content-type': type, authorization } = request.headers;
  received.push({ url: request.url, type, ...(authorization && { authorization }), body });
  if (request.url === '/moved') response.writeHead(307, { location: '/token' }).end();
  else response.writeHead(200, { 'content-type': 'application/json' }).end('{"access_token":"a"}');
});
let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received = [];
});
afterAll(() => {
  provider.close();
});

describe('calls to an external provider', () => {
  const grant = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'r&=' });

  test('post forms to the endpoints', async () => {
    const calls = identityCallsOverHttp({
      tokenEndpoint: `${address}/token`,
      revocationEndpoint: `${address}/revoke`,
    });
    expect(await calls.sendGrant(grant)).toEqual({ status: 200, body: '{"access_token":"a"}' });
    await calls.revoke(new URLSearchParams({ token: 'r' }));
    const type = 'application/x-www-form-urlencoded;charset=UTF-8';
    expect(received).toEqual([
      { url: '/token', type, body: 'grant_type=refresh_token&refresh_token=r%26%3D' },
      { url: '/revoke', type, body: 'token=r' },
    ]);
  });

  test('authenticate a confidential client with both calls [SIGN-41]', async () => {
    const calls = identityCallsOverHttp({
      tokenEndpoint: `${address}/token`,
      revocationEndpoint: `${address}/revoke`,
      client: { id: 'title net', secret: 'a:b%ü' },
    });
    await calls.sendGrant(grant);
    await calls.revoke(new URLSearchParams({ token: 'r' }));
    // title+net:a%3Ab%25%C3%BC
    const authorization = 'Basic dGl0bGUrbmV0OmElM0FiJTI1JUMzJUJD';
    expect(received.map((call) => call.authorization)).toEqual([authorization, authorization]);
  });

  test('revoke nothing when the provider has no endpoint for it', async () => {
    const calls = identityCallsOverHttp({ tokenEndpoint: `${address}/token` });
    expect((await calls.revoke(new URLSearchParams({ token: 'r' }))).status).toBe(200);
    expect(received).toEqual([]);
  });

  test('never send a token to the target of a redirect', async () => {
    const calls = identityCallsOverHttp({ tokenEndpoint: `${address}/moved` });
    await expect(calls.sendGrant(grant)).rejects.toThrow();
    expect(received.map(({ url }) => url)).toEqual(['/moved']);
  });
});

describe('the response of a token endpoint', () => {
  test.each([
    ['no JSON', 200, '<html>secret-token</html>'],
    ['no access token', 200, '{"refresh_token":"secret-token"}'],
    ['a failure of its own', 500, '{"error":"secret-token"}'],
    ['a refusal that is none', 400, '["secret-token"]'],
    ['a redirect', 302, ''],
  ])('is a bad gateway when it is %s, and is not quoted', (_case, status, body) => {
    let thrown: unknown;
    try {
      readTokenAnswer({ status, body });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(AppError);
    const { code, cause } = thrown as AppError;
    expect(code).toBe('bad-gateway');
    expect(`${cause}${(cause as Error).stack}`).not.toContain('secret-token');
  });

  test('is a refused grant when it is 400 without a body [SIGN-42]', () => {
    expect(readTokenAnswer({ status: 400, body: '' })).toEqual({ error: 'invalid_grant' });
  });

  test('is returned when it is a refusal', () => {
    const body = '{"error":"invalid_grant","error_description":"used","hint":"dropped"}';
    expect(readTokenAnswer({ status: 401, body })).toEqual({ error: 'invalid_grant', error_description: 'used' });
  });
});
