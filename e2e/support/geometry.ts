import type { Locator, Page } from '@playwright/test';

/** True if the page itself scrolls sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Buttons, fields and links of menus that a thumb hardly meets, as 'BUTTON Save: 32'; a checkbox counts with its label. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'body :is(button, select, input, textarea, summary, header:not(main *) a, nav a)',
      ),
    ]
      .map((control) => ({ control, target: control.closest('label') ?? control }))
      .filter(
        ({ control, target }) => target.offsetHeight > 0 && target.offsetHeight < 43.5 && control.checkVisibility(),
      )
      // The link to the content is shown when it has the focus.
      .filter(({ target }) => target.getBoundingClientRect().bottom > 0)
      .map(({ control, target }) => `${control.tagName} ${target.textContent?.slice(0, 40)}: ${target.offsetHeight}`),
  );

/**
 * Cells of tables, labels and values that are narrower than what they contain, such as a header narrower than its
 * longest word.
 */
export const narrowCells = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(th, td, dt, dd)')]
      .filter((cell) => cell.clientWidth > 0 && cell.scrollWidth > cell.clientWidth + 1)
      .map((cell) => `${cell.tagName} ${cell.textContent?.slice(0, 60)}: ${cell.scrollWidth} in ${cell.clientWidth}`),
  );

/** Dates and ISBNs that break into lines or lie outside their cell or value. */
export const brokenValues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const values = /\b\d{1,2}\/\d{1,2}\/\d{4}\b|\b97[89]\d{10}\b/g;
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement?.closest('th, td, dt, dd');
      if (!box) continue;
      for (const { index, 0: value } of node.textContent!.matchAll(values)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + value.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
        if (inner.width === 0) continue;
        if (lines.size > 1 || inner.right > outer.right + 1 || inner.left < outer.left - 1) broken.push(value);
      }
    }
    return broken;
  });

/** Tables that are cut off: wider than their box, which neither scrolls nor can be reached with the keyboard. */
export const cutTables = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main table')]
      .filter((table) => table.offsetWidth > 0)
      .flatMap((table) => {
        const box = table.parentElement!;
        const name = table.getAttribute('aria-label') ?? '';
        if (box.scrollWidth <= box.clientWidth + 1) return [];
        const first = table.querySelector<HTMLElement>('tr > :first-child')!;
        const [left] = [box.getBoundingClientRect().left];
        box.scrollLeft = box.scrollWidth;
        const isPinned = Math.abs(first.getBoundingClientRect().left - left) <= 1;
        box.scrollLeft = 0;
        const isReachable = box.tabIndex === 0 && box.getAttribute('aria-label') !== null;
        const scrolls = ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
        return scrolls && isPinned && isReachable ? [] : [name];
      }),
  );

/**
 * True if something lies over the upper or the lower edge of an element's text, such as a bar that stays at the top.
 */
export const isCovered = (element: Locator): Promise<boolean> =>
  element.evaluate((found) => {
    const { left, top, bottom } = found.getBoundingClientRect();
    return [top + 1, bottom - 1].some((y) => !found.contains(document.elementFromPoint(left + 4, y)));
  });
