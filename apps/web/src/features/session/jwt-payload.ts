/**
 * The payload of a JSON web token, unverified: the browser only reads when to renew it, trust is the server's business.
 * An empty object for anything that is no such token.
 */
export function jwtPayload(token: string): { exp?: number; iat?: number } & Record<string, unknown> {
  try {
    const text = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const payload: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0))),
    );
    return payload !== null && typeof payload === 'object' ? (payload as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** For how many milliseconds a token is good from the moment it was issued; undefined when it does not say. */
export function lifetimeMs(token: string): number | undefined {
  const { exp, iat } = jwtPayload(token);
  if (typeof exp !== 'number') return undefined;
  // By its own two times where it has both: a wrong clock in the browser then does no harm.
  return typeof iat === 'number' ? (exp - iat) * 1000 : exp * 1000 - Date.now();
}
