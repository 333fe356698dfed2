import { screen, waitFor, within } from '@testing-library/react';
import { inputKinds } from '@titlenet/catalogue/power-search/criterion';
import { powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { expect, test, vi } from 'vitest';
import { configuration } from '../../../test/fake-server.ts';
import {
  chooseFiltered,
  control,
  dialog,
  fill,
  filteredOptions,
  go,
  openChoices,
  openForm,
  optionsOf,
  parametersOfResult,
  selector,
  waitUntilDialogIsClosed,
} from './form-driver.test-support.ts';

const invalid = 'Please enter a valid numeric value.';
const hccpPrices = ['Price', 'Canadian Price', 'Agency Price', 'Library price'];

test('an ISBN box accepts 13 digits and removes hyphens of pasted text [PSCOM-30, PSCOM-31]', async () => {
  const { user } = await openForm('HarperCollins', { rows: ['ISBN'] });
  const box = control('ISBN');
  await user.type(box, 'a9b-7');
  expect(box).toHaveValue('97');
  await user.clear(box);
  await fill(user, box, '978-0-06-204080-0 99');
  expect(box).toHaveValue('9780062040800');
  await user.type(box, '1');
  expect(box).toHaveValue('9780062040800');
});

test("HCCP's ISBN box also accepts a final X [PSCOM-30]", async () => {
  const { user } = await openForm('HCCP', { rows: ['ISBN'] });
  await fill(user, control('ISBN'), '0-8044-2957-x');
  expect(control('ISBN')).toHaveValue('080442957x');
});

test('valid and invalid numbers [PSCOM-32, PSCOM-33, PSCOM-34]', async () => {
  const { user } = await openForm('HarperCollins', { rows: ['Price'] });
  const box = control('Price');
  const valid = { '-1.5e3': true, '.5': true, '+2.': true, '1a': false, '1,000': false, e3: false, '': true };
  for (const [typed, isValid] of Object.entries(valid)) {
    await user.clear(box);
    if (typed) await fill(user, box, typed);
    await user.tab();
    expect([typed, screen.queryByText(invalid) === null]).toEqual([typed, isValid]);
    expect(box.getAttribute('aria-invalid') === 'true').toBe(!isValid);
  }
});

test("numbers have up to 1000 characters, HCCP's prices 15 [PSCOM-35] [PSHCCP-21]", async () => {
  const { view } = await openForm('HarperCollins', { rows: ['Price'] });
  expect(control('Price')).toHaveAttribute('maxlength', '1000');
  view.unmount();
  const { user } = await openForm('HCCP', { rows: hccpPrices });
  for (const label of hccpPrices) {
    expect(control(label)).toHaveAttribute('maxlength', '15');
  }
  await user.type(control('Price'), '1234567890123456');
  expect(control('Price')).toHaveValue('123456789012345');
});

const numbers = [
  'Price',
  'Agency Price',
  'Library Price',
  'Ann. First Print (1000s)',
  'Sales (LTD Net) (1000s)',
] as const;

test.each([
  ['HarperCollins', '[PSTRADE-057, PSTRADE-058, PSTRADE-059] [PSTRADE-060, PSTRADE-061]', numbers],
  ['HQNA', '[PSHQNA-46]', numbers],
  ['HCCP', '[PSHCCP-53]', hccpPrices],
] as const)('%s: an invalid number shows its message and stops the search %s', async (name, _, labels) => {
  const { user, server } = await openForm(name, { rows: labels });
  for (const label of labels) {
    await fill(user, control(label), 'abc');
    await go(user);
    expect(screen.getAllByText(invalid)).toHaveLength(1);
    expect(control(label)).toHaveFocus();
    expect(control(label)).toHaveAccessibleDescription(invalid);
    await user.clear(control(label));
  }
  expect(
    server.calls.filter(
      (call) => call.method === 'POST' && call.path.includes('/PowerSearch/') && !call.path.endsWith('Dynamic'),
    ),
  ).toEqual([]);
  expect(window.location.hash).toBe(`#/Searching/PowerSearch/${name}`);
});

test('a price of HCCP has up to two decimals, and its ISBN a valid format [PSHCCP-52] [PSHCCP-53]', async () => {
  const { user } = await openForm('HCCP', { rows: ['ISBN', 'Price'] });
  await fill(user, control('Price'), '9.999');
  await go(user);
  expect(control('Price')).toHaveAccessibleDescription(invalid);
  await user.clear(control('Price'));
  await fill(user, control('ISBN'), '123X');
  await go(user);
  expect(control('ISBN')).toHaveFocus();
  expect(control('ISBN')).toHaveAccessibleDescription('Please enter a valid ISBN, or the beginning of one.');
  expect(window.location.hash).toBe('#/Searching/PowerSearch/HCCP');
});

test('an invalid date shows its message and stops the search; the accepted formats of a date are equivalent', async () => {
  const { user } = await openForm('HarperCollins', { rows: ['Release Date'] });
  const box = control('Release Date to');
  await fill(user, box, '2/30/2026');
  await go(user);
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription('Please enter a valid date, such as 02/28/2026.');
  await user.clear(box);
  await fill(user, box, '2-3-26');
  await user.tab();
  expect(box).toHaveValue('02/03/2026');
  await go(user);
  expect(await parametersOfResult('HarperCollins')).toContainEqual(['releaseDateEnd', '1770076800']);
});

test('a range of dates that runs backwards shows its message beside the last date and stops the search', async () => {
  const { user } = await openForm('HCCP', { rows: ['NAC Date'] });
  await fill(user, control('NAC Date from'), '3/2/2026');
  await fill(user, control('NAC Date to'), '3/1/2026');
  await go(user);
  expect(control('NAC Date to')).toHaveFocus();
  expect(control('NAC Date to')).toHaveAccessibleDescription('The last date is before the first one.');
  expect(control('NAC Date from')).not.toHaveAttribute('aria-invalid', 'true');
  await user.clear(control('NAC Date from'));
  await fill(user, control('NAC Date from'), '3/1/2026');
  await go(user);
  expect(await parametersOfResult('HCCP')).toContainEqual(['nacDateStart', '1772323200']);
});

test('a date can be chosen from a calendar', async () => {
  const { user } = await openForm('HarperCollins', { rows: ['On Sale Date'] });
  await fill(user, control('On Sale Date from'), '02/03/2026');
  await user.click(screen.getByLabelText('On Sale Date from: calendar'));
  const calendar = await dialog();
  await user.click(await calendar.findByLabelText('17 February 2026'));
  expect(control('On Sale Date from')).toHaveValue('02/17/2026');
  await waitUntilDialogIsClosed();
});

test.each([
  ['HQNA', 'Title', '[PSHQNA-01]', 'Titles'],
  ['HQNA', 'Author', '[PSHQNA-02]', 'Authors'],
  ['HQNA', 'Connected Series', '[PSHQNA-27]', 'ConnectedSeries'],
  ['HCCP', 'Title', '[PSHCCP-01]', 'Titles'],
  ['HCCP', 'Author', '[PSHCCP-02]', 'Authors'],
] as const)(
  '%s: %s suggests from two characters, with one call for fast typing [PSCOM-36, PSCOM-37] %s',
  async (name, label, _, call) => {
    const { user, server } = await openForm(name, {
      rows: [label],
      more: { [`GET /api/Searching/PowerSearch/${call}/emma`]: () => ['Emma, or all', 'Emmanuel'] },
    });
    const suggestions = () =>
      server.calls.filter(({ path }) => path.includes(`/${call}/`)).map(({ path }) => path.split('/').at(-1));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.type(control(label), 'e');
    await vi.advanceTimersByTimeAsync(250);
    expect(suggestions()).toEqual([]);
    for (const key of 'mma') {
      await user.keyboard(key);
      vi.advanceTimersByTime(5);
    }
    expect(suggestions()).toEqual([]);
    vi.advanceTimersByTime(100);
    vi.useRealTimers();
    await user.click(await screen.findByText('Emmanuel'));
    expect(suggestions()).toEqual(['emma']);
    expect(control(label)).toHaveValue('Emmanuel');
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  },
);

test('every kind of input is used [PSCOM-40]', () => {
  const used = Object.values(powerSearchForms).flatMap((form) => form.criteria.map((criterion) => criterion.input));
  expect([...new Set(used)].sort()).toEqual([...inputKinds].sort());
});

test('operators and their numbers in trade and HQNA [PSCOM-41, PSCOM-42, PSCOM-43] [PSCOM-44]', async () => {
  const { user } = await openForm('HarperCollins', {
    rows: ['Title', 'Author', 'Online Metadata', 'Price', '360 Territory'],
  });
  const numbered = (label: string) =>
    [...selector(label).options].map((option) => `${option.textContent} ${option.value}`);
  expect(numbered('Title: match')).toEqual(['Starts with 1', 'Contains 2']);
  // The ones without a value are further operators (G-385).
  const further = ['Is blank blank', 'Is not blank notBlank'];
  expect(numbered('Author: match')).toEqual(['Contains 2', 'Starts with 1', ...further]);
  expect(numbered('360 Territory: comparison')).toEqual(['= 3', '<> 4', ...further]);
  expect(numbered('Price: comparison')).toEqual(['= 3', '>= 5', '<= 6', '<> 4', ...further]);
  expect(numbered('Online Metadata: where')).toEqual([
    'All 1',
    'Retailer Description 2',
    'Back Cover Copy 3',
    'Off-page keywords 4',
  ]);
  await fill(user, control('Title'), 'a');
  await user.selectOptions(selector('Title: match'), 'Contains');
  await fill(user, control('Price'), '1');
  await user.selectOptions(selector('Price: comparison'), '4');
  await fill(user, control('Online Metadata'), 'b');
  await user.selectOptions(selector('Online Metadata: where'), 'Off-page keywords');
  await go(user);
  expect(Object.fromEntries(await parametersOfResult('HarperCollins'))).toMatchObject({
    titleSwitch: '2',
    priceSwitch: '4',
    onixFieldSwitch: '4',
  });
});

test("HCCP's operators and scopes have their own numbers [PSCOM-45, PSCOM-46] [PSHCCP-63]", async () => {
  const { user } = await openForm('HCCP', {
    rows: ['Title', 'Author', 'Online Metadata', 'Price', 'Selling Territory'],
  });
  const numbered = (label: string) =>
    [...selector(label).options].map((option) => `${option.textContent} ${option.value}`);
  expect(numbered('Title: match')).toEqual(['Starts with 2', 'Contains 1', 'Exact match 3']);
  const further = ['Is blank blank', 'Is not blank notBlank'];
  expect(numbered('Author: match')).toEqual(['Contains 1', 'Starts with 2', 'Exact match 3', ...further]);
  expect(numbered('Price: comparison')).toEqual(['= 4', '>= 6', '<= 7', '<> 5', ...further]);
  expect(numbered('Selling Territory: comparison')).toEqual(['= 4', '<> 5', ...further]);
  expect(numbered('Online Metadata: where')).toEqual(['All 1', 'Retailer 2', 'OffPage 3']);
  // An operator is sent only with a value.
  await user.selectOptions(selector('Author: match'), 'Exact match');
  await fill(user, control('Title'), 'a');
  await go(user);
  expect((await parametersOfResult('HCCP')).map(([name]) => name)).toEqual(['title', 'titleSwitch', 'sortBy']);
});

test('User List links to the list manager in a new tab [PSCOM-47] [PSTRADE-005] [PSHCCP-07]', async () => {
  await openForm('HarperCollins', { rows: ['User List'] });
  const link = screen.getByText('Manage user lists');
  expect(link).toHaveAttribute('href', '#/userLists');
  expect(link).toHaveAttribute('target', '_blank');
});

test('the list manager of an installation replaces the own page (G-43)', async () => {
  const links = { ...configuration.links, userLists: 'https://lists.example/manager' };
  await openForm('HarperCollins', {
    rows: ['User List'],
    more: { 'GET /configuration': () => ({ ...configuration, links }) },
  });
  const link = screen.getByText('Manage user lists');
  expect(link).toHaveAttribute('href', 'https://lists.example/manager');
  expect(link).toHaveAttribute('target', '_blank');
});

test('8up, Adult and All as lower age disable and clear the upper one [PSCOM-49, PSCOM-50, PSCOM-51]', async () => {
  const { user } = await openForm('HarperCollins', { rows: ['Ages'] });
  for (const age of ['8up', 'Adult', 'All']) {
    await chooseFiltered(user, 'Ages from', 'Any');
    await chooseFiltered(user, 'Ages to', '9');
    await chooseFiltered(user, 'Ages from', age);
    const upper = screen.getByLabelText('Ages to', { selector: 'select' });
    expect(upper).toBeDisabled();
    expect(upper).toHaveDisplayValue('');
  }
});

test('any other lower age resets the upper one and limits its list [PSCOM-52, PSCOM-53, PSCOM-54]', async () => {
  const { user } = await openForm('HarperCollins', { rows: ['Ages'] });
  const upTo = (last: number, suffix = '') => Array.from({ length: last }, (_, index) => `${index + 1}${suffix}`);
  const all = ['Nwbrn', ...upTo(13), ...upTo(16, 'up'), 'Adult', 'All'];
  expect(await filteredOptions(user, 'Ages from')).toEqual(['Any', ...all]);
  expect(await filteredOptions(user, 'Ages to')).toEqual(['Any', ...all]);
  await chooseFiltered(user, 'Ages to', '9');
  await chooseFiltered(user, 'Ages from', '7');
  expect(selector('Ages to')).toHaveDisplayValue('');
  expect(optionsOf('Ages to').slice(0, 3)).toEqual(['', '7', '8']);
  expect(optionsOf('Ages to')).not.toContain('6');
  expect(optionsOf('Ages to')).not.toContain('6up');
});

test('Format Color: a filter, and a checkbox for all listed options [PSHCCP-35, PSHCCP-36, PSHCCP-37]', async () => {
  const { user } = await openForm('HCCP', { rows: ['Format Color'] });
  const choices = await openChoices(user, 'Format Color');
  const listed = () => within(choices.getByRole('group')).getAllByRole('checkbox');
  expect(listed()).toHaveLength(3);
  await user.click(choices.getByLabelText('Select all'));
  expect(listed().every((box) => (box as HTMLInputElement).checked)).toBe(true);
  await user.click(choices.getByLabelText('Select all'));
  expect(listed().some((box) => (box as HTMLInputElement).checked)).toBe(false);
  await fill(user, choices.getByLabelText('Filter Format Color'), 'TW');
  expect(listed()).toHaveLength(1);
  await user.click(choices.getByLabelText('Select all that are listed'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByLabelText('Format Color: formatColorsList two')).toHaveFocus());
});

test.each(['Format Color', 'On Sale Date from'])('%s: only the open popover is clickable', async (label) => {
  const { user } = await openForm('HCCP', { rows: ['Format Color', 'On Sale Date'] });
  await user.click(screen.getByLabelText((name) => name.startsWith(`${label}: `), { selector: 'button' }));
  await dialog();
  const backdrop = document.querySelector('[data-backdrop]');
  await user.click(backdrop!);
  await waitUntilDialogIsClosed();
  expect(document.querySelector('[data-backdrop]')).not.toBeInTheDocument();
});
