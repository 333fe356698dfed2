import { screen, waitFor, within } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import { bookings } from '@titlenet/catalogue/sheet/publicity';
import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import { describe, expect, test } from 'vitest';
import { failure, fakeServer, type Handler } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';

type Booking = TitleSheet['publicity']['info'][number];

const booking = (change: Partial<Booking>): Booking => ({
  ...emptyRecord(bookings.columns),
  showName: 'Good Day Today',
  ...change,
});
const call = 'GET /api/TitleSheet/PublicityInfo';

async function open(info: Booking[], more: Record<string, Handler> = {}, bar = titleBar()) {
  const server = fakeServer({ ...titleHandlers(bar, titleSheet({ publicity: { publicist: 'Ann', info } })), ...more });
  const opened = renderApp(sheetAddress(bar));
  const region = within(await screen.findByRole('region', { name: 'Publicity' }));
  return { ...opened, server, region };
}

type Region = Awaited<ReturnType<typeof open>>['region'];
const rowsOf = (region: Region) =>
  within(region.getByRole('table', { name: 'Bookings' }))
    .getAllByRole('row')
    .slice(1);
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

const runDates: [string, Partial<Booking>, string, string][] = [
  ['airDate 01/01/1900', { airDate: '01/01/1900', vague: 'Early spring' }, 'Early spring?', '[PUBL-29]'],
  [
    'the same as a date of the wire',
    { airDate: '1900-01-01T00:00:00', vague: 'Early spring' },
    'Early spring?',
    '[PUBL-29]',
  ],
  [
    'the same with a time of day',
    { airDate: '1/1/1900 12:00:00 AM', vague: 'Early spring' },
    'Early spring?',
    '[PUBL-29]',
  ],
  ['a later day of that month', { airDate: '1/10/1900', vague: 'Early spring' }, '1/10/1900', '[PUBL-34]'],
  ['no airDate', { airDate: null, vague: 'Early spring' }, 'Early spring?', '[PUBL-30]'],
  ['a blank airDate', { airDate: '  ', vague: 'Early spring' }, 'Early spring?', '[PUBL-30]'],
  ['a vague text that is a date', { airDate: null, vague: '2026-05-01T00:00:00' }, '5/1/2026?', '[PUBL-31]'],
  ['neither', { airDate: '', vague: ' ' }, 'TBA', '[PUBL-32]'],
  ['01/01/1900 and a blank vague text', { airDate: '01/01/1900', vague: null }, 'TBA', '[PUBL-37]'],
  ['an airDate that is a date', { airDate: '2026-05-01T09:30:00', vague: 'no' }, '5/1/2026', '[PUBL-33]'],
  ['another airDate', { airDate: '5/1/2026 (approx)', vague: 'no' }, '5/1/2026', '[PUBL-34]'],
];

test.each(runDates)('the run date of %s, %o, is %s %s', async (_, change, shown) => {
  const { region } = await open([booking(change)]);
  expect(cellsOf(rowsOf(region)[0]!)[1]).toBe(shown);
});

test('the table has an icon column, run date, event and type [PUBL-21, PUBL-22, PUBL-23, PUBL-24]', async () => {
  const radio = { airDate: '2026-05-01T00:00:00', type: 'Radio', tourCity: 'Oslo', frontPage: '1' };
  const { region } = await open([booking(radio)]);
  const table = within(region.getByRole('table', { name: 'Bookings' }));
  const heads = within(table.getAllByRole('row')[0]!);
  expect(heads.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Run Date',
    'Event',
    'Type',
    'City',
  ]);
  const [icon, ...cells] = within(rowsOf(region)[0]!).getAllByRole('cell');
  expect(within(icon!).getByRole('img', { name: 'Front page' })).toBeVisible();
  expect(cells.map((cell) => cell.textContent)).toEqual(['5/1/2026', 'Good Day Today', 'Radio', 'Oslo']);
});

describe('an event', () => {
  test("joins its parts with '/' and skips empty ones [PUBL-35, PUBL-36]", async () => {
    const { region } = await open([
      booking({ callSign: 'WOAK', showName: 'Book Hour', bookingDesc: 'Interview' }),
      booking({ callSign: 'WOAK', showName: ' ', bookingDesc: 'Interview' }),
      booking({ callSign: null, showName: 'Book Hour', bookingDesc: '' }),
    ]);
    expect(rowsOf(region).map((row) => cellsOf(row)[2])).toEqual([
      'WOAK/Book Hour/Interview',
      'WOAK/Interview',
      'Book Hour',
    ]);
  });

  test("is bold when it is national: nat equals '1' [PUBL-25]", async () => {
    const { region } = await open([booking({ nat: '1' }), booking({ nat: '0' }), booking({ nat: '11' })]);
    expect(rowsOf(region).map((row) => row.dataset.strong)).toEqual(['true', undefined, undefined]);
  });

  test("has a fire icon for frontPage '1', else a star for a starred show [PUBL-26, PUBL-27]", async () => {
    const { region } = await open([
      booking({ frontPage: '1', showName: 'Weekly (starred)' }),
      booking({ frontPage: '0', showName: 'Weekly (Starred)' }),
      booking({ frontPage: '0', showName: 'Weekly' }),
    ]);
    const marks = rowsOf(region).map((row) => within(row).queryByRole('img')?.getAttribute('aria-label'));
    expect(marks).toEqual(['Front page', 'Starred', undefined]);
  });
});

test('events are sorted by date, vague dates among them, those without a year last', async () => {
  const { region } = await open([
    booking({ vague: 'Spring' }),
    booking({ airDate: '2026-06-01T00:00:00' }),
    booking({ vague: 'Mid-May 2026' }),
    booking({ airDate: '5/20/2026 (approx)' }),
    booking({ airDate: '2026-05-01T00:00:00' }),
    booking({ vague: 'Autumn' }),
    booking({ vague: '2026-05-30T00:00:00' }),
  ]);
  expect(rowsOf(region).map((row) => cellsOf(row)[1])).toEqual([
    '5/1/2026',
    'Mid-May 2026?',
    '5/20/2026',
    '5/30/2026?',
    '6/1/2026',
    'Spring?',
    'Autumn?',
  ]);
});

test('the filter has three options, All by default [PUBL-17, PUBL-18, PUBL-19]', async () => {
  const { region } = await open([booking({})]);
  const filter = region.getByRole('combobox', { name: 'Show bookings' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All', 'National (Bold) & Starred', 'Starred']);
  expect(filter).toHaveDisplayValue('All');
});

test.each([
  ['All', 'All', '[PUBL-17]'],
  ['National (Bold) & Starred', 'National', '[PUBL-18]'],
  ['Starred', 'Starred', '[PUBL-19]'],
])('View loads %s (%s) and shows the response [PUBL-20] %s', async (choice, bookingType) => {
  const { region, server, user } = await open([booking({ showName: 'Before' })], {
    [call]: () => [booking({ showName: 'After' })],
  });
  const filter = region.getByRole('combobox', { name: 'Show bookings' });
  await user.selectOptions(filter, within(filter).getByRole('option', { name: choice }));
  expect(server.to(call)).toEqual([]);
  await user.click(region.getByRole('button', { name: 'View' }));
  await waitFor(() => expect(rowsOf(region).map((row) => cellsOf(row)[2])).toEqual(['After']));
  expect(server.to(call).map(({ query }) => query.toString())).toEqual([
    `isbn=9780061120084&companyCode=001&bookingType=${bookingType}`,
  ]);
  expect(region.getByRole('status')).toHaveTextContent('1 bookings');
});

test('View loads the rows of the company of the sheet, not of another company with the ISBN (G-165)', async () => {
  const handlers = { [call]: () => [booking({ showName: 'After' })] };
  const { region, server, user } = await open([booking({})], handlers, titleBar({ companyCode: '003' }));
  await user.click(region.getByRole('button', { name: 'View' }));
  await waitFor(() => expect(server.to(call)[0]?.query.get('companyCode')).toBe('003'));
});

test("a filter without events shows 'No events found', and can be changed [PUBL-28]", async () => {
  const { region, server, user } = await open([booking({})], { [call]: () => [] });
  await user.click(region.getByRole('button', { name: 'View' }));
  expect(await region.findByText('No events found')).toBeVisible();
  expect(region.queryByRole('table')).not.toBeInTheDocument();
  server.on(call, () => [booking({ showName: 'After' })]);
  await user.click(region.getByRole('button', { name: 'View' }));
  await waitFor(() => expect(cellsOf(rowsOf(region)[0]!)[2]).toBe('After'));
});

test("a title with a publicist and no events shows 'No events found' [PUBL-28]", async () => {
  const { region } = await open([]);
  expect(region.getByText('No events found')).toBeVisible();
});

test('a failed call keeps the current rows', async () => {
  const { region, user } = await open([booking({ showName: 'Before' })], { [call]: () => failure(500) });
  await user.click(region.getByRole('button', { name: 'View' }));
  expect(await screen.findByText('Server error')).toBeVisible();
  expect(cellsOf(rowsOf(region)[0]!)[2]).toBe('Before');
});

test('dated events are shown on a time line with a text alternative', async () => {
  const { region } = await open([
    booking({ airDate: '2026-06-11T00:00:00', nat: '1' }),
    booking({ airDate: '2026-05-01T00:00:00' }),
    booking({ vague: 'Spring' }),
  ]);
  const line = await region.findByRole('img', {
    name: 'Time line: 2 dated events, 1 of them national, from 5/1/2026 to 6/11/2026. The table has them all.',
  });
  expect(
    within(line)
      .getAllByText(/Good Day Today$/)
      .map((mark) => mark.textContent),
  ).toEqual(['5/1/2026 Good Day Today', '6/11/2026 Good Day Today']);
  expect(region.getByText(/^2 dated events of 3 · as of /)).toBeVisible();
});

test('without a dated event there is no time line', async () => {
  const { region } = await open([booking({ vague: 'Spring' })]);
  expect(region.queryByRole('img', { name: /^Time line/ })).not.toBeInTheDocument();
});
