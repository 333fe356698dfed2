import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Forge,
  forgeries,
  goodSubject,
  newIssuer,
  publicJwk,
  signToken,
  type TestIssuer,
} from './forged-tokens.test-data.ts';
import { createTokenVerifier, TokenKeysMissingError, TokenRefusedError, type TokenVerifier } from './token-verifier.ts';

let sso: TestIssuer;
let enterprise: TestIssuer;
let forger: TestIssuer;
let keySets: Record<string, unknown>;
let isDown = false;
let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  const keySet = keySets[request.url ?? ''];
  response
    .writeHead(isDown || !keySet ? 503 : 200, { 'content-type': 'application/json' })
    .end(JSON.stringify(keySet ?? {}));
});
let address: string;
let verifier: TokenVerifier;

let sockets = 0;
const countSocket = () => {
  sockets += 1;
};

const settings = (): Parameters<typeof createTokenVerifier>[0] => ({
  sso: { issuer: sso.issuer, audience: sso.audience, jwks: `${address}/sso` },
  enterprise: { issuer: enterprise.issuer, audience: enterprise.audience, jwks: `${address}/enterprise` },
});

const good = async () => [`Bearer ${await signToken(sso)}`, `Bearer ${await signToken(enterprise)}`] as const;

beforeAll(async () => {
  sso = await newIssuer('http://localhost:8080/identity', 'urn:titlenet:api', 'at+jwt');
  enterprise = await newIssuer('http://localhost:8080/enterprise', 'titlenet', 'enterprise+jwt');
  forger = await newIssuer('https://evil.example', 'urn:titlenet:api', 'at+jwt');
  keySets = {
    '/sso': { keys: [await publicJwk(sso)] },
    '/enterprise': { keys: [await publicJwk(enterprise)] },
    '/lure': { keys: [await publicJwk(forger)] },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  subscribe('net.client.socket', countSocket);
});
afterAll(() => {
  unsubscribe('net.client.socket', countSocket);
  server.close();
});

describe('forged and swapped tokens are refused without an outgoing call', () => {
  beforeAll(async () => {
    verifier = await createTokenVerifier(settings());
  });
  beforeEach(() => {
    requests = 0;
    sockets = 0;
  });
  afterAll(() => verifier.close());

  const forgeFor = async (by: TestIssuer, other: TestIssuer): Promise<Forge> => ({
    by,
    other,
    good: await signToken(by),
    forger,
    lure: `${address}/lure`,
  });

  test('there are at least forty of them', () => {
    expect(new Set(forgeries.map(([name]) => name)).size).toBeGreaterThanOrEqual(40);
  });

  test.each(forgeries)('%s, as the single-sign-on token and as the enterprise token', async (_name, forge) => {
    const [goodSso, goodEnterprise] = await good();
    const forgedSso = await forge(await forgeFor(sso, enterprise));
    const forgedEnterprise = await forge(await forgeFor(enterprise, sso));
    await expect(verifier.verify(forgedSso, goodEnterprise)).rejects.toThrow(TokenRefusedError);
    await expect(verifier.verify(goodSso, forgedEnterprise)).rejects.toThrow(TokenRefusedError);
    expect({ requests, sockets }).toEqual({ requests: 0, sockets: 0 });
    await expect(verifier.verify(goodSso, goodEnterprise)).resolves.toMatchObject({ subject: goodSubject });
  });

  test('both valid tokens in each other’s header', async () => {
    const [goodSso, goodEnterprise] = await good();
    await expect(verifier.verify(goodEnterprise, goodSso)).rejects.toThrow(TokenRefusedError);
    expect({ requests, sockets }).toEqual({ requests: 0, sockets: 0 });
  });
});

describe('the reason of a refusal [SIGN-40]', () => {
  const reasonOf = async (change: Parameters<typeof signToken>[1], isEnterprise = false) => {
    const own = await createTokenVerifier(settings());
    const [goodSso, goodEnterprise] = await good();
    const changed = `Bearer ${await signToken(isEnterprise ? enterprise : sso, change)}`;
    const verified = isEnterprise ? own.verify(goodSso, changed) : own.verify(changed, goodEnterprise);
    const error = await verified.catch((cause: unknown) => cause);
    own.close();
    return error instanceof TokenRefusedError ? error.message : error;
  };

  test.each([
    ['audience', { claims: { aud: 'someone-else' } }, 'access token: "aud" is not as wanted'],
    ['issuer', { claims: { iss: 'https://elsewhere.example' } }, 'access token: "iss" is not as wanted'],
    ['expiry', { claims: { exp: 1 } }, 'access token: "exp" is not as wanted'],
  ])('names the claim: %s', async (_claim, change, reason) => {
    expect(await reasonOf(change)).toBe(reason);
  });

  test('names the token', async () => {
    expect(await reasonOf({ claims: { aud: 'someone-else' } }, true)).toBe('enterprise token: "aud" is not as wanted');
  });
});

describe('valid tokens', () => {
  test('return the subject, the display name and the earlier expiry', async () => {
    const own = await createTokenVerifier(settings());
    const soon = Math.floor(Date.now() / 1000) + 60;
    const authorization = `bearer ${await signToken(sso, { claims: { displayname: 'Theo Radcliffe' } })}`;
    const token = `Bearer ${await signToken(enterprise, { claims: { exp: soon } })}`;
    const expected = { subject: goodSubject, displayName: 'Theo Radcliffe', expires: soon * 1000 };
    expect(await own.verify(authorization, token)).toEqual(expected);
    expect(await own.verify(authorization, token)).toEqual(expected);
    own.close();
  });

  test('are not cached after they expire', async () => {
    const own = await createTokenVerifier(settings());
    const [authorization, token] = await good();
    await own.verify(authorization, token);
    vi.useFakeTimers({ now: Date.now() + 606_000, toFake: ['Date'] });
    try {
      await expect(own.verify(authorization, token)).rejects.toThrow(TokenRefusedError);
    } finally {
      vi.useRealTimers();
      own.close();
    }
  });

  test('accept given keys as well as published ones', async () => {
    requests = 0;
    const own = await createTokenVerifier({
      sso: { ...settings().sso, jwks: { keys: [{ kty: 'EC', ...(await publicJwk(sso)) }] } },
      enterprise: { ...settings().enterprise, jwks: { keys: [{ kty: 'EC', ...(await publicJwk(enterprise)) }] } },
    });
    await expect(own.verify(...(await good()))).resolves.toMatchObject({ subject: goodSubject });
    expect(requests).toBe(0);
    own.close();
  });
});

describe('published keys', () => {
  test('remove cached tokens when they are withdrawn', async () => {
    const own = await createTokenVerifier(settings());
    const [authorization, token] = await good();
    await own.verify(authorization, token);
    const before = keySets['/sso'];
    keySets['/sso'] = keySets['/lure'];
    try {
      await own.refresh();
      await expect(own.verify(authorization, token)).rejects.toThrow(TokenRefusedError);
    } finally {
      keySets['/sso'] = before;
      own.close();
    }
  });

  test('are loaded again periodically', async () => {
    requests = 0;
    const own = await createTokenVerifier({ ...settings(), refreshSeconds: 0.02 });
    await vi.waitFor(() => expect(requests).toBeGreaterThanOrEqual(6), { timeout: 5000 });
    own.close();
  });

  test('that cannot be loaded at the start cause a specific error, and are loaded again', async () => {
    isDown = true;
    const failures: string[] = [];
    const onRefreshError = (_error: unknown, issuer: string) => failures.push(issuer);
    const own = await createTokenVerifier({ ...settings(), onRefreshError, refreshSeconds: 0.02 });
    await expect(own.verify(...(await good()))).rejects.toThrow(TokenKeysMissingError);
    expect(failures).toEqual(expect.arrayContaining([sso.issuer, enterprise.issuer]));
    isDown = false;
    await vi.waitFor(async () => own.verify(...(await good())), { timeout: 5000 });
    isDown = true;
    await expect(own.refresh()).rejects.toThrow('503');
    await expect(own.verify(...(await good())), 'keys at hand stay').resolves.toBeTruthy();
    isDown = false;
    own.close();
  });
});
