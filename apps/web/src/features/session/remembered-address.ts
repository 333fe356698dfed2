const key = 'titlenet.address';
/** Where sign-ins under way keep their state and code verifier, in this tab's session storage. */
export const signInStatePrefix = 'titlenet.oidc.';

/** Keeps the address asked for, hash and query whole, over the way to the identity provider (TS §2). */
export function rememberAddress(): void {
  window.sessionStorage.setItem(key, window.location.hash);
}

/** Goes to the remembered address without a new entry in the history, and forgets it. */
export function restoreAddress(): void {
  const hash = window.sessionStorage.getItem(key);
  window.sessionStorage.removeItem(key);
  if (hash) window.history.replaceState(null, '', window.location.pathname + hash);
}

/** Removes what sign-ins under way left in this tab. */
export function clearSignInState(): void {
  window.sessionStorage.removeItem(key);
  for (const name of Object.keys(window.sessionStorage)) {
    if (name.startsWith(signInStatePrefix)) window.sessionStorage.removeItem(name);
  }
}

/**
 * The address with which the identity provider sent the browser back, or undefined. Code and state leave the address
 * bar at once: no history entry and no copied link may hold them.
 */
export function takeReturnAddress(): string | undefined {
  const query = new URLSearchParams(window.location.search);
  if (!query.has('state') || !(query.has('code') || query.has('error'))) return undefined;
  const address = window.location.href;
  window.history.replaceState(null, '', window.location.pathname + window.location.hash);
  return address;
}
