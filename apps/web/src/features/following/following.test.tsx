import { screen, waitFor, within } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import { searchRowFields } from '@titlenet/catalogue/quick-search-result';
import type { Following } from '@titlenet/contract/following';
import { afterEach, expect, test } from 'vitest';
import { failure, fakeServer, type Handler } from '../../../test/fake-server.ts';
import { renderApp, stopApps, waitUntilSignedIn } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers } from '../../../test/titles.ts';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';

afterEach(stopApps);

const nothing: Following = { titles: [], lists: [], searches: [] };
const since = '2026-03-01T17:00:00';
const keeper: Following['titles'][number] = {
  isbn: '9780062040800',
  title: 'The Lantern Keeper',
  author1: 'Marsh, Eleanor',
  imprintDesc: null,
  format: null,
  onSaleDate: null,
  productId: 77,
  companyCode: '001',
  followedId: 4,
  since,
  isDeleted: false,
};
const all: Following = {
  titles: [keeper, { ...keeper, isbn: '9780007525492', title: 'Owl', followedId: 5, isDeleted: true }],
  lists: [{ id: 9, name: 'Spring', owner: 'Ben Seller', isMine: false, isShared: true, size: 1, followedId: 6, since }],
  searches: [
    {
      id: 2,
      name: 'Whales',
      address: '/Searching/PowerSearch/HarperCollins/result?title=moby',
      description: 'Title starts with moby',
      followedId: 7,
      since,
      hasTooMany: true,
    },
  ],
};
const noContent = () => new Response(null, { status: 204 });

async function open(address: string, handlers: Record<string, Handler>) {
  const server = fakeServer(handlers);
  const { user } = renderApp(address);
  await waitUntilSignedIn();
  return { user, server };
}

test('the page lists what is followed and ends it [FOLLOW-05]', async () => {
  let followed = all;
  const { user } = await open('/following', {
    'GET /api/Following': () => followed,
    'DELETE /api/Following/6': () => {
      followed = { ...followed, lists: [] };
      return noContent();
    },
  });
  const titles = within(await screen.findByRole('region', { name: 'Titles 2' }));
  expect(titles.getByRole('link', { name: 'The Lantern Keeper' })).toHaveAttribute(
    'href',
    '#/titleSheet/77?companyCode=001',
  );
  // A deleted title has no sheet.
  expect(titles.queryByRole('link', { name: 'Owl' })).toBeNull();
  expect(titles.getByText(/^deleted · Eleanor Marsh/)).toBeVisible();
  const lists = within(screen.getByRole('region', { name: 'User lists 1' }));
  expect(lists.getByText('1 ISBN · Ben Seller')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Whales' })).toHaveAttribute(
    'href',
    '#/Searching/PowerSearch/HarperCollins/result?title=moby',
  );
  expect(screen.getByText(/ · finds more than 10,000 titles: narrow it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unfollow Spring' }));
  await waitFor(() => expect(screen.queryByText('Spring')).toBeNull());
  expect(await screen.findByText("You do not follow 'Spring' any more.")).toBeVisible();
});

test('the page says when nothing is followed, and a failed load can be tried again [FOLLOW-05]', async () => {
  let isDown = true;
  const { user } = await open('/following', {
    'GET /api/Following': () => (isDown ? failure(503, 'overload') : nothing),
    'GET /api/UserLists': () => failure(503, 'overload'),
  });
  await screen.findByText('What you follow could not be loaded.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You follow nothing yet.')).toBeVisible();
  const lists = within(await screen.findByRole('region', { name: 'User lists' }));
  expect(await lists.findByText('They could not be loaded.')).toBeVisible();
});

test('a choice of mails that could not be loaded can be tried again [FOLLOW-26]', async () => {
  let isDown = true;
  const { user } = await open('/following', {
    'GET /api/Following': () => nothing,
    'GET /api/Following/Mail': () => (isDown ? failure(503, 'overload') : noMail),
  });
  await screen.findByText('The choice of mails could not be loaded.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Mails' })).toBeVisible();
});

test('the star of a title sheet follows the title and ends it [FOLLOW-04]', async () => {
  let followed = nothing;
  const bar = titleBar({ isbn: '9780062040800' });
  const { user, server } = await open(sheetAddress(bar), {
    ...titleHandlers(bar),
    'GET /api/Following': () => followed,
    'POST /api/Following/Titles': () => {
      followed = { ...nothing, titles: [keeper] };
      return { followed: 1 };
    },
    'DELETE /api/Following/4': () => {
      followed = nothing;
      return noContent();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Follow', pressed: false }));
  await user.click(await screen.findByRole('button', { name: 'Following', pressed: true }));
  await screen.findByRole('button', { name: 'Follow', pressed: false });
  expect(JSON.parse(server.to('POST /api/Following/Titles')[0]?.body ?? '')).toEqual({
    titles: [{ companyCode: '001', isbn: '9780062040800' }],
  });
});

test('selected titles of a grid are followed, and each row has a star that follows its title or ends it [FOLLOW-04, FOLLOW-18]', async () => {
  giveElementsSize({ width: 3000, height: 600 });
  let followed = nothing;
  const row = (isbn: string, title: string) => ({
    ...emptyRecord(searchRowFields),
    isbn,
    title,
    productId: Number(isbn.slice(-4)),
    companyCode: '001',
    reissueNo: 0,
  });
  const { user, server } = await open('/quickSearch?title=mock&company=1', {
    'POST /api/Searching/QuickSearch': () => ({
      data: [row(keeper.isbn ?? '', keeper.title), row('9780007525492', 'Owl')],
      total: 2,
      noData: false,
      moreCriteriaRequired: false,
    }),
    'GET /api/Following': () => followed,
    'POST /api/Following/Titles': () => {
      followed = { ...nothing, titles: [keeper] };
      return { followed: 1 };
    },
    'DELETE /api/Following/4': () => {
      followed = nothing;
      return noContent();
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /Lantern Keeper/ }));
  await user.click(screen.getByRole('button', { name: 'Follow' }));
  expect(await screen.findByText('You follow 1 title of the selection.')).toBeVisible();
  expect(JSON.parse(server.to('POST /api/Following/Titles')[0]?.body ?? '')).toEqual({
    titles: [{ companyCode: '001', isbn: '9780062040800' }],
  });
  const star = (isbn: string, pressed: boolean) => screen.findByRole('button', { name: `Follow ${isbn}`, pressed });
  await user.click(await star('9780062040800', true));
  await user.click(await star('9780062040800', false));
  await star('9780062040800', true);
  await star('9780007525492', false);
  expect(server.to('DELETE /api/Following/4')).toHaveLength(1);
  expect(server.to('POST /api/Following/Titles').map(({ body }) => JSON.parse(body).titles[0].isbn)).toEqual([
    '9780062040800',
    '9780062040800',
  ]);
});

const noMail = {
  isOffered: true,
  domains: ['house.test'],
  choice: 'none',
  address: null,
  isConfirmed: false,
  nextAt: null,
  lastAt: null,
  problem: null,
};

test('an address is confirmed by the link of a mail, and the page says so [FOLLOW-19]', async () => {
  const { user } = await open('/following', {
    'GET /api/Following/Mail': () => noMail,
    'PUT /api/Following/Mail': ({ body }) => ({ ...noMail, ...JSON.parse(body), nextAt: '2026-03-02T11:00:00' }),
  });
  const mails = within(await screen.findByRole('region', { name: 'Mails' }));
  await user.selectOptions(mails.getByLabelText('How often'), 'Every morning');
  await user.type(mails.getByLabelText('Address'), 'ada@house.test');
  await user.click(mails.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Confirm ada@house.test by the link that is mailed there.')).toBeVisible();
  expect(mails.getByRole('status')).toHaveTextContent(
    'A mail with a link will be sent to ada@house.test within minutes. Open the link to confirm the address',
  );
});

test('mails are chosen with an address, and the page says why one was not sent [FOLLOW-11, FOLLOW-13]', async () => {
  const none = { ...noMail, isConfirmed: true };
  const { user, server } = await open('/following', {
    'GET /api/Following/Mail': () => none,
    'PUT /api/Following/Mail': ({ body }) =>
      JSON.parse(body).address === 'ada@elsewhere.test'
        ? Response.json(
            { code: 'bad-input', message: 'Digests are sent to addresses of house.test only.', traceId: 't' },
            { status: 400 },
          )
        : {
            ...none,
            ...JSON.parse(body),
            nextAt: '2026-03-02T11:00:00',
            problem: 'The mail server cannot be reached.',
          },
  });
  const mails = within(await screen.findByRole('region', { name: 'Mails' }));
  await user.selectOptions(mails.getByLabelText('How often'), 'Every morning');
  await user.click(mails.getByRole('button', { name: 'Save' }));
  expect(mails.getByText('Enter an address.')).toBeVisible();
  await user.type(mails.getByLabelText('Address'), 'ada@elsewhere.test');
  await user.click(mails.getByRole('button', { name: 'Save' }));
  expect(await mails.findByText('Digests are sent to addresses of house.test only.')).toBeVisible();
  await user.clear(mails.getByLabelText('Address'));
  await user.type(mails.getByLabelText('Address'), 'ada@house.test');
  await user.click(mails.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Mails go to ada@house.test.')).toBeVisible();
  expect(JSON.parse(server.to('PUT /api/Following/Mail').at(-1)?.body ?? '')).toEqual({
    choice: 'daily',
    address: 'ada@house.test',
  });
  expect(mails.getByRole('alert')).toHaveTextContent('The mail server cannot be reached. Next attempt or mail:');
});

test('the page suggests what can be followed, each with a star that stays where it is [FOLLOW-20]', async () => {
  const { companyCode, productId, isbn, title, author1 } = keeper;
  const opened = [{ companyCode, productId, isbn, title, author1 }];
  window.localStorage.setItem('titlenet.recentTitles.1', JSON.stringify(opened));
  let followed = nothing;
  const list = { id: 9, name: 'Spring', owner: 'Ben Seller', isMine: false, isShared: true, size: 2 };
  const { user } = await open('/following', {
    'GET /api/Following': () => followed,
    'GET /api/SavedSearches': () => ({ saved: [], recent: [] }),
    'GET /api/UserLists': () => [list, { ...list, id: 8, name: 'Mine', isMine: true, size: 1 }],
    'POST /api/Following/Lists/8': () => {
      followed = {
        ...nothing,
        lists: [{ ...list, id: 8, name: 'Mine', isMine: true, size: 1, followedId: 3, since }],
      };
      return noContent();
    },
  });
  expect(await screen.findByText('You follow nothing yet.')).toBeVisible();
  const suggested = within(await screen.findByRole('region', { name: 'What you can follow' }));
  const titles = within(suggested.getByRole('region', { name: 'Recent titles' }));
  expect(titles.getByRole('button', { name: 'Follow The Lantern Keeper' })).toBeEnabled();
  const lists = within(await suggested.findByRole('region', { name: 'User lists' }));
  // Own lists are first.
  expect(lists.getAllByRole('link').map((link) => link.textContent)).toEqual(['Mine', 'Spring']);
  expect(await suggested.findByText(/^Save a search on its result/)).toBeVisible();
  await user.click(lists.getByRole('button', { name: 'Follow Mine' }));
  expect(await screen.findByRole('region', { name: 'User lists 1' })).toBeVisible();
  expect(lists.getByRole('button', { name: 'Follow Mine', pressed: true })).toHaveFocus();
  expect(screen.queryByText('You follow nothing yet.')).toBeNull();
});
