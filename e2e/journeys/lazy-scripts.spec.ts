import { recordCalls } from '../support/calls.ts';
import { expect, journey } from '../support/journey.ts';

const areas = ['/reports', '/topCHAwards?awardId=210', '/topTRAwards?awardId=365', '/clearcache'];

journey('the scripts of rare screens are loaded by their first visit only [ROUTE-085]', async ({ page, visit }) => {
  const calls = recordCalls(page.context());
  const scripts = () => calls.filter(({ url }) => url.pathname.endsWith('.js')).length;
  // A change of the hash is no navigation, so there is no load state to wait for; this is as long as that of networks.
  const settle = async () => {
    for (let before = -1; before !== scripts(); ) {
      before = scripts();
      await page.waitForTimeout(500);
    }
  };
  const open = async (address: string) => {
    await page.goto(`/#${address}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
    await settle();
  };
  await visit('administrator');
  await settle();
  for (const area of areas)
    await journey.step(area, async () => {
      const atHome = scripts();
      await open(area);
      const afterFirstVisit = scripts();
      // Both lists of awards are one screen.
      if (area.startsWith('/topTRAwards')) expect(afterFirstVisit).toBe(atHome);
      else expect(afterFirstVisit).toBeGreaterThan(atHome);
      await open('/');
      await open(area);
      expect(scripts()).toBe(afterFirstVisit);
      await open('/');
    });
});
