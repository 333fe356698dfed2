import fastify from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addPictureCookie, type PictureCookieSettings } from './picture-cookie.ts';
import { createSubjectCookie } from './subject-cookie.ts';

const usual: PictureCookieSettings = {
  secret: 'a secret of the nodes',
  secure: false,
  basePath: '',
  rightsOf: async (subject) => ({ companies: ['001', '400'], hasAnyAccess: subject === 'ada' }),
};

async function node(settings: Partial<PictureCookieSettings> = {}) {
  const app = fastify();
  addPictureCookie(app, { ...usual, ...settings });
  app.get('/sign-in', async (_request, reply) => {
    app.pictureCookie.set(reply, 'ada', 60);
    return {};
  });
  // Signed with the same secret, for another purpose.
  app.get('/other', async (_request, reply) => {
    createSubjectCookie({ ...usual, name: 'titlenet-person', path: '/' }).set(reply, 'ada', 60);
    return {};
  });
  // Pictures are in a scope of their own, as in the server.
  app.register(async (scope) => {
    scope.get('/images/x', async (request) => ({ companies: await app.pictureCookie.companiesOf(request) }));
  });
  return {
    setCookie: async () => String((await app.inject('/sign-in')).headers['set-cookie']),
    setOther: async () => String((await app.inject('/other')).headers['set-cookie']),
    opensFor: async (cookie: string) =>
      (await app.inject({ url: '/images/x', headers: { ...(cookie && { cookie }) } })).json().companies as
        | string[]
        | undefined,
  };
}

const pairOf = (setCookie: string) => setCookie.split(';')[0] ?? '';

afterEach(() => {
  vi.useRealTimers();
});

test('is for pictures only, out of reach of scripts and of other sites', async () => {
  const plain = await (await node()).setCookie();
  expect(plain).toMatch(/^titlenet-pictures=\S+; Max-Age=60; Path=\/images; HttpOnly; SameSite=Strict$/);
  const secure = await (await node({ secure: true, basePath: '/titles' })).setCookie();
  expect(secure).toMatch(
    /^__Secure-titlenet-pictures=\S+; Max-Age=60; Path=\/titles\/images; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test('grants access to pictures on every server with the secret, until it expires', async () => {
  const cookie = pairOf(await (await node()).setCookie());
  const other = await node();
  expect(await other.opensFor(cookie)).toEqual(['001', '400']);
  expect(await other.opensFor(`a=b; ${cookie}; c=d`)).toEqual(['001', '400']);
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  expect(await other.opensFor(cookie)).toBeUndefined();
});

test('grants no company to a user without access', async () => {
  const cookie = pairOf(await (await node()).setCookie());
  const other = await node({ rightsOf: async () => ({ companies: ['001'], hasAnyAccess: false }) });
  expect(await other.opensFor(cookie)).toEqual([]);
});

describe('pictures are refused with', () => {
  test.each<[string, (good: string, foreign: string, person: string) => string]>([
    ['no cookie', () => ''],
    ['no signature', () => 'titlenet-pictures=9999999999'],
    ['the signature of another secret', (_good, foreign) => foreign],
    ['a later end under the signature', (good) => good.replace(/=\d+/, '=9999999999')],
    ['another person', (good) => good.replace(/\.[^.]+\./, `.${Buffer.from('eve').toString('base64url')}.`)],
    ['the cookie of another purpose', (_good, _foreign, person) => person.replace('-person', '-pictures')],
    ['another name', (good) => good.replace('titlenet', 'other')],
  ])('%s', async (_case, forge) => {
    const good = pairOf(await (await node()).setCookie());
    const foreign = pairOf(await (await node({ secret: 'another' })).setCookie());
    const person = pairOf(await (await node()).setOther());
    expect(await (await node()).opensFor(forge(good, foreign, person))).toBeUndefined();
  });
});
