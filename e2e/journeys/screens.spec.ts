import type { Page } from '@playwright/test';
import { expectAccessibleAtWidths } from '../support/accessibility.ts';
import { EMPTY_PAGE } from '../support/empty-page.ts';
import { scrollsSideways } from '../support/geometry.ts';
import { expectWholeCells } from '../support/grid-geometry.ts';
import { expect, journey } from '../support/journey.ts';
import { largestPaintOf, layoutShiftOf, watchPaint } from '../support/layout-shift.ts';
import { resizeWindow } from '../support/resize-window.ts';
import { listScreens, richAndBareSheet, type Screen, screens } from '../support/screens.ts';

/** Of all widths between a small window and a wide one, and those that the short suite tries. */
const everyWidth = [940, 1280, 1440, 1920];
const someWidths = [940, 1440];
/** Highest layout shift while a screen and its covers load. */
const MAX_LAYOUT_SHIFT = 0.02;

/** Loads the app at a screen; fails if its content moves meanwhile. Times are only printed. */
async function load(page: Page, { name, address, ready }: Screen, width: number, from: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(from);
  await page.goto(address);
  await ready(page);
  await page.waitForLoadState('networkidle');
  const [shift, paint] = [await layoutShiftOf(page), await largestPaintOf(page)];
  console.log(`  ${name}, ${width} px: layout shift ${shift.toFixed(4)}, largest paint after ${Math.round(paint)} ms`);
  expect.soft(shift, `layout shift of ${name}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
}

async function look(page: Page, screen: Screen, widths: readonly number[]): Promise<void> {
  await journey.step(screen.name, async () => {
    await screen.prepare?.(page);
    // In a new process, so that nothing is in its memory, and in the same one.
    if (widths === everyWidth) await load(page, screen, 1440, 'about:blank');
    await load(page, screen, 940, EMPTY_PAGE);
    await expectAccessibleAtWidths(page, widths, async (width) => {
      expect(await scrollsSideways(page), `${screen.name} at ${width} px`).toBe(false);
      if (!listScreens.includes(screen) || ![940, 1920].includes(width)) return;
      await resizeWindow(page, width);
      await expectWholeCells(page.getByRole('grid'));
    });
    await page.unrouteAll();
  });
}

const perJourney = 6;
const parts = Array.from({ length: Math.ceil(screens.length / perJourney) }, (_, part) =>
  screens.slice(part * perJourney, (part + 1) * perJourney),
);

for (const part of parts)
  for (const [widths, title, tag] of [
    [someWidths, 'no layout shift and no axe violation on', []],
    [everyWidth, 'no layout shift and no axe violation at any width on', ['@long']],
  ] as const)
    journey(`${title} ${part.map(({ name }) => name).join(', ')}`, { tag: [...tag] }, async ({ page, visit }) => {
      journey.setTimeout(300_000);
      await visit('administrator');
      await watchPaint(page);
      for (const screen of part) await look(page, screen, widths);
    });

journey(
  'no layout shift and no axe violation on a tip sheet, and on the barest and the richest sheet from beginning to end',
  { tag: '@long' },
  async ({ page, callAs }) => {
    journey.slow();
    const call = await callAs('administrator');
    await watchPaint(page);
    for (const screen of await richAndBareSheet(call)) await look(page, screen, everyWidth);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await expectAccessibleAtWidths(page, everyWidth);
  },
);
