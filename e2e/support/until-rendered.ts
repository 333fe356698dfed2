import type { Page } from '@playwright/test';

/** Waits until the page has rendered what follows from an event: two frames for observers, then React's own tasks. */
export const untilRendered = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 1_000 }))),
      ),
  );
