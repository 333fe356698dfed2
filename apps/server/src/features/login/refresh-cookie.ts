import type { FastifyReply, FastifyRequest } from 'fastify';

export interface RefreshCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, refreshToken: string): void;
  clear(reply: FastifyReply): void;
}

/** Stores the refresh token (G-29) in a cookie that scripts cannot read and that only the login address receives. */
export function createRefreshCookie(secure: boolean, basePath: string, lifetimeSeconds: number): RefreshCookie {
  const name = secure ? '__Secure-titlenet-login' : 'titlenet-login';
  const attributes = { path: `${basePath}/login`, httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    read: (request) => request.cookies[name] || undefined,
    set: (reply, refreshToken) => void reply.setCookie(name, refreshToken, { ...attributes, maxAge: lifetimeSeconds }),
    clear: (reply) => void reply.setCookie(name, '', { ...attributes, maxAge: 0 }),
  };
}
