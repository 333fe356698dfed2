import { expectNoAxeViolations } from '../support/accessibility.ts';
import { expect, journey } from '../support/journey.ts';
import { callProductAs } from '../support/product-api.ts';
import { richAndBareSheet, screens } from '../support/screens.ts';

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [940, 1280, 1440].map((width) => ({ colorScheme, width })),
);

for (const { colorScheme, width } of looks) {
  journey.describe(`${width} px, ${colorScheme}`, () => {
    journey.use({ colorScheme, viewport: { width, height: 900 } });

    journey('axe finds nothing on any screen or in any state', async ({ page, visit }) => {
      journey.slow();
      await page.goto('/#/');
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await journey.step('sign-in page', () => expectNoAxeViolations(page));

      const call = await callProductAs(page, () => visit('administrator'));
      for (const { name, address, prepare, ready } of [...screens, ...(await richAndBareSheet(call))])
        await journey.step(name, async () => {
          await prepare?.(page);
          await page.goto(address);
          await ready(page);
          await expectNoAxeViolations(page);
          await page.unrouteAll();
        });
      await journey.step('sheet scrolled to its end', async () => {
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
        await expectNoAxeViolations(page);
      });
    });
  });
}
