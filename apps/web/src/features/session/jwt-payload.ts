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

/** False only when two tokens say that they belong to different people. */
export function isSamePerson(one: string, other: string): boolean {
  const [first, second] = [jwtPayload(one).sub, jwtPayload(other).sub];
  return first === undefined || second === undefined || first === second;
}

/** For how many milliseconds a token is good from the moment it was issued; undefined when it does not say. */
export function lifetimeMs(token: string): number | undefined {
  const { exp, iat } = jwtPayload(token);
  if (typeof exp !== 'number') return undefined;
  // By its own two times where it has both: a wrong clock in the browser then does no harm.
  return typeof iat === 'number' ? (exp - iat) * 1000 : exp * 1000 - Date.now();
}
