import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails when axe finds anything on the page as it stands, the size of targets included (WCAG 2.2 AA).
 * @param page in the state to look at
 * @param what everything, or only what a theme can change
 */
export async function expectNoAxeViolations(page: Page, what: 'everything' | 'colours' = 'everything'): Promise<void> {
  const axe =
    what === 'everything'
      ? new AxeBuilder({ page }).options({
          runOnly: { type: 'tag', values: standards },
          rules: { 'target-size': { enabled: true } },
        })
      : new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target.join(' ')) })),
  ).toEqual([]);
}
