import fastify from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addPictureCookie, hasPictureCookie, type PictureCookieSettings } from './picture-cookie.ts';

const usual: PictureCookieSettings = { secret: 'a secret of the nodes', secure: false, basePath: '' };

async function node(settings: Partial<PictureCookieSettings> = {}) {
  const app = fastify();
  addPictureCookie(app, { ...usual, ...settings });
  app.get('/sign-in', async (_request, reply) => {
    app.pictureCookie.set(reply, 60);
    return {};
  });
  // Pictures are in a scope of their own, as in the server.
  app.register(async (scope) => {
    scope.get('/images/x', async (request) => ({ isSignedIn: hasPictureCookie(request) }));
  });
  return {
    setCookie: async () => String((await app.inject('/sign-in')).headers['set-cookie']),
    opensFor: async (cookie: string) =>
      (await app.inject({ url: '/images/x', headers: { ...(cookie && { cookie }) } })).json().isSignedIn as boolean,
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

test('gives access to pictures on every server with the secret, until it expires', async () => {
  const cookie = pairOf(await (await node()).setCookie());
  const other = await node();
  expect(await other.opensFor(cookie)).toBe(true);
  expect(await other.opensFor(`a=b; ${cookie}; c=d`)).toBe(true);
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  expect(await other.opensFor(cookie)).toBe(false);
});

describe('pictures are refused with', () => {
  test.each<[string, (good: string, foreign: string) => string]>([
    ['no cookie', () => ''],
    ['no signature', () => 'titlenet-pictures=9999999999'],
    ['the signature of another secret', (_good, foreign) => foreign],
    ['a later end under the signature', (good) => good.replace(/=\d+/, '=9999999999')],
    ['another name', (good) => good.replace('titlenet', 'other')],
  ])('%s', async (_case, forge) => {
    const good = pairOf(await (await node()).setCookie());
    const foreign = pairOf(await (await node({ secret: 'another' })).setCookie());
    expect(await (await node()).opensFor(forge(good, foreign))).toBe(false);
  });
});
