import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { connectIdentity } from '../../http/identity-connection.ts';

interface Received {
  path: string | undefined;
  authorization: string | undefined;
  form: Record<string, string>;
}

const received: Received[] = [];
/** The token and revocation endpoints of a provider that is not the server's own, and its keys. */
const provider = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (request.method === 'POST')
    received.push({
      path: request.url,
      authorization: request.headers.authorization,
      form: Object.fromEntries(new URLSearchParams(body)),
    });
  response.writeHead(200, { 'content-type': 'application/json' });
  if (request.url === '/token')
    response.end(
      '{"access_token":"opaque","token_type":"Bearer","expires_in":60,"refresh_token":"r1","id_token":"of-the-sign-in"}',
    );
  else response.end('{"keys":[]}');
});

let server: TestApp;
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address.
  address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  server = await createTestApp();
});
afterAll(async () => {
  await server.close();
  provider.close();
});

test('a confidential client authenticates at the provider with its secret, which no browser gets [SIGN-41]', async () => {
  const node = await server.addNode(
    { connect: connectIdentity },
    {
      environment: {
        OIDC_ISSUER: address,
        OIDC_JWKS_URL: `${address}/keys`,
        OIDC_TOKEN_URL: `${address}/token`,
        OIDC_REVOCATION_URL: `${address}/revoke`,
        OIDC_CLIENT_ID: 'titles',
        OIDC_CLIENT_SECRET: 'not-for-browsers',
        OIDC_RESOURCE: 'https://titles.example.com/api',
        ENTERPRISE_ISSUER: address,
        ENTERPRISE_TOKEN_URL: `${address}/enterprise`,
        ENTERPRISE_JWKS_URL: `${address}/keys`,
      },
    },
  );
  const send = (url: string, form: Record<string, string>, cookies: Record<string, string> = {}) =>
    node.inject({
      method: 'POST',
      url,
      headers: {
        origin: 'http://localhost:8080',
        'x-titlenet-login': '1',
        'content-type': 'application/x-www-form-urlencoded',
      },
      cookies,
      payload: new URLSearchParams(form).toString(),
    });
  const code = {
    grant_type: 'authorization_code',
    code: 'c',
    code_verifier: 'v',
    redirect_uri: 'http://localhost:8080/',
  };
  const granted = await send('/login/token', code);
  expect(granted.statusCode).toBe(200);
  const cookies = Object.fromEntries(granted.cookies.map(({ name, value }) => [name, value]));
  expect(cookies).toMatchObject({ 'titlenet-login': 'r1', 'titlenet-id-token': 'of-the-sign-in' });
  await send('/login/sign-out', {}, cookies);
  // titles:not-for-browsers
  const authorization = 'Basic dGl0bGVzOm5vdC1mb3ItYnJvd3NlcnM=';
  expect(received).toEqual([
    { path: '/token', authorization, form: { ...code, client_id: 'titles' } },
    { path: '/revoke', authorization, form: { token: 'r1', token_type_hint: 'refresh_token', client_id: 'titles' } },
  ]);
  const configuration = await node.inject('/configuration');
  expect(configuration.json().oidc).toEqual({
    authority: address,
    clientId: 'titles',
    audience: 'urn:titlenet:api',
    scope: 'openid email offline_access',
    resource: 'https://titles.example.com/api',
  });
  expect(configuration.body + granted.body).not.toContain('not-for-browsers');
});
