import { crawl } from '../support/crawl.ts';
import { expectHome, type PersonWithHome } from '../support/homes.ts';
import { expect, journey } from '../support/journey.ts';
import { untilShown } from '../support/sign-in.ts';

/**
 * A person of each division follows all links, the administrator with the rights of all of them. For others, who differ
 * by a role or by a company of the same division, the links of the first page are followed. The short suite follows them
 * for all rights and for few.
 */
const people: readonly { person: PersonWithHome; isDeep: boolean; fewestPages: number; tag?: string[] }[] = [
  { person: 'administrator', isDeep: false, fewestPages: 10, tag: [] },
  { person: 'user', isDeep: false, fewestPages: 10, tag: [] },
  { person: 'administrator', isDeep: true, fewestPages: 26 },
  { person: 'trade', isDeep: true, fewestPages: 26 },
  { person: 'hqna', isDeep: true, fewestPages: 26 },
  { person: 'hccp', isDeep: true, fewestPages: 26 },
  { person: 'uk', isDeep: true, fewestPages: 26 },
  { person: 'employee', isDeep: false, fewestPages: 10 },
  { person: 'cacheclearer', isDeep: false, fewestPages: 10 },
  { person: 'children', isDeep: false, fewestPages: 10 },
  { person: 'usborne', isDeep: false, fewestPages: 10 },
];

for (const { person, isDeep, fewestPages, tag = ['@long'] } of people)
  journey(
    `the home of ${person} has what the person can do, and no ${isDeep ? 'way' : 'link'} from a search ends at a dead link, broken image, failed request or console message [HOME-05, HOME-18, HOME-28, HOME-29, HOME-30, HOME-33]`,
    { tag },
    async ({ visit }) => {
      journey.slow();
      const page = await visit(person);
      await journey.step('home', () => expectHome(page, person));
      await page.getByRole('textbox', { name: 'Search text' }).fill('a');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('grid')).toBeVisible();
      await untilShown(page);
      const { visited, faults } = await crawl(page, { isDeep });
      expect(faults).toEqual([]);
      expect(visited.length).toBeGreaterThanOrEqual(fewestPages);
    },
  );
