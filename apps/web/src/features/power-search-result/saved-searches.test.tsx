import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../../../test/fake-server.ts';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';
import { endpoints, grid, mainAddress, mainRow, openMain, openResult, responseOf } from './result-test-support.ts';

test('a successful search is recorded once among the recent ones, with its description', async () => {
  const { server } = openMain([mainRow()]);
  await grid();
  await waitFor(() => expect(server.to('POST /api/RecentSearches')).toHaveLength(1));
  expect(JSON.parse(server.to('POST /api/RecentSearches')[0]!.body)).toEqual({
    address: mainAddress,
    description: 'Title starts with mock',
  });
});

test('a failed search is not recorded', async () => {
  const { server } = openResult(mainAddress, { [endpoints.HarperCollins]: () => failure(500) });
  expect(await screen.findByText('Search again')).toBeVisible();
  expect(server.to('POST /api/RecentSearches')).toEqual([]);
});

test('a failure to record it is not shown', async () => {
  const { server } = openResult(mainAddress, {
    [endpoints.HarperCollins]: () => responseOf('HarperCollins', [mainRow()]),
    'POST /api/RecentSearches': () => failure(500),
  });
  await grid();
  await waitFor(() => expect(server.to('POST /api/RecentSearches')).toHaveLength(1));
  expect(screen.queryByText('Server error')).not.toBeInTheDocument();
});

test('a result is saved under a name', async () => {
  const { user, server } = openMain([mainRow()]);
  server.on('POST /api/SavedSearches', ({ body }) => ({ id: 1, ...JSON.parse(body) }));
  await grid();
  await user.click(screen.getByRole('button', { name: 'Save Search' }));
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Birds{Enter}');
  expect(await screen.findByText("The search 'Birds' was saved.")).toBeInTheDocument();
  expect(JSON.parse(server.to('POST /api/SavedSearches')[0]!.body)).toMatchObject({
    name: 'Birds',
    address: mainAddress,
  });
});

test('selected titles are added to a user list', async () => {
  giveElementsSize({ width: 3000, height: 600 });
  const { user, server } = openMain([
    mainRow(),
    mainRow({ PRODUCT_ID: 43, ISBN: '9780062040800', ISBN_13: '9780062040800' }),
  ]);
  server.on('GET /api/UserLists', () => [
    { id: 7, name: 'Autumn', owner: 'Ada Reader', isMine: true, isShared: false, size: 3 },
  ]);
  server.on('POST /api/UserLists/7/Isbns', () => ({ added: 1, alreadyThere: 0, present: [], notFound: [] }));
  await grid();
  const add = await screen.findByRole('button', { name: 'Add to List' });
  await user.click(add);
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await user.click(screen.getByRole('checkbox', { name: /^Select 9780062040800/ }));
  await user.click(add);
  const list = await screen.findByRole('combobox', { name: 'List' });
  // A new list is offered until the person's lists are loaded.
  await waitFor(() => expect(list).toHaveDisplayValue('Autumn (3)'));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText("1 ISBN added to 'Autumn'.")).toBeInTheDocument();
  expect(JSON.parse(server.to('POST /api/UserLists/7/Isbns')[0]!.body)).toEqual({ isbns: ['9780062040800'] });
});

test('titles of two companies with one ISBN are one ISBN of a user list', async () => {
  giveElementsSize({ width: 3000, height: 600 });
  const { user, server } = openMain([mainRow(), mainRow({ COMPANYCODE: '003' })]);
  server.on('GET /api/UserLists', () => [
    { id: 7, name: 'Autumn', owner: 'Ada Reader', isMine: true, isShared: false, size: 3 },
  ]);
  server.on('POST /api/UserLists/7/Isbns', () => ({ added: 1, alreadyThere: 0, present: [], notFound: [] }));
  await grid();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(await screen.findByRole('button', { name: 'Add to List' }));
  expect(await screen.findByRole('dialog', { name: 'Add 1 ISBN to a list' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await screen.findByText("1 ISBN added to 'Autumn'.");
  expect(JSON.parse(server.to('POST /api/UserLists/7/Isbns')[0]!.body)).toEqual({ isbns: ['9780061120084'] });
});
