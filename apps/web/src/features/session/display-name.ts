import { membersOf } from '@titlenet/catalogue/members-of';
import { jwtPayload } from './jwt-payload.ts';

/** The first claim with a display name (G-30); empty if there is none. */
function nameIn(claims: Record<string, unknown>): string {
  const names = [claims.displayname, claims.name, claims.email];
  return names.find((name): name is string => typeof name === 'string' && name.trim() !== '') ?? '';
}

/** The display name from userinfo, else from the id token. A failed userinfo call is ignored. */
export async function findDisplayName(
  userinfoAddress: string | undefined,
  accessToken: string,
  idToken: string | undefined,
): Promise<string> {
  const fromIdToken = nameIn(jwtPayload(idToken ?? ''));
  if (!userinfoAddress) return fromIdToken;
  try {
    const response = await fetch(userinfoAddress, { headers: { Authorization: `Bearer ${accessToken}` } });
    return (response.ok && nameIn(membersOf(await response.json()))) || fromIdToken;
  } catch {
    return fromIdToken;
  }
}
