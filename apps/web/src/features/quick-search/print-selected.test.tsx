import { screen, waitFor, within } from '@testing-library/react';
import type { SearchRow } from '@titlenet/catalogue/quick-search-result';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';

const row = (number: number): SearchRow => ({
  productId: number,
  companyCode: '001',
  salesMarketingDescription: null,
  isbn: `978000000000${number}`,
  isbN_13: null,
  title: `Title ${number}`,
  author: null,
  companiesFormat: null,
  onSaleDate: null,
  publisher: null,
  territoryCode: null,
  reissueNo: 0,
});

beforeEach(() => giveElementsSize({ width: 3000, height: 600 }));

function openResult() {
  const found = { data: [1, 2, 3].map(row), total: 3, noData: false, moreCriteriaRequired: false };
  fakeServer({ 'POST /api/Searching/QuickSearch': () => found });
  return renderApp('/quickSearch?title=mock&company=1');
}

test('selected titles of a quick search are printed as reports, in their order on screen', async () => {
  const { user } = openResult();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await user.click(await screen.findByRole('checkbox', { name: /Title 3$/ }));
  await user.click(screen.getByRole('checkbox', { name: /Title 1$/ }));
  const button = await screen.findByRole('button', { name: 'Print Key Account Reports' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Print Key Account Reports' }));
  await user.click(dialog.getByRole('button', { name: 'Print' }));
  expect(opened.mock.lastCall?.[0]).toBe('#/reports/keyAccountsMultiple');
  const stored = JSON.parse(window.localStorage.getItem('titlenet.multipleProjectionReport.1') ?? '');
  expect(stored.selections).toEqual([
    { isbn: '9780000000001', companyCode: '001', title: 'Title 1' },
    { isbn: '9780000000003', companyCode: '001', title: 'Title 3' },
  ]);
  await waitFor(() => expect(button).toHaveFocus());
});

test('without a selection the print buttons ask for one', async () => {
  const { user } = openResult();
  await user.click(await screen.findByRole('button', { name: 'Print Projection Reports' }));
  expect(await screen.findByRole('dialog', { name: 'Please select ISBN.' })).toBeVisible();
});
