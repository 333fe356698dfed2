import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { optionsOfList } from '../../../test/power-search.ts';
import { hash } from '../../../test/render-app.tsx';
import {
  control,
  dialog,
  fill,
  go,
  openForm,
  optionsOf,
  parametersOfResult,
  selector,
  waitUntilDialogIsClosed,
} from './form-driver.test-support.ts';

const root = '/api/Searching/PowerSearch';

test('HQNA: defaults and fixed fields [PSHQNA-06] [PSHQNA-08] [PSHQNA-39, PSHQNA-40, PSHQNA-41] [PSHQNA-42] [PSHQNA-47, PSHQNA-48, PSHQNA-49] [PSHQNA-34]', async () => {
  const { user } = await openForm('HQNA', { rows: ['Title', 'Author', 'Connected Series', 'Online Metadata', 'Ages'] });
  expect(selector('CountryCode')).toHaveDisplayValue('NA');
  expect(selector('FormatType')).toHaveDisplayValue('P');
  expect(selector('Title: match')).toHaveDisplayValue('Starts with');
  expect(optionsOf('Author: match')).toEqual(['Contains', 'Starts with', 'Is blank', 'Is not blank']);
  expect(selector('Author: match')).toHaveDisplayValue('Contains');
  expect(selector('Connected Series: match')).toHaveDisplayValue('Starts with');
  expect(optionsOf('Ages to')).toEqual(['', ...Array.from({ length: 15 }, (_, index) => String(index + 1))]);
  expect(screen.getAllByText('Online Metadata')).toHaveLength(2);
  await fill(user, control('Title'), 'a');
  await go(user);
  expect(Object.fromEntries(await parametersOfResult('HQNA'))).toEqual({
    title_Value: 'a',
    title_Switch: '1',
    country_Code: 'NA',
    formatType: 'P',
    isHqna: 'true',
    sortBy: 'OnSaleDate DESC',
    isShowCover: 'false',
  });
});

test('HQNA: sort options [PSHQNA-50, PSHQNA-51, PSHQNA-52] [PSHQNA-53, PSHQNA-54, PSHQNA-55] [PSHQNA-56, PSHQNA-57, PSHQNA-58] [PSHQNA-59, PSHQNA-60, PSHQNA-61] [PSHQNA-62, PSHQNA-63, PSHQNA-64]', async () => {
  await openForm('HQNA', { rows: ['Title'] });
  expect([...selector('Sort results by').options].map((option) => [option.textContent, option.value])).toEqual([
    ['Title', 'Title'],
    ['Author', 'Author'],
    ['ISBN', 'ISBN'],
    ['Sales & Marketing Code', 'SnMCode'],
    ['Category', 'SpineCategory'],
    ['Format', 'Format'],
    ['Imprint', 'Imprint'],
    ['Editor', 'Editor'],
    ['On Sale Date', 'OnSaleDate DESC'],
    ['Release Date', 'PubDate DESC'],
    ['Pub Season', 'PubSeason'],
    ['Pub Year', 'SeasonYear DESC'],
    ['Price', 'Prices DESC'],
  ]);
  expect(selector('Sort results by')).toHaveDisplayValue('On Sale Date');
});

test('HQNA: the format type reloads the format groups; without one the call has null [PSHQNA-10, PSHQNA-11]', async () => {
  const { user, server } = await openForm('HQNA', { rows: ['Format'] });
  const asked = () => server.calls.filter(({ path }) => path.includes('/Format/')).map(({ path }) => path);
  expect(asked()).toEqual([`${root}/Format/P/Hqna`]);
  await user.selectOptions(selector('FormatType'), 'E');
  await waitFor(() => expect(asked().at(-1)).toBe(`${root}/Format/E/Hqna`));
  await user.selectOptions(selector('FormatType'), '');
  await waitFor(() => expect(asked().at(-1)).toBe(`${root}/Format/null/Hqna`));
});

test('HQNA: inactive imprints are listed only if All Imprints is checked [PSHQNA-16, PSHQNA-17]', async () => {
  const { user } = await openForm('HQNA', { rows: ['Imprint', 'All Imprints'] });
  expect(optionsOf('Imprint')).toEqual(['', 'imprints one', 'imprints two']);
  await user.click(control('All Imprints'));
  expect(optionsOf('Imprint')).toEqual(['', 'imprints one', 'imprints two', 'imprints three']);
});

test('HQNA: season and year require each other [PSHQNA-44, PSHQNA-45]', async () => {
  const { user, server } = await openForm('HQNA', { rows: ['Pub Season', 'Season Year'] });
  await user.selectOptions(selector('Pub Season'), 'pubSeason-1');
  await go(user);
  const message = await dialog();
  expect(message.getByText('Please select both "Pub Season" & "Season Year".')).toBeVisible();
  await user.click(message.getByText('OK'));
  await waitUntilDialogIsClosed();
  await waitFor(() => expect(selector('Season Year')).toHaveFocus());
  expect(server.to(`POST ${root}/Hqna`)).toEqual([]);
  expect(hash()).toBe('#/Searching/PowerSearch/HQNA');
  await user.selectOptions(selector('Season Year'), '2026');
  await user.selectOptions(selector('Pub Season'), '');
  await go(user);
  expect((await dialog()).getByText('Please select both "Pub Season" & "Season Year".')).toBeVisible();
});

test('HCCP: division, imprint, category and format come from the dynamic call and filter one another [PSHCCP-44, PSHCCP-45, PSHCCP-46] [PSHCCP-47]', async () => {
  const { user, server } = await openForm('HCCP', { rows: ['Division', 'Imprint', 'Category', 'Format'] });
  expect(server.to(`GET ${root}/HCCP/Dynamic`)).toHaveLength(1);
  for (const [label, list] of [
    ['Division', 'divisionsList'],
    ['Imprint', 'imprintsList'],
    ['Category', 'categoriesList'],
    ['Format', 'formatsList'],
  ] as const) {
    expect(optionsOf(label)).toEqual(['', ...optionsOfList(list).map(({ description }) => description)]);
  }
  server.on(`POST ${root}/HCCP/Dynamic`, () => ({
    divisionsList: optionsOfList('divisionsList'),
    imprintsList: optionsOfList('imprintsList').slice(1),
    categoriesList: [],
    formatsList: optionsOfList('formatsList'),
  }));
  await user.selectOptions(selector('Imprint'), 'imprintsList-1');
  await waitFor(() => expect(selector('Imprint')).toHaveDisplayValue(''));
  expect(server.to(`POST ${root}/HCCP/Dynamic`).map(({ body }) => JSON.parse(body))[0]).toEqual({
    imprint: 'imprintsList-1',
  });
  await user.selectOptions(selector('Division'), 'divisionsList-2');
  await waitFor(() => expect(optionsOf('Category')).toEqual(['']));
  expect(optionsOf('Imprint')).toEqual(['', 'imprintsList two', 'imprintsList three']);
  expect(selector('Division')).toHaveDisplayValue('divisionsList two');
});

test('HCCP: sort options and their default come from a call [PSHCCP-49]', async () => {
  await openForm('HCCP', {
    rows: ['Title'],
    more: {
      [`GET ${root}/Hccp/Ordering`]: () => [
        { id: 1, description: 'Title', isDefault: false },
        { id: 11, description: 'On Sale Date', isDefault: true },
      ],
    },
  });
  expect([...selector('Sort results by:').options].map((option) => option.value)).toEqual(['1', '11']);
});

test('HQNA: a BISAC category loads its sub-categories; without one the row is hidden [PSHQNA-14]', async () => {
  const { user, server } = await openForm('HQNA', { rows: ['BISAC Category', 'BISAC Sub-Category'] });
  const asked = () => server.calls.filter(({ path }) => path.includes('/Bisac/')).map(({ path }) => path);
  expect(screen.queryByLabelText('BISAC Sub-Category')).not.toBeInTheDocument();
  await user.selectOptions(selector('BISAC Category'), 'bisacCategory-1');
  await waitFor(() => expect(optionsOf('BISAC Sub-Category')).toEqual(['', 'bisac one', 'bisac two', 'bisac three']));
  expect(asked()).toEqual([`${root}/Bisac/bisacCategory-1/Hqna`]);
  await user.selectOptions(selector('BISAC Category'), '');
  await waitFor(() => expect(screen.queryByLabelText('BISAC Sub-Category')).not.toBeInTheDocument());
});

test('HCCP: a subcategory requires a category [PSHCCP-11]', async () => {
  const { user } = await openForm('HCCP', { rows: ['BISAC Category', 'BISAC Subcategory'] });
  expect(screen.queryByLabelText('BISAC Subcategory')).not.toBeInTheDocument();
  await user.selectOptions(selector('BISAC Category'), 'bisacCategoriesList-1');
  await waitFor(() => expect(optionsOf('BISAC Subcategory')).toHaveLength(4));
});
