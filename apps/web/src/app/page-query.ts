/**
 * Removes a query before the `#` (`/?utm=mail#/…`), which the router would read as part of the route. Must run after
 * the session has read the identity provider's response from it.
 */
export function dropPageQuery(): void {
  const { pathname, search, hash } = window.location;
  if (search) window.history.replaceState(window.history.state, '', pathname + hash);
}
