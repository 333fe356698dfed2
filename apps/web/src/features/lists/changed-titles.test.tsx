import { screen, waitFor, within } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import { type ChangedTitle, changedTitleFields } from '@titlenet/catalogue/lists/changed-titles';
import { onSaleFields } from '@titlenet/catalogue/lists/on-sale';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, fakeServer, permissions } from '../../../test/fake-server.ts';
import { hash, renderApp, stopApps } from '../../../test/render-app.tsx';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';
import { grid, heads, ignoreDownloads, textsUnder } from './lists.test-support.ts';

beforeEach(() => giveElementsSize({ width: 4000, height: 900 }));
afterEach(() => {
  vi.useRealTimers();
  stopApps();
});

const change = (parts: Partial<ChangedTitle>): ChangedTitle => ({
  ...emptyRecord(changedTitleFields),
  isbn: '9780062040800',
  title: 'The Lantern Keeper',
  imprintDesc: 'Harbour Press',
  changedAt: '2026-03-02T05:00:00',
  productId: 77,
  companyCode: '001',
  ...parts,
});
const price = { kind: 'Price', field: 'Price', oldValue: '$24.99', newValue: '$26.99', sender: 'Harbour' };
const rows = [
  change(price),
  change({ kind: 'Text', field: 'Editorial: Keynote', newValue: 'A storm.' }),
  change({ kind: 'Gone', title: 'Tides', isbn: '9780061122415' }),
];
const changes = 'GET /api/ChangedTitles';
const answer = (parts: object = {}) => ({
  since: '2026-02-27T08:00:00',
  titles: 2,
  isMore: false,
  data: rows,
  isComplete: true,
  imprints: ['Harbour Press', 'Lighthouse'],
  ...parts,
});

test('changed titles say what was changed, and count changes and titles [CHANGED-01, CHANGED-05]', async () => {
  fakeServer({ [changes]: () => answer() });
  renderApp('/changedTitles');
  expect((await heads()).slice(1)).toEqual(['ISBN', 'Title', 'Kind', 'Change', 'Imprint', 'Author', 'Sender', 'Day']);
  expect(await textsUnder('Day')).toEqual(['3/2/2026', '3/2/2026', '3/2/2026']);
  expect(await textsUnder('Change')).toEqual(['Price $24.99 → $26.99', 'Editorial: Keynote blank → A storm.', '']);
  expect(within(await grid()).getByRole('deletion')).toHaveTextContent('$24.99');
  expect(screen.getByText('since 02/27/2026: 2 titles, 3 changes')).toBeVisible();
  // A deleted title has no sheet.
  expect(screen.getAllByRole('link', { name: '9780062040800' })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: '9780061122415' })).not.toBeInTheDocument();
});

test('changed titles are grouped by day while they are sorted by it [CHANGED-08]', async () => {
  const rowsOfDays = [
    change(price),
    change({ ...price, isbn: '9780061122415' }),
    change({ changedAt: '2026-03-01T00:00:00' }),
  ];
  fakeServer({ [changes]: () => answer({ data: rowsOfDays }) });
  const { user } = renderApp('/changedTitles');
  await grid();
  expect(screen.getByText('Monday, 03/02/2026 · 2 changes')).toBeVisible();
  expect(screen.getByText('Sunday, 03/01/2026 · 1 change')).toBeVisible();
  // The order of the server, then the oldest first.
  await user.click(within(screen.getByRole('columnheader', { name: /Day/ })).getByRole('button', { name: /Day/ }));
  await user.click(within(screen.getByRole('columnheader', { name: /Day/ })).getByRole('button', { name: /Day/ }));
  await waitFor(async () => expect((await textsUnder('Day'))[0]).toBe('3/1/2026'));
  expect(screen.getByText('Monday, 03/02/2026 · 2 changes')).toBeVisible();
  await user.click(within(screen.getByRole('columnheader', { name: /Title/ })).getByRole('button', { name: /Title/ }));
  await waitFor(() => expect(screen.queryByText(/^Monday/)).not.toBeInTheDocument());
});

test('the day since which titles have changed is that of the reader [HOME-37]', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  fakeServer({ [changes]: () => answer({ since: '2026-02-27T03:30:00' }) });
  renderApp('/changedTitles');
  expect(await screen.findByText('since 02/26/2026: 2 titles, 3 changes')).toBeVisible();
});

test('of a cut list the oldest day, of which changes are missing, counts what is listed [CHANGED-09]', async () => {
  const data = [
    change(price),
    change({ ...price, changedAt: '2026-03-01T00:00:00' }),
    change({ changedAt: '2026-03-01T00:00:00' }),
  ];
  fakeServer({ [changes]: () => answer({ data, isComplete: false }) });
  renderApp('/changedTitles');
  await grid();
  expect(screen.getByText('Monday, 03/02/2026 · 1 change')).toBeVisible();
  expect(screen.getByText('Sunday, 03/01/2026 · 2 changes listed')).toBeVisible();
});

test('an incomplete list of changed titles says so', async () => {
  fakeServer({ [changes]: () => answer({ titles: 4_567, isMore: true, isComplete: false }) });
  renderApp('/changedTitles');
  expect(await screen.findByText('since 02/27/2026: more than 4,567 titles, the newest 3 changes')).toBeVisible();
});

test('changed titles are limited by period, kind, company, imprint and user list, which are kept in the address [CHANGED-02, CHANGED-04]', async () => {
  const list = { id: 7, name: 'Front of store', owner: 'Anna', isMine: true, isShared: false, size: 2 };
  const server = fakeServer({
    ...permissions(['001', '003'], ['User']),
    [changes]: () => answer(),
    'GET /api/UserLists': () => [list],
  });
  const { user } = renderApp('/changedTitles');
  await grid();
  for (const [label, choice] of [
    ['Period', 'Last month'],
    ['Kind', 'Price'],
    ['Company', "Children's"],
    ['Imprint', 'Lighthouse'],
    ['User List', 'Front of store'],
  ] as const)
    await user.selectOptions(await screen.findByRole('combobox', { name: label }), choice);
  expect(hash()).toBe('#/changedTitles?period=month&companyCode=003&imprint=Lighthouse&kind=price&list=7');
  await waitFor(() =>
    expect(server.to(changes).at(-1)?.query.toString()).toBe(
      'period=month&companyCode=003&imprint=Lighthouse&kind=price&list=7',
    ),
  );
});

test('changed titles can be limited to what the user follows [FOLLOW-08]', async () => {
  const server = fakeServer({ [changes]: () => answer() });
  const { user } = renderApp('/changedTitles?period=week&list=7');
  await grid();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'User List' }), 'What I follow');
  expect(hash()).toBe('#/changedTitles?period=week&followed=true');
  await waitFor(() => expect(server.to(changes).at(-1)?.query.toString()).toBe('period=week&followed=true'));
});

test('a range asks for both days', async () => {
  const server = fakeServer({ [changes]: () => answer() });
  renderApp('/changedTitles?period=range&from=2026-03-05&to=2026-03-01');
  expect(await screen.findByText('Choose the first and the last day.', { selector: 'p' })).toBeVisible();
  expect(server.to(changes)).toHaveLength(0);
});

test('changed titles are exported with old and new values [CHANGED-07]', async () => {
  ignoreDownloads();
  const server = fakeServer({
    [changes]: () => answer(),
    'POST /api/Export/Table/Excel': () => ({ file: 'UEs=', fileName: 'Changed Titles.xlsx' }),
  });
  const { user } = renderApp('/changedTitles');
  await grid();
  await user.click(screen.getByRole('button', { name: /Excel/ }));
  await waitFor(() => expect(server.to('POST /api/Export/Table/Excel')).toHaveLength(1));
  const body = JSON.parse(server.to('POST /api/Export/Table/Excel')[0]!.body);
  expect(body).toMatchObject({
    name: 'Changed Titles',
    rows: [{ isbn: '9780062040800', oldValue: '$24.99', newValue: '$26.99', sender: 'Harbour' }, {}, {}],
  });
  expect(body.columns.map(({ label }: { label: string }) => label)).toEqual([
    'ISBN',
    'Title',
    'Author',
    'Imprint',
    'Day',
    'Kind',
    'Field',
    'Old Value',
    'New Value',
    'Sender',
  ]);
});

test('without changes, or if they cannot be loaded, the page says so', async () => {
  fakeServer({ [changes]: () => answer({ data: [], titles: 0, imprints: [] }) });
  const { view } = renderApp('/changedTitles');
  expect(await screen.findByText('No title has changed', { selector: 'p' })).toBeVisible();
  view.unmount();
  stopApps();
  fakeServer({ [changes]: () => failure(500) });
  renderApp('/changedTitles?period=day');
  expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
});

test('on sale are the titles of a period relative to today [LIST-80, LIST-81]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 11, 12) });
  const title = { ...emptyRecord(onSaleFields), isbn: '9780062040800', title: 'Tides', companyCode: '001' };
  const onSale = 'GET /api/OnSale';
  const server = fakeServer({
    [onSale]: () => ({ total: 1, data: [{ ...title, onSaleDate: '2026-03-10T00:00:00', firstPrint: 9000 }] }),
  });
  const { user } = renderApp('/onSale');
  expect(await textsUnder('On Sale Date')).toEqual(['3/10/2026']);
  expect(await textsUnder('First Print')).toEqual(['9,000']);
  expect(screen.getByText('03/08/2026 to 03/14/2026')).toBeVisible();
  const ranges = [server.to(onSale).at(-1)?.query.toString()];
  for (const period of ['Next week', 'This month', 'Next month']) {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), period);
    await grid();
    ranges.push(server.to(onSale).at(-1)?.query.toString());
  }
  expect(ranges).toEqual([
    'from=2026-03-08&to=2026-03-14',
    'from=2026-03-15&to=2026-03-21',
    'from=2026-03-01&to=2026-03-31',
    'from=2026-04-01&to=2026-04-30',
  ]);
});
