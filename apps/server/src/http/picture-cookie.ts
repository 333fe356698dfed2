import { createHmac, timingSafeEqual } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface PictureCookieSettings {
  /** Shared by all nodes, so that each accepts what another has set. */
  secret: string;
  /** Whether the product is served over https. */
  secure: boolean;
  /** Path that the product is served under, empty at the root. */
  basePath: string;
}

/** The cookie an `<img>` brings along (G-149): when it ends, and a signature. It names nobody. */
export interface PictureCookie {
  /** @param seconds how long the cookie proves the sign-in */
  set(reply: FastifyReply, seconds: number): void;
  clear(reply: FastifyReply): void;
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

/** Lets requests read cookies, the login address set the picture cookie, and `hasPictureCookie` ask for it. */
export function addPictureCookie(app: FastifyInstance, settings: PictureCookieSettings): void {
  app.register(cookie);
  app.decorate('pictureCookie', createPictureCookie(settings));
}

/** Whether the request comes from a browser that is signed in: all that the product's own pictures ask (G-149). */
export function hasPictureCookie(request: FastifyRequest): boolean {
  return request.server.pictureCookie.isValid(request);
}
