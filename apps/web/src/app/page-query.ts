/**
 * Takes a query of the page itself out of the address (`/?utm=mail#/…`, as mails and portals add one): every place of
 * the app stands behind the `#`, and the router would read the page's query as part of it and carry it along. Comes
 * after the session has taken what the identity provider sent back.
 */
export function dropPageQuery(): void {
  const { pathname, search, hash } = window.location;
  if (search) window.history.replaceState(window.history.state, '', pathname + hash);
}
