import { screen, within } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import { bookings } from '@titlenet/catalogue/sheet/publicity';
import { sales } from '@titlenet/catalogue/sheet/sales';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';

const booking = { ...emptyRecord(bookings.columns), showName: 'Book Hour', nat: '0', frontPage: '0' };
const comparison = emptyRecord(sales.entries[0].columns);

async function open(sheet: ReturnType<typeof titleSheet>, section: string) {
  const bar = titleBar();
  fakeServer(titleHandlers(bar, sheet));
  renderApp(sheetAddress(bar));
  return within(await screen.findByRole('region', { name: section }));
}

const legendOf = (region: Awaited<ReturnType<typeof open>>) =>
  within(region.getByRole('list', { name: 'Legend' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the marks of the bookings that occur are explained', async () => {
  const info = [
    { ...booking, airDate: '2031-05-01T00:00:00', nat: '1' },
    { ...booking, airDate: '2031-05-02T00:00:00' },
    { ...booking, airDate: '2031-05-03T00:00:00', showName: 'Weekly (starred)' },
    { ...booking, vague: 'May 2031', frontPage: '1' },
  ];
  expect(legendOf(await open(titleSheet({ publicity: { info } }), 'Publicity'))).toEqual([
    'National (bold)',
    'Other event',
    'Front page',
    'Starred',
  ]);
});

test('bookings without a dated event have no dots to explain', async () => {
  const region = await open(titleSheet({ publicity: { info: [{ ...booking, vague: 'May 2031' }] } }), 'Publicity');
  expect(region.queryByRole('list', { name: 'Legend' })).not.toBeInTheDocument();
});

test('the mark of a model title is explained', async () => {
  const titleTrack = [{ ...comparison, title: 'Ours', isModel: true }];
  expect(legendOf(await open(titleSheet({ sales: { titleTrack } }), 'Sales'))).toEqual(['Model title']);
});
