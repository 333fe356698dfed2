/** Whether this is the HCCP site: its address contains /hccp; routes behind the `#` do not count (decision G-14). */
export function isHccpSite(): boolean {
  return window.location.pathname.includes('/hccp');
}
