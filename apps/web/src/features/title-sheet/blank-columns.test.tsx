import { screen, within } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import { bookings } from '@titlenet/catalogue/sheet/publicity';
import { relatedEditions } from '@titlenet/catalogue/sheet/related-editions';
import { expect, test } from 'vitest';
import { fakeServer, type Handler } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';

const edition = { ...emptyRecord(relatedEditions.entries[0].columns), title: 'Tides', isbn: '9780062040800' };
const booking = { ...emptyRecord(bookings.columns), showName: 'Book Hour' };

async function open(sheet: ReturnType<typeof titleSheet>, section: string, more: Record<string, Handler> = {}) {
  const bar = titleBar();
  fakeServer({ ...titleHandlers(bar, sheet), ...more });
  const { user } = renderApp(sheetAddress(bar));
  return { user, region: within(await screen.findByRole('region', { name: section })) };
}

type Region = Awaited<ReturnType<typeof open>>['region'];
const headsOf = (region: Region, table: string) =>
  within(region.getByRole('table', { name: table }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test('columns without a value in any row are removed, and named under "Not given"', async () => {
  const otherWorks = [
    { ...edition, price: 9.99 },
    { ...edition, pageCount: 320 },
  ];
  const { region } = await open(titleSheet({ relatedEditions: { otherWorks } }), 'Related');
  expect(headsOf(region, 'Other Works')).toEqual(['ISBN', 'Title', 'Price', 'Pages']);
  const missing = within(region.getByRole('list', { name: 'Not given in Related' })).getAllByRole('listitem');
  expect(missing.map(({ textContent }) => textContent)).toEqual([
    'Audio & Large Print',
    'Other Works: Format, Relation, On Sale, Release, Canadian Price, Selection No., Carton Qty, Trim, UPC',
  ]);
});

test('a filter of the bookings does not change the columns', async () => {
  const info = [{ ...booking, type: 'Radio', tourCity: 'Oslo' }];
  const { region, user } = await open(titleSheet({ publicity: { info } }), 'Publicity', {
    'GET /api/TitleSheet/PublicityInfo': () => [booking],
  });
  const heads = ['Run Date', 'Event', 'Type', 'City'];
  expect(headsOf(region, 'Bookings')).toEqual(heads);
  await user.click(region.getByRole('button', { name: 'View' }));
  expect(await region.findByText('1 bookings')).toBeInTheDocument();
  expect(headsOf(region, 'Bookings')).toEqual(heads);
});
