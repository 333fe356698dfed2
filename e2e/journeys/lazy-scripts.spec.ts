import { recordCalls } from '../support/calls.ts';
import { expect, journey } from '../support/journey.ts';

for (const area of ['/reports', '/topCHAwards?awardId=210', '/topTRAwards?awardId=365', '/clearcache'])
  journey(`the script of ${area} is loaded by the first visit only [ROUTE-085]`, async ({ page, visit }) => {
    const calls = recordCalls(page.context());
    const scripts = () => calls.filter(({ url }) => url.pathname.endsWith('.js')).length;
    // A change of the hash is no navigation, so there is no load state to wait for.
    const settle = async () => {
      for (let before = -1; before !== scripts(); ) {
        before = scripts();
        await page.waitForTimeout(1_000);
      }
    };
    const open = async (address: string) => {
      await page.goto(`/#${address}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
      await settle();
    };
    await visit('administrator');
    await settle();
    const atHome = scripts();
    await open(area);
    const afterFirstVisit = scripts();
    expect(afterFirstVisit).toBeGreaterThan(atHome);
    await open('/');
    await open(area);
    expect(scripts()).toBe(afterFirstVisit);
  });
