import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Fails when axe finds anything on the page as it stands, the size of targets included (WCAG 2.2 AA).
 * @param page in the state to look at
 * @param what everything, or only what a theme can change
 */
export async function expectNoAxeViolations(page: Page, what: 'everything' | 'colours' = 'everything'): Promise<void> {
  // Only what is found is described in full, and in this page: no frame of another origin needs a page of its own. Both
  // take most of the time on a page of a thousand elements.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(what === 'everything'
      ? { runOnly: { type: 'tag', values: standards }, rules: { 'target-size': { enabled: true } } }
      : { runOnly: { type: 'rule', values: colourRules } }),
  });
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target.join(' ')) })),
  ).toEqual([]);
}
