import type { Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';

/** Fails requests for the files of a screen until `end` is called. */
async function failing(page: Page, files: RegExp): Promise<{ end: () => void }> {
  let isFailing = true;
  await page.route(files, (route) => (isFailing ? route.abort() : route.continue()));
  return {
    end() {
      isFailing = false;
    },
  };
}

const openPacks = (page: Page) => page.evaluate(() => window.location.assign('#/packs'));

journey(
  'a script or style sheet that failed is requested again, silently, then by the button [ERR-41]',
  async ({ visit }) => {
    const page = await visit('employee');
    const scripts = await failing(page, /PacksScreen-[^/]*\.js$/);
    await openPacks(page);
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    scripts.end();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('navigation', { name: 'Packs' })).toBeVisible();

    await page.reload();
    const sheets = await failing(page, /BinderScreen-[^/]*\.css$/);
    const isAborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
    await page.evaluate(() => window.location.assign('#/packs/binder'));
    await isAborted;
    sheets.end();
    await expect(page.getByText('This address has no pack.')).toBeVisible();
    const rules = await page.evaluate(
      () => [...document.styleSheets].find(({ href }) => href?.includes('BinderScreen'))?.cssRules.length,
    );
    expect(rules).toBeGreaterThan(5);
  },
);

journey('after a new release a reload is offered, and leads on [ERR-42]', async ({ visit }) => {
  const page = await visit('employee');
  await page.route(/PacksScreen-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script type="module" src="./assets/index-new.js"></script>' }),
  );
  await openPacks(page);
  await expect(page.getByRole('heading', { name: 'TitleNet has been updated' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('navigation', { name: 'Packs' })).toBeVisible();
});
