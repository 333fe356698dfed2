import { screen, waitFor, within } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import { type HomeTitle, homeTitleFields } from '@titlenet/catalogue/lists/home-title';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failure, fakeServer, permissions } from '../../../test/fake-server.ts';
import { openHccpSite } from '../../../test/hccp-site.ts';
import { hash, renderApp, stopApps, waitUntilSignedIn } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers } from '../../../test/titles.ts';

beforeEach(() => window.localStorage.clear());
afterEach(stopApps);

const homeTitle = (change: Partial<HomeTitle> = {}): HomeTitle => ({
  ...emptyRecord(homeTitleFields),
  isbn: '9780062040800',
  title: 'The Lantern Keeper',
  author1: 'Marsh, Eleanor',
  productId: 77,
  companyCode: '001',
  ...change,
});
const noChanges = {
  since: '2026-03-01T08:00:00',
  isFirstVisit: false,
  total: 0,
  isMore: false,
  titles: [] as object[],
};
const visit = 'POST /api/Visits';
const emptyLists = 'GET /api/EmptyLists';
const home = (parts: { titles?: HomeTitle[]; next?: HomeTitle[]; total?: number; changes?: object } = {}) => ({
  onSale: {
    from: '2026-03-08',
    to: '2026-03-14',
    total: parts.total ?? 0,
    titles: parts.titles ?? [],
    next: parts.next ?? [],
  },
  changes: { ...noChanges, ...parts.changes },
});

async function open(handlers = {}) {
  const server = fakeServer(handlers);
  const rendered = renderApp('/');
  await waitUntilSignedIn();
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Marketing' })).toBeVisible());
  // The menus of employees.
  if (server.to(emptyLists).length > 0) await screen.findByRole('navigation', { name: 'Lists' });
  return { server, ...rendered };
}
const menu = (name: string) => screen.getByRole('navigation', { name });
const group = (name: string) => within(screen.getByRole('region', { name }));
const hrefs = (name: string) =>
  group(name)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the menus', () => {
  test('the left one has ReportNet [HOME-06, HOME-07, HOME-08] and Current Publicity Rpt [HOME-09..HOME-11, HOME-12..HOME-14]', async () => {
    await open();
    expect(
      within(menu('Reports and publicity'))
        .getAllByRole('heading')
        .map((one) => one.textContent),
    ).toEqual(['ReportNet', 'Current Publicity Rpt']);
    expect(hrefs('ReportNet')).toEqual([
      ['Get Reports', '#/reports'],
      ['User Guide', '/guides/index.html'],
    ]);
    expect(hrefs('Current Publicity Rpt')).toEqual([
      ['PR Flash', '#/publicityReports?report=Pr'],
      ['By Title', '#/publicityReports?report=Title'],
      ['By Market', '#/publicityReports?report=Market'],
      ['Book Signings', '#/publicityReports?report=Signings'],
      ['Customized', '#/publicityReports?report=Customized'],
    ]);
  });

  test('the right one has five groups [HOME-19..HOME-21, HOME-22, HOME-23]', async () => {
    await open();
    expect(
      within(menu('Lists'))
        .getAllByRole('heading')
        .map((one) => one.textContent),
    ).toEqual(['Quick Links', 'Backlist Views', 'Trade Categories', 'Top CH Awards', 'Top TR Awards']);
    expect(
      group('Quick Links')
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual([
      'Order Management M',
      'Overview O',
      'Projections P',
      'Key Accounts K',
      'Projections CA C',
      'Key Accounts CA R',
      'Monthly Summary S',
      'Pending Orders B',
    ]);
    expect(hrefs('Backlist Views')).toEqual([
      ['Top 100, 13 Months', '#/backlistView/months?top=100&businessUnit=all&time=13&type=U'],
      ['Top 500, 13 Months', '#/backlistView/months?top=500&businessUnit=all&time=13&type=U'],
      ['Top 100, Life to Date', '#/backlistView/life?top=100&businessUnit=all&time=ltd&type=U'],
      ['Top 500, Life to Date', '#/backlistView/life?top=500&businessUnit=all&time=ltd&type=U'],
    ]);
    expect(hrefs('Trade Categories')).toHaveLength(10);
  });

  test('on the HCCP site the right one has no Canadian reports [PERM-26]', async () => {
    openHccpSite();
    await open();
    const names = group('Quick Links')
      .getAllByRole('button')
      .map((one) => one.textContent);
    expect(names).toEqual([
      'Order Management M',
      'Overview O',
      'Projections P',
      'Key Accounts K',
      'Monthly Summary S',
      'Pending Orders B',
    ]);
  });

  test('link the awards by id, in their order [LIST-63, LIST-64]', async () => {
    await open();
    const ids = (name: string) => hrefs(name).map(([, href]) => Number(href?.split('awardId=')[1]));
    expect(ids('Top CH Awards')).toEqual([8996, 8997, 210, 491, 8323, 8324, 8321, 8322, 189, 602, 49, 58, 59, 73]);
    expect(ids('Top TR Awards')).toEqual([8996, 8997, 8775, 365, 49, 366, 8988, 8835, 1587, 367, 1565]);
    expect(group('Top CH Awards').getAllByRole('link')[2]).toHaveTextContent('Best Books for Young Readers');
  });

  test('gather what leads to nothing for the companies of the user at their end, closed [HOME-28, HOME-29]', async () => {
    const { user } = await open({
      // UK has no report but the overview and two more.
      ...permissions(['400'], ['HarperCollinsEmployee']),
      [emptyLists]: () => ['publicity:Pr', 'backlist:13', 'tradeCategory:Mystery', 'award:trade:49'],
    });
    const named = (name: string) =>
      group(name)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(named('Backlist Views')).toEqual(['Top 100, Life to Date', 'Top 500, Life to Date']);
    expect(named('Current Publicity Rpt')).toEqual(['By Title', 'By Market', 'Book Signings', 'Customized']);
    expect(named('Trade Categories')).toHaveLength(9);
    expect(named('Top CH Awards')).toHaveLength(14);
    expect(named('Top TR Awards')).toHaveLength(10);
    const links = group('Quick Links').getAllByRole('button');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Overview O']);

    expect(within(menu('Reports and publicity')).getByText('Nothing in your companies (1)')).toBeVisible();
    const closed = within(menu('Lists')).getByText('Nothing in your companies (11)');
    const nothing = within(closed.closest('details')!);
    expect(nothing.getByRole('link', { name: 'Top 100, 13 Months', hidden: true })).not.toBeVisible();
    await user.click(closed);
    expect(nothing.getAllByRole('link').map(({ textContent }) => textContent)).toHaveLength(4);
    expect(nothing.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Order Management M',
      'Projections P',
      'Key Accounts K',
      'Projections CA C',
      'Key Accounts CA R',
      'Monthly Summary S',
      'Pending Orders B',
    ]);
  });

  test('are complete if it is not known where they lead', async () => {
    await open({ [emptyLists]: () => failure(500) });
    expect(group('Trade Categories').getAllByRole('link')).toHaveLength(10);
    expect(screen.queryByText(/^Nothing in your companies/)).not.toBeInTheDocument();
  });

  test.each(['User', 'CacheClearer'])('are for employees only, not for %s [HOME-05, HOME-18]', async (role) => {
    await open(permissions(['001'], [role]));
    expect(await screen.findByRole('navigation', { name: 'Marketing' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Reports and publicity' })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Lists' })).not.toBeInTheDocument();
  });
});

describe('quick reports', () => {
  const message = 'To use the QuickReports, choose ISBN as Search type and enter an ISBN13 in Search text.';
  const isbn = '9780061120084';

  async function openReport(field: string, value: string) {
    const rendered = await open({ [`GET /api/isbn/${isbn}/Company`]: () => '"001"' });
    const { user } = rendered;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Search field' }), field);
    await user.type(screen.getByRole('textbox', { name: 'Search text' }), value);
    await user.click(group('Quick Links').getByRole('button', { name: /^Projections P/ }));
    return rendered;
  }

  test.each([
    ['Title', isbn, '[HOME-24]'],
    ['ISBN', isbn.slice(0, 12), '[HOME-25]'],
  ])('with %s and %s say what they need, at the foot of the window [HOME-26, HOME-32] %s', async (field, value) => {
    await openReport(field, value);
    const text = await screen.findByText(message);
    expect(text).toBeVisible();
    expect(text.closest('[data-position]')).toHaveAttribute('data-position', 'bottom-center');
    expect(hash()).toBe('#/');
  });

  test('open for an ISBN of 13 characters [HOME-27]', async () => {
    await openReport('ISBN', isbn);
    await waitFor(() => expect(hash()).toBe(`#/reports/projections?companyCode=001&isbn=${isbn}`));
  });
});

describe('the marketing panel [HOME-01]', () => {
  test('leads to the power search, promotions and bestsellers of the product [HOME-02, HOME-03, HOME-04]', async () => {
    const { configuration } = await import('../../../test/fake-server.ts');
    const links = { ...configuration.links, catalogue: '#/Searching/PowerSearch/{powerSearch}' };
    await open({ 'GET /configuration': () => ({ ...configuration, links }) });
    const panel = within(screen.getByRole('navigation', { name: 'Marketing' }));
    const address = (name: RegExp) => panel.getByRole('link', { name }).getAttribute('href');
    expect(address(/^Search catalogue/)).toBe('#/Searching/PowerSearch/HarperCollins');
    expect(address(/^View promotions/)).toBe('#/promotions');
    expect(address(/^See bestsellers/)).toBe('#/bestsellers');
  });

  test.each([
    ['HarperCollinsEmployee', '[HOME-15]'],
    ['User', '[HOME-16]'],
    ['CacheClearer', '[HOME-17]'],
  ])('and what is new are shown to %s %s', async (role) => {
    const titles = [homeTitle({ onSaleDate: '2026-03-10T00:00:00' })];
    await open({ ...permissions(['001'], [role]), [visit]: () => home({ total: 1, titles }) });
    const panel = within(screen.getByRole('navigation', { name: 'Marketing' }));
    expect(panel.getByRole('link', { name: /^View promotions/ })).toBeVisible();
    const onSale = within(await screen.findByRole('region', { name: /^On sale this week/ }));
    expect(await onSale.findByRole('link', { name: 'The Lantern Keeper' })).toBeVisible();
    expect(await screen.findByRole('region', { name: /^Changed since your last visit/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Recent titles' })).toBeVisible();
  });

  test('begins with the search box for a user without a power search, and offers no searches [HOME-33, HOME-36]', async () => {
    const { user } = await open(permissions(['400'], ['User']));
    expect(screen.queryByRole('button', { name: 'My power searches' })).not.toBeInTheDocument();
    const panel = within(screen.getByRole('navigation', { name: 'Marketing' }));
    await user.click(panel.getByRole('button', { name: /^Search titles/ }));
    expect(await screen.findByRole('combobox', { name: 'Titles, pages, reports and lists' })).toHaveFocus();
  });

  test.each([
    ['HarperCollinsEmployee', []],
    ['User', []],
    ['CacheClearer', ['Clear Cache']],
  ])('below it are the pages that %s may open [HOME-30]', async (role, own) => {
    await open(permissions(['001'], [role]));
    const links = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'User Lists',
      'Packs',
      'Following',
      'Notes & Tags',
      'Reports',
      'Backlist View',
      'Changed Titles',
      'On Sale',
      ...own,
    ]);
  });

  test('there is one search form', async () => {
    await open();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });
});

describe('what is new', () => {
  test('shows the titles that go on sale this week, with how many there are [HOME-34]', async () => {
    await open({
      [visit]: () =>
        home({
          total: 1_234,
          titles: [homeTitle({ onSaleDate: '2026-03-10T00:00:00', format: 'Hardcover', imprintDesc: 'Harbour Press' })],
        }),
    });
    const panel = within(await screen.findByRole('region', { name: /^On sale this week/ }));
    expect(panel.getByText('03/08/2026 to 03/14/2026, 1 of 1,234 titles')).toBeVisible();
    expect(panel.getByRole('link', { name: 'The Lantern Keeper' })).toHaveAttribute(
      'href',
      '#/titleSheet/77?companyCode=001',
    );
    expect(panel.getByText('Eleanor Marsh')).toBeVisible();
    expect(panel.getByText('03/10/2026 · Hardcover · Harbour Press')).toBeVisible();
  });

  test('names the fields that imports have changed since the last visit', async () => {
    const changed = {
      ...homeTitle(),
      changedAt: '2026-03-02T05:00:00',
      fields: ['Subtitle', 'Price', 'Found by: bisac', 'Editorial: Keynote', 'ONIX Date'],
    };
    await open({ [visit]: () => home({ changes: { titles: [changed] } }) });
    const panel = within(await screen.findByRole('region', { name: /^Changed since your last visit/ }));
    expect(await panel.findByText('03/02/2026 · Subtitle, Price, Found by: bisac and 2 more')).toBeVisible();
  });

  test('has the days of the evening on which it was, not those of UTC [HOME-37]', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    const changed = { ...homeTitle(), changedAt: '2026-03-03T03:30:00', fields: ['Price'] };
    const ofLondon = { ...changed, productId: 78, companyCode: '400', fields: ['Author'] };
    await open({ [visit]: () => home({ changes: { since: '2026-03-02T02:00:00', titles: [changed, ofLondon] } }) });
    const panel = within(await screen.findByRole('region', { name: /^Changed since your last visit/ }));
    expect(panel.getByText('since 03/01/2026')).toBeVisible();
    expect(panel.getByText('03/02/2026 · Price')).toBeVisible();
    // As on the page of changed titles, the day is that of the title's company.
    expect(panel.getByText('03/03/2026 · Author')).toBeVisible();
  });

  test('leads to all changed titles with their number, and to all titles on sale [CHANGED-06, LIST-81]', async () => {
    const changed = { ...homeTitle(), changedAt: '2026-03-02T05:00:00', fields: ['Price'] };
    const { view } = await open({ [visit]: () => home({ changes: { titles: [changed], total: 1_234 } }) });
    expect(await screen.findByRole('link', { name: 'All 1,234' })).toHaveAttribute('href', '#/changedTitles');
    expect(screen.getByRole('link', { name: 'All on sale' })).toHaveAttribute('href', '#/onSale');
    view.unmount();
    stopApps();
    await open({ [visit]: () => home({ changes: { titles: [changed], total: 4_321, isMore: true } }) });
    expect(await screen.findByRole('link', { name: 'More than 4,321 titles' })).toBeVisible();
  });

  test('a first visit shows the changes of a week; nothing new is stated', async () => {
    await open({ [visit]: () => home({ changes: { isFirstVisit: true } }) });
    expect(await screen.findByRole('heading', { name: /^Changed in the last week/ })).toBeVisible();
    expect(screen.getByText('No title goes on sale this week.')).toBeVisible();
    expect(screen.getByText('Imports have changed none of your titles.')).toBeVisible();
  });

  test('changes that are all of new or deleted titles are told as such [HOME-35]', async () => {
    await open({ [visit]: () => home({ changes: { titles: [], total: 24 } }) });
    expect(await screen.findByRole('link', { name: 'All 24' })).toBeVisible();
    expect(screen.getByText('All of them are new or deleted.')).toBeVisible();
  });

  test('the next titles on sale follow if the week has few', async () => {
    await open({ [visit]: () => home({ next: [homeTitle({ title: 'Tides', onSaleDate: '2026-03-17T00:00:00' })] }) });
    const panel = within(await screen.findByRole('region', { name: /^On sale this week/ }));
    expect(panel.getByText('No title goes on sale this week.')).toBeVisible();
    expect(panel.getByRole('heading', { name: 'Next on sale' })).toBeVisible();
    expect(panel.getByRole('link', { name: 'Tides' })).toBeVisible();
    expect(panel.getByText('03/17/2026')).toBeVisible();
  });

  test('a failure leaves the rest of the page', async () => {
    await open({ [visit]: () => failure(500) });
    expect(await screen.findByText('What is new could not be loaded.')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Marketing' })).toBeVisible();
  });
});

describe('recent titles', () => {
  const opened = titleBar({ title: 'Moby Dick', author1: 'Melville, Herman' });

  test('are those whose sheets were opened, the last one first', async () => {
    const other = titleBar({ title: 'Tides', productId: 43 });
    fakeServer({ ...titleHandlers(opened), ...titleHandlers(other) });
    for (const bar of [opened, other]) {
      const { view } = renderApp(sheetAddress(bar));
      await screen.findByRole('heading', { name: new RegExp(bar.title), level: 1 });
      view.unmount();
    }
    renderApp('/');
    await waitUntilSignedIn();
    const panel = within(screen.getByRole('region', { name: 'Recent titles' }));
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Tides', 'Moby Dick']);
  });

  test('leave out titles of companies that the user has lost, and other people’s', async () => {
    const { companyCode, productId, isbn, title, author1 } = opened;
    const stored = (code: string) => JSON.stringify([{ companyCode: code, productId, isbn, title, author1 }]);
    window.localStorage.setItem('titlenet.recentTitles.1', stored(companyCode));
    window.localStorage.setItem('titlenet.recentTitles.2', stored('003'));
    await open(permissions(['003'], ['User']));
    expect(screen.getByText('The titles whose sheets you open appear here.')).toBeVisible();
    vi.unstubAllGlobals();
  });
});
