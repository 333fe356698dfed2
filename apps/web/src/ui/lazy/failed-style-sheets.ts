/**
 * Links of style sheets that could not be loaded, with the request that repeats them while there is one. The style sheet
 * of such a link may still be there, without rules.
 */
const failed = new Map<HTMLLinkElement, Promise<void> | null>();

// Events of links do not bubble.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.set(target, null);
  },
  { capture: true },
);

function loadAgain(link: HTMLLinkElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.crossOrigin = link.crossOrigin;
  // If it fails again, the listener of the document has it.
  const onEnd = () => {
    failed.delete(link);
    resolve();
  };
  again.onload = onEnd;
  again.onerror = onEnd;
  again.href = link.href;
  link.replaceWith(again);
  return promise;
}

/** Requests again the style sheets that could not be loaded; concurrent calls share one request of each. */
export async function reloadFailedStyleSheets(): Promise<void> {
  const requests = [...failed].map(([link, running]) => {
    const request = running ?? loadAgain(link);
    failed.set(link, request);
    return request;
  });
  await Promise.all(requests);
}

/** @returns paths of the style sheets that could not be loaded, such as `/assets/Dialog-a1.css` */
export const failedStyleSheets = (): string[] => [...failed.keys()].map(({ href }) => new URL(href).pathname);
