import { expect, type Locator, type Page } from '@playwright/test';

/** What a person sees of the focus. */
interface FocusSight {
  what: string;
  hasRing: boolean;
  isInWindow: boolean;
  /** What lies over the middle of it. */
  coveredBy: string | null;
}

function lookAtFocus(): FocusSight {
  const element = document.activeElement as HTMLElement;
  const name = (one: Element) => `${one.localName} ${one.getAttribute('aria-label') ?? one.textContent?.slice(0, 40)}`;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const onTop = document.elementFromPoint(x, y);
  const isOwn = onTop !== null && (element.contains(onTop) || onTop.contains(element) || isLabelOf(onTop));
  function isLabelOf(one: Element): boolean {
    return one.closest('label')?.control === element;
  }
  return {
    what: name(element),
    hasRing: (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
    isInWindow: x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight,
    coveredBy: isOwn ? null : onTop && name(onTop),
  };
}

/**
 * Fails unless something has the focus, shows it, stands in the window, and nothing lies over it for longer than it
 * takes to fade (WCAG 2.4.7, 2.4.11).
 * @returns what it is
 */
export async function expectVisibleFocus(page: Page): Promise<string> {
  let what = '';
  await expect(async () => {
    const { what: found, ...sight } = await page.evaluate(lookAtFocus);
    what = found;
    expect(sight, what).toEqual({ hasRing: true, isInWindow: true, coveredBy: null });
  }).toPass({ timeout: 1_500, intervals: [100] });
  return what;
}

/**
 * Goes on by Tab until the target has the focus, and looks at the focus at every stop on the way.
 * @param limit of stops, so that a trap is found
 */
export async function tabTo(page: Page, target: Locator, limit = 40): Promise<void> {
  const stops: string[] = [];
  while (stops.length < limit) {
    await page.keyboard.press('Tab');
    stops.push(await expectVisibleFocus(page));
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead there: ${stops.join(' → ')}`);
}

/** Goes on by Tab to the end of the page and looks at the focus at every stop. @returns how many there were */
export async function tabToTheEnd(page: Page, limit = 120): Promise<number> {
  for (let stops = 0; stops < limit; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) return stops;
    await expectVisibleFocus(page);
  }
  throw new Error(`The page does not end within ${limit} stops.`);
}
