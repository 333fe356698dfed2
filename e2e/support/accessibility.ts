import { expect, type JSHandle, type Page, test } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { resizeWindow } from './resize-window.ts';

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
 * @param part CSS selector of the part to check; the whole page by default
 * @param survey of the page: its repeated elements are not checked
 */
export async function expectNoAxeViolations(
  page: Page,
  what: keyof typeof options = 'everything',
  part = 'html',
  survey?: JSHandle<Survey>,
): Promise<void> {
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => typeof (window as { axe?: { run?: unknown } }).axe?.run === 'function')))
    await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ part, survey, ...wanted }) => {
      const context = { include: [part], exclude: survey?.repeated ?? [] };
      const { violations, passes } = await (Reflect.get(window, 'axe') as typeof axe).run(context, wanted);
      return {
        passed: passes.length,
        violations: violations.map(({ id, help, nodes }) => ({
          id,
          help,
          at: nodes.map(({ target }) => target.join(' ')),
        })),
      };
    },
    { ...options[what], resultTypes: ['violations' as const], part, survey },
  );
  expect(found.violations).toEqual([]);
  // Guards against a check that ran no rule; a page without controls passes none of the rules of the layout.
  if (what !== 'layout') expect(found.passed).toBeGreaterThan(0);
}

/** Of a grid that fills the window some fifteen rows, which are alike, instead of thirty. */
const HEIGHT = 600;

/**
 * Fails if axe finds a violation at one of the widths: of any rule at the first one, of the layout at the others. In the
 * long suite all rules are run wherever the page shows a kind of element that it did not show at the widths before, and
 * one element of each kind is judged in the dark theme too.
 * @param atWidth further checks, in the light theme
 */
export async function expectAccessibleAtWidths(
  page: Page,
  widths: readonly number[],
  atWidth: (width: number) => Promise<void> = async () => {},
): Promise<void> {
  const isLong = test.info().tags.includes('@long');
  const known = new Set<string>();
  for (const width of widths)
    await test.step(`${width} px`, async () => {
      // Boxes that scroll get their tab stop after the layout.
      await resizeWindow(page, width, HEIGHT);
      const shown = isLong ? (await page.evaluate(surveyElements)).kinds : [];
      const isNew = isLong ? shown.some((kind) => !known.has(kind)) : width === widths[0];
      for (const kind of shown) known.add(kind);
      await expectNoAxeViolations(page, isNew ? 'everything' : 'layout');
      await atWidth(width);
      if (!isLong || !isNew) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoAxeViolations(page, 'colours', 'html', await page.evaluateHandle(surveyElements));
      await page.emulateMedia({ colorScheme: 'light' });
    });
}

interface Survey {
  /** The kinds of visible elements: paths of tags, classes, roles and colours, with the size of the text. */
  kinds: string[];
  /** The outermost elements that have only kinds of elements before them in the document. */
  repeated: Element[];
}

/** Runs in the page. */
function surveyElements(): Survey {
  const paths = new Map<Element, string>();
  const kinds = new Set<string>();
  const withNew = new Set<Element>();
  for (const element of document.querySelectorAll('html, body, body *')) {
    const { color, backgroundColor, opacity, fontSize, fontWeight } = getComputedStyle(element);
    const attributes = ['class', 'role', 'type', 'aria-hidden'].map((name) => element.getAttribute(name) ?? '');
    const own = [element.localName, ...attributes, color, backgroundColor, opacity].join('|');
    const path = `${paths.get(element.parentElement ?? element) ?? ''}/${own}`;
    paths.set(element, path);
    const kind = `${path},${fontSize},${fontWeight}`;
    if (kinds.has(kind) || !element.checkVisibility({ visibilityProperty: true })) continue;
    kinds.add(kind);
    for (let outer: Element | null = element; outer && !withNew.has(outer); outer = outer.parentElement)
      withNew.add(outer);
  }
  const repeated = [...withNew].flatMap(({ children }) => [...children].filter((child) => !withNew.has(child)));
  return { kinds: [...kinds], repeated };
}
