import { screen, waitFor, within } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import { type ChangedTitle, changedTitleFields } from '@titlenet/catalogue/lists/changed-titles';
import { homeTitleFields } from '@titlenet/catalogue/lists/home-title';
import type { News } from '@titlenet/contract/following';
import { afterEach, expect, test, vi } from 'vitest';
import { failure, fakeServer, type Handler } from '../../../test/fake-server.ts';
import { renderApp, stopApps, waitUntilSignedIn } from '../../../test/render-app.tsx';

afterEach(stopApps);

const change = (parts: Partial<ChangedTitle>): ChangedTitle => ({
  ...emptyRecord(changedTitleFields),
  isbn: '9780062040800',
  title: 'The Lantern Keeper',
  changedAt: '2026-03-02T00:00:00',
  kind: 'Price',
  productId: 77,
  companyCode: '001',
  ...parts,
});
const price = change({ field: 'Price', oldValue: '$24.99', newValue: '$26.99' });
const none = { titles: 0, isMore: false, data: [] };
const news = (parts: Partial<News> = {}): News => ({
  followed: 3,
  since: '2026-02-26T17:00:00',
  until: '2026-03-05T17:00:00',
  unread: none,
  earlier: none,
  searches: [],
  ...parts,
});

async function open(answer: Handler, handlers: Record<string, Handler> = {}) {
  const server = fakeServer({ 'GET /api/Following/News': answer, ...handlers });
  const { user } = renderApp('/');
  await waitUntilSignedIn();
  return { user, server };
}

test('the day since which there is news is that of the reader [HOME-37]', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  await open(() => news({ since: '2026-02-26T03:30:00' }));
  expect(await screen.findByText('nothing unread, since 02/25/2026')).toBeVisible();
});

test('home names what has changed in followed things, and marks it as read [FOLLOW-06]', async () => {
  const fields = ['Title', 'Subtitle', 'Keynote'].map((field) => change({ field, newValue: 'New' }));
  const gone = change({ title: 'Owl', isbn: '9780007525492', productId: 78, kind: 'Gone' });
  let current = news({ unread: { titles: 2, isMore: false, data: [price, ...fields, gone] } });
  const { user, server } = await open(() => current, {
    'PUT /api/Following/News/Read': () => {
      current = news({ earlier: current.unread });
      return new Response(null, { status: 204 });
    },
  });
  const panel = within(await screen.findByRole('region', { name: /^Following/ }));
  expect(panel.getByText('2 titles unread, since 02/26/2026')).toBeVisible();
  const [keeper, owl] = within(panel.getByRole('list', { name: 'Unread changes' })).getAllByRole('listitem');
  expect(keeper).toHaveTextContent('unread: Price $24.99 → $26.99');
  expect(within(keeper as HTMLElement).getByRole('deletion')).toHaveTextContent('$24.99'); // two titles are listed
  expect(keeper).toHaveTextContent('and 1 more');
  expect(owl).toHaveTextContent('Gone');
  // A deleted title has no sheet.
  expect(within(owl as HTMLElement).queryByRole('link')).toBeNull(); // as above
  expect(panel.getByRole('link', { name: 'All changes of what you follow' })).toHaveAttribute(
    'href',
    '#/changedTitles?period=week&followed=true',
  );
  await user.click(panel.getByRole('button', { name: 'Mark as read' }));
  expect(await panel.findByText('nothing unread, since 02/26/2026')).toBeVisible();
  expect(within(panel.getByRole('list', { name: 'Read changes' })).queryByText(/unread/)).toBeNull();
  expect(JSON.parse(server.to('PUT /api/Following/News/Read')[0]?.body ?? '')).toEqual({
    until: '2026-03-05T17:00:00',
  });
});

test('a title that was deleted and sent again on the same day leads to its sheet [FOLLOW-24]', async () => {
  const data = [change({ kind: 'Gone' }), change({ kind: 'New' })];
  await open(() => news({ unread: { titles: 1, isMore: false, data } }));
  const [keeper] = within(await screen.findByRole('list', { name: 'Unread changes' })).getAllByRole('listitem');
  expect(keeper).toHaveTextContent(/Gone.*New/);
  expect(within(keeper as HTMLElement).getByRole('link')).toBeVisible(); // one title is listed
});

test('the digest is absent without followed things [FOLLOW-06]', async () => {
  const { server } = await open(() => news({ followed: 0 }));
  await waitFor(() => expect(server.to('GET /api/Following/News')).toHaveLength(1));
  expect(await screen.findByRole('region', { name: /^Changed since/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Following/ })).toBeNull();
});

test.each([
  ['empty', () => news(), 'Nothing that you follow has changed.'],
  ['failed', () => failure(500), 'The changes of what you follow could not be loaded.'],
])('the digest says when it is %s [FOLLOW-06]', async (_state, answer, text) => {
  await open(answer);
  expect(await screen.findByText(text)).toBeVisible();
});

test('home names new titles of followed searches and those that are gone [FOLLOW-09]', async () => {
  const title = (name: string, isGone: boolean) => ({
    ...emptyRecord(homeTitleFields),
    title: name,
    productId: name.length,
    companyCode: '001',
    isGone,
  });
  const address = '/Searching/PowerSearch/HarperCollins/result?title=moby';
  const whales = { name: 'Whales', address, found: 11, gone: 1, titles: [title('Ahab', false), title('Moby', true)] };
  await open(() => news({ searches: [whales] }));
  const panel = within(await screen.findByRole('region', { name: /^Following/ }));
  expect(panel.getByText('1 search unread, since 02/26/2026')).toBeVisible();
  const [search] = within(panel.getByRole('list', { name: 'Followed searches' })).getAllByRole('listitem');
  expect(search).toHaveTextContent('unread: Whales 11 new, 1 goneAhabMoby goneand 10 more');
  expect(panel.getByRole('link', { name: 'Whales' })).toHaveAttribute('href', `#${address}`);
  expect(panel.queryByRole('link', { name: 'Moby' })).toBeNull();
  expect(panel.getByRole('button', { name: 'Mark as read' })).toBeVisible();
});
