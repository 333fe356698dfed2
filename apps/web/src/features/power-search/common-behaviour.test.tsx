import { screen, waitFor, within } from '@testing-library/react';
import { type PowerSearchName, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { expect, test, vi } from 'vitest';
import { fakeServer, permissions } from '../../../test/fake-server.ts';
import { listsOf, powerSearchHandlers } from '../../../test/power-search.ts';
import { hash, renderApp } from '../../../test/render-app.tsx';
import {
  button,
  control,
  fill,
  filteredOptions,
  filterSelect,
  go,
  openForm,
  parametersOfResult,
  redLine,
  selector,
} from './form-driver.test-support.ts';

// Tests that fill whole forms are slow.
vi.setConfig({ testTimeout: 60_000 });

const forms: PowerSearchName[] = ['HarperCollins', 'HQNA', 'HCCP'];
const addMore = 'Please add more criteria to further refine your search.';
const customizeCode = { HarperCollins: '001', HQNA: '180', HCCP: '006' };
/** A row that only this form has. */
const ownRow = { HarperCollins: 'Business Group', HQNA: 'CountryCode', HCCP: 'Answer Code' };

test.each(forms)(
  '%s: form, Clear All, GO, Customize Fields, sort options [PSCOM-01, PSCOM-02] [PSCOM-04, PSCOM-05] [ROUTE-064..ROUTE-066] [ROUTE-071, ROUTE-072, ROUTE-073] [PSHCCP-41, PSHCCP-42, PSHCCP-43]',
  async (name) => {
    await openForm(name);
    expect(Object.values(ownRow).filter((label) => screen.queryByLabelText(label))).toEqual([ownRow[name]]);
    expect(button('Clear All')).toBeVisible();
    const panel = within(screen.getByRole('complementary', { name: 'Result options' }));
    expect(panel.getByRole('button', { name: 'GO' })).toBeVisible();
    expect(panel.getByRole('link', { name: 'Customize Fields' })).toHaveAttribute(
      'href',
      `#/Searching/PowerSearch/${name}/CustomizeFields?companyCode=${customizeCode[name]}`,
    );
    const sortLabel = name === 'HCCP' ? 'Sort results by:' : 'Sort results by';
    expect(panel.getByRole('combobox', { name: sortLabel })).toBeVisible();
  },
);

test('the panel has covers and authors if the form does [PSCOM-06, PSCOM-07, PSCOM-08] [PSHCCP-40]', async () => {
  const shown = async (name: PowerSearchName) => {
    const { view } = await openForm(name, { rows: ['Title'] });
    const labels = ['Show covers', 'Show authors'].filter((label) => screen.queryByLabelText(label));
    const hint = screen.queryByText(/Click Customize Fields/) !== null;
    view.unmount();
    return [labels, hint];
  };
  expect(await shown('HarperCollins')).toEqual([['Show covers', 'Show authors'], false]);
  expect(await shown('HQNA')).toEqual([['Show covers'], false]);
  expect(await shown('HCCP')).toEqual([[], true]);
});

test("Customize Fields opens for the user's first company", async () => {
  await openForm('HarperCollins', { rows: ['Title'], more: permissions(['035', '003'], ['User']) });
  expect(screen.getByRole('link', { name: 'Customize Fields' })).toHaveAttribute(
    'href',
    '#/Searching/PowerSearch/HarperCollins/CustomizeFields?companyCode=003',
  );
});

test('the divisions are tabs; the last one is remembered [ROUTE-067]', async () => {
  const { user } = await openForm('HarperCollins', {
    rows: ['Title'],
    more: permissions(['001', '006', '400'], ['User']),
  });
  const tabs = within(screen.getByRole('navigation', { name: 'Power search' }));
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual(['HarperCollins', 'HCCP']);
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('HarperCollins');
  await user.click(tabs.getByRole('link', { name: 'HCCP' }));
  expect(await screen.findByLabelText('Answer Code')).toBeVisible();
  expect(window.localStorage.getItem('titlenet.quickSearch.1')).toContain('/Searching/PowerSearch/HCCP');
});

test.each([
  ['HarperCollins', ['180', '006']],
  ['HQNA', ['001', '006']],
  ['HCCP', ['001', '180']],
] as const)('%s is denied to the companies %j [ROUTE-101]', async (name, companies) => {
  fakeServer({ ...powerSearchHandlers(), ...permissions([...companies], ['Employee']) });
  renderApp(`/Searching/PowerSearch/${name}`);
  await waitFor(() => expect(hash()).toBe('#/403'));
  expect(screen.getByText('Access denied :(')).toBeVisible();
});

test.each(forms)(
  '%s: GO on an empty form shows the red message at the top and does not search [PSCOM-09, PSCOM-10, PSCOM-11] [PSHQNA-43] [PSHCCP-51] [ERR-19]',
  async (name) => {
    const { user } = await openForm(name, { rows: ['Title'] });
    await go(user);
    expect(redLine()).toHaveTextContent(addMore);
    expect(redLine().className).toMatch(/message/);
    expect(control('Title')).toHaveFocus();
    expect(hash()).toBe(`#/Searching/PowerSearch/${name}`);
    await user.keyboard('x');
    expect(redLine()).toBeEmptyDOMElement();
  },
);

test('Enter in a text box searches, and texts are trimmed [PSCOM-03] [PSCOM-13] [PSTRADE-055]', async () => {
  const { user } = await openForm('HarperCollins', { rows: ['Title', 'Series'] });
  await user.type(control('Series'), '   {Enter}');
  expect(redLine()).toHaveTextContent(addMore);
  await user.type(control('Title'), ' moby & dick {Enter}');
  const parameters = await parametersOfResult('HarperCollins');
  expect(parameters).toContainEqual(['title', 'moby & dick']);
  expect(parameters.map(([name]) => name)).not.toContain('series');
});

test.each(forms)(
  '%s: the form is restored on return, with operators and dates [PSCOM-14, PSCOM-15, PSCOM-16]',
  async (name) => {
    const { user, form } = await openForm(name, { rows: ['Title', 'On Sale Date'] });
    await fill(user, control('Title'), 'moby');
    await user.selectOptions(selector('Title: match'), 'Contains');
    await fill(user, control('On Sale Date from'), '12/31/2025');
    await user.selectOptions(screen.getByLabelText(form.sortLabel), 'ISBN');
    await go(user);
    await parametersOfResult(name);
    window.history.back();
    await waitFor(() => expect(control('Title')).toHaveValue('moby'));
    expect(selector('Title: match')).toHaveDisplayValue('Contains');
    expect(control('On Sale Date from')).toHaveValue('12/31/2025');
    expect(screen.getByLabelText(form.sortLabel)).toHaveDisplayValue('ISBN');
  },
);

test('an address with criteria fills the form, and the criteria leave the address', async () => {
  const { user } = await openForm('HQNA', {
    rows: ['Title', 'Format'],
    query: '?title_Value=emma&title_Switch=2&formatType=E&format=eFormats-1',
  });
  expect(control('Title')).toHaveValue('emma');
  expect(selector('Title: match')).toHaveDisplayValue('Contains');
  expect(selector('CountryCode')).toHaveDisplayValue('');
  expect(screen.getByLabelText('Format: eFormats one')).toBeVisible();
  await waitFor(() => expect(hash()).toBe('#/Searching/PowerSearch/HQNA'));
  await user.clear(control('Title'));
  await user.click(screen.getByText('Customize Fields'));
  window.history.back();
  await waitFor(() => expect(control('Title')).toHaveValue(''));
  expect(selector('FormatType')).toHaveDisplayValue('E');
});

test('the Power Search button opens the empty form [PSCOM-17]', async () => {
  const { user } = await openForm('HarperCollins', { rows: ['Title'] });
  await fill(user, control('Title'), 'moby');
  await user.click(screen.getByLabelText('Back to Simple Search'));
  await screen.findByLabelText('Search text');
  await user.click(button('Power Search'));
  await waitFor(() => expect(control('Title')).toHaveValue(''));
});

test('Clear All resets the trade form and removes its stored criteria [PSCOM-18, PSCOM-19, PSCOM-20] [PSCOM-21, PSCOM-22, PSCOM-23] [PSCOM-24, PSCOM-25, PSCOM-26] [PSCOM-28, PSCOM-29]', async () => {
  const { user, server } = await openForm('HarperCollins', {
    query:
      '?title=a&titleSwitch=2&bisacCategory=bisac-1&bisacCategoryRefine=bisacCategoryRefine-1&agesStart=8up&zeroPrice=true&format=format-1&sortBy=isbn&isShowCover=true&isShowAuthor=true',
  });
  server.on('GET /api/Searching/PowerSearch/BusinessGroup', () => ({
    mmPromoKitVisible: false,
    academicSubjectVisible: false,
    ...{ award: [], division: [], category: [], format: [], imprint: [], marketingSubjects: [], promoPeriod: [] },
  }));
  await user.selectOptions(selector('Business Group'), 'businessGroup-1');
  await waitFor(() => expect(screen.queryByLabelText('Promo Period')).not.toBeInTheDocument());
  expect(screen.queryByLabelText('Academic Subject')).not.toBeInTheDocument();
  expect(selector('BISAC Refine')).toHaveDisplayValue('bisacCategoryRefine one');
  expect(screen.getByLabelText('Ages to', { selector: 'select' })).toBeDisabled();
  expect(control('Show covers')).toBeChecked();
  expect(control('Show authors')).toBeChecked();
  const key = 'titlenet.powerSearch.1.HarperCollins';
  expect(window.sessionStorage.getItem(key)).not.toBeNull();

  await user.click(button('Clear All'));
  expect(window.sessionStorage.getItem(key)).toBeNull();
  expect(control('Title')).toHaveValue('');
  expect(selector('Title: match')).toHaveDisplayValue('Starts with');
  expect(selector('Sort results by')).toHaveDisplayValue('Title');
  expect(control('Show covers')).not.toBeChecked();
  expect(control('Show authors')).not.toBeChecked();
  expect(control('Zero Price')).not.toBeChecked();
  expect(selector('Promo Period')).toBeVisible();
  expect(selector('Academic Subject')).toBeVisible();
  expect(screen.queryByLabelText('BISAC Refine')).not.toBeInTheDocument();
  expect(await filterSelect('Ages to')).toBeEnabled();
  expect(await filteredOptions(user, 'Ages to')).toHaveLength(33);
  expect(screen.getByLabelText('Format (TAC): none selected')).toBeVisible();
  for (const select of document.querySelectorAll('select')) expect(select.selectedIndex).toBe(0);
});

test("Clear All resets HQNA's format type to P, its order and its checkboxes [PSCOM-27]", async () => {
  const { user } = await openForm('HQNA', {
    rows: ['Imprint', 'All Imprints'],
    query: '?formatType=E&country_Code=UK&sortBy=Title&isImprintAll=true',
  });
  expect(selector('FormatType')).toHaveDisplayValue('E');
  await user.click(button('Clear All'));
  expect(selector('FormatType')).toHaveDisplayValue('P');
  expect(selector('CountryCode')).toHaveDisplayValue('NA');
  expect(selector('Sort results by')).toHaveDisplayValue('On Sale Date');
  expect(control('All Imprints')).not.toBeChecked();
});

test("Clear All reloads HCCP's sort options [PSHCCP-50]", async () => {
  const ordering = 'GET /api/Searching/PowerSearch/Hccp/Ordering';
  const { user, server } = await openForm('HCCP', { rows: ['Title'] });
  await user.selectOptions(selector('Sort results by:'), 'Price');
  expect(server.to(ordering)).toHaveLength(1);
  await user.click(button('Clear All'));
  await waitFor(() => expect(server.to(ordering)).toHaveLength(2));
  expect(selector('Sort results by:')).toHaveDisplayValue('Title');
});

test('a failure to load the lists is shown, and they can be loaded again', async () => {
  const lists = 'GET /api/Searching/PowerSearch/HCCP';
  const server = fakeServer({ ...powerSearchHandlers(), [lists]: () => 520 });
  renderApp('/Searching/PowerSearch/HCCP');
  expect(await screen.findByText('The lists of this form could not be loaded.')).toBeVisible();
  expect(screen.queryByText('GO')).not.toBeInTheDocument();
  server.on(lists, () => listsOf(powerSearchForms.HCCP));
  button('Try again').click();
  await screen.findByText('GO');
  expect(control('Title')).toBeVisible();
});

test('a collapsed group shows the number of its criteria, and expands to show an error', async () => {
  const { user } = await openForm('HarperCollins', { rows: ['Price', 'Library Price'] });
  await fill(user, control('Price'), '1a');
  await fill(user, control('Library Price'), '3');
  await user.click(button('Price & sales'));
  expect(button('Price & sales · 2 set')).toHaveAttribute('aria-expanded', 'false');
  expect(control('Price')).not.toBeVisible();
  await go(user);
  expect(control('Price')).toBeVisible();
  expect(control('Price')).toHaveFocus();
});

test('chips show the criteria of the form; removing one clears its rows', async () => {
  const { user } = await openForm('HarperCollins', {
    rows: ['Title', 'BISAC Category', 'BISAC Refine', 'Release Date'],
    query: '?title=moby&bisacCategory=bisac-1&bisacCategoryRefine=bisacCategoryRefine-2&releaseDateStart=1770076800',
  });
  const chips = () =>
    within(screen.getByRole('list', { name: 'You search for' }))
      .getAllByRole('listitem')
      .map((chip) => chip.textContent);
  expect(chips()).toEqual([
    'Title starts with moby',
    'BISAC Category bisac one',
    'BISAC Refine bisacCategoryRefine two',
    'Release Date from 02/03/2026',
  ]);
  await user.click(screen.getByLabelText('Remove BISAC Category bisac one'));
  await waitFor(() => expect(chips()).toEqual(['Title starts with moby', 'Release Date from 02/03/2026']));
  expect(screen.getByLabelText('Remove Release Date from 02/03/2026')).toHaveFocus();
  expect(selector('BISAC Category')).toHaveDisplayValue('');
  expect(screen.queryByLabelText('BISAC Refine')).not.toBeInTheDocument();
});

test('what is typed is stored at once, also a date that is not complete, so that a reload restores it [STORE-12]', async () => {
  const first = await openForm('HarperCollins', { rows: ['Title', 'On Sale Date'] });
  await fill(first.user, control('Title'), 'moby');
  await fill(first.user, control('On Sale Date from'), '12/31');
  // Without leaving the page first.
  first.app.stop();
  first.view.unmount();
  await openForm('HarperCollins');
  expect(control('Title')).toHaveValue('moby');
  expect(control('On Sale Date from')).toHaveValue('12/31');
});
