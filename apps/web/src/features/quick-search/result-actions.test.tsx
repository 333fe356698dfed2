import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { hash, renderApp } from '../../../test/render-app.tsx';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';

const search = 'POST /api/Searching/QuickSearch';
const excel = 'POST /api/Export/Table/Excel';

const rows = ['Cats', 'Ants', 'Bees'].map((title, index) => ({
  salesMarketingDescription: 'AV',
  isbn: `978000000000${index}`,
  isbN_13: null,
  productId: index + 1,
  title,
  author: index === 1 ? null : 'Marsh, Eleanor',
  companiesFormat: 'Hardcover',
  onSaleDate: '2026-03-05T00:00:00',
  publisher: 'Harbour Press',
  territoryCode: null,
  companyCode: '001',
  reissueNo: index === 0 ? 2 : 0,
}));

function open(query = '') {
  const server = fakeServer({
    [search]: () => ({ data: rows, total: 3, noData: false, moreCriteriaRequired: false }),
    [excel]: () => ({ file: '', fileName: 'Quick Search.xlsx' }),
  });
  return { server, ...renderApp(`/quickSearch?title=mock&company=1${query}`) };
}

const titles = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[3]!.textContent);

beforeEach(() => {
  giveElementsSize({ width: 3000, height: 600 });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

test('an address with a sort order opens the grid in that order; sorting changes the address without a search [GRID-121]', async () => {
  const { server, user } = open('&sort=-title');
  await screen.findByRole('grid');
  expect(titles()).toEqual(['Cats', 'Bees', 'Ants']);
  const head = within(screen.getByRole('grid'));
  await user.click(head.getByRole('button', { name: 'Author' }));
  await waitFor(() => expect(hash()).toBe('#/quickSearch?title=mock&company=1&sort=author'));
  await user.click(head.getByRole('button', { name: 'Author' }));
  await user.click(head.getByRole('button', { name: 'Author' }));
  await waitFor(() => expect(hash()).toBe('#/quickSearch?title=mock&company=1'));
  expect(titles()).toEqual(['Cats', 'Ants', 'Bees']);
  expect(server.to(search)).toHaveLength(1);
});

test('the bar has every action, the count, and a message where nothing is selected [GRID-120, GRID-122, GRID-123]', async () => {
  const { user } = open();
  await screen.findByRole('grid');
  expect(screen.getByText('3 titles')).toBeVisible();
  const messages = {
    'Print Title Sheets': 'Please select ISBN.',
    'Print Projection Reports': 'Please select ISBN.',
    'Print Key Account Reports': 'Please select ISBN.',
    'Add to List': 'Please select ISBN.',
    'Add to Pack': 'Please select ISBN.',
    Follow: 'Please select ISBN.',
    Compare: 'Please select 2 to 6 titles.',
    ONIX: 'Please select ISBN.',
  };
  for (const [name, message] of Object.entries(messages)) {
    await user.click(screen.getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name: message });
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

test('all rows are exported to Excel, or the selected ones, in display order [GRID-124]', async () => {
  const { server, user } = open('&sort=title');
  await screen.findByRole('grid');
  await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
  await waitFor(() => expect(server.to(excel)).toHaveLength(1));
  await user.click(screen.getByRole('checkbox', { name: 'Select 9780000000000 Cats' }));
  await user.click(await screen.findByRole('button', { name: 'Export 1 selected' }));
  await waitFor(() => expect(server.to(excel)).toHaveLength(2));
  const [all, one] = server.to(excel).map(({ body }) => JSON.parse(body));
  expect(all.rows.map(({ title }: { title: string }) => title)).toEqual(['Ants', 'Bees', 'Cats']);
  expect(one).toEqual({
    name: 'Quick Search',
    description: 'Title like mock, HarperCollins',
    columns: [
      { name: 'salesMarketingDescription', label: 'Sales & Marketing Code', type: 'text' },
      { name: 'isbn', label: 'ISBN', type: 'code' },
      { name: 'title', label: 'Title', type: 'text' },
      { name: 'author', label: 'Author', type: 'text' },
      { name: 'companiesFormat', label: 'Format', type: 'text' },
      { name: 'onSaleDate', label: 'On Sale Date', type: 'date' },
      { name: 'publisher', label: 'Publisher', type: 'text' },
      { name: 'territoryCode', label: 'Territory Code', type: 'text' },
    ],
    rows: [
      {
        salesMarketingDescription: 'AV',
        isbn: '9780000000000 R2',
        title: 'Cats',
        author: 'Marsh, Eleanor',
        companiesFormat: 'Hardcover',
        onSaleDate: '2026-03-05T00:00:00',
        publisher: 'Harbour Press',
        territoryCode: null,
      },
    ],
  });
});

test('the list is printed as a table of all rows with the visible columns, and what was searched for [GRID-125]', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = open('&sort=title');
  await screen.findByRole('grid');
  await user.click(screen.getByRole('button', { name: 'Print List' }));
  expect(print).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('beforeprint'));
  const table = screen.getByRole('table', { name: /Title like mock, HarperCollins/, hidden: true });
  const cells = within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Sales & Marketing Code', 'ISBN', 'Title', 'Author', 'Format', 'On Sale Date', 'Publisher', 'Territory Code'],
    ['AV', '9780000000001', 'Ants', '', 'Hardcover', '3/5/2026', 'Harbour Press', ''],
    ['AV', '9780000000002', 'Bees', 'Marsh, Eleanor', 'Hardcover', '3/5/2026', 'Harbour Press', ''],
    ['AV', '9780000000000 R2', 'Cats', 'Marsh, Eleanor', 'Hardcover', '3/5/2026', 'Harbour Press', ''],
  ]);
  window.dispatchEvent(new Event('afterprint'));
});
