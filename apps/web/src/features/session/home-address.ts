/** The folder the app is served from, `/` or `/hccp/` (decision G-14): where the provider sends people back to. */
export function homeAddress(): string {
  const { origin, pathname } = window.location;
  return origin + pathname.slice(0, pathname.lastIndexOf('/') + 1);
}
