import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails when axe finds anything on the page as it stands, the size of targets included (WCAG 2.2 AA).
 * @param page in the state to look at
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page })
    .withTags(standards)
    .options({ runOnly: { type: 'tag', values: standards }, rules: { 'target-size': { enabled: true } } });
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target.join(' ')) })),
  ).toEqual([]);
}
