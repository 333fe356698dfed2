/** True on the HCCP site: the path contains /hccp [PERM-25]. The part after the `#` does not count (G-14). */
export function isHccpSite(): boolean {
  return window.location.pathname.includes('/hccp');
}
