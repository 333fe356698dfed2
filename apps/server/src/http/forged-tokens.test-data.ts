import { createHmac } from 'node:crypto';
import {
  type CryptoKey,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  SignJWT,
} from 'jose';

/** An issuer with its claims, type and key. */
export interface TestIssuer {
  issuer: string;
  audience: string;
  type: string;
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

export interface TokenParts {
  header?: Record<string, unknown>;
  /** Claims that replace the valid ones; `undefined` removes one. */
  claims?: Record<string, unknown>;
  key?: CryptoKey;
}

export const goodSubject = 'demo-trade';

export async function newIssuer(issuer: string, audience: string, type: string): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  return { issuer, audience, type, kid: `key-of-${issuer}`, privateKey, publicKey };
}

export async function publicJwk({ publicKey, kid }: TestIssuer): Promise<JWK> {
  return { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' };
}

/** Signs a valid token of the issuer, except for the given parts. */
export function signToken(by: TestIssuer, { header = {}, claims = {}, key = by.privateKey }: TokenParts = {}) {
  const now = Math.floor(Date.now() / 1000);
  const payload = { iss: by.issuer, aud: by.audience, sub: goodSubject, iat: now, exp: now + 600, ...claims };
  const protectedHeader = { alg: 'ES256', typ: by.type, kid: by.kid, ...header } as JWTHeaderParameters;
  return new SignJWT(payload).setProtectedHeader(protectedHeader).sign(key, { crit: { lure: true } });
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: string) => token.split('.') as [header: string, payload: string, signature: string];
const claimsIn = (token: string) => JSON.parse(Buffer.from(partsOf(token)[1], 'base64url').toString());

function macToken(by: TestIssuer, token: string, secret: string): string {
  const text = `${encode({ alg: 'HS256', typ: by.type, kid: by.kid })}.${partsOf(token)[1]}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/**
 * What an attacker has: the real issuer, the other issuer, a valid token, keys of their own and an address that should
 * be called.
 */
export interface Forge {
  by: TestIssuer;
  other: TestIssuer;
  good: string;
  forger: TestIssuer;
  lure: string;
}

type Forgery = [name: string, forge: (forge: Forge) => string | undefined | Promise<string | undefined>];

const bearer = async (token: string | Promise<string>) => `Bearer ${await token}`;
const past = () => Math.floor(Date.now() / 1000) - 60;

/** Invalid headers, each wrong in one way. */
export const forgeries: Forgery[] = [
  ['no header', () => undefined],
  ['an empty header', () => ''],
  ['the scheme alone', () => 'Bearer'],
  ['the scheme and a blank', () => 'Bearer '],
  ['garbage', () => 'Bearer garbage'],
  ['three dots of garbage', () => 'Bearer a.b.c'],
  ['a token without the scheme', ({ good }) => good],
  ['another scheme', ({ good }) => `Basic ${good}`],
  ['the scheme twice', ({ good }) => `Bearer Bearer ${good}`],
  ['two tokens in one header', ({ good }) => `Bearer ${good}, Bearer ${good}`],
  ['a token with a tail', ({ good }) => `Bearer ${good} x`],
  ['a token and a line feed', ({ good }) => `Bearer ${good}\n`],
  ['base64 padding', ({ good }) => `Bearer ${good}==`],
  ['a signature cut short', ({ good }) => `Bearer ${good.slice(0, -4)}`],
  ['no signature', ({ good }) => `Bearer ${partsOf(good).slice(0, 2).join('.')}.`],
  ['two parts', ({ good }) => `Bearer ${partsOf(good).slice(0, 2).join('.')}`],
  ['five parts', ({ good }) => `Bearer ${good}.a.b`],
  ['a header of 20 kB', ({ good }) => `Bearer ${'A'.repeat(20_000)}.${good}`],
  ['alg none', ({ by, good }) => `Bearer ${encode({ alg: 'none', typ: by.type })}.${partsOf(good)[1]}.`],
  [
    'alg none and the signature',
    ({ by, good }) =>
      `Bearer ${encode({ alg: 'none', typ: by.type, kid: by.kid })}.${partsOf(good).slice(1).join('.')}`,
  ],
  ['alg nOnE', ({ by, good }) => `Bearer ${encode({ alg: 'nOnE', typ: by.type, kid: by.kid })}.${partsOf(good)[1]}.AA`],
  [
    'HS256 with the public key as JSON',
    async ({ by, good }) => bearer(macToken(by, good, JSON.stringify(await publicJwk(by)))),
  ],
  [
    'HS256 with the public key as PEM',
    async ({ by, good }) => bearer(macToken(by, good, await exportSPKI(by.publicKey))),
  ],
  ['HS256 with an empty secret', ({ by, good }) => bearer(macToken(by, good, ''))],
  ['a key of the forger under the issuer’s id', ({ by, forger }) => bearer(signToken(by, { key: forger.privateKey }))],
  [
    'an unknown key id',
    ({ by, forger }) => bearer(signToken(by, { key: forger.privateKey, header: { kid: forger.kid } })),
  ],
  ['an unknown id on the issuer’s key', ({ by }) => bearer(signToken(by, { header: { kid: 'unknown' } }))],
  [
    'no key id and the forger’s key',
    ({ by, forger }) => bearer(signToken(by, { key: forger.privateKey, header: { kid: undefined } })),
  ],
  [
    'the key of the other issuer',
    ({ by, other }) => bearer(signToken(by, { key: other.privateKey, header: { kid: other.kid } })),
  ],
  [
    'a key id that is an address',
    ({ by, forger, lure }) => bearer(signToken(by, { key: forger.privateKey, header: { kid: lure } })),
  ],
  [
    'a key in the header (jwk)',
    async ({ by, forger }) =>
      bearer(signToken(by, { key: forger.privateKey, header: { jwk: await publicJwk(forger), kid: forger.kid } })),
  ],
  [
    'an address of keys (jku)',
    ({ by, forger, lure }) => bearer(signToken(by, { key: forger.privateKey, header: { jku: lure, kid: forger.kid } })),
  ],
  [
    'an address of a certificate (x5u)',
    ({ by, forger, lure }) => bearer(signToken(by, { key: forger.privateKey, header: { x5u: lure } })),
  ],
  [
    'a certificate in the header (x5c)',
    ({ by, forger }) => bearer(signToken(by, { key: forger.privateKey, header: { x5c: ['MIIB'] } })),
  ],
  ['an unknown critical header', ({ by }) => bearer(signToken(by, { header: { crit: ['lure'], lure: true } }))],
  [
    'the claims of another person under the signature',
    ({ good }) => {
      const [header, , signature] = partsOf(good);
      return `Bearer ${header}.${encode({ ...claimsIn(good), sub: 'demo-administrator' })}.${signature}`;
    },
  ],
  [
    'a changed header',
    ({ by, good }) =>
      `Bearer ${encode({ alg: 'ES256', typ: by.type, kid: by.kid, x: 1 })}.${partsOf(good).slice(1).join('.')}`,
  ],
  [
    'claims that are no JSON',
    ({ good }) => {
      const [header, , signature] = partsOf(good);
      return `Bearer ${header}.bm90IGpzb24.${signature}`;
    },
  ],
  ['another issuer', ({ by }) => bearer(signToken(by, { claims: { iss: 'https://evil.example' } }))],
  ['no issuer', ({ by }) => bearer(signToken(by, { claims: { iss: undefined } }))],
  ['the issuer with a slash', ({ by }) => bearer(signToken(by, { claims: { iss: `${by.issuer}/` } }))],
  ['another audience', ({ by }) => bearer(signToken(by, { claims: { aud: 'urn:other:api' } }))],
  ['no audience', ({ by }) => bearer(signToken(by, { claims: { aud: undefined } }))],
  ['a list of other audiences', ({ by }) => bearer(signToken(by, { claims: { aud: ['urn:a', 'urn:b'] } }))],
  ['the type of an ID token', ({ by }) => bearer(signToken(by, { header: { typ: 'JWT' } }))],
  ['no type', ({ by }) => bearer(signToken(by, { header: { typ: undefined } }))],
  ['the other token’s type', ({ by, other }) => bearer(signToken(by, { header: { typ: other.type } }))],
  ['a time that is over', ({ by }) => bearer(signToken(by, { claims: { exp: past() } }))],
  ['no time of expiry', ({ by }) => bearer(signToken(by, { claims: { exp: undefined } }))],
  ['a time of expiry that is text', ({ by }) => bearer(signToken(by, { claims: { exp: '9999999999' } }))],
  ['a time that has not begun', ({ by }) => bearer(signToken(by, { claims: { nbf: past() + 600 } }))],
  ['no subject', ({ by }) => bearer(signToken(by, { claims: { sub: undefined } }))],
  ['an empty subject', ({ by }) => bearer(signToken(by, { claims: { sub: '' } }))],
  ['a subject that is a number', ({ by }) => bearer(signToken(by, { claims: { sub: 7 } }))],
  [
    'another subject than the other token',
    ({ by }) => bearer(signToken(by, { claims: { sub: 'demo-administrator' } })),
  ],
  ['the other issuer’s token', ({ other }) => bearer(signToken(other))],
];
