/** The folder of the app, `/` or `/hccp/` (G-14); used as redirect address. */
export function homeAddress(): string {
  const { origin, pathname } = window.location;
  return origin + pathname.slice(0, pathname.lastIndexOf('/') + 1);
}
