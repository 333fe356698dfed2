import { expect, type Locator, type Page } from '@playwright/test';

/** The visible state of the focused element. */
interface FocusState {
  what: string;
  hasRing: boolean;
  isInWindow: boolean;
  /** Another element on top of its centre. */
  coveredBy: string | null;
}

function readFocusState(): FocusState {
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
 * Fails unless an element has the focus, shows a focus ring, is inside the window and is not covered, except by
 * something that is fading out (WCAG 2.4.7, 2.4.11).
 * @returns a description of the element
 */
export async function expectVisibleFocus(page: Page): Promise<string> {
  let what = '';
  await expect(async () => {
    const { what: found, ...state } = await page.evaluate(readFocusState);
    what = found;
    expect(state, what).toEqual({ hasRing: true, isInWindow: true, coveredBy: null });
  }).toPass({ timeout: 1_500, intervals: [100] });
  return what;
}

/**
 * Presses Tab until the target has the focus, and checks the visible focus at every stop.
 * @param limit maximum number of stops, to detect a focus trap
 */
export async function tabTo(page: Page, target: Locator, limit = 40): Promise<void> {
  const stops: string[] = [];
  while (stops.length < limit) {
    await page.keyboard.press('Tab');
    stops.push(await expectVisibleFocus(page));
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach the target: ${stops.join(' → ')}`);
}

/** Presses Tab until the end of the page and checks the visible focus at every stop. @returns the number of stops */
export async function tabToTheEnd(page: Page, limit = 120): Promise<number> {
  for (let stops = 0; stops < limit; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) return stops;
    await expectVisibleFocus(page);
  }
  throw new Error(`The page does not end within ${limit} stops.`);
}
