import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { expect, journey } from '../support/journey.ts';
import { callProductAs } from '../support/product-api.ts';
import { richAndBareSheet, type Screen, screens } from '../support/screens.ts';
import { untilUnchanged } from '../support/until-unchanged.ts';

const widths = [940, 1280, 1440, 1920];

/** All rules at every width in one theme, and the colour rules in both. */
async function lookEverywhere(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const)
      await journey.step(`${width} px, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(page, colorScheme === 'light' ? 'everything' : 'colours');
      });
  }
}

async function lookAt(page: Page, { name, address, prepare, ready }: Screen): Promise<void> {
  await journey.step(name, async () => {
    await prepare?.(page);
    await page.goto(address);
    await ready(page);
    await untilUnchanged(page);
    await lookEverywhere(page);
    await page.unrouteAll();
  });
}

journey('axe finds nothing on the sign-in page', async ({ page }) => {
  await page.goto('/#/');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await lookEverywhere(page);
});

const perJourney = 3;
const parts = Array.from({ length: Math.ceil(screens.length / perJourney) }, (_, part) =>
  screens.slice(part * perJourney, (part + 1) * perJourney),
);

for (const part of parts)
  journey(`axe finds nothing on ${part.map(({ name }) => name).join(', ')}`, async ({ page, visit }) => {
    journey.slow();
    await visit('administrator');
    for (const screen of part) await lookAt(page, screen);
  });

journey(
  'axe finds nothing on the barest and the richest sheet, at its beginning and at its end',
  async ({ page, visit }) => {
    journey.slow();
    const call = await callProductAs(page, () => visit('administrator'));
    for (const screen of await richAndBareSheet(call)) await lookAt(page, screen);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await lookEverywhere(page);
  },
);
