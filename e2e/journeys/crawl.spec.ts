import { crawl } from '../support/crawl.ts';
import { expect, journey } from '../support/journey.ts';
import { untilShown } from '../support/sign-in.ts';

const people = [
  'administrator',
  'employee',
  'user',
  'cacheclearer',
  'trade',
  'children',
  'usborne',
  'uk',
  'hqna',
  'hccp',
] as const;

/** Kinds of pages that the links of each person lead to, at least. */
const FEWEST_PAGES = 25;

for (const person of people)
  journey(`${person} finds no dead link, broken image, failed request or console message`, async ({ visit }) => {
    journey.slow();
    const page = await visit(person);
    await page.getByRole('textbox', { name: 'Search text' }).fill('a');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await untilShown(page);
    const { visited, faults } = await crawl(page);
    expect(faults).toEqual([]);
    expect(visited.length).toBeGreaterThan(FEWEST_PAGES);
  });
