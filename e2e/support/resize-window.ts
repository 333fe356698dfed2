import { expect, type Page } from '@playwright/test';
import { untilRendered } from './until-rendered.ts';

/**
 * Resizes the window of a loaded page and waits until the page is rendered at its new size. `setViewportSize` alone
 * returns before that: a measurement after it sometimes found the layout of the new width in a window of the earlier one.
 * @param width in CSS px
 * @param height in CSS px
 */
export async function resizeWindow(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
  await untilRendered(page);
}
