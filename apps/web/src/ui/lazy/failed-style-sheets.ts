/** Links of style sheets that could not be loaded. The style sheet of such a link may still be there, without rules. */
const failed = new Set<HTMLLinkElement>();

// Events of links do not bubble.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  { capture: true },
);

function loadAgain(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.crossOrigin = link.crossOrigin;
  again.onload = () => resolve();
  again.onerror = () => reject(new Error(`The style sheet ${link.href} could not be loaded`));
  again.href = link.href;
  link.replaceWith(again);
  return promise;
}

/** Requests again the style sheets that could not be loaded. @throws if one fails again */
export async function reloadFailedStyleSheets(): Promise<void> {
  await Promise.all([...failed].map(loadAgain));
}
