import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];

const options: Record<'everything' | 'colours', RunOptions> = {
  everything: { runOnly: { type: 'tag', values: standards }, rules: { 'target-size': { enabled: true } } },
  colours: { runOnly: { type: 'rule', values: colourRules } },
};

/**
 * Fails if axe finds a violation on the page in its current state (WCAG 2.2 AA, with target sizes).
 *
 * axe is injected once per page and only violations are returned. The package for Playwright injects axe for each check
 * and returns all passes, which took as long as the check itself. Frames are not checked; no screen has any.
 * @param page in the state to check
 * @param what all rules, or only those that depend on colours
 * @param part CSS selector of the part to check; the whole page by default
 */
export async function expectNoAxeViolations(
  page: Page,
  what: keyof typeof options = 'everything',
  part = 'html',
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
  // Guards against a check that ran no rule.
  expect(found.passed).toBeGreaterThan(0);
}
