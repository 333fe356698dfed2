import { screen, waitFor, within } from '@testing-library/react';
import type { TitleHistoryChange } from '@titlenet/contract/title-history';
import { expect, test, vi } from 'vitest';
import { failure, fakeServer, type Handler } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';
import { timeText } from '../../ui/dates/time-text.ts';

const change = (id: number, field: string, more: Partial<TitleHistoryChange> = {}): TitleHistoryChange => ({
  id,
  changedAt: '2026-11-20T08:00:00',
  field,
  oldValue: null,
  newValue: null,
  sender: 'Harbour Press',
  feed: { runId: 1, kind: 'onix', fileName: 'monday.xml' },
  ...more,
});

const history = 'GET /api/Titles/001/42/history';

async function open(response: Handler, more: Parameters<typeof titleBar>[0] = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  const bar = titleBar({ companyCode: '001', price: 12.5, ...more });
  const editorial = { editor: 'Eve', keynote: 'A new <keynote>' };
  const server = fakeServer({ ...titleHandlers(bar, titleSheet({ editorial })), [history]: response });
  const opened = renderApp(sheetAddress(bar));
  await screen.findByRole('heading', { level: 2, name: 'Editorial' });
  return { ...opened, server };
}

const two = [
  change(9, 'bar.price', { oldValue: '11', newValue: '12.5' }),
  change(8, 'editorial.keynote', { changedAt: '2026-11-02T23:30:00', oldValue: 'Old  words' }),
];

test('fields that changed in the last 30 days have a mark with the date', async () => {
  const { server } = await open(() => ({ changes: two, next: null }));
  const price = (await screen.findByText('Price')).closest('dt')!;
  expect(await within(price).findByRole('img', { name: 'changed 11/20/2026' })).toBeVisible();
  const keynote = screen.getByText('Keynote').closest('dt')!;
  expect(within(keynote).getByRole('img', { name: 'changed 11/2/2026' })).toBeVisible();
  expect(screen.getAllByRole('img', { name: /^changed/ })).toHaveLength(2);
  expect(server.to(history).map(({ query }) => query.toString())).toEqual(['since=2026-10-22&limit=200']);
});

test('the mark has the day of the reader, as the list [FORMAT-21]', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  await open(() => ({
    changes: [change(9, 'bar.price', { changedAt: '2026-11-20T03:30:00', newValue: '12.5' })],
    next: null,
  }));
  expect(await screen.findByRole('img', { name: 'changed 11/19/2026' })).toBeVisible();
});

test('the list shows time, old and new values, sender and file [PROV-04]', async () => {
  const { user } = await open(() => ({ changes: two, next: null }));
  const opener = await screen.findByRole('button', { name: '2 changes' });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Changes of the last 30 days' }));
  const rows = dialog.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(rows.slice(1)).toEqual([
    [timeText('2026-11-20T08:00:00'), 'Price', '$11.00', '$12.50', 'Harbour Press', 'monday.xml'],
    [timeText('2026-11-02T23:30:00'), 'Editorial: Keynote', 'Old words', '', 'Harbour Press', 'monday.xml'],
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

test('a deletion, other editions and search codes are described in words', async () => {
  const rows = (...isbns: string[]) => JSON.stringify(isbns.map((isbn) => ({ isbn, known: { format: 'Audio CD' } })));
  const { user } = await open(() => ({
    changes: [
      change(9, 'isDeleted', { newValue: 'Y' }),
      change(8, 'isDeleted', { oldValue: 'Y' }),
      change(7, 'relatedEditions.audioAndLargePrint', { oldValue: rows('1', '2'), newValue: rows('2') }),
      change(6, 'sales.competitive', {
        newValue: JSON.stringify([{ isbn: '3', known: { title: 'Tides' }, isModel: true }]),
      }),
      change(5, 'codes.bisacCategory', { newValue: JSON.stringify([{ code: 'FIC', description: 'Fiction' }]) }),
      change(4, 'relatedEditions.otherWorks', { newValue: '[{"isbn":"4","known":{"form' }),
      change(3, 'bar.availability', { oldValue: '20', newValue: '21' }),
    ],
    next: null,
  }));
  await user.click(await screen.findByRole('button', { name: '7 changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changes of the last 30 days' }));
  const told = dialog.getAllByRole('row').map((row) => [...row.children].slice(1, 4).map((cell) => cell.textContent));
  expect(told.slice(1)).toEqual([
    ['Deleted', '', 'Yes'],
    ['Deleted', 'Yes', ''],
    ['Related: Audio & Large Print', '1, Audio CD; 2, Audio CD', '2, Audio CD'],
    ['Sales: Competitive Titles', '', '3, Tides, is model'],
    ['Found by: bisac category', '', 'FIC, Fiction'],
    ['Related: Other Works', '', '[{"isbn":"4","known":{"form'],
    ['Availability', 'Available', 'In stock'],
  ]);
});

test('editions, suppliers, restrictions, dates and relations are described in words instead of codes [PROV-04]', async () => {
  const supply = {
    market: 'US',
    marketStatus: '04',
    supplier: 'Kelp',
    role: '05',
    availability: '21',
    returns: '02 Y',
  };
  const restriction = { restriction: '06', outlets: null, note: null, market: 'IE', startDate: '2031-06-09T00:00:00' };
  const related = { isbn: '9780061122415', relations: ['13', '03'], known: { format: 'Paperback' } };
  const values: [field: string, value: unknown][] = [
    ['bar.furtherDates', ['11 1995', '23 2026-03-02']],
    ['bar.editionTypes', ['Revised', 'Illustrated']],
    ['subrights.partsOfCountries', ['For sale: Québec, Canada']],
    ['subrights.supply', [{ ...supply, minimumOrder: 12 }]],
    ['subrights.salesRestrictions', [{ ...restriction, endDate: null }]],
    ['relatedEditions.ebookOf', [related]],
  ];
  const changes = values.map(([field, value], index) => change(9 - index, field, { newValue: JSON.stringify(value) }));
  const { user } = await open(() => ({ changes, next: null }));
  await user.click(await screen.findByRole('button', { name: '6 changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changes of the last 30 days' }));
  const told = dialog.getAllByRole('row').map((row) => [...row.children].slice(1, 4).map((cell) => cell.textContent));
  expect(told.slice(1)).toEqual([
    ['Further Dates', '', 'First published 1995; Review embargo 03/02/2026'],
    ['Edition Type', '', 'Revised; Illustrated'],
    ['Subrights: Parts of Countries', '', 'For sale: Québec, Canada'],
    [
      'Subrights: Suppliers',
      '',
      'United States, Active, Kelp, Sales agent, In stock, Returnable, full copies, at least 12',
    ],
    ['Subrights: Sales Restrictions', '', 'Libraries only, Ireland, from 6/9/2031'],
    ['Related: E-book of', '', '9780061122415, Paperback, Based on print, Replaces'],
  ]);
});

test('rich text is shown as its plain text, other text as it is (G-220)', async () => {
  const { user } = await open(() => ({
    changes: [
      change(3, 'editorial.bookDescription', {
        oldValue: '<p>caf&eacute; &amp; <em>Gats</em>by</p><p>H<sub>2</sub>O</p>',
        newValue: '<p>co&shy;operation, cut off at the limit <stro',
      }),
      change(2, 'quotes.quotations', {
        newValue: JSON.stringify([{ linkId: 1, quote: '<p><b>Un</b>put&shy;downable</p>', source: 'Q &amp; A' }]),
      }),
      change(1, 'editorial.keynote', { oldValue: 'R&amp;D <em>', newValue: 'a < b' }),
    ],
    next: null,
  }));
  await user.click(await screen.findByRole('button', { name: '3 changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changes of the last 30 days' }));
  const told = dialog.getAllByRole('row').map((row) => [...row.children].slice(1, 4).map((cell) => cell.textContent));
  expect(told.slice(1)).toEqual([
    ['Editorial: Book Description', 'café & Gatsby H2O', 'cooperation, cut off at the limit'],
    ['Quotes: Quotes', '', '1, Unputdownable, Q & A'],
    ['Editorial: Keynote', 'R&amp;D <em>', 'a < b'],
  ]);
});

test("fields that the company's sheet does not show are omitted", async () => {
  const { server } = await open(() => ({
    changes: [change(3, 'editorial.tagline'), change(2, 'bar.isAudio'), change(1, 'stored.ltdNet')],
    next: null,
  }));
  await waitFor(() => expect(server.to(history)).toHaveLength(1));
  await screen.findByText('Eve');
  expect(screen.queryByRole('button', { name: /change/ })).not.toBeInTheDocument();
});

test('without a history the sheet is complete except for the marks', async () => {
  const { server } = await open(() => failure(500));
  await waitFor(() => expect(server.to(history)).toHaveLength(1));
  expect(screen.getByText('Eve')).toBeVisible();
  expect(screen.queryByText('Server error')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /change/ })).not.toBeInTheDocument();
});

test.each([
  ['beside the status', 'AV - In Stock', true],
  ['below all else where there is none, so that no empty line parts the title from its ISBN', null, false],
])('the number of changes is shown %s', async (_, salesMarketingCode, isAbove) => {
  await open(() => ({ changes: two, next: null }), { salesMarketingCode });
  const button = await screen.findByRole('button', { name: '2 changes' });
  const follows = button.compareDocumentPosition(screen.getByRole('button', { name: 'Hyphens' }));
  expect(follows).toBe(isAbove ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING);
});
