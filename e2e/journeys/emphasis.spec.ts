import type { Locator, Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';
import { type FoundTitle, sheetAddress } from '../support/product-api.ts';
import { untilShown } from '../support/sign-in.ts';

/** A text is bold if its font weight is at least this (semibold); texts without emphasis have 400. */
const MIN_BOLD = 600;

/** Text of each element, and whether the text of its last cell (or its own) is bold as computed by the browser. */
const emphasisOf = (elements: Locator): Promise<{ text: string; isBold: boolean }[]> =>
  elements.evaluateAll(
    (found, minBold) =>
      found.map((element) => ({
        text: element.textContent ?? '',
        isBold:
          Number(
            getComputedStyle(element.querySelector(':is([role="gridcell"], td):last-child') ?? element).fontWeight,
          ) >= minBold,
      })),
    MIN_BOLD,
  );

interface Event extends FoundTitle {
  event: string;
  isBold: boolean;
}

/** Opens the events by title and returns them in the order of the page. */
async function openEvents(page: Page): Promise<Event[]> {
  const answer = page.waitForResponse((response) => /PublicityFlash/.test(response.url()) && response.ok());
  await page.goto('/#/publicityReports?report=Title');
  const { data } = (await (await answer).json()) as { data: Event[] };
  await untilShown(page);
  await expect(page.getByRole('grid').locator('[aria-rowindex="2"]')).toBeVisible();
  return data;
}

/** Each row is bold exactly if its event is national. */
function expectNationalBold(rows: { text: string; isBold: boolean }[], events: Event[]): void {
  const expected = events.slice(0, rows.length).map(({ event, isBold }) => ({ event, isBold }));
  expect(rows.map(({ text, isBold }, index) => ({ event: text.includes(expected[index]!.event), isBold }))).toEqual(
    expected.map(({ isBold }) => ({ event: true, isBold })),
  );
  expect(new Set(expected.map(({ isBold }) => isBold)).size).toBe(2);
}

journey(
  'national events are bold in lists, on paper and on title sheets [LIST-17] [PUBL-25]',
  async ({ callAs, page }) => {
    const call = await callAs('employee');
    const events = await openEvents(page);
    const grid = page.getByRole('grid');
    expectNationalBold(await emphasisOf(grid.locator('[aria-rowindex]:not([aria-rowindex="1"])')), events);
    // Playwright prints only into PDF files, which have no styles to read.
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expectNationalBold(await emphasisOf(page.locator('table tbody tr')), events);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });

    const national = events.find(({ isBold, companyCode }) => isBold && companyCode === '001')!;
    const address = `/api/TitleSheet/PublicityInfo?isbn=${national.isbn}&bookingType=All`;
    const bookings = await call<{ showName: string; callSign: string; nat: string }[]>(address);
    await page.goto(sheetAddress(national));
    const rows = page.getByRole('table', { name: 'Bookings' }).locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    for (const { text, isBold } of await emphasisOf(rows)) {
      const booking = bookings.find(({ showName }) => text.includes(showName))!;
      expect({ text, isBold }).toEqual({ text, isBold: booking.nat === '1' });
    }
  },
);

journey(
  'titles are bold in results, and standard fields where columns are chosen [GRID-108] [CUSTOM-31]',
  async ({ visit, page }) => {
    await visit('employee', '/#/Searching/PowerSearch/HarperCollins/result?title=the&sortBy=title');
    const grid = page.getByRole('grid');
    const columnOf = async (name: string) =>
      (await grid.getByRole('columnheader', { name, exact: true }).getAttribute('aria-colindex')) ?? '';
    for (const [name, isBold] of [
      ['Title', true],
      ['Author', false],
      ['Format', false],
    ] as const) {
      const cells = grid.locator(`[role="gridcell"][aria-colindex="${await columnOf(name)}"]`);
      expect(await cells.count()).toBeGreaterThan(3);
      for (const cell of await emphasisOf(cells)) expect(cell).toEqual({ text: cell.text, isBold });
    }
    await page.goto('/#/Searching/PowerSearch/HarperCollins/CustomizeFields?companyCode=001');
    await untilShown(page);
    const label = (text: string) => page.locator('label').filter({ hasText: new RegExp(`^${text}$`) });
    const bold = (text: string) => emphasisOf(label(text)).then((found) => found.map(({ isBold }) => isBold));
    await expect(label('Author')).toBeVisible();
    for (const standard of ['Author', 'Imprint', 'Price', 'LTD Net']) expect(await bold(standard)).toEqual([true]);
    for (const other of ['Keynote', 'Page Count', 'UPC']) expect(await bold(other)).toEqual([false]);
  },
);
