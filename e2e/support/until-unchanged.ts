import type { Page } from '@playwright/test';

/** Longer than a lazy part of a screen needs to replace its placeholder. */
const UNCHANGED_MS = 500;

/**
 * Waits until the document has not changed for half a second, so that a check does not run while parts are replaced.
 */
export async function untilUnchanged(page: Page): Promise<void> {
  await page.evaluate(
    (unchangedMs) =>
      new Promise<void>((resolve) => {
        const finish = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(finish, unchangedMs);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(finish, unchangedMs);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
    UNCHANGED_MS,
  );
}
