import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deferredResponse, failure, fakeServer, type Handler } from '../../../test/fake-server.ts';
import { hash, renderApp, waitUntilSignedIn } from '../../../test/render-app.tsx';
import { titleBar, titleHandlers } from '../../../test/titles.ts';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';

const endpoint = 'POST /api/Searching/QuickSearch';
const address = '/quickSearch?title=mock&company=1';
const moreCriteria = 'Please add more criteria to further refine your search.';

const rows = ['Cats', 'Ants', 'Bees'].map((title, index) => ({
  salesMarketingDescription: null,
  isbn: `978000000000${index}`,
  isbN_13: null,
  productId: index + 1,
  title,
  author: null,
  companiesFormat: null,
  onSaleDate: null,
  publisher: null,
  territoryCode: null,
  companyCode: '001',
  reissueNo: 0,
}));
const found = { data: rows, total: 3, noData: false, moreCriteriaRequired: false };
const nothing = { data: [], total: 0, noData: true, moreCriteriaRequired: false };

function open(handler: Handler, more: Record<string, Handler> = {}) {
  const server = fakeServer({ [endpoint]: handler, ...more });
  return { server, ...renderApp(address) };
}

const titles = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .slice(1)
    .map((one) => within(one).getAllByRole('gridcell')[3]!.textContent);

async function leave() {
  window.location.hash = '#/';
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
}

async function goBack() {
  window.history.back();
  await waitFor(() => expect(hash().startsWith(`#${address}`)).toBe(true));
}

beforeEach(() => giveElementsSize());

test('shows a message for an empty result [QUICK-25]', async () => {
  open(() => nothing);
  expect(await screen.findByText('No Titles found')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Results: '0'.");
  expect(screen.queryByText(moreCriteria)).not.toBeInTheDocument();
});

test('below the message of an empty result stands what has titles [NOHIT-01, NOHIT-02, NOHIT-05, NOHIT-06]', async () => {
  const title = { isbn: '9780062040800', author1: 'Quinn, Ada', imprintDesc: null, format: 'Hardcover' };
  const moose = { ...title, title: 'The Moose', onSaleDate: '2026-03-10T00:00:00', productId: 4, companyCode: '180' };
  const asked: string[] = [];
  const { user } = open(() => nothing, {
    [`${endpoint}/Alternatives`]: () => ({
      unfiltered: 0,
      divisions: [{ division: 6, total: 3 }],
      fields: [{ field: 'author', total: 1 }],
      numbers: [{ ...moose, title: 'Another Moose', productId: 5 }],
    }),
    'POST /api/Searching/Box': ({ body }) => {
      asked.push(body);
      return {
        groups: [
          { division: 180, exact: 0, similar: 7, titles: [{ ...moose, place: 'title', typos: 1, findings: [] }] },
        ],
      };
    },
  });
  expect(await screen.findByText('No Titles found')).toBeVisible();
  const near = within(await screen.findByRole('region', { name: 'What has titles' }));
  expect(near.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Author like ‘mock’: 1 title',
    'In division HCCP: 3 titles',
    'Another Moose Ada Quinn · Hardcover · on sale 03/10/2026 · 9780062040800',
    'The Moose Ada Quinn · Hardcover · on sale 03/10/2026 · 9780062040800',
  ]);
  expect(near.getByRole('heading', { name: 'Did you mean, in HQNA (7)' })).toBeVisible();
  expect(asked.map((body) => JSON.parse(body))).toEqual([{ text: 'mock', maximum: 5 }]);
  await user.click(near.getByRole('link', { name: 'In division HCCP' }));
  await waitFor(() => expect(hash()).toBe('#/quickSearch?title=mock&company=6'));
});

test('requests more criteria, also if there are no data, and shows the exact total [QUICK-26]', async () => {
  open(() => ({ ...nothing, total: 12345, moreCriteriaRequired: true }));
  expect(await screen.findByText(moreCriteria)).toBeVisible();
  expect(screen.queryByText('No Titles found')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Results: '12,345'.");
});

test('a value of a facet narrows the search, in the address and as a chip that removes it [FACET-07, FACET-08]', async () => {
  const counts: unknown[] = [];
  const values = [
    { code: '001', label: 'HarperCollins US', count: 2 },
    { code: '018', label: 'Canada', count: 1 },
  ];
  const { server, user } = open(() => found, {
    [`${endpoint}/Facets`]: ({ body }) => {
      counts.push(JSON.parse(body));
      return { total: 3, facets: [{ name: 'company', size: 2, values }] };
    },
  });
  await screen.findByRole('grid');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Canada, 1' }));
  await waitFor(() => expect(hash()).toBe(`#${address}&facetCompany=018`));
  const chip = await screen.findByRole('button', { name: /^Remove Company / });
  const searched = () => server.to(endpoint).map(({ body }) => JSON.parse(body));
  expect(searched().at(-1)).toEqual({ title: 'mock', company: 1, facetCompany: ['018'] });
  expect(counts.at(-1)).toEqual(searched().at(-1));
  await user.click(chip);
  await waitFor(() => expect(hash()).toBe(`#${address}`));
  await waitFor(() => expect(searched().at(-1)).toEqual({ title: 'mock', company: 1 }));
});

test('an address without a search explains how to search', async () => {
  const server = fakeServer();
  renderApp('/quickSearch');
  expect(await screen.findByRole('heading', { level: 1, name: 'Result - Quick Search' })).toBeVisible();
  expect(screen.getByText(/^This address contains no search\./)).toBeVisible();
  expect(server.to(endpoint)).toEqual([]);
});

test('shows the spinner, then the rows, without a message in between [QUICK-52]', async () => {
  const call = deferredResponse();
  open(() => call.response);
  await waitUntilSignedIn();
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(screen.queryByText('No Titles found')).not.toBeInTheDocument();
  call.send(Response.json(found));
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(titles()).toEqual(['Cats', 'Ants', 'Bees']);
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

test('a failed search shows an empty grid with a retry button, and no message about titles [QUICK-55, QUICK-56]', async () => {
  const { server, user } = open(() => failure(500));
  const grid = await screen.findByRole('grid');
  expect(within(grid).getAllByRole('row')).toHaveLength(1);
  expect(screen.getByText('The search failed. Try again.')).toBeVisible();
  expect(screen.queryByText('No Titles found')).not.toBeInTheDocument();
  expect(await screen.findByText('Server error')).toBeVisible();
  server.on(endpoint, () => found);
  await user.click(screen.getByRole('button', { name: 'Search again' }));
  await waitFor(() => expect(titles()).toEqual(['Cats', 'Ants', 'Bees']));
});

test('Back shows the cached result with its view state, without a call [QUICK-53, STORE-06]', async () => {
  const { server, user } = open(() => found);
  await user.click(await screen.findByRole('button', { name: 'Title' }));
  expect(titles()).toEqual(['Ants', 'Bees', 'Cats']);
  await user.click(screen.getByRole('link', { name: '9780000000002' }));
  await waitFor(() => expect(hash()).toBe('#/titleSheet/3?companyCode=001'));
  await goBack();
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(titles()).toEqual(['Ants', 'Bees', 'Cats']);
  await waitFor(() => expect(screen.getByRole('link', { name: '9780000000002' })).toHaveFocus());
  expect(server.to(endpoint)).toHaveLength(1);
});

test('another search replaces the cached result [QUICK-54]', async () => {
  const { server, user } = open(() => found);
  await screen.findByRole('grid');
  const box = screen.getByRole('textbox');
  await user.clear(box);
  await user.type(box, 'other{Enter}');
  await waitFor(() => expect(server.to(endpoint)).toHaveLength(2));
  expect(JSON.parse(server.to(endpoint)[1]!.body)).toEqual({ title: 'other', company: 1 });
  await goBack();
  await waitFor(() => expect(server.to(endpoint)).toHaveLength(3));
});

test('a failure is not cached: Back searches again', async () => {
  const { server } = open(() => failure(500));
  await screen.findByRole('button', { name: 'Search again' });
  await leave();
  server.on(endpoint, () => found);
  await goBack();
  await waitFor(() => expect(titles()).toEqual(['Cats', 'Ants', 'Bees']));
});

test('after half an hour the cached result expires', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { server } = open(() => found);
  await screen.findByRole('grid');
  await leave();
  vi.setSystemTime(Date.now() + 31 * 60_000);
  await goBack();
  await waitFor(() => expect(server.to(endpoint)).toHaveLength(2));
});

test('a sheet opened from the result links to its neighbours in display order', async () => {
  const { server, user } = open(() => found);
  for (const { productId, title } of rows) {
    for (const [path, response] of Object.entries(titleHandlers(titleBar({ productId, title })))) {
      server.on(path, response);
    }
  }
  await user.click(await screen.findByRole('button', { name: 'Title' }));
  await user.click(screen.getByRole('link', { name: '9780000000002' }));
  expect(await screen.findByRole('link', { name: '2 of 3' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next title' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cats' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Next title' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '3 of 3' }));
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(server.to(endpoint)).toHaveLength(1);
});
