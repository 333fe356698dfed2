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

/**
 * Sums the layout shifts without user input, and records the largest contentful paint, from each load of the page on.
 */
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

/** Cumulative layout shift since the page was loaded. */
export const layoutShiftOf = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);

/** Largest contentful paint in ms after the navigation. */
export const largestPaintOf = (page: Page): Promise<number> => page.evaluate(() => window.largestPaint);
