import { screen, within } from '@testing-library/react';
import type { TitleBar, TitleBarNotes } from '@titlenet/catalogue/title-bar';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers } from '../../../test/titles.ts';

async function open(change: Partial<TitleBar> & TitleBarNotes = {}) {
  const bar = { ...titleBar(), ...change };
  fakeServer(titleHandlers(bar));
  renderApp(sheetAddress(bar));
  const heading = await screen.findByRole('heading', { level: 1 });
  return within(heading.closest('header')!);
}

type Header = Awaited<ReturnType<typeof open>>;
const terms = (header: Header) => header.getAllByRole('term').map((term) => term.textContent);
const shownFor = (header: Header, label: string) => {
  const term = header.getAllByRole('term').find(({ textContent }) => textContent === label);
  return term?.parentElement?.querySelector('dd')?.textContent;
};

test('fields without a value are listed by name instead of taking a line each', async () => {
  const header = await open({ price: 9.99, onSaleDate: '2031-05-06T00:00:00' });
  const missing = within(header.getByRole('list', { name: 'Not given in the title bar' }));
  const names = missing.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['UPC', 'Canadian Price', 'Pub Date', 'BISAC Category', 'Imprint']));
  expect(names).not.toContain('Price');
  expect(terms(header)).toEqual(expect.arrayContaining(['Price', 'On Sale Date']));
  for (const name of names) expect(terms(header)).not.toContain(name);
});

test('a group without values has no heading', async () => {
  const header = await open({ price: 9.99 });
  expect(header.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Prices']);
});

test('an EAN that is the ISBN shares its line, another one has its own', async () => {
  const header = await open({ ean: '9780061120084' });
  expect(header.getAllByText('9780061120084')).toHaveLength(1);
  expect(shownFor(header, 'EAN')).toBe('9780061120084');
  expect(shownFor(header, 'ISBN')).toBe('9780061120084');
});

test('another EAN has its own line', async () => {
  const header = await open({ ean: '4006381333931' });
  expect(shownFor(header, 'EAN')).toBe('4006381333931');
  expect(shownFor(header, 'ISBN')).toBe('9780061120084');
});

test('the words of the sales and marketing code are in the status, only its letters are repeated', async () => {
  const header = await open({ salesMarketingCode: 'AV - In Stock' });
  expect(header.getByText('Available - In Stock')).toBeVisible();
  expect(shownFor(header, 'Sales & Marketing Code')).toBe('AV');
});

test('codes are shown with their descriptions', async () => {
  const header = await open({
    casBusinessUnit: 'TRD',
    pubSeason: 'SP',
    pubYear: 2031,
    descriptions: { casBusinessUnit: 'General Books', pubSeason: 'Spring' },
  });
  expect(shownFor(header, 'Business Group')).toBe('General Books (TRD)');
  expect(shownFor(header, 'Pub Season')).toBe('Spring (SP)');
  expect(shownFor(header, 'Pub Year')).toBe('2031');
});

test('Thema and BIC follow BISAC Category above the groups, where there is room for headings [SHEET-183, SHEET-184]', async () => {
  const category = 'FICTION / Sea Stories';
  const header = await open({ category, thema: ['FBA Fiction'], bic: ['FA'], imprintDesc: 'Harbour Press' });
  const names = terms(header);
  const first = names.indexOf('BISAC Category');
  expect(names.slice(first, first + 3)).toEqual(['BISAC Category', 'Thema', 'BIC']);
  const classification = header.getByRole('region', { name: 'Classification' });
  expect(
    within(classification)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Imprint']);
});
