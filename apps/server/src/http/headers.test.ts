import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { addSecurityHeaders, securityHeaders } from './headers.ts';
import { connectIdentity } from './identity-connection.ts';
import { serveWebApp } from './static-site.ts';

let server: TestApp;
let site: FastifyInstance;
let folder: string;

beforeAll(async () => {
  const environment = { PUBLIC_URL: 'https://titles.test', ENTERPRISE_TOKEN_URL: 'https://security.test/api/token' };
  server = await createTestApp({ environment });
  folder = await mkdtemp(join(tmpdir(), 'titlenet-site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>TitleNet</title>');
  await writeFile(join(folder, 'assets', 'app-4f1c.js'), 'export {}');
  site = Fastify();
  const options = { publicUrl: 'http://localhost:8080', calledAddresses: [], pictureAddresses: [] };
  addSecurityHeaders(site, securityHeaders(options));
  await serveWebApp(site, { folder, publicUrl: 'http://localhost:8080' });
});
afterAll(async () => {
  await server.close();
  await site.close();
  await rm(folder, { recursive: true });
});

test.each(['/api/%zz', '/%', '/api/isbn/Company/%c0%ae'])(
  'the malformed path %s is answered as bad input',
  async (url) => {
    const { statusCode, headers, body } = await server.app.inject({ url, headers: server.as('administrator') });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      400,
      'application/json; charset=utf-8',
      'no-store',
    ]);
    expect(JSON.parse(body)).toEqual({
      code: 'bad-input',
      message: 'The address is malformed.',
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  },
);

test.each([
  ['a zero byte', '/%00'],
  ['a zero byte below /hccp/', '/hccp/%00'],
  ['a backslash', '/x%5cy'],
  ['two slashes', '//x'],
  ['3,000 letters', `/${'a'.repeat(3000)}`],
])('an unknown path with %s is not found [API-49]', async (_name, url) => {
  const { statusCode } = await site.inject({ url });
  expect(statusCode).toBe(404);
});

test('the documents of the API and of the identity provider have a cache policy', async () => {
  const node = await server.addNode(
    { connect: connectIdentity },
    { environment: { PUBLIC_URL: 'http://localhost:8080' } },
  );
  const policyOf = async (url: string) => {
    const { statusCode, headers } = await node.inject(url);
    return [url, statusCode, headers['cache-control']];
  };
  expect(await policyOf('/api/docs/json')).toEqual(['/api/docs/json', 200, 'no-cache']);
  for (const path of ['.well-known/openid-configuration', 'jwks'])
    expect(await policyOf(`/identity/${path}`)).toEqual([`/identity/${path}`, 200, 'public, max-age=300']);
  expect(await policyOf('/identity/auth?client_id=x')).toEqual(['/identity/auth?client_id=x', 400, 'no-store']);
});

test('every answer has a cache policy, those without content too [API-54]', async () => {
  const policies = new Map<string, unknown>();
  for (const [method, url] of [
    ['GET', '/hccp'],
    ['OPTIONS', '/api/Account'],
    ['POST', '/api/ClientErrors'],
    ['GET', '/api/Reports/Top'],
    ['HEAD', '/'],
  ] as const) {
    const { statusCode, headers } = await site.inject({ method, url, headers: { host: 'localhost:8080' } });
    policies.set(`${method} ${url} ${statusCode}`, headers['cache-control']);
  }
  expect(Object.fromEntries(policies)).toEqual({
    'GET /hccp 301': 'no-store',
    'OPTIONS /api/Account 404': 'no-store',
    'POST /api/ClientErrors 404': 'no-store',
    'GET /api/Reports/Top 404': 'no-store',
    'HEAD / 200': 'no-cache',
  });
});

describe('security headers', () => {
  test('no inline scripts, no unsanitised markup, no frames; calls to the product and the configured hosts only', async () => {
    const { headers } = await server.app.inject('/configuration');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self' https://titles.test https://security.test;");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
  });

  test('every response has all of them, 404 and malformed paths included', async () => {
    for (const url of ['/configuration', '/api/no-such-thing', '/', '/api/%zz', '/%c0%ae']) {
      const { headers } = await server.app.inject(url);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'referrer-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-dns-prefetch-control': 'off',
        'x-download-options': 'noopen',
        'x-frame-options': 'DENY',
        'x-permitted-cross-domain-policies': 'none',
        'x-xss-protection': '0',
      });
    }
  });

  test('strict transport security with https only', async () => {
    expect((await server.app.inject('/configuration')).headers['strict-transport-security']).toContain('max-age=');
    expect((await site.inject('/')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('the web app', () => {
  test.each(['/', '/hccp/'])('is served at %s and revalidated each time (G-14)', async (url) => {
    const answer = await site.inject({ url, headers: { host: 'localhost:8080' } });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.body).toContain('<title>TitleNet</title>');
  });

  test('is reached at /hccp without the last slash [ROUTE-104]', async () => {
    const answer = await site.inject({ url: '/hccp', headers: { host: 'localhost:8080' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/hccp/']);
  });

  test.each(['/assets/app-4f1c.js', '/hccp/assets/app-4f1c.js'])('%s never changes', async (url) => {
    const { statusCode, headers } = await site.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  test('redirects from another name of this machine to the one that sign-in redirects to', async () => {
    const answer = await site.inject({ url: '/', headers: { host: '127.0.0.1:8080' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, 'http://localhost:8080/']);
  });

  test('nothing outside its folder', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/hccp/..%2f..%2fpackage.json']) {
      expect((await site.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

test('a browser is redirected from an unknown page to the screen 404 [ROUTE-094]', async () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const statusOf = async (url: string, headers: Record<string, string>) => {
    const { statusCode, headers: answered } = await server.app.inject({ url, headers });
    return [statusCode, answered.location];
  };
  expect(await statusOf('/quickSearch', { accept })).toEqual([302, '/#/404']);
  expect(await statusOf('/hccp/quickSearch', { accept })).toEqual([302, '/hccp/#/404']);
  expect(await statusOf('/quickSearch', { accept: '*/*' })).toEqual([404, undefined]);
  expect(await statusOf('/api/unknown', { accept })).toEqual([404, undefined]);
  // 200 or 404, depending on whether the web app is built.
  expect((await statusOf('/', { accept })).at(1)).toBeUndefined();
});

test('the documentation has every operation and a policy of its own [API-10] [API-48] [API-55]', async () => {
  const document = (await server.app.inject('/api/docs/json')).json();
  expect(document.paths['/api/isbn/{isbn}/Convert10to13'].get.operationId).toBe('convert10To13Isbn');
  expect(document.paths['/api/HealthCheck'].get.security).toEqual([]);
  const { responses } = document.paths['/api/UserLists/{listId}'].get;
  expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '404', '429', '500', '502', '503', '507', '520']);
  expect(responses[404].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/ErrorAnswer' });
  expect(document.components.schemas.ErrorAnswer.required).toEqual(['code', 'message', 'traceId']);
  expect(document.paths['/health/live']).toBeUndefined();
  expect(document.paths['/api/Following/Lists/{listId}'].post.responses[204]).toEqual({
    description: 'Done, or nothing to send',
  });
  expect(document.paths['/api/Imports/{id}/File'].put.requestBody.content).toEqual({
    'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
  });
  expect(document.paths['/api/Onix/Export'].post.responses[204].description).toBe('Done, or nothing to send');
  // An odd path value matches no route.
  for (const [path, operations] of Object.entries<Record<string, { responses: object }>>(document.paths))
    for (const { responses: declared } of Object.values(operations))
      if (path.includes('{')) expect(Object.keys(declared), path).toContain('404');
  // A program that reads the document finds every definition to which it refers.
  const references = new Set(JSON.stringify(document).match(/(?<="\$ref":")[^"]+/g));
  expect([...references]).toEqual(['#/components/schemas/ErrorAnswer']);
  const page = await server.app.inject('/api/docs/');
  expect(page.body).not.toMatch(/<script>(.)|onload=/);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.headers['content-security-policy']).not.toContain('trusted-types');
});

test.each(['/api/docs', '/api/docs/'])('the documentation at %s finds its scripts and styles [API-10]', async (url) => {
  const page = await server.app.inject(url);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const named = [...page.body.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
  expect(named.filter((address) => address.endsWith('.js'))).toHaveLength(3);
  expect(named.filter((address) => address.endsWith('.css'))).toHaveLength(3);
  for (const address of named) {
    const { pathname } = new URL(address, `http://localhost${url}`);
    expect((await server.app.inject(pathname)).statusCode, pathname).toBe(200);
  }
});
