import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { deferredResponse, failure, permissions } from '../../../test/fake-server.ts';
import { hash, renderApp, waitUntilSignedIn } from '../../../test/render-app.tsx';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';
import {
  cellTexts,
  endpoints,
  grid,
  hccpAddress,
  hccpRow,
  heads,
  hqnaAddress,
  hqnaRow,
  mainAddress,
  mainRow,
  openHccp,
  openHqna,
  openMain,
  openResult,
  responseOf,
} from './result-test-support.ts';

beforeEach(() => giveElementsSize({ width: 3000, height: 600 }));

const bodies = (server: ReturnType<typeof openMain>['server'], endpoint: string = endpoints.HarperCollins) =>
  server.to(endpoint).map((call) => JSON.parse(call.body) as Record<string, unknown>);

test('the request contains the criteria of the address: dates as epoch seconds, single and repeated values [GRID-004, GRID-005, GRID-006, GRID-007, ROUTE-068]', async () => {
  const more = '&onSaleDateStart=1767225600&onSaleDateEnd=1769817600&format=HC&editorialImprint=A&editorialImprint=B';
  const { server } = openMain([mainRow()], {}, mainAddress + more);
  await grid();
  expect(bodies(server)).toEqual([
    {
      title: 'mock',
      titleSwitch: 1,
      onSaleDateStart: 1767225600,
      onSaleDateEnd: 1769817600,
      format: ['HC'],
      editorialImprint: ['A', 'B'],
      company: '1',
      sortBy: 'title',
    },
  ]);
});

test('isHqna searches HQNA and shows its result [GRID-001, GRID-006]', async () => {
  const { server } = openResult(hqnaAddress, { [endpoints.Hqna]: () => responseOf('Hqna', [hqnaRow()]) });
  expect(await heads()).toContain('Sales & Marketing Code');
  expect(screen.queryByRole('button', { name: 'Print Selected CH Marketing Sheets' })).not.toBeInTheDocument();
  expect(bodies(server, endpoints.Hqna)[0]).toMatchObject({ title_Value: 'bay', isHqna: 'true' });
});

test('shows the number of titles, with none selected [GRID-008, GRID-048, GRID-049]', async () => {
  openMain([mainRow(), mainRow({ PRODUCT_ID: 2 })]);
  expect(await screen.findByRole('heading', { level: 1, name: '2 Titles' })).toBeVisible();
  expect(screen.getByText('None selected')).toBeVisible();
  expect(within(await grid()).queryAllByRole('row', { selected: true })).toEqual([]);
  expect((await grid()).style.maxHeight).toBe('68vh');
});

test("shows 'No titles found' for an empty result, and below it what has titles [GRID-009, NOHIT-08]", async () => {
  const blocking = [{ criterion: 'price', without: 118 }];
  openResult(`${mainAddress}&price=9.99&priceSwitch=3`, {
    [endpoints.HarperCollins]: () => responseOf('HarperCollins', []),
    [`${endpoints.HarperCollins}/Count`]: () => ({ total: 0, blocking }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'No titles found' })).toBeVisible();
  const near = within(await screen.findByRole('region', { name: 'What has titles' }));
  expect(near.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Without Price: 118 titles']);
  expect(near.getByRole('link').getAttribute('href')).not.toContain('9.99');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

test('below an empty result stand titles with its words, other divisions and the number meant [NOHIT-09]', async () => {
  const moose = { title: 'The Moose', isbn: '9780062040800', author1: 'Quinn, Ada', imprintDesc: null, format: null };
  const title = {
    ...moose,
    onSaleDate: null,
    productId: 4,
    companyCode: '180',
    place: 'title',
    typos: 1,
    findings: [],
  };
  const quickSearch = 'POST /api/Searching/QuickSearch';
  const { server } = openResult(`${mainAddress}&author=Quinn&authorSwitch=2&price=9.99&priceSwitch=3`, {
    [endpoints.HarperCollins]: () => responseOf('HarperCollins', []),
    [`${endpoints.HarperCollins}/Count`]: () => ({ total: 0, blocking: [] }),
    [`${quickSearch}/Alternatives`]: () => ({
      unfiltered: 0,
      divisions: [{ division: 6, total: 3 }],
      fields: [{ field: 'author', total: 1 }],
      numbers: [],
    }),
    'POST /api/Searching/Box': ({ body }) => {
      const { text } = JSON.parse(body);
      return { groups: text === 'mock' ? [{ division: 180, exact: 0, similar: 7, titles: [title] }] : [] };
    },
  });
  const near = within(await screen.findByRole('region', { name: 'Titles with these words' }));
  expect(near.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Author like ‘mock’: 1 title',
    'Title like ‘mock’ in division HCCP: 3 titles',
    'The Moose Ada Quinn · 9780062040800',
  ]);
  expect(near.getByRole('heading')).toHaveTextContent('Did you mean, in HQNA, without the other criteria (7)');
  const bodiesOf = (call: string) => server.to(call).map(({ body }) => JSON.parse(body));
  expect(bodiesOf('POST /api/Searching/Box')).toEqual(['Quinn mock', 'mock'].map((text) => ({ text, maximum: 5 })));
  expect(bodiesOf(`${quickSearch}/Alternatives`)).toEqual([{ title: 'mock', company: 1 }]);
});

const emptyResult = {
  [endpoints.HarperCollins]: () => responseOf('HarperCollins', []),
  [`${endpoints.HarperCollins}/Count`]: () => ({ total: 0, blocking: [{ criterion: 'price', without: 118 }] }),
  'POST /api/Searching/QuickSearch/Alternatives': () => ({ unfiltered: 0, divisions: [], fields: [], numbers: [] }),
  'POST /api/Searching/Box': () => ({ groups: [] }),
};

test('below an empty result a number is looked for alone, and it says that nothing is like it [NOHIT-09]', async () => {
  const { server } = openResult(`${mainAddress}&isbn=9780062040801&price=9.99&priceSwitch=3`, emptyResult);
  expect(
    await screen.findByText('No title has words like ‘9780062040801’ in any division that you may see.'),
  ).toBeVisible();
  const bodyOf = (call: string) => JSON.parse(server.to(call)[0]!.body);
  expect(bodyOf('POST /api/Searching/QuickSearch/Alternatives')).toEqual({ isbn: '9780062040801', company: 1 });
  expect(bodyOf('POST /api/Searching/Box')).toEqual({ text: '9780062040801', maximum: 5 });
});

test('below an empty result without a text, no words are looked for [NOHIT-09]', async () => {
  const { server } = openResult(
    mainAddress.replace('title=mock&titleSwitch=1', 'price=9.99&priceSwitch=3'),
    emptyResult,
  );
  await screen.findByRole('region', { name: 'What has titles' });
  expect(server.to('POST /api/Searching/Box')).toEqual([]);
});

test('above the maximum shows the number and a refine link, but no grid [GRID-010, GRID-011, GRID-012]', async () => {
  openMain([], { total: 12345, noData: false, moreCriteriaRequired: true });
  const text = '12,345 Titles. (*note: over maximum size, please refine your search.)';
  expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Refine Search' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^#\/Searching\/PowerSearch\/HarperCollins\?title=mock&titleSwitch=1/),
  );
});

test('Refine Search opens the form [GRID-040]', async () => {
  const { user } = openMain([mainRow()]);
  await user.click(await screen.findByRole('link', { name: 'Refine Search' }));
  await waitFor(() => expect(hash()).toMatch(/^#\/Searching\/PowerSearch\/HarperCollins\?/));
});

test('shows the spinner, then the rows', async () => {
  const call = deferredResponse();
  openResult(mainAddress, { [endpoints.HarperCollins]: () => call.response });
  await waitUntilSignedIn();
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  call.send(Response.json(responseOf('HarperCollins', [mainRow()])));
  expect(await grid()).toBeVisible();
});

test('a failed search shows no empty result, and can be repeated by a button', async () => {
  const { server, user } = openResult(mainAddress, { [endpoints.HarperCollins]: () => failure(500) });
  await screen.findByText('The search failed. Try again.');
  expect(screen.queryByText('No titles found')).not.toBeInTheDocument();
  server.on(endpoints.HarperCollins, () => responseOf('HarperCollins', [mainRow()]));
  await user.click(screen.getByRole('button', { name: 'Search again' }));
  expect(await grid()).toBeVisible();
});

test('an address with invalid criteria shows what is missing, without a call', async () => {
  const { server } = openMain([], {}, '/Searching/PowerSearch/HarperCollins/result?company=1&sortBy=title');
  expect(await screen.findByText('Please add more criteria to further refine your search.')).toBeVisible();
  expect(bodies(server)).toEqual([]);
});

test('an address with an unknown order says what is wrong, without a call', async () => {
  const { server } = openMain([], {}, mainAddress.replace('sortBy=title', 'sortBy=nonsense'));
  expect(
    await screen.findByText(/^There is no order 'nonsense' of these results\. The orders are: title \(Title\),/),
  ).toBeVisible();
  expect(bodies(server)).toEqual([]);
});

test("an address that the server refuses says what is wrong instead of 'Server error'", async () => {
  const issues = [{ path: 'body/titleSwitch', message: 'One of 1, 2' }];
  const refusal = () => Response.json({ code: 'bad-input', message: 'No', traceId: 't', issues }, { status: 400 });
  openResult(mainAddress, { [endpoints.HarperCollins]: refusal });
  expect(
    await screen.findByText('The server refused the address of this search. titleSwitch: One of 1, 2'),
  ).toBeVisible();
  expect(screen.queryByText('Server error')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Search again' })).not.toBeInTheDocument();
});

test('removing a chip searches again without it', async () => {
  const { server, user } = openMain([mainRow()], {}, `${mainAddress}&price=9.99&priceSwitch=3`);
  await grid();
  await user.click(screen.getByRole('button', { name: /^Remove Price/ }));
  await waitFor(() => expect(bodies(server)).toHaveLength(2));
  expect(bodies(server)[1]).not.toHaveProperty('price');
});

test('Back shows the cached result with its selection and order, without a call; another address is searched [GRID-050, GRID-051]', async () => {
  const rows = ['Cats', 'Ants'].map((TITLE, index) =>
    mainRow({ TITLE, PRODUCT_ID: index, ISBN_13: `978000000000${index}` }),
  );
  const { server, user } = openMain(rows);
  await user.click(await screen.findByRole('button', { name: 'Title' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select 9780000000000 Cats' }));
  await user.click(screen.getByRole('link', { name: '9780000000001' }));
  await waitFor(() => expect(hash()).toMatch(/^#\/titleSheet/));
  window.history.back();
  expect(await screen.findByText('1 selected')).toBeVisible();
  expect(await cellTexts('Title')).toEqual(['Ants', 'Cats']);
  expect(bodies(server)).toHaveLength(1);
  window.location.hash = `#${mainAddress.replace('mock', 'other')}`;
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(bodies(server)).toHaveLength(2));
});

test('saving other fields removes the cached result [GRID-052]', async () => {
  const { server, user } = openMain([mainRow()]);
  server.on('GET /api/Account/Preference', () => []);
  server.on('POST /api/Account/Preference', () => new Response(null, { status: 204 }));
  await grid();
  await user.click(screen.getByRole('link', { name: 'Customize Fields' }));
  await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
  await screen.findByText(/^Valid/);
  window.history.back();
  await waitFor(() => expect(bodies(server)).toHaveLength(2));
  expect(await grid()).toBeVisible();
});

test('HCCP results have no pictures and no marketing sheets [ROUTE-074]', async () => {
  openHccp([hccpRow()]);
  expect(await screen.findByRole('heading', { level: 1, name: '1 Title' })).toBeVisible();
  expect(await heads()).not.toContain('Cover');
  expect(screen.queryByRole('button', { name: /Marketing Sheets/ })).not.toBeInTheDocument();
});

test.each([
  ['HarperCollins', mainAddress, '006'],
  ['HQNA', hqnaAddress, '001'],
  ['HCCP', hccpAddress, '001'],
])('the result of %s is denied to users without a company of it', async (_, address, company) => {
  const { server } = openResult('/', permissions([company], ['HarperCollinsEmployee']));
  renderApp(address);
  await waitFor(() => expect(hash()).toBe('#/403'));
  expect(server.calls.filter((call) => call.method === 'POST' && call.path.startsWith('/api/Searching'))).toEqual([]);
});

test('HQNA shows its result', async () => {
  openHqna([hqnaRow()]);
  expect(await cellTexts('Title')).toEqual(['Bay']);
});
