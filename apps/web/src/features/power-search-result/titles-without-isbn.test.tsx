import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isbnOf, reportsOf } from '../../../test/multiple-reports.ts';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';
import { grid, hqnaRow, mainRow, openHqna, openMain } from './result-test-support.ts';

let opened: string[] = [];

beforeEach(() => {
  giveElementsSize({ width: 3000, height: 600 });
  opened = [];
  vi.stubGlobal('open', (address: string) => {
    opened.push(address);
    return null;
  });
});

/** A result with a title that has an ISBN, and one that has none. */
async function openBoth() {
  const page = openMain([
    mainRow({ PRODUCT_ID: 1, ISBN: isbnOf(1), ISBN_13: isbnOf(1), TITLE: 'Title 1' }),
    mainRow({ PRODUCT_ID: 2, ISBN: null, ISBN_13: null, TITLE: 'Unnumbered' }),
  ]);
  await grid();
  return page;
}

const press = async (user: ReturnType<typeof openMain>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const chooseAll = (user: ReturnType<typeof openMain>['user']) =>
  user.click(screen.getByRole('checkbox', { name: 'Select all' }));

async function openReportDialog() {
  const { server, user } = await openBoth();
  for (const [call, handler] of Object.entries(reportsOf([1]))) server.on(call, handler);
  await chooseAll(user);
  await press(user, 'Print Projection Reports');
  return { server, user, dialog: within(await screen.findByRole('dialog', { name: 'Print Projection Reports' })) };
}

test('the file of reports names a title without an ISBN, and no report of it is requested', async () => {
  const { server, user, dialog } = await openReportDialog();
  await user.click(dialog.getByRole('radio', { name: /^Download as an HTML file/ }));
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  await dialog.findByText('Projections (US).htm is ready.');
  await user.click(dialog.getByText('1 title without a report'));
  expect(dialog.getByRole('listitem')).toHaveTextContent(
    'Unnumbered: Reports need an ISBN, which this title does not have.',
  );
  const calls = server.calls.filter(({ path }) => path.startsWith('/api/Reports/')).map(({ path }) => path);
  expect(calls).toEqual([`/api/Reports/001/${isbnOf(1)}/ProjectionsUS`]);
});

test('the tab of combined reports gets the name of a title without an ISBN', async () => {
  const { user, dialog } = await openReportDialog();
  await user.click(dialog.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(opened).toEqual(['#/reports/projectionsMultiple']));
  const { selections } = JSON.parse(window.localStorage.getItem('titlenet.multipleProjectionReport.1') ?? '{}');
  expect(selections).toEqual([
    { isbn: isbnOf(1), companyCode: '001', title: 'Title 1' },
    { isbn: '', companyCode: '001', title: 'Unnumbered' },
  ]);
});

test('only titles with an ISBN are added to a list; the dialog counts the others', async () => {
  const { user, server } = await openBoth();
  server.on('GET /api/UserLists', () => [
    { id: 7, name: 'Autumn', owner: 'Ada Reader', isMine: true, isShared: false, size: 3 },
  ]);
  server.on('POST /api/UserLists/7/Isbns', () => ({ added: 1, alreadyThere: 0, present: [], notFound: [] }));
  await chooseAll(user);
  await press(user, 'Add to List');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add 1 ISBN to a list' }));
  expect(dialog.getByText('1 title without an ISBN omitted.')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Add' }));
  expect(await screen.findByText("1 ISBN added to 'Autumn'.")).toBeInTheDocument();
  expect(JSON.parse(server.to('POST /api/UserLists/7/Isbns')[0]!.body)).toEqual({ isbns: [isbnOf(1)] });
});

test('a selection of titles without an ISBN opens no list dialog', async () => {
  const { user } = await openBoth();
  await user.click(screen.getByRole('checkbox', { name: /Unnumbered$/ }));
  await press(user, 'Add to List');
  expect(
    await screen.findByRole('dialog', { name: 'A list holds ISBNs. The selected titles have none.' }),
  ).toBeVisible();
});

test('title sheets of titles without an ISBN are printed by their numbers', async () => {
  const { user } = await openBoth();
  await chooseAll(user);
  await press(user, 'Print Title Sheets');
  const dialog = within(await screen.findByRole('dialog', { name: 'Print Title Sheets' }));
  await user.click(dialog.getByRole('button', { name: 'Print' }));
  expect(new URLSearchParams(opened[0]?.split('?')[1]).get('selectedProducts')).toBe('1:001,2:001');
});

test('Export Selected sends the number of a title without an ISBN', async () => {
  const { server, user } = openHqna([hqnaRow(), hqnaRow({ PRODUCT_ID: 9, ISBN_13: null, isbn: null, title: 'Loose' })]);
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  server.on('POST /api/Export/excel/hqna', () => ({ file: btoa('PK'), fileName: 'SearchResults.xlsx' }));
  await grid();
  await chooseAll(user);
  await press(user, 'Export 2 selected');
  expect(await screen.findByText('SearchResults.xlsx was saved.')).toBeVisible();
  expect(JSON.parse(server.to('POST /api/Export/excel/hqna')[0]!.body)).toMatchObject({
    selected: [
      { companyCode: '180', isbn: '9780373000012' },
      { companyCode: '180', productId: 9 },
    ],
  });
});
