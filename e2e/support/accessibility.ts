import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];

const options: Record<'everything' | 'colours', RunOptions> = {
  everything: { runOnly: { type: 'tag', values: standards }, rules: { 'target-size': { enabled: true } } },
  colours: { runOnly: { type: 'rule', values: colourRules } },
};

/**
 * Fails when axe finds anything on the page as it stands, the size of targets included (WCAG 2.2 AA).
 *
 * The page is given axe once, and tells only what was found: axe's own connection to Playwright brings it anew, and all
 * that was right back, at each look, which took as long as looking. It does not look into frames, which no screen has.
 * @param page in the state to look at
 * @param what everything, or only what a theme can change
 */
export async function expectNoAxeViolations(page: Page, what: keyof typeof options = 'everything'): Promise<void> {
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => typeof (window as { axe?: { run?: unknown } }).axe?.run === 'function')))
    await page.evaluate(axe.source);
  const found = await page.evaluate(
    async (wanted) => {
      const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run(wanted);
      return {
        passed: passes.length,
        violations: violations.map(({ id, help, nodes }) => ({
          id,
          help,
          at: nodes.map(({ target }) => target.join(' ')),
        })),
      };
    },
    { ...options[what], resultTypes: ['violations' as const] },
  );
  expect(found.violations).toEqual([]);
  // A look at nothing finds nothing.
  expect(found.passed).toBeGreaterThan(0);
}
