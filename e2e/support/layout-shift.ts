import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShift: number;
    largestPaint: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Adds up, from each load of the page on, what moved without the person's doing, and when the largest part was drawn. */
export async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    window.largestPaint = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      window.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** What the page has shifted since it was loaded (0.1 is a tenth of the window by its own size). */
export const layoutShiftOf = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);

/** When the largest part of the page was drawn, in ms after it was asked for. */
export const largestPaintOf = (page: Page): Promise<number> => page.evaluate(() => window.largestPaint);
