import { expect, type Page } from '@playwright/test';
import { untilRendered } from './until-rendered.ts';

/**
 * Resizes the window of a loaded page and waits until the page is rendered at its new size. `setViewportSize` alone
 * returns before that, so what is measured after it can be of either size.
 * @param width in CSS px
 * @param height in CSS px
 */
export async function resizeWindow(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
  await untilRendered(page);
}
