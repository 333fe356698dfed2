import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failure, fakeServer, permissions } from '../../../test/fake-server.ts';
import { hash, renderApp, stopApps, waitUntilSignedIn } from '../../../test/render-app.tsx';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';
import { cellsUnder, grid, heads, ignoreDownloads, listRow, textsUnder } from './lists.test-support.ts';

beforeEach(() => giveElementsSize({ width: 4000, height: 900 }));
afterEach(stopApps);

const rows = [
  listRow({ title: 'Owl', isbn: '9780007525492', companyCode: '003', productId: 3, price: 9.99, ltdNet: 70 }),
  listRow({
    ...{ title: 'The Lantern Keeper', reissueNo: 2, price: 24.99, ltdNet: 340, keynote: 'A storm.', pubYear: 2026 },
    ...{ author1: 'Marsh, Eleanor', imprintDesc: 'Harbour Press', salesMarketingCode: 'AV', longSubtitle: 'A Novel' },
    ...{ category: 'FICTION / Historical', availStock: 1200 },
  }),
  listRow({ title: 'London', isbn: '9780008100001', companyCode: '400', productId: 4, price: 12, ltdNet: 1200 }),
];
const report = (data = rows, showLinks = true) => ({ showLinks, data });
const ranking = (change = {}) => ({ ...report(), figures: [3, 2, 1], months: [], staleFigures: 0, ...change });
const mystery = 'GET /api/Reports/TradeCategories/Mystery';
const top = 'POST /api/Reports/Top';

function openMystery(handlers = {}, address = '/tradeCategories?report=Mystery') {
  const server = fakeServer({ [mystery]: () => report(), ...handlers });
  return { server, ...renderApp(address) };
}

describe('the report grid', () => {
  test('has the columns of the list with a rank numbered by row [LIST-65, LIST-67, LIST-71]', async () => {
    openMystery();
    expect((await heads()).slice(1)).toEqual([
      'HC Rank',
      'Cover',
      'ISBN',
      'Title',
      'Author',
      'Imprint',
      'Pub Year',
      'Sales & Marketing Code',
      'Price',
      'Subtitle',
      'Keynote',
      'Category',
      'Available Stock',
      'LTD Net',
    ]);
    expect(await textsUnder('HC Rank')).toEqual(['1', '2', '3']);
    expect(await textsUnder('ISBN')).toEqual(['9780007525492', '9780062040800 R2', '9780008100001']);
    expect(await textsUnder('Price')).toEqual(['$9.99', '$24.99', '£12.00']);
    expect(await textsUnder('LTD Net')).toEqual(['70', '340', '1,200']);
  });

  test('shows covers [LIST-69]', async () => {
    openMystery();
    const [cell] = await cellsUnder('Cover');
    expect(within(cell!).getByRole('img', { name: 'Cover of Owl' })).toHaveAttribute(
      'src',
      '/images/covers/003/9780007525492?width=85',
    );
  });

  test('keeps the rank of a row when it is sorted, and the sort order in the address (G-103)', async () => {
    const { user } = openMystery();
    await user.click(within(await grid()).getByRole('button', { name: 'Title' }));
    expect(await textsUnder('Title')).toEqual(['London', 'Owl', 'The Lantern Keeper']);
    expect(await textsUnder('HC Rank')).toEqual(['3', '1', '2']);
    expect(hash()).toBe('#/tradeCategories?report=Mystery&sort=title');
  });

  test('is sorted by the address', async () => {
    openMystery({}, '/tradeCategories?report=Mystery&sort=-ltdNet');
    expect(await textsUnder('Title')).toEqual(['London', 'The Lantern Keeper', 'Owl']);
  });

  test('follows another order in the address [GRID-121]', async () => {
    const { app } = openMystery({}, '/tradeCategories?report=Mystery&sort=-ltdNet');
    expect(await textsUnder('Title')).toEqual(['London', 'The Lantern Keeper', 'Owl']);
    act(() => app.router.history.push('/tradeCategories?report=Mystery&sort=title'));
    await waitFor(async () => expect(await textsUnder('Title')).toEqual(['London', 'Owl', 'The Lantern Keeper']));
    act(() => app.router.history.push('/tradeCategories?report=Mystery'));
    await waitFor(async () => expect(await textsUnder('Title')).toEqual(['Owl', 'The Lantern Keeper', 'London']));
  });

  test('links to title sheets if the response allows it [LIST-70]', async () => {
    const { view } = openMystery();
    expect(await screen.findByRole('link', { name: '9780062040800' })).toHaveAttribute(
      'href',
      '#/titleSheet/77?companyCode=001',
    );
    view.unmount();
    openMystery({ [mystery]: () => report(rows, false) });
    expect(await textsUnder('ISBN')).toContain('9780062040800 R2');
    expect(screen.queryByRole('link', { name: '9780062040800' })).not.toBeInTheDocument();
  });

  test('opens the dialogs of search results for its selection', async () => {
    const opened: string[] = [];
    vi.stubGlobal('open', (address: string) => void opened.push(address));
    const { user } = openMystery();
    await grid();
    await user.click(screen.getByRole('checkbox', { name: 'Select 9780062040800 The Lantern Keeper' }));
    await user.click(screen.getByRole('button', { name: 'Print Title Sheets' }));
    const dialog = await screen.findByRole('dialog', { name: 'Print Title Sheet' });
    await user.click(within(dialog).getByRole('button', { name: 'Print' }));
    expect(new URLSearchParams(opened[0]?.split('?')[1]).get('selectedProducts')).toBe('77:001');
  });

  test('is exported to Excel in display order [LIST-73] [EXPORT-10..EXPORT-12, EXPORT-13..EXPORT-15, EXPORT-16..EXPORT-18, EXPORT-19..EXPORT-21, EXPORT-22, EXPORT-23]', async () => {
    ignoreDownloads();
    const { server, user } = openMystery({
      'POST /api/Export/Excel': () => ({ file: '', fileName: 'Titles.xlsx' }),
    });
    await user.click(within(await grid()).getByRole('button', { name: 'Title' }));
    await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
    await waitFor(() => expect(server.to('POST /api/Export/Excel')).toHaveLength(1));
    const body = JSON.parse(server.to('POST /api/Export/Excel')[0]!.body);
    const titles = 'ISBN, Title, Author, Imprint, Pub Year, Sales & Marketing Code, Price, Subtitle, Keynote, Category';
    expect(body.titles).toEqual([...titles.split(', '), 'Available Stock', 'LTD Net']);
    expect(body.rows.map(({ isbn }: { isbn: string }) => isbn)).toEqual([
      '9780008100001',
      '9780007525492',
      '9780062040800 R2',
    ]);
    expect(body.rows[2]).toEqual({
      isbn: '9780062040800 R2',
      title: 'The Lantern Keeper',
      author1: 'Marsh, Eleanor',
      imprintDesc: 'Harbour Press',
      pubYear: 2026,
      salesMarketingCode: 'AV',
      price: 24.99,
      longSubtitle: 'A Novel',
      keynote: 'A storm.',
      category: 'FICTION / Historical',
      availStock: 1200,
      ltdNet: 340,
      currency: 'USD',
    });
  });

  test('is not sent to be exported if its texts are too long for one file, and says so [G-193]', async () => {
    const long = listRow({ title: 'Owl', keynote: 'é'.repeat(17_000_000) });
    const { server, user } = openMystery({ [mystery]: () => report([long]) });
    await grid();
    await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
    expect(await screen.findByText(/^The texts of these rows are too long for one file/)).toBeVisible();
    expect(server.to('POST /api/Export/Excel')).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('is printed with all rows, which the grid does not contain', async () => {
    openMystery();
    await grid();
    window.dispatchEvent(new Event('beforeprint'));
    const table = await screen.findByRole('table', { name: 'Trade Categories: Mystery', hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(4);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument());
  });

  test("says 'No titles found' if it is empty [LIST-74]", async () => {
    openMystery({ [mystery]: () => report([]) });
    expect(await screen.findByText('No titles found', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  test('can be loaded again after a failure', async () => {
    const { server, user } = openMystery({ [mystery]: () => failure(500) });
    const button = await screen.findByRole('button', { name: 'Try again' });
    server.on(mystery, () => report());
    await user.click(button);
    expect(await textsUnder('Title')).toContain('Owl');
  });
});

describe('trade categories [ROUTE-076]', () => {
  test.each([
    ['BodyMindSpirit', 'Body, Mind & Spirit', '[LIST-53]'],
    ['BusinessAndEconomics', 'Business & Economics', '[LIST-54]'],
    ['Cooking', 'Cooking', '[LIST-55]'],
    ['FamilyAndRelationships', 'Family & Relationships', '[LIST-56]'],
    ['Literary', 'Literary', '[LIST-57]'],
    ['Mystery', 'Mystery', '[LIST-58]'],
    ['Romance', 'Romance', '[LIST-59]'],
    ['HealthAndFitness', 'Health & Fitness', '[LIST-60]'],
    ['Religion', 'Religion', '[LIST-61]'],
    ['SelfHelp', 'Self-Help', '[LIST-62]'],
  ])('%s is the list %s %s', async (name, caption) => {
    fakeServer({ [`GET /api/Reports/TradeCategories/${name}`]: () => report() });
    renderApp(`/tradeCategories?report=${name}`);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(`Trade Categories: ${caption}`);
    expect(await textsUnder('Title')).toContain('Owl');
  });

  test('another category is chosen on the page', async () => {
    const { user } = openMystery({ 'GET /api/Reports/TradeCategories/Cooking': () => report([listRow()]) });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Cooking');
    expect(await screen.findByRole('heading', { name: 'Trade Categories: Cooking' })).toBeVisible();
    expect(hash()).toBe('#/tradeCategories?report=Cooking');
  });

  test.each(['/tradeCategories?report=Poetry', '/topCHAwards?awardId=1', '/topTRAwards?awardId=210'])(
    '%s is not found',
    async (address) => {
      fakeServer();
      renderApp(address);
      await waitFor(() => expect(hash()).toBe('#/404'));
    },
  );

  test.each(['/tradeCategories?report=Mystery', '/topCHAwards?awardId=8996', '/topTRAwards?awardId=8996'])(
    '%s is denied without the role employee',
    async (address) => {
      fakeServer(permissions(['001'], ['User']));
      renderApp(address);
      await waitFor(() => expect(hash()).toBe('#/403'));
    },
  );
});

describe('awards [ROUTE-077, ROUTE-078]', () => {
  test.each([
    ['/topCHAwards?awardId=210', 'GET /api/Reports/TopChAwards/210', 'Top CH Awards: Best Books for Young Readers'],
    ['/topTRAwards?awardId=365', 'GET /api/Reports/TopTRAwards/365', 'Top TR Awards: Critics’ Award for Fiction'],
  ])('%s lists the titles of its award, without a rank [LIST-68]', async (address, endpoint, heading) => {
    fakeServer({ [endpoint]: () => report() });
    renderApp(address);
    expect(await textsUnder('Title')).toEqual(['Owl', 'The Lantern Keeper', 'London']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(await heads()).not.toContain('HC Rank');
  });
});

describe('backlist views', () => {
  const bodyOf = (server: ReturnType<typeof fakeServer>) => JSON.parse(server.to(top).at(-1)?.body ?? '{}');

  test.each([
    [
      '/backlistView/months',
      { top: 100, businessUnit: 'all', time: '13', type: 'U' },
      '[LIST-43] [LIST-45] [ROUTE-079]',
    ],
    ['/backlistView/life', { top: 100, businessUnit: 'all', time: 'ltd', type: 'U' }, '[LIST-49] [ROUTE-080]'],
    [
      '/backlistView/months?top=500&businessUnit=TR&time=13&type=D',
      { top: 500, businessUnit: 'TR', time: '13', type: 'D' },
      '[LIST-44] [LIST-46] [LIST-48] [LIST-51]',
    ],
    [
      '/backlistView/life?top=500&businessUnit=CH&type=U',
      { top: 500, businessUnit: 'CH', time: 'ltd', type: 'U' },
      '[LIST-47] [LIST-50]',
    ],
    ['/backlistView/life?top=7&type=X', { top: 100, businessUnit: 'all', time: 'ltd', type: 'U' }, '(G-49)'],
  ])('%s asks for %j %s', async (address, body) => {
    const server = fakeServer({ [top]: () => ranking() });
    renderApp(address);
    await grid();
    expect(bodyOf(server)).toEqual(body);
  });

  test('have the figure beside the rank, in the currency of the title, and name its months [LIST-76, LIST-77]', async () => {
    const months = [
      { companyCode: '001', months: { first: '2025-10-01', last: '2026-10-31' } },
      { companyCode: '003', months: { first: '2025-10-01', last: '2026-10-31' } },
      { companyCode: '400', months: { first: '2025-09-01', last: '2026-09-30' } },
      { companyCode: '018', months: null },
    ];
    const server = fakeServer({
      [top]: () => ranking({ figures: [4_000, 1_234.5, 90], months }),
      'POST /api/Export/Excel': () => ({ file: '', fileName: 'x.xlsx' }),
    });
    ignoreDownloads();
    const { user } = renderApp('/backlistView/months?type=D');
    expect((await heads()).slice(1, 4)).toEqual(['HC Rank', '13 Months Dollars', 'Cover']);
    expect(await textsUnder('13 Months Dollars')).toEqual(['$4,000.00', '$1,234.50', '£90.00']);
    expect(
      screen.getByText(
        "Top 100, 13 Months, all companies, by dollars: Oct 2025 to Oct 2026 (Trade, Children's); Sep 2025 to Sep 2026 (UK); not reported (Trade (018))",
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
    await waitFor(() => expect(server.to('POST /api/Export/Excel')).toHaveLength(1));
    const body = JSON.parse(server.to('POST /api/Export/Excel')[0]!.body);
    expect(body.rankFigure).toEqual({ label: '13 Months Dollars', type: 'money' });
    expect(body.rows.map((row: { rankFigure: number }) => row.rankFigure)).toEqual([4_000, 1_234.5, 90]);
  });

  test('of life to date are to date, and name the newest complete month [LIST-76, LIST-86]', async () => {
    const months = [{ companyCode: '001', months: { first: '2025-10-01', last: '2026-10-31' } }];
    fakeServer({ [top]: () => ranking({ figures: [9, 8, 7], months }) });
    renderApp('/backlistView/life');
    expect(await textsUnder('Life to Date Units')).toEqual(['9', '8', '7']);
    expect(screen.getByText(/: to date, months complete to Oct 2026$/)).toBeVisible();
  });

  test.each([
    [1, 'Oct 2026; the figures of 1 title are still to be updated'],
    [1_000, 'Oct 2026; the figures of 1,000 titles are still to be updated'],
    [1_001, 'Oct 2026; the figures of more than 1,000 titles are still to be updated'],
  ])('say how many titles have figures that are still to be updated: %s [LIST-88]', async (staleFigures, text) => {
    const months = [{ companyCode: '001', months: { first: '2025-10-01', last: '2026-10-31' } }];
    const server = fakeServer({
      [top]: () => ranking({ months, staleFigures }),
      'POST /api/Export/Excel': () => ({ file: '', fileName: 'x.xlsx' }),
    });
    ignoreDownloads();
    const { user } = renderApp('/backlistView/months');
    const said = `Top 100, 13 Months, all companies, by units: Oct 2025 to ${text}`;
    expect(await screen.findByText(said)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
    await waitFor(() => expect(server.to('POST /api/Export/Excel')).toHaveLength(1));
    expect(JSON.parse(server.to('POST /api/Export/Excel')[0]!.body).description).toBe(said);
  });

  test('are described once as to date on the page of bestsellers', async () => {
    const months = [{ companyCode: '001', months: { first: '2025-10-01', last: '2026-10-31' } }];
    fakeServer({ [top]: () => ranking({ figures: [9, 8, 7], months }) });
    renderApp('/bestsellers');
    await grid();
    expect(
      screen.getByText('The hundred titles that sold most copies: to date, months complete to Oct 2026'),
    ).toBeVisible();
  });

  test('keep the order of the server and its rank [LIST-66]', async () => {
    fakeServer({ [top]: () => ranking() });
    renderApp('/backlistView/life');
    expect(await textsUnder('Title')).toEqual(['Owl', 'The Lantern Keeper', 'London']);
    expect(await textsUnder('HC Rank')).toEqual(['1', '2', '3']);
  });

  test('`time` has priority over the path, which follows it (G-49)', async () => {
    const server = fakeServer({ [top]: () => ranking() });
    renderApp('/backlistView/months?time=ltd&top=500');
    await grid();
    await waitFor(() => expect(hash()).toBe('#/backlistView/life?time=ltd&top=500'));
    expect(bodyOf(server)).toMatchObject({ time: 'ltd', top: 500 });
  });

  test('are chosen on the page', async () => {
    const server = fakeServer({ [top]: () => ranking() });
    const { user } = renderApp('/backlistView/months');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Time' }), 'Life to Date');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Rank by' }), 'Dollars');
    await waitFor(() => expect(bodyOf(server)).toEqual({ top: 100, businessUnit: 'all', time: 'ltd', type: 'D' }));
    expect(hash()).toBe('#/backlistView/life?top=100&businessUnit=all&time=ltd&type=D');
  });
});

test('bestsellers are the top hundred units to date, open to every role (G-46)', async () => {
  const server = fakeServer({ ...permissions(['001'], ['User']), [top]: () => ranking() });
  renderApp('/bestsellers');
  await waitUntilSignedIn();
  expect(await textsUnder('HC Rank')).toEqual(['1', '2', '3']);
  expect(JSON.parse(server.to(top)[0]!.body)).toEqual({ top: 100, businessUnit: 'all', time: 'ltd', type: 'U' });
});
