import { createHmac, timingSafeEqual } from 'node:crypto';
import cookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface PictureCookieSettings {
  /** The same on all servers, so that each accepts the cookies of the others. */
  secret: string;
  /** True when the product is served over https. */
  secure: boolean;
  /** Path under which the product is served; empty at the root. */
  basePath: string;
}

/** The part of a reply that sets cookies. */
interface CookieWriter {
  setCookie(name: string, value: string, options: CookieSerializeOptions): unknown;
}

/** The cookie that browsers send with `<img>` requests (G-149): an expiry time and a signature, but no name. */
export interface PictureCookie {
  /** @param seconds lifetime of the cookie */
  set(reply: CookieWriter, seconds: number): void;
  clear(reply: CookieWriter): void;
  isValid(request: FastifyRequest): boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    pictureCookie: PictureCookie;
  }
}

function createPictureCookie({ secret, secure, basePath }: PictureCookieSettings): PictureCookie {
  const name = secure ? '__Secure-titlenet-pictures' : 'titlenet-pictures';
  const attributes = { path: `${basePath}/images`, httpOnly: true, sameSite: 'strict', secure } as const;
  const sign = (expires: string) =>
    createHmac('sha256', secret).update(`pictures until ${expires}`).digest('base64url');

  return {
    set(reply, seconds) {
      const expires = String(Math.floor(Date.now() / 1000) + seconds);
      reply.setCookie(name, `${expires}.${sign(expires)}`, { ...attributes, maxAge: seconds });
    },
    clear: (reply) => void reply.setCookie(name, '', { ...attributes, maxAge: 0 }),
    isValid(request) {
      const [expires = '', signature = ''] = (request.cookies[name] ?? '').split('.');
      const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(expires))];
      return given.length === wanted.length && timingSafeEqual(given, wanted) && Number(expires) > Date.now() / 1000;
    },
  };
}

/** Adds cookies to the server, and the picture cookie for the login address and `hasPictureCookie`. */
export function addPictureCookie(app: FastifyInstance, settings: PictureCookieSettings): void {
  app.register(cookie);
  app.decorate('pictureCookie', createPictureCookie(settings));
}

/** @returns true when the request comes from a signed-in browser, which the product's own pictures require (G-149) */
export function hasPictureCookie(request: FastifyRequest): boolean {
  return request.server.pictureCookie.isValid(request);
}
