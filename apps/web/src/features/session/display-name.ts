import { jwtPayload } from './jwt-payload.ts';

/** The first of the claims that say how a person is called (decision G-30); empty when none does. */
function nameIn(claims: Record<string, unknown>): string {
  const names = [claims.displayname, claims.name, claims.email];
  return names.find((name): name is string => typeof name === 'string' && name.trim() !== '') ?? '';
}

/**
 * The name for 'Signed in as': from the provider's userinfo, else from the id token. A userinfo that fails is no
 * reason to stop anybody's work.
 */
export async function findDisplayName(
  userinfoAddress: string | undefined,
  accessToken: string,
  idToken: string | undefined,
): Promise<string> {
  const fromIdToken = nameIn(jwtPayload(idToken ?? ''));
  if (!userinfoAddress) return fromIdToken;
  try {
    const answer = await fetch(userinfoAddress, { headers: { Authorization: `Bearer ${accessToken}` } });
    return (answer.ok && nameIn((await answer.json()) as Record<string, unknown>)) || fromIdToken;
  } catch {
    return fromIdToken;
  }
}
