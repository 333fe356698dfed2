import { screen, waitFor, within } from '@testing-library/react';
import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import { expect, test } from 'vitest';
import { deferredResponse, failure, fakeServer, type Handler, permissions } from '../../../test/fake-server.ts';
import { hash, renderApp } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';

const contract: TitleSheet['coopData']['coopContracts'][number] = {
  marketType: 'National',
  subType: 'Front table',
  datePromoStart: '2026-03-01T00:00:00',
  datePromoEnd: '2026-03-31T00:00:00',
  contractDesc: 'Spring table',
  customerName: 'Corner Books',
  coopAmount: 12500,
};
const placement: TitleSheet['coopData']['retailPlacements'][number] = {
  isbn: '9780061120084',
  accountName: 'Airport Shops',
  promoType: 'Endcap',
  placementDescription: 'Departures',
  promoStartDate: '2026-04-05T00:00:00',
  promoEndDate: null,
};
const none = { coopContracts: [], retailPlacements: [] };
const noCoop = 'No Co-Op Information found.';
const coopCall = 'GET /api/TitleSheet/Coop';

interface Opened {
  bar?: ReturnType<typeof titleBar>;
  handlers?: Record<string, Handler>;
}

function open(page: 'coopInfo' | 'adPromo' | 'onlineMarketing', { bar = titleBar(), handlers = {} }: Opened = {}) {
  const server = fakeServer({ ...titleHandlers(bar), ...handlers });
  const productId = bar.companyCode === '006' ? bar.isbn : bar.productId;
  const query = `isbn10=${bar.isbn10}&companyCode=${bar.companyCode}&productId=${productId}`;
  return { server, ...renderApp(`/titleSheet/reports/subsection/${page}?${query}`) };
}

const cellsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

test('the coop page shows contracts and placements beside the sidebar of its title [COOP-20, ROUTE-041, ROUTE-042, ROUTE-043, ROUTE-044]', async () => {
  const coop = { coopContracts: [contract], retailPlacements: [placement] };
  const { server } = open('coopInfo', { handlers: { [coopCall]: () => coop } });
  const page = await screen.findByRole('region', { name: 'Co-Op Info' });
  expect(within(page).getByRole('heading', { level: 2, name: 'Co-Op Info' })).toBeVisible();
  expect(server.to(coopCall).map(({ query }) => query.toString())).toEqual(['isbn10=0061120081&companyCode=001']);
  expect(cellsOf('Co-Op Contracts')).toEqual([
    ['National', 'Front table', '3/1/2026 - 3/31/2026', 'Spring table', 'Corner Books', '$12,500.00'],
  ]);
  const sidebar = within(screen.getByRole('complementary', { name: 'More On This Title' }));
  expect(await sidebar.findByRole('link', { name: 'Co-Op Info' })).toHaveAttribute('aria-current', 'page');
  expect(server.to('GET /api/TitleSheet/001/42/bar')).toHaveLength(1);
  expect(server.to('GET /api/TitleSheet/001/42')).toEqual([]);
  expect(screen.getByRole('link', { name: 'To Kill a Mockingbird' })).toHaveAttribute(
    'href',
    '#/titleSheet/42?companyCode=001',
  );
  expect(document.title).toBe('Co-Op Info - TitleNet');
});

test('a promotion without an end date ends at 00/00/00 [COOP-16, COOP-17]', async () => {
  open('coopInfo', { handlers: { [coopCall]: () => ({ ...none, retailPlacements: [placement] }) } });
  await screen.findByRole('table', { name: 'Retail Placements' });
  expect(cellsOf('Retail Placements')).toEqual([
    ['9780061120084', 'Airport Shops', 'Endcap', 'Departures', '4/5/2026 - 00/00/00'],
  ]);
  expect(screen.queryByText(noCoop)).not.toBeInTheDocument();
});

test('empty lists show a message [COOP-18]', async () => {
  open('coopInfo', { handlers: { [coopCall]: () => none } });
  expect(await screen.findByText(noCoop)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('an HCCP title is identified by its ISBN [ROUTE-045]', async () => {
  const bar = titleBar({ companyCode: '006', isbn: '9780310000006', isbn10: '0310000009' });
  const { server } = open('coopInfo', {
    bar,
    handlers: { [coopCall]: () => ({ ...none, coopContracts: [contract] }) },
  });
  expect(await screen.findByRole('table', { name: 'Co-Op Contracts' })).toBeVisible();
  const link = await screen.findByRole('link', { name: 'Co-Op Info' });
  expect(link.getAttribute('href')).toContain('productId=9780310000006');
  expect(server.to('GET /api/TitleSheet/006/9780310000006/bar')).toHaveLength(1);
});

test('the sheet links to the coop page of a title without ISBN-10 by its ISBN-13', async () => {
  const bar = titleBar({ isbn: '9798400000010', isbn10: null });
  const server = fakeServer({ ...titleHandlers(bar), [coopCall]: () => none });
  const { user } = renderApp(sheetAddress(bar));
  await user.click(await screen.findByRole('link', { name: 'Co-Op Info' }));
  expect(await screen.findByText(noCoop)).toBeVisible();
  expect(server.to(coopCall)[0]?.query.get('isbn10')).toBe('9798400000010');
});

test('the advertising page shows the fields of the response, and no other marketing fields [COOP-21]', async () => {
  const response = {
    advertising: '<p>Full page in <b>Weekly</b></p>',
    promotion: null,
    promoPeriods: 'Summer 2026',
    inStoreMaterials: [{ isbn: '9780061120084', configuration: '12-copy', type: 'Counter' }],
  };
  const { server } = open('adPromo', { handlers: { 'GET /api/TitleSheet/Advertising': () => response } });
  const page = within(await screen.findByRole('region', { name: 'Ad/Promo' }));
  expect(page.getByText('Weekly')).toBeVisible();
  expect(page.getByText('Summer 2026')).toBeVisible();
  expect(page.getByText('Promotion')).toBeVisible();
  expect(page.queryByText('Tagline')).not.toBeInTheDocument();
  expect(cellsOf('In-store Materials')).toEqual([['9780061120084', '12-copy', 'Counter']]);
  expect(server.to('GET /api/TitleSheet/Advertising').map(({ query }) => query.toString())).toEqual([
    'isbn10=0061120081&companyCode=001',
  ]);
});

const online = { ...titleSheet().online, onlineMember: 'Ann Site', onlineContact: 'ext. 7' };
const onlineCall = 'GET /api/TitleSheet/OnlineMarketing';

test.each([
  ['hidden where there is none', false],
  ['shown where there is one', true],
])('the online page shows the online section; its contact is %s [COOP-22]', async (_, hasContactInfo) => {
  const bar = titleBar({ companyCode: '003' });
  const { server } = open('onlineMarketing', {
    bar,
    handlers: { [onlineCall]: () => ({ ...online, hasContactInfo }) },
  });
  const page = within(await screen.findByRole('region', { name: 'Online Marketing' }));
  expect(page.getByText('Ann Site')).toBeVisible();
  expect(page.queryAllByText('ext. 7')).toHaveLength(hasContactInfo ? 1 : 0);
  expect(server.to(onlineCall)[0]?.query.toString()).toBe('isbn10=0061120081&companyCode=003');
});

test('HQNA, whose sheet has no online section, also shows the page', async () => {
  open('onlineMarketing', { bar: titleBar({ companyCode: '180' }), handlers: { [onlineCall]: () => online } });
  expect(await screen.findByText('Ann Site')).toBeVisible();
});

test.each([
  ['adPromo', 'Advertising', 'No Ad/Promo information found.', titleSheet().marketing],
  ['onlineMarketing', 'OnlineMarketing', 'No Online Marketing information found.', titleSheet().online],
] as const)('an empty response of %s shows a message', async (page, call, text, response) => {
  open(page, { handlers: { [`GET /api/TitleSheet/${call}`]: () => response } });
  expect(await screen.findByText(text)).toBeVisible();
});

test('the page loads with the spinner, shows a failure, and can be reloaded', async () => {
  const first = deferredResponse();
  const { server, user } = open('coopInfo', { handlers: { [coopCall]: () => first.response } });
  expect(await screen.findByText('Loading...')).toBeVisible();
  first.send(failure(500));
  expect(await screen.findByText('A network error occurred while loading this title.')).toBeVisible();
  server.on(coopCall, () => none);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(noCoop)).toBeVisible();
});

test('a missing title shows the error panel', async () => {
  open('coopInfo', { handlers: { [coopCall]: () => Response.json(null) } });
  expect(await screen.findByText('Title information could not be loaded.')).toBeVisible();
});

test.each(['isbn10=0061120081', 'companyCode=001&productId=42', 'isbn10=0061120081&companyCode=999'])(
  'an address of %s without a title shows the error panel without a call',
  async (query) => {
    const server = fakeServer();
    renderApp(`/titleSheet/reports/subsection/coopInfo?${query}`);
    expect(await screen.findByText('Title information could not be loaded.')).toBeVisible();
    expect(server.calls.filter(({ path }) => path.startsWith('/api/TitleSheet'))).toEqual([]);
  },
);

test('a company that the user may not access redirects to 403 without a call', async () => {
  const { server } = open('coopInfo', { handlers: permissions(['003'], ['employee']) });
  await waitFor(() => expect(hash()).toBe('#/403'));
  expect(server.to(coopCall)).toEqual([]);
});
