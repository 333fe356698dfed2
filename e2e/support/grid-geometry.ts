import { expect, type Locator, type Page } from '@playwright/test';
import { untilRendered } from './until-rendered.ts';

/** Cells of a grid whose content is wider than they are, and heads that are narrower than a word of their label. */
export interface GridGeometry {
  /** The places of the rendered columns, from 1. */
  columns: number[];
  clippedDates: string[];
  clippedIsbns: string[];
  narrowHeads: string[];
  /** Shares of the rendered titles that are cut: cells with the attribute of the bold column, or under 'Title'. */
  titles: { count: number; cut: number };
}

/** Measures the rendered cells of a grid. Runs in the page. */
function measure(grid: HTMLElement): GridGeometry {
  const isClipped = (cell: HTMLElement) => cell.scrollWidth > cell.clientWidth + 1;
  const cells = [...grid.querySelectorAll<HTMLElement>('[role="gridcell"]')];
  const texts = cells.map((cell) => cell.innerText.trim());
  const matching = (pattern: RegExp) => cells.filter((_, index) => pattern.test(texts[index] ?? ''));
  const heads = [...grid.querySelectorAll<HTMLElement>('[role="columnheader"]')];
  const context = document.createElement('canvas').getContext('2d')!;
  const narrowHeads = heads.filter((head) => {
    const label = head.querySelector<HTMLElement>('span') ?? head;
    const { font, paddingLeft, paddingRight } = { ...fontOf(label), ...paddingOf(head) };
    context.font = font;
    const words = label.innerText.trim().split(/\s+/);
    const longest = Math.max(...words.map((word) => context.measureText(word).width));
    return longest > head.clientWidth - paddingLeft - paddingRight + 1;
  });
  const titleColumn = heads.find((head) => head.innerText.trim() === 'Title')?.getAttribute('aria-colindex');
  const titles = cells.filter((cell) => cell.getAttribute('aria-colindex') === titleColumn);
  return {
    columns: heads.map((head) => Number(head.getAttribute('aria-colindex'))),
    clippedDates: matching(/^\d{1,2}\/\d{1,2}\/\d{4}$/)
      .filter(isClipped)
      .map((cell) => cell.innerText),
    clippedIsbns: matching(/^\d{13}( R\d+)?$|^\d{9}[\dX]$/)
      .filter(isClipped)
      .map((cell) => cell.innerText),
    narrowHeads: narrowHeads.map((head) => head.innerText),
    titles: { count: titles.length, cut: titles.filter(isClipped).length },
  };

  function fontOf(element: HTMLElement): { font: string } {
    return { font: getComputedStyle(element).font };
  }
  function paddingOf(element: HTMLElement) {
    const style = getComputedStyle(element);
    return { paddingLeft: Number.parseFloat(style.paddingLeft), paddingRight: Number.parseFloat(style.paddingRight) };
  }
}

/** Calls back at every part of a grid: from left to right, at its top, middle and end. */
async function atEveryPart(grid: Locator, check: () => Promise<void>): Promise<void> {
  const size = await grid.evaluate(({ scrollWidth, clientWidth, scrollHeight }) => ({
    scrollWidth,
    clientWidth,
    scrollHeight,
  }));
  for (const share of [0, 0.5, 1]) {
    for (let left = 0; left < size.scrollWidth; left += size.clientWidth) {
      await grid.evaluate((element, to) => element.scrollTo(to), { left, top: size.scrollHeight * share });
      // The cells of the new part are rendered after the scroll event.
      await untilRendered(grid.page());
      await check();
    }
  }
}

/** Fails if a date or an ISBN is cut, or a head is narrower than its longest word, anywhere in the grid. */
export async function expectWholeCells(grid: Locator): Promise<void> {
  const measured = new Set<number>();
  await atEveryPart(grid, async () => {
    const { columns, clippedDates, clippedIsbns, narrowHeads } = await grid.evaluate(measure);
    for (const column of columns) measured.add(column);
    expect({ clippedDates, clippedIsbns, narrowHeads }).toEqual({
      clippedDates: [],
      clippedIsbns: [],
      narrowHeads: [],
    });
  });
  await grid.evaluate((element) => element.scrollTo({ left: 0, top: 0 }));
  expect(String(measured.size)).toBe(await grid.getAttribute('aria-colcount'));
}

/** Share of the visible titles that are cut, from 0 to 1. */
export async function shareOfCutTitles(grid: Locator): Promise<number> {
  const { titles } = await grid.evaluate(measure);
  expect(titles.count).toBeGreaterThan(0);
  return titles.cut / titles.count;
}

/** Fails if the page scrolls in any direction: only the grid does. */
export async function expectPageStill(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight };
  });
  expect(overflow).toEqual({ x: 0, y: 0 });
}

/** Fails unless all visible buttons of the selection bar stand in one line. */
export async function expectOneLine(page: Page): Promise<void> {
  const tops = await page.getByText('None selected').evaluate((count) => {
    const buttons = [...count.parentElement!.querySelectorAll('button')].filter((button) =>
      button.checkVisibility({ visibilityProperty: true }),
    );
    return buttons.map((button) => Math.round(button.getBoundingClientRect().top + button.offsetHeight / 2));
  });
  expect(tops.length).toBeGreaterThan(1);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(2);
}
