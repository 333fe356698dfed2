import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers refuse longer cookies. */
const MAX_BYTES = 4_000;

interface TokenCookie {
  read(request: FastifyRequest): string | undefined;
  /** Stores the token, or deletes the cookie if there is none or it is too long for a browser. */
  set(reply: FastifyReply, token: string | undefined): void;
  clear(reply: FastifyReply): void;
}

interface TokenCookieOptions {
  secure: boolean;
  basePath: string;
  lifetimeSeconds: number;
}

/** Stores a token (G-29) in a cookie that scripts cannot read and that only the login address receives. */
function createTokenCookie(name: string, { secure, basePath, lifetimeSeconds }: TokenCookieOptions): TokenCookie {
  const fullName = secure ? `__Secure-${name}` : name;
  const attributes = { path: `${basePath}/login`, httpOnly: true, sameSite: 'strict', secure } as const;
  const clear = (reply: FastifyReply) => void reply.setCookie(fullName, '', { ...attributes, maxAge: 0 });
  return {
    read: (request) => request.cookies[fullName] || undefined,
    set: (reply, token) =>
      token === undefined || token.length > MAX_BYTES
        ? clear(reply)
        : void reply.setCookie(fullName, token, { ...attributes, maxAge: lifetimeSeconds }),
    clear,
  };
}

/** The cookies of the login address: the refresh token, and the id token for providers that renew without one. */
export const createTokenCookies = (options: TokenCookieOptions): { refresh: TokenCookie; idToken: TokenCookie } => ({
  refresh: createTokenCookie('titlenet-login', options),
  idToken: createTokenCookie('titlenet-id-token', options),
});
