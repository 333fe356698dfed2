import { powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { beforeEach, expect, test } from 'vitest';
import { parseQuery } from '../../ui/address/query.ts';
import { openPersonalStorage } from '../../ui/storage/personal-storage.ts';
import { customizeFieldsAddress, refineAddress, resultAddress, searchFromLocation } from './power-search-addresses.ts';
import { chipsToShow } from './search-chips.ts';
import { clearStoredSearch, storedSearch, storeSearch } from './stored-search.ts';

const { HarperCollins, HQNA, HCCP } = powerSearchForms;
beforeEach(() => openPersonalStorage('1'));

const placeOf = (address: string) => {
  const [path = '', query = ''] = address.split('?');
  return { path, query: parseQuery(query) };
};

test('writing and reading an address returns the same search', () => {
  const address =
    '/Searching/PowerSearch/HarperCollins/result?title=a%26b&titleSwitch=2&format=HC&format=TP&releaseDateStart=1770076800&zeroPrice=true&company=1&sortBy=price+desc&isShowCover=true&isShowAuthor=false';
  const search = searchFromLocation(placeOf(address))!;
  expect(search.form).toBe(HarperCollins);
  expect(search.values).toEqual({
    title: 'a&b',
    titleSwitch: 2,
    format: ['HC', 'TP'],
    releaseDateStart: 1770076800,
    zeroPrice: true,
    sortBy: 'price desc',
    isShowCover: true,
  });
  expect(placeOf(resultAddress(search.form, search.values))).toEqual(placeOf(address));
  expect(refineAddress(search.form, search.values)).toMatch(/^\/Searching\/PowerSearch\/HarperCollins\?title=a%26b&/);
});

test('invalid parts of an address are ignored', () => {
  const { values } = searchFromLocation(
    placeOf('/searching/powersearch/hccp/result?title=+&titleSwitch=9&usdPrice=5&nacDateStart=soon&colour=red&sortBy='),
  )!;
  expect(values).toEqual({ usdPrice: '5', sortBy: '1' });
  expect(searchFromLocation(placeOf('/quickSearch?title=a'))).toBeNull();
  expect(searchFromLocation(placeOf('/Searching/PowerSearch/UK'))).toBeNull();
});

test('chips have label, operator and value, with descriptions from the lists', () => {
  const lists = { describe: (lookup: string, code: string) => (lookup === 'bisac' ? `${code} in words` : undefined) };
  const values = { title: 'a', price: '5', priceSwitch: 5, author: 'b', bisacCategory: 'FIC', format: ['X', 'Y'] };
  expect(chipsToShow(HarperCollins, { ...values, agesStart: '7', onSaleDateEnd: 1770076800 }, lists)).toEqual([
    { key: 'title', label: 'Title', text: 'starts with a' },
    { key: 'author', label: 'Author', text: 'contains b' },
    { key: 'format', label: 'Format (TAC)', text: 'X, Y' },
    { key: 'bisacCategory', label: 'BISAC Category', text: 'FIC in words' },
    { key: 'onSaleDateStart', label: 'On Sale Date', text: 'until 02/03/2026' },
    { key: 'price', label: 'Price', text: '>= 5' },
    { key: 'agesStart', label: 'Ages', text: 'from 7' },
  ]);
});

test("Customize Fields opens for the user's first company in the division", () => {
  expect(customizeFieldsAddress(HarperCollins, ['180', '018', '003'])).toMatch(/CustomizeFields\?companyCode=003$/);
  expect(customizeFieldsAddress(HarperCollins, [])).toMatch(/companyCode=001$/);
  expect(customizeFieldsAddress(HQNA, ['180'])).toMatch(/HQNA\/CustomizeFields\?companyCode=180$/);
  expect(customizeFieldsAddress(HCCP, ['006'])).toMatch(/HCCP\/CustomizeFields\?companyCode=006$/);
});

test('criteria, sort and show flags of each source are stored, and restored for that source only [STORE-03]', () => {
  const searches = [
    [HarperCollins, { title: 'mock', titleSwitch: 1, sortBy: 'title', isShowCover: true, isShowAuthor: true }],
    [HQNA, { title_Value: 'bay', title_Switch: 1, sortBy: 'Title', isShowCover: true }],
    [HCCP, { title: 'psalm', titleSwitch: 2, sortBy: '1' }],
  ] as const;
  for (const [form, values] of searches) storeSearch(form, { values, result: `/last/${form.name}` });
  for (const [form, values] of searches) {
    expect(window.sessionStorage.getItem(`titlenet.powerSearch.1.${form.name}`)).toContain(`sortBy=${values.sortBy}`);
    expect(storedSearch(form)).toMatchObject({ values, result: `/last/${form.name}` });
    clearStoredSearch(form);
    expect(storedSearch(form)).toBeNull();
  }
});

test('each form is stored under its own key, in this tab only [STORE-07]', () => {
  for (const form of [HarperCollins, HQNA, HCCP]) storeSearch(form, { values: {}, result: `/of/${form.name}` });
  const entries = Object.keys(window.sessionStorage).filter((key) => key.startsWith('titlenet.powerSearch.1.'));
  expect(entries.sort()).toEqual(['HCCP', 'HQNA', 'HarperCollins'].map((name) => `titlenet.powerSearch.1.${name}`));
  for (const form of [HarperCollins, HQNA, HCCP]) {
    expect(storedSearch(form)?.result).toBe(`/of/${form.name}`);
    clearStoredSearch(form);
  }
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('/of/');
});

test('a form is stored in this tab; invalid stored values are ignored', () => {
  expect(storedSearch(HCCP)).toBeNull();
  storeSearch(HCCP, { values: { title: 'a', titleSwitch: 3, nacDateStart: 1770076800 }, result: '/x' });
  expect(storedSearch(HCCP)).toEqual({
    values: { title: 'a', titleSwitch: 3, nacDateStart: 1770076800, sortBy: '1' },
    result: '/x',
  });
  clearStoredSearch(HCCP);
  expect(storedSearch(HCCP)).toBeNull();
  for (const spoilt of ['not json', '"text"', '{"title":"a"}', '[]']) {
    window.sessionStorage.setItem('titlenet.powerSearch.1.HCCP', spoilt);
    expect(storedSearch(HCCP)).toBeNull();
  }
});
