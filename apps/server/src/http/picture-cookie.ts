import cookie from '@fastify/cookie';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Rights } from './caller.ts';
import { createSubjectCookie, type SubjectCookie, type SubjectCookieSettings } from './subject-cookie.ts';

export interface PictureCookieSettings extends Pick<SubjectCookieSettings, 'secret' | 'secure'> {
  /** Path under which the product is served; empty at the root. */
  basePath: string;
  /** Looks up a user's permissions. */
  rightsOf: (subject: string) => Promise<Pick<Rights, 'companies' | 'hasAnyAccess'>>;
}

/** The cookie that browsers send with `<img>` requests (G-149). */
export interface PictureCookie extends SubjectCookie {
  /** @returns the companies whose pictures the browser's person may see; undefined without a valid cookie */
  companiesOf(request: FastifyRequest): Promise<readonly CompanyCode[] | undefined>;
}

declare module 'fastify' {
  interface FastifyInstance {
    pictureCookie: PictureCookie;
  }
  interface FastifyRequest {
    /** Whose valid picture cookie the request has, after `companiesOf`. */
    pictureSubject: string | undefined;
  }
}

/** Adds cookies to the server, and the picture cookie for the login address and `registerPictures`. */
export function addPictureCookie(app: FastifyInstance, settings: PictureCookieSettings): void {
  const { secret, secure, basePath, rightsOf } = settings;
  app.register(cookie);
  const pictures = createSubjectCookie({ name: 'titlenet-pictures', path: `${basePath}/images`, secret, secure });
  app.decorateRequest('pictureSubject', undefined);
  app.decorate('pictureCookie', {
    ...pictures,
    async companiesOf(request) {
      const subject = pictures.read(request);
      request.pictureSubject = subject;
      if (subject === undefined) return undefined;
      const { companies, hasAnyAccess } = await rightsOf(subject);
      return hasAnyAccess ? companies : [];
    },
  });
}
