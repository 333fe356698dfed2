import { demoPeople } from '@titlenet/identity/demo-people';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import type { Tables } from '../src/database/tables.ts';
import type { TokenIssuer } from '../src/http/token-verifier.ts';

/** People of the tests: those of the development provider, with every role and company. */
export type PersonName =
  | 'administrator'
  | 'employee'
  | 'user'
  | 'cacheclearer'
  | 'trade'
  | 'children'
  | 'usborne'
  | 'uk'
  | 'hqna'
  | 'hccp'
  | 'nobody'
  | 'norole';

export const subjectOf = (name: PersonName) => `demo-${name}`;

export async function grantTestPeople(db: Kysely<Tables>): Promise<void> {
  const rows = demoPeople.map(({ sub, displayName, companies, roles }) => ({
    subject: sub,
    display_name: displayName,
    companies: [...companies],
    roles: [...roles],
  }));
  await db.insertInto('permission').values(rows).execute();
}

interface TestIssuer extends TokenIssuer {
  sign(subject: string, expiresIn?: string): Promise<string>;
}

async function createIssuer(issuer: string, audience: string, type: string): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: type, alg: 'ES256', use: 'sig' } as const;
  return {
    issuer,
    audience,
    type,
    jwks: { keys: [key] },
    sign: (subject, expiresIn = '10m') =>
      new SignJWT()
        .setProtectedHeader({ alg: 'ES256', kid: type, typ: type })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setJti(crypto.randomUUID())
        .setIssuedAt()
        .setExpirationTime(expiresIn)
        .sign(privateKey),
  };
}

/** Creates two issuers whose tokens the real verifier checks: single sign-on and enterprise. */
export async function createTestIssuers(): Promise<{ sso: TestIssuer; enterprise: TestIssuer }> {
  return {
    sso: await createIssuer('https://identity.test', 'urn:titlenet:api', 'at+jwt'),
    enterprise: await createIssuer('https://enterprise.test', 'titlenet', 'enterprise+jwt'),
  };
}
