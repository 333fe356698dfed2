import { within } from '@testing-library/react';
import type { PowerSearchName } from '@titlenet/catalogue/power-search/forms';
import { expect, test, vi } from 'vitest';
import { openForm } from './form-driver.test-support.ts';

// Forms with a thousand options are slow.
vi.setConfig({ testTimeout: 60_000 });

/** The fieldsets of each form, in their order (user-interface.md, "Power search"). */
const groups: Record<PowerSearchName, string[]> = {
  HarperCollins: [
    'Title & people',
    'Classification',
    'Editorial',
    'Marketing & awards',
    'Dates & season',
    'Price & sales',
    'Territory',
    'Edition & supply',
    "Children's",
  ],
  HQNA: [
    'Title & people',
    'Classification',
    'Editorial',
    'Marketing & awards',
    'Dates & season',
    'Price & sales',
    'Territory',
    'Edition & supply',
    "Children's",
  ],
  HCCP: [
    'Title & people',
    'Classification',
    'Editorial',
    'Marketing & awards',
    'Dates & season',
    'Price & sales',
    'Territory',
    'Edition & supply',
    'Bible',
  ],
};

/** Some rows of each group with rows of its own. */
const rows: [PowerSearchName, string, string[]][] = [
  ['HarperCollins', 'Title & people', ['Title', 'Author', 'Illustrator/Author2', 'ISBN', 'Series', 'User List']],
  [
    'HarperCollins',
    'Classification',
    ['Business Group', 'Sales & Marketing Code', 'BISAC Category', 'Special Release'],
  ],
  ['HCCP', 'Classification', ['Answer Code', 'Language']],
  ['HCCP', 'Bible', ['Bible Translation', 'Red Letter', 'Thumb-Indexed', 'Font Size', 'Ribbon']],
  ['HQNA', 'Title & people', ['Connected Series']],
];

const names: PowerSearchName[] = ['HarperCollins', 'HQNA', 'HCCP'];

test.each(names)('the form %s has its fieldsets in their order, with their rows', async (name) => {
  await openForm(name);
  const fieldsets = [...document.querySelectorAll<HTMLElement>('form fieldset:has(> legend > button)')];
  const labelOf = (fieldset: HTMLElement) => fieldset.querySelector('legend')!.textContent;
  expect(fieldsets.map(labelOf)).toEqual(groups[name]);
  for (const [, group, labels] of rows.filter(([form]) => form === name)) {
    const fieldset = fieldsets.find((one) => labelOf(one) === group)!;
    for (const label of labels) expect(within(fieldset).getAllByText(label).length).toBeGreaterThan(0);
  }
});
