import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer, permissions } from '../../../test/fake-server.ts';
import { hash, renderApp, stopApps } from '../../../test/render-app.tsx';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';
import { cellsUnder, eventRow, grid, heads, ignoreDownloads, textsUnder } from './lists.test-support.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 15, 12), toFake: ['Date'] });
  giveElementsSize({ width: 4000, height: 900 });
});
afterEach(() => {
  stopApps();
  vi.useRealTimers();
});

const events = [
  eventRow({
    title: 'Tides',
    author: 'Ash, A.',
    event: 'Radio hour',
    runDate: '3/10/2026',
    airDate: '2026-03-10T00:00:00',
    type: 'Radio',
    market: 'Denver',
    onSaleDate: '2026-05-02T00:00:00',
    bindingFormat: 'Paperback',
    itemImage: 2,
  }),
  eventRow({
    title: 'Anna',
    author: 'Bell, B.',
    event: 'Morning show',
    runDate: '3/2/2026',
    airDate: '2026-03-02T00:00:00',
    type: 'Television',
    market: 'Atlanta',
    onSaleDate: '2026-04-01T00:00:00',
    bindingFormat: 'Hardcover',
    itemImage: 1,
    isBold: true,
    productId: 78,
  }),
  eventRow({ title: 'Moon', event: 'Essay', runDate: 'TBA', type: 'Online', productId: 79 }),
];
const found = (data = events, total = data.length) => ({ data, total });
const customized = 'POST /api/Reports/CustomizedPublicityFlash';
const flash = (id: string) => `GET /api/Reports/PublicityFlash/${id}`;

function open(address: string, handlers = {}) {
  const server = fakeServer({ [customized]: () => found(), [flash('Pr')]: () => found(), ...handlers });
  return { server, ...renderApp(address) };
}
const bodyOf = (server: ReturnType<typeof fakeServer>) => JSON.parse(server.to(customized).at(-1)?.body ?? 'null');

test("a view without events says 'No events found' [PUBL-28]", async () => {
  open('/publicityReports?report=Pr', { [flash('Pr')]: () => found([]) });
  expect(await screen.findByText('No events found', { selector: 'p' })).toBeVisible();
});

describe('the views [ROUTE-081]', () => {
  test.each([
    ['Pr', 'PR Flash', '[LIST-01]'],
    ['Title', 'By Title', '[LIST-02]'],
    ['Market', 'By Market', '[LIST-03]'],
    ['Signings', 'Book Signings', '[LIST-04]'],
  ])('%s is %s %s', async (key, label) => {
    open(`/publicityReports?report=${key}`, { [flash(key)]: () => found() });
    expect(await textsUnder('Title')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Current Publicity: ${label}`);
    const tabs = within(screen.getByRole('navigation', { name: 'Current publicity' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(label);
    expect(document.title).toBe('Current Publicity Rpt - TitleNet');
  });

  test('name the days around that of the company, whatever the time zone of the browser [LIST-85]', async () => {
    // In New York it is still the 14th.
    vi.setSystemTime(new Date('2026-03-15T02:30:00Z'));
    open('/publicityReports?report=Title');
    expect(await screen.findByText('All events by title, 2/28/2026 to 3/15/2026')).toBeVisible();
  });

  test('have after midnight the events of the days that they name [LIST-91]', async () => {
    // Two minutes to midnight of the 14th in New York; lists are kept for five minutes.
    vi.setSystemTime(new Date('2026-03-15T03:58:00Z'));
    const calls = [found(), found(events.slice(0, 1))];
    const { user } = open('/publicityReports?report=Pr', {
      [flash('Pr')]: () => calls.shift(),
      [flash('Title')]: () => found(),
    });
    expect(await screen.findByText('Hot and starred events by run date, 2/28/2026 to 3/15/2026')).toBeVisible();
    expect(await textsUnder('Title')).toHaveLength(3);
    const tabs = within(screen.getByRole('navigation', { name: 'Current publicity' }));
    await user.click(tabs.getByRole('link', { name: 'By Title' }));
    expect(await textsUnder('Title')).toHaveLength(3);
    vi.setSystemTime(new Date('2026-03-15T04:01:00Z'));
    await user.click(tabs.getByRole('link', { name: 'PR Flash' }));
    expect(await screen.findByText('Hot and starred events by run date, 3/1/2026 to 3/16/2026')).toBeVisible();
    await waitFor(async () => expect(await textsUnder('Title')).toEqual(['Tides']));
  });

  test('need the role employee; an unknown one is not found', async () => {
    fakeServer(permissions(['001'], ['User']));
    const { view } = renderApp('/publicityReports?report=Pr');
    await waitFor(() => expect(hash()).toBe('#/403'));
    view.unmount();
    open('/publicityReports?report=Weekly');
    await waitFor(() => expect(hash()).toBe('#/404'));
  });

  test('show nine columns after the mark [LIST-06..LIST-08, LIST-09..LIST-11, LIST-12..LIST-14]', async () => {
    open('/publicityReports?report=Pr');
    expect((await heads()).slice(1)).toEqual([
      'Mark',
      'ISBN',
      'Title',
      'Author',
      'Event',
      'Run Date',
      'Type',
      'Market',
      'On Sale Date',
      'Binding Format',
    ]);
    expect(await textsUnder('On Sale Date')).toContain('5/2/2026');
    expect(await textsUnder('Run Date')).toEqual(['3/2/2026', '3/10/2026', 'TBA']);
  });

  test('mark hot and starred events with a symbol and its text, and national ones in bold [LIST-15, LIST-16, LIST-17]', async () => {
    open('/publicityReports?report=Pr&sort=title');
    const [anna, moon, tides] = await cellsUnder('Mark');
    const markOf = (cell: HTMLElement | undefined, name: string) =>
      within(cell!).getByRole('img', { name }).querySelector('svg')?.dataset.mark;
    expect([markOf(anna, 'Hot, National'), markOf(tides, 'Starred')]).toEqual(['fire', 'star']);
    expect(within(moon!).queryByRole('img')).not.toBeInTheDocument();
    const bold = (cell: HTMLElement | undefined) => cell?.closest('[role="row"]')?.hasAttribute('data-bold');
    expect([anna, moon, tides].map(bold)).toEqual([true, false, false]);
  });

  test('keep their marks on paper, in words beside the symbol [LIST-75]', async () => {
    open('/publicityReports?report=Pr&sort=title');
    await grid();
    window.dispatchEvent(new Event('beforeprint'));
    const paper = await screen.findByRole('table', { name: /^Current Publicity: PR Flash/, hidden: true });
    const [head, ...rows] = within(paper).getAllByRole('row', { hidden: true });
    expect(within(head!).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(/^Mark$/);
    const marks = rows.map((row) => within(row).getAllByRole('cell', { hidden: true })[0]!);
    expect(marks.map(({ textContent }) => textContent?.trim())).toEqual(['Hot, National', '', 'Starred']);
    expect(marks.map((cell) => cell.querySelector('svg')?.dataset.mark)).toEqual(['fire', undefined, 'star']);
    expect(rows.map((row) => row.hasAttribute('data-bold'))).toEqual([true, false, false]);
    window.dispatchEvent(new Event('afterprint'));
  });

  test('say how many events there are beyond those that are listed', async () => {
    open('/publicityReports?report=Pr', { [flash('Pr')]: () => found(events, 5_000) });
    expect(await screen.findByText(/the first 3 of 5,000 events$/)).toBeVisible();
  });

  test('are exported with header, description, titles and rows [LIST-42] [EXPORT-24..EXPORT-26, EXPORT-27]', async () => {
    ignoreDownloads();
    const path = 'POST /api/Export/excel/publicityFlash';
    const { server, user } = open('/publicityReports?report=Pr', {
      [path]: () => ({ file: '', fileName: 'CurrentPublicity.xlsx' }),
    });
    await grid();
    await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
    await waitFor(() => expect(server.to(path)).toHaveLength(1));
    const [call] = server.to(path);
    expect(call!.query.get('publicityHeader')).toBe('PR Flash');
    expect(call!.query.get('publicityDescription')).toMatch(/3\/1\/2026 to 3\/16\/2026$/);
    const body = JSON.parse(call!.body);
    expect(body.titles).toEqual(['ISBN', 'Title', 'Author', 'Event', 'Run Date', 'Type', 'Market']);
    expect(body.rows[0]).toEqual({
      isbn: '9780062040800',
      title: 'Anna',
      author: 'Bell, B.',
      event: 'Morning show',
      runDate: '3/2/2026',
      type: 'Television',
      market: 'Atlanta',
    });
  });
});

describe('the customized view [LIST-05]', () => {
  const address = '/publicityReports?report=Customized';
  const reload = () => screen.findByRole('button', { name: 'Re-load' });

  test('starts with hot and starred bookings by booking date, from 14 days ago until tomorrow [LIST-22, LIST-36..LIST-38, LIST-39..LIST-41]', async () => {
    const { server } = open(address);
    await grid();
    expect(bodyOf(server)).toEqual({
      bookingType: 'FrontPage',
      dateType: 'AirDate',
      startDate: '2026-03-01T00:00:00',
      endDate: '2026-03-16T00:00:00',
    });
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('03/01/2026');
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('03/16/2026');
    const choices = within(screen.getByRole('combobox', { name: 'Show bookings' })).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Hot and Starred',
      'All',
      'National (bold) & Starred',
      'Starred only',
    ]);
    const dates = within(screen.getByRole('combobox', { name: 'Date' })).getAllByRole('option');
    expect(dates.map(({ textContent }) => textContent)).toEqual(['Booking Date', 'Date Added']);
  });

  test.each([
    ['All', 'All', '[LIST-23]'],
    ['National (bold) & Starred', 'National', '[LIST-24]'],
    ['Starred only', 'Starred', '[LIST-25]'],
  ])(
    'the filter %s is applied by Re-load and kept in the address [LIST-18, LIST-19] %s',
    async (label, bookingType) => {
      const { server, user } = open(address);
      const choices = await screen.findByRole('combobox', { name: 'Show bookings' });
      await user.selectOptions(choices, within(choices).getByRole('option', { name: label }));
      expect(server.to(customized)).toHaveLength(1);
      await user.click(await reload());
      await waitFor(() => expect(bodyOf(server)).toMatchObject({ bookingType }));
      expect(hash()).toContain(`bookingType=${bookingType}`);
    },
  );

  test('sends chosen dates and the date added [LIST-35]', async () => {
    const { server, user } = open(address);
    const from = await screen.findByRole('textbox', { name: 'From' });
    await user.clear(from);
    await user.type(from, '2/1/2026');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Date' }), 'Date Added');
    await user.click(await reload());
    await waitFor(() => expect(bodyOf(server)).toMatchObject({ dateType: 'New', startDate: '2026-02-01T00:00:00' }));
  });

  test('Re-load with the same filter asks again', async () => {
    const { server, user } = open(address);
    await grid();
    await user.click(await reload());
    await waitFor(() => expect(server.to(customized)).toHaveLength(2));
  });

  test.each([
    ['an invalid date', '2/30/2026'],
    ['no date', ''],
    ['a date after the end', '3/17/2026'],
  ])('with %s Re-load is disabled, with a message [LIST-20, LIST-21]', async (_, text) => {
    const { user } = open(address);
    const from = await screen.findByRole('textbox', { name: 'From' });
    await user.clear(from);
    if (text) await user.type(from, text);
    expect(await reload()).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid format of data.');
    await user.clear(from);
    await user.type(from, '3/2/2026');
    expect(await reload()).toBeEnabled();
    expect(screen.queryByText('Please enter a valid format of data.')).not.toBeInTheDocument();
  });

  test('dates that run backwards are named beside the last one', async () => {
    const { user } = open(address);
    const from = await screen.findByRole('textbox', { name: 'From' });
    await user.clear(from);
    await user.type(from, '3/17/2026');
    const to = screen.getByRole('textbox', { name: 'To' });
    expect(to).toHaveAccessibleDescription('The last date is before the first one.');
    await user.clear(from);
    await user.type(from, '3/2/2026');
    expect(to).not.toHaveAccessibleDescription();
  });

  test('an address with an invalid date makes no call', async () => {
    const { server } = open(`${address}&startDate=yesterday`);
    expect(await screen.findByText('Please enter a valid format of data.')).toBeVisible();
    expect(server.to(customized)).toHaveLength(0);
  });

  test('a changed filter that was not applied is kept over a reload, and not after Re-load [STORE-12]', async () => {
    const first = open(address);
    const choices = () => screen.findByRole('combobox', { name: 'Show bookings' });
    await first.user.selectOptions(await choices(), 'All');
    first.view.unmount();
    first.app.stop();
    const second = open(address);
    expect(await choices()).toHaveDisplayValue('All');
    expect(bodyOf(second.server)).toMatchObject({ bookingType: 'FrontPage' });
    await second.user.click(await reload());
    await waitFor(() => expect(bodyOf(second.server)).toMatchObject({ bookingType: 'All' }));
    second.view.unmount();
    second.app.stop();
    open(address);
    expect(await choices()).toHaveDisplayValue('Hot and Starred');
  });

  test('is sorted by title at first [LIST-34]', async () => {
    open(address);
    expect(await textsUnder('Title')).toEqual(['Anna', 'Moon', 'Tides']);
    const head = within(await grid()).getByRole('columnheader', { name: /Title/ });
    expect(head).toHaveAttribute('aria-sort', 'ascending');
  });

  test.each([
    ['Title', ['Tides', 'Moon', 'Anna'], '[LIST-26]'],
    ['Market', ['Anna', 'Tides', 'Moon'], '[LIST-27]'],
    ['Type', ['Moon', 'Tides', 'Anna'], '[LIST-28]'],
    ['Event', ['Moon', 'Anna', 'Tides'], '[LIST-29]'],
    ['Author', ['Tides', 'Anna', 'Moon'], '[LIST-30]'],
    ['Run Date', ['Anna', 'Tides', 'Moon'], '[LIST-31]'],
    ['On Sale Date', ['Anna', 'Tides', 'Moon'], '[LIST-32]'],
    ['Binding Format', ['Anna', 'Tides', 'Moon'], '[LIST-33]'],
  ])('is sorted by %s: %j %s', async (name, expected) => {
    const { user } = open(address);
    await user.click(within(await grid()).getByRole('button', { name }));
    await waitFor(async () => expect(await textsUnder('Title')).toEqual(expected));
  });
});
