import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './accessibility.ts';

const reports = [
  'Order Management',
  'Overview',
  'Projections',
  'Key Accounts',
  'Projections CA',
  'Key Accounts CA',
  'Monthly Summary',
  'Pending Orders',
];
const ofUk = ['Overview'];
const ofHccp = reports.filter((label) => !label.endsWith('CA'));
const catalogue = ['Search catalogue', 'View promotions', 'See bestsellers'];
const pages = [
  'User Lists',
  'Packs',
  'Following',
  'Notes & Tags',
  'Reports',
  'Backlist View',
  'Changed Titles',
  'On Sale',
];

interface Home {
  ways: readonly string[];
  pages: readonly string[];
  /** Quick links to reports that a company of the person has; null for people without menus. */
  quickLinks: readonly string[] | null;
  /** Quick links among what leads to nothing for the person. */
  nothing?: readonly string[];
}

const ofEmployee = { ways: [...catalogue, 'Completeness'], pages, quickLinks: reports };

/**
 * What the home page of each demo person shows. The demo people `nobody` and `norole` are not in the list: they have no
 * home page, because the API answers them with status 403 (`denied.spec.ts`).
 */
export const homes = {
  administrator: {
    ways: [...catalogue, 'Completeness', 'Import feeds'],
    pages: [...pages, 'Clear Cache'],
    quickLinks: reports,
  },
  employee: ofEmployee,
  user: { ways: catalogue, pages, quickLinks: null },
  cacheclearer: { ways: catalogue, pages: [...pages, 'Clear Cache'], quickLinks: null },
  trade: ofEmployee,
  children: ofEmployee,
  usborne: ofEmployee,
  uk: {
    ways: ['Search titles', 'View promotions', 'See bestsellers', 'Completeness'],
    pages,
    quickLinks: ofUk,
    nothing: reports.filter((label) => !ofUk.includes(label)),
  },
  hqna: ofEmployee,
  hccp: { ...ofEmployee, quickLinks: ofHccp, nothing: ['Projections CA', 'Key Accounts CA'] },
} as const satisfies Readonly<Record<string, Home>>;

export type PersonWithHome = keyof typeof homes;

/** Labels without the letter of a shortcut. */
const labels = (page: Page, part: string) =>
  page
    .locator(part)
    .evaluateAll((entries) =>
      entries.map((entry) => (entry.firstElementChild ?? entry).textContent?.replace(/ [A-Z]$/, '') ?? ''),
    );

/**
 * Fails if the home page, which is shown, has not exactly what the person can do, or axe finds a violation. Axe judges
 * the first of the people whose homes have the same parts.
 */
export async function expectHome(page: Page, person: PersonWithHome): Promise<void> {
  const home: Home = homes[person];
  await page.getByRole('heading', { name: 'On sale this week' }).waitFor();
  await page.getByRole('heading', { name: /^Changed in the last week|^Changed since/ }).waitFor();
  expect(await labels(page, 'nav[aria-label="Marketing"] > *')).toEqual(home.ways);
  expect(await labels(page, 'nav[aria-label="Pages"] a')).toEqual(home.pages);
  const lists = page.getByRole('navigation', { name: 'Lists' });
  if (home.quickLinks === null) {
    await expect(lists).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Reports and publicity' })).toHaveCount(0);
  } else {
    await expect(page.getByRole('navigation', { name: 'Reports and publicity' })).toBeVisible();
    await expect(lists.getByRole('region', { name: 'Quick Links' }).getByRole('button')).toHaveText(
      home.quickLinks.map((label) => new RegExp(`^${label}( [A-Z])?$`)),
    );
  }
  if (home.nothing !== undefined) {
    await lists.getByText(/^Nothing in your companies \(\d+\)$/).click();
    await expect(lists.locator('details').getByRole('button')).toHaveText(
      home.nothing.map((label) => new RegExp(`^${label}( [A-Z])?$`)),
    );
  }
  const first = Object.entries(homes).find(([, other]) => other === home)?.[0];
  if (first === person) await expectNoAxeViolations(page);
}
