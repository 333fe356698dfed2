import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

export interface SubjectCookieSettings {
  /** Without prefix; part of what is signed, so that one cookie cannot be used as another. */
  name: string;
  path: string;
  /** The same on all servers, so that each accepts the cookies of the others. */
  secret: string;
  /** True when the product is served over https. */
  secure: boolean;
}

/** The part of a reply that sets cookies. */
export interface CookieWriter {
  setCookie(name: string, value: string, options: CookieSerializeOptions): unknown;
}

/** A signed cookie with an expiry time and the subject of a person. */
export interface SubjectCookie {
  /** @param seconds lifetime of the cookie */
  set(reply: CookieWriter, subject: string, seconds: number): void;
  clear(reply: CookieWriter): void;
  /** @returns the subject, or undefined without a valid cookie */
  read(request: FastifyRequest): string | undefined;
}

export function createSubjectCookie({ name: plainName, path, secret, secure }: SubjectCookieSettings): SubjectCookie {
  const name = secure ? `__Secure-${plainName}` : plainName;
  const attributes = { path, httpOnly: true, sameSite: 'strict', secure } as const;
  const sign = (expires: string, person: string) =>
    createHmac('sha256', secret).update(`${plainName} ${person} until ${expires}`).digest('base64url');

  return {
    set(reply, subject, seconds) {
      const expires = String(Math.floor(Date.now() / 1000) + seconds);
      const person = Buffer.from(subject).toString('base64url');
      reply.setCookie(name, `${expires}.${person}.${sign(expires, person)}`, { ...attributes, maxAge: seconds });
    },
    clear: (reply) => void reply.setCookie(name, '', { ...attributes, maxAge: 0 }),
    read(request) {
      const [expires = '', person = '', signature = ''] = (request.cookies[name] ?? '').split('.');
      const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(expires, person))];
      const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted);
      return isSigned && Number(expires) > Date.now() / 1000 ? Buffer.from(person, 'base64url').toString() : undefined;
    },
  };
}
