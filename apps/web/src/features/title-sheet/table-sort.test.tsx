import { screen, within } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import { bookings } from '@titlenet/catalogue/sheet/publicity';
import { sales } from '@titlenet/catalogue/sheet/sales';
import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';

type Comparison = TitleSheet['sales']['titleTrack'][number];

const row = (change: Partial<Comparison>): Comparison => ({ ...emptyRecord(sales.entries[0].columns), ...change });

const titleTrack = [
  row({ title: 'Lantern Vol 10', author: 'Alm, Zoe', ltdNet: 90, saleDate: '2026-02-01T00:00:00' }),
  row({ title: 'Lantern Vol 2', author: 'Zell, Ann', ltdNet: 1_200, saleDate: '2025-12-01T00:00:00' }),
  row({ title: 'Étude', author: null, ltdNet: null, saleDate: '1900-01-01T00:00:00' }),
  row({ title: 'Zebra', author: 'Berg, Max', ltdNet: -5, saleDate: '2026-01-15T00:00:00' }),
];

async function openTable(name: string, sheet: TitleSheet) {
  const bar = titleBar();
  fakeServer(titleHandlers(bar, sheet));
  const { user } = renderApp(sheetAddress(bar));
  const table = within(await screen.findByRole('table', { name }));
  const head = (label: string) => table.getByRole('columnheader', { name: label });
  const column = (label: string) => {
    const heads = table.getAllByRole('row')[0]!.children;
    const index = [...heads].indexOf(head(label));
    return table
      .getAllByRole('row')
      .slice(1)
      .map((one) => one.children[index]!.textContent);
  };
  const sort = (label: string) => user.click(within(head(label)).getByRole('button', { name: label }));
  return { table, head, column, sort, user };
}

test('a click on a head sorts up, down, and back to the order of the sheet [GRID-119]', async () => {
  const { head, column, sort } = await openTable('Title Track', titleSheet({ sales: { titleTrack } }));
  expect(head('Title')).toHaveAttribute('aria-sort', 'none');
  await sort('Title');
  expect(column('Title')).toEqual(['Étude', 'Lantern Vol 2', 'Lantern Vol 10', 'Zebra']);
  expect(head('Title')).toHaveAttribute('aria-sort', 'ascending');
  await sort('Title');
  expect(column('Title')).toEqual(['Zebra', 'Lantern Vol 10', 'Lantern Vol 2', 'Étude']);
  expect(head('Title')).toHaveAttribute('aria-sort', 'descending');
  await sort('Title');
  expect(column('Title')).toEqual(['Lantern Vol 10', 'Lantern Vol 2', 'Étude', 'Zebra']);
  expect(head('Title')).toHaveAttribute('aria-sort', 'none');
});

test('numbers and dates are sorted by value and names by surname; blank cells are last in both directions [GRID-119]', async () => {
  const { column, sort } = await openTable('Title Track', titleSheet({ sales: { titleTrack } }));
  await sort('LTD Net');
  expect(column('LTD Net')).toEqual(['-5', '90', '1,200', '']);
  await sort('LTD Net');
  expect(column('LTD Net')).toEqual(['1,200', '90', '-5', '']);
  await sort('On Sale');
  expect(column('On Sale')).toEqual(['12/1/2025', '1/15/2026', '2/1/2026', '']);
  await sort('Author');
  expect(column('Author')).toEqual(['Zoe Alm', 'Max Berg', 'Ann Zell', '']);
});

test('the keyboard sorts [GRID-119]', async () => {
  const { head, column, user } = await openTable('Title Track', titleSheet({ sales: { titleTrack } }));
  within(head('LTD Net')).getByRole('button').focus();
  await user.keyboard('{Enter}');
  expect(column('LTD Net')[0]).toBe('-5');
  await user.keyboard(' ');
  expect(column('LTD Net')[0]).toBe('1,200');
});

test('run dates are sorted by day, events without an exact date last [GRID-119]', async () => {
  const booking = (airDate: string | null) => ({
    ...emptyRecord(bookings.columns),
    airDate,
    vague: null,
    showName: 'A',
  });
  const info = ['2026-10-02T00:00:00', null, '2026-09-30T08:00:00'].map(booking);
  const { column, sort } = await openTable('Bookings', titleSheet({ publicity: { info } }));
  await sort('Run Date');
  await sort('Run Date');
  expect(column('Run Date')).toEqual(['10/2/2026', '9/30/2026', 'TBA']);
});

test('a table with one row offers no sorting', async () => {
  const { head } = await openTable('Title Track', titleSheet({ sales: { titleTrack: titleTrack.slice(0, 1) } }));
  expect(head('Title')).not.toHaveAttribute('aria-sort');
  expect(within(head('Title')).queryByRole('button')).not.toBeInTheDocument();
});
