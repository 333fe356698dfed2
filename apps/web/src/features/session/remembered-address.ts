const key = 'titlenet.address';
/** Session storage prefix for state and code verifier of a sign-in. */
export const signInStatePrefix = 'titlenet.oidc.';

/** Stores the current hash before the redirect to the identity provider [SIGN-22]. */
export function rememberAddress(): void {
  window.sessionStorage.setItem(key, window.location.hash);
}

/** Restores the stored hash without a new history entry [SIGN-23]. */
export function restoreAddress(): void {
  const hash = window.sessionStorage.getItem(key);
  window.sessionStorage.removeItem(key);
  if (hash) window.history.replaceState(null, '', window.location.pathname + hash);
}

/** Removes the state of unfinished sign-ins. */
export function clearSignInState(): void {
  window.sessionStorage.removeItem(key);
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
