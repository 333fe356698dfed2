import { expect, journey } from '../support/journey.ts';
import { findTitles, sheetAddress } from '../support/product-api.ts';

journey('the cover fits into 85 × 130 px at every width [SHEET-002]', async ({ page, callAs }) => {
  const call = await callAs('employee');
  const [title] = await findTitles(call, { title: 'a', company: 1 });
  await page.goto(sheetAddress(title!));
  const cover = page.getByRole('main').getByRole('img').first();
  for (const width of [940, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const box = await cover.boundingBox();
    expect(box!.width).toBeLessThanOrEqual(85);
    expect(box!.height).toBeLessThanOrEqual(130);
    expect(box!.height).toBeGreaterThan(60);
  }
});
