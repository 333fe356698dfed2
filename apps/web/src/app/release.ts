/** Whether the server has the release of this tab, another one, or cannot be reached. */
export type Release = 'same' | 'new' | 'unreachable';

const RELEASE_TIMEOUT_MS = 5_000;

/** Asks the server for its page, which names the scripts of its release; without a response in 5 s it counts as unreachable. */
export async function findRelease(signal: AbortSignal): Promise<Release> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const response = await fetch(window.location.pathname, {
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(RELEASE_TIMEOUT_MS)]),
    });
    if (!response.ok) return 'unreachable';
    return script && !(await response.text()).includes(script) ? 'new' : 'same';
  } catch {
    return 'unreachable';
  }
}
