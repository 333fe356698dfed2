import { once } from 'node:events';
import { createServer } from 'node:http';
import { membersOf } from '@titlenet/catalogue/members-of';
import { createRemoteJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';

/** The host that issues enterprise tokens, which no OpenID provider has. */
export interface SecurityHost {
  /** Variables of the product's environment. */
  settings: Record<'ENTERPRISE_ISSUER' | 'ENTERPRISE_TOKEN_URL' | 'ENTERPRISE_JWKS_URL', string>;
  /** An enterprise token of a person. */
  sign(subject: string): Promise<string>;
  stop(): void;
}

/** Starts a host that gives enterprise tokens to people whom the provider's keys confirm. */
export async function startSecurityHost(port: number, providerKeys: string): Promise<SecurityHost> {
  const issuer = `http://localhost:${port}`;
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: 'enterprise', alg: 'ES256', use: 'sig' };
  const findKey = createRemoteJWKSet(new URL(providerKeys));
  const sign = (subject: string) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: 'enterprise', typ: 'enterprise+jwt' })
      .setIssuer(issuer)
      .setAudience('titlenet')
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime('30m')
      .sign(privateKey);
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    response.setHeader('content-type', 'application/json');
    if (request.method === 'OPTIONS') return response.end();
    if (request.url === '/keys') return response.end(JSON.stringify({ keys: [key] }));
    try {
      const { payload } = await jwtVerify((request.headers.authorization ?? '').slice('Bearer '.length), findKey);
      const { sub } = membersOf(payload);
      response.end(JSON.stringify({ token: await sign(String(sub)) }));
    } catch {
      response.writeHead(401).end('{}');
    }
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    settings: {
      ENTERPRISE_ISSUER: issuer,
      ENTERPRISE_TOKEN_URL: `${issuer}/token`,
      ENTERPRISE_JWKS_URL: `${issuer}/keys`,
    },
    sign,
    stop: () => server.close(),
  };
}
