import { membersOf } from '@titlenet/catalogue/members-of';

/**
 * Decodes the payload of a JWT without verification, which is the server's task; the browser only needs its times.
 *
 * @returns an empty object if the token is not a JWT
 */
export function jwtPayload(token: string): { exp?: number; iat?: number } & Record<string, unknown> {
  try {
    const text = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const payload: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0))),
    );
    return membersOf(payload);
  } catch {
    return {};
  }
}

/** False only if both tokens have a subject and these differ. */
export function isSamePerson(one: string, other: string): boolean {
  const [first, second] = [jwtPayload(one).sub, jwtPayload(other).sub];
  return first === undefined || second === undefined || first === second;
}

/** Lifetime of a token in ms; undefined if it has no expiry. */
export function lifetimeMs(token: string): number | undefined {
  const { exp, iat } = jwtPayload(token);
  if (typeof exp !== 'number') return undefined;
  // Computed from the token's own times if possible, so that a wrong clock does not matter.
  return typeof iat === 'number' ? (exp - iat) * 1000 : exp * 1000 - Date.now();
}
