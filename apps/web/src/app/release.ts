/** Whether the server has the release of this tab, another one, or cannot be reached. */
export type Release = 'same' | 'new' | 'unreachable';

/** Asks the server for its page, which names the scripts of its release. */
export async function findRelease(signal: AbortSignal): Promise<Release> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store', signal });
    if (!response.ok) return 'unreachable';
    return script && !(await response.text()).includes(script) ? 'new' : 'same';
  } catch {
    return 'unreachable';
  }
}
