import { personOfTab } from '../../ui/storage/personal-storage.ts';

const key = 'titlenet.address';
/** Session storage prefix for state and code verifier of a sign-in. */
export const signInStatePrefix = 'titlenet.oidc.';

/** Addresses contain searches, so each has an owner; without one it is a link that was opened before the sign-in. */
const ownedKey = (owner: string | null) => (owner === null ? key : `${key}.${owner}`);

/** Stores the current hash before the redirect to the identity provider [SIGN-22]. */
export function rememberAddress(): void {
  forgetAddress();
  window.sessionStorage.setItem(ownedKey(personOfTab()), window.location.hash);
}

/**
 * Restores the stored hash without a new history entry [SIGN-23], but not that of another person.
 *
 * @param subject who has signed in
 */
export function restoreAddress(subject: string): void {
  const hash = window.sessionStorage.getItem(ownedKey(null)) ?? window.sessionStorage.getItem(ownedKey(subject));
  forgetAddress();
  if (hash) window.history.replaceState(null, '', window.location.pathname + hash);
}

function forgetAddress(): void {
  for (const name of Object.keys(window.sessionStorage)) {
    if (name === key || name.startsWith(`${key}.`)) window.sessionStorage.removeItem(name);
  }
}

/** Removes the state of unfinished sign-ins. */
export function clearSignInState(): void {
  forgetAddress();
  for (const name of Object.keys(window.sessionStorage)) {
    if (name.startsWith(signInStatePrefix)) window.sessionStorage.removeItem(name);
  }
}

/**
 * The address to which the identity provider redirected, or undefined. Removes code and state from the address bar, so
 * that neither history nor copied links contain them.
 */
export function takeReturnAddress(): string | undefined {
  const query = new URLSearchParams(window.location.search);
  if (!query.has('state') || !(query.has('code') || query.has('error'))) return undefined;
  const address = window.location.href;
  window.history.replaceState(null, '', window.location.pathname + window.location.hash);
  return address;
}
