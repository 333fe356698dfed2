import { expect, type JSHandle, type Page, test } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { untilRendered } from './until-rendered.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Rules whose result depends on the size of elements. */
const layoutRules = ['target-size', 'scrollable-region-focusable'];

const options: Record<'everything' | 'colours' | 'layout', RunOptions> = {
  everything: { runOnly: { type: 'tag', values: standards }, rules: { 'target-size': { enabled: true } } },
  colours: { runOnly: { type: 'rule', values: colourRules } },
  layout: { runOnly: { type: 'rule', values: layoutRules } },
};

/**
 * Fails if axe finds a violation on the page in its current state (WCAG 2.2 AA, with target sizes).
 *
 * axe is injected once per page and only violations are returned. The package for Playwright injects axe for each check
 * and returns all passes, which took as long as the check itself. Frames are not checked; no screen has any.
 * @param page in the state to check
 * @param what all rules, or only those that depend on colours or on sizes
 * @param part CSS selector or elements of the part to check; the whole page by default
 */
export async function expectNoAxeViolations(
  page: Page,
  what: keyof typeof options = 'everything',
  part: string | JSHandle<Element[]> = 'html',
): Promise<void> {
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => typeof (window as { axe?: { run?: unknown } }).axe?.run === 'function')))
    await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ part, ...wanted }) => {
      const { violations, passes } = await (Reflect.get(window, 'axe') as typeof axe).run(part, wanted);
      return {
        passed: passes.length,
        violations: violations.map(({ id, help, nodes }) => ({
          id,
          help,
          at: nodes.map(({ target }) => target.join(' ')),
        })),
      };
    },
    { ...options[what], resultTypes: ['violations' as const], part },
  );
  expect(found.violations).toEqual([]);
  // Guards against a check that ran no rule; a page without controls passes none of the rules of the layout.
  if (what !== 'layout') expect(found.passed).toBeGreaterThan(0);
}

/**
 * Fails if axe finds a violation at one of the widths, in the light or in the dark theme. At the first width all rules
 * are run on the whole page; at the others those of the layout, and all rules on elements of kinds that the page did not
 * show before, because the others have nothing new to judge.
 * @param atWidth further checks, in the light theme
 */
export async function expectAccessibleAtWidths(
  page: Page,
  widths: readonly number[],
  atWidth: (width: number) => Promise<void> = async () => {},
): Promise<void> {
  const known: string[] = [];
  for (const width of widths)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      // Boxes that scroll get their tab stop after the layout.
      await untilRendered(page);
      const found = await page.evaluateHandle(elementsOfNewKinds, known);
      const newElements = await found.evaluateHandle(({ elements }) => elements);
      const newKinds = await found.evaluate(({ kinds }) => kinds);
      const isFirst = known.length === 0;
      const hasNew = newKinds.length > 0;
      known.push(...newKinds);
      await expectNoAxeViolations(page, isFirst ? 'everything' : 'layout');
      if (hasNew && !isFirst) await expectNoAxeViolations(page, 'everything', newElements);
      await atWidth(width);
      if (!hasNew) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoAxeViolations(page, 'colours', newElements);
      await page.emulateMedia({ colorScheme: 'light' });
    });
}

/**
 * The visible elements whose kinds are not known, and those kinds. A kind is a path of tags, classes and roles with the
 * colours and the size of text. Runs in the page.
 */
function elementsOfNewKinds(known: readonly string[]) {
  const knownKinds = new Set(known);
  const paths = new Map<Element, string>();
  const kinds = new Set<string>();
  const elements: Element[] = [];
  for (const element of document.querySelectorAll('html, body, body *')) {
    const parent = paths.get(element.parentElement ?? element) ?? '';
    const attributes = ['class', 'role', 'type', 'aria-hidden'].map((name) => element.getAttribute(name) ?? '');
    const path = `${parent}/${element.localName}${attributes.join('|')}`;
    paths.set(element, path);
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, backgroundColor, opacity, fontSize, fontWeight } = getComputedStyle(element);
    const kind = [path, color, backgroundColor, opacity, fontSize, fontWeight].join();
    if (knownKinds.has(kind)) continue;
    kinds.add(kind);
    elements.push(element);
  }
  return { elements, kinds: [...kinds] };
}
