import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { configuration, fakeServer, type Handler, token } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { expectToOpen, reportsOutside, reportViews } from '../../../test/reporting-sites.ts';
import { sheetAddress, titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';

type Bar = ReturnType<typeof titleBar>;

async function open(bar: Bar = titleBar(), sheet = titleSheet(), more: Record<string, Handler> = {}) {
  fakeServer({ ...titleHandlers(bar, sheet), ...more });
  const opened = renderApp(sheetAddress(bar));
  await screen.findByRole('heading', { level: 2, name: 'Editorial' });
  return opened;
}

const panel = () => within(screen.getByRole('navigation', { name: 'Sections' }));
const sidebar = () => within(screen.getByRole('complementary', { name: 'More On This Title' }));
const hrefOf = (name: RegExp | string) => sidebar().getByRole('link', { name }).getAttribute('href');

test('a checkbox hides and shows its section; the button of a hidden section is disabled [SHEET-026, SHEET-027]', async () => {
  const { user } = await open();
  const box = panel().getByRole('checkbox', { name: 'Show Marketing' });
  expect(box).toBeChecked();
  await user.click(box);
  expect(screen.queryByRole('region', { name: 'Marketing' })).not.toBeInTheDocument();
  expect(panel().getByRole('button', { name: 'Marketing' })).toBeDisabled();
  await user.click(box);
  expect(screen.getByRole('region', { name: 'Marketing' })).toBeVisible();
  expect(panel().getByRole('button', { name: 'Marketing' })).toBeEnabled();
});

test('a section button scrolls to its section [SHEET-025]', async () => {
  const { user } = await open();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(panel().getByRole('button', { name: 'Quotes' }));
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('region', { name: 'Quotes' })]);
  expect(screen.getByRole('heading', { level: 2, name: 'Quotes' })).toHaveFocus();
});

test('a first visit shows the first nine sections [SHEET-033]', async () => {
  await open(titleBar({ companyCode: '180' }));
  expect(panel().getByRole('checkbox', { name: 'Show Quotes' })).toBeChecked();
  expect(panel().getByRole('checkbox', { name: 'Show Coop' })).not.toBeChecked();
  expect(panel().getByRole('checkbox', { name: 'Show Contracts' })).not.toBeChecked();
});

test('a saved view applies to its company, also after a reload [SHEET-029, SHEET-030, SHEET-031, SHEET-032]', async () => {
  const { user, view } = await open();
  await user.click(panel().getByRole('checkbox', { name: 'Show Sales' }));
  await user.click(panel().getByRole('button', { name: 'Save view' }));
  expect(await screen.findByText('View settings are successfully saved for Trade')).toBeVisible();
  view.unmount();
  const again = await open();
  await waitFor(() => expect(panel().getByRole('checkbox', { name: 'Show Sales' })).not.toBeChecked());
  again.view.unmount();
  await open(titleBar({ companyCode: '003' }));
  expect(panel().getByRole('checkbox', { name: 'Show Sales' })).toBeChecked();
});

test('a saved view of another user does not apply', async () => {
  const { user, view } = await open();
  await user.click(panel().getByRole('checkbox', { name: 'Show Sales' }));
  await user.click(panel().getByRole('button', { name: 'Save view' }));
  view.unmount();
  await open(titleBar(), titleSheet(), {
    'POST /login/token': () => ({ access_token: token({ sub: '2', use: 'access' }), expires_in: 3600 }),
    'POST /enterprise/api/token': () => ({ token: token({ sub: '2', use: 'enterprise' }) }),
    // Same name, other subject: the subject identifies a person.
    'GET /identity/me': () => ({ sub: '2', displayname: 'Ada Reader' }),
  });
  expect(panel().getByRole('checkbox', { name: 'Show Sales' })).toBeChecked();
});

test('the left panel is shown for the three roles [SHEET-024, SHEET-042]', async () => {
  await open(titleBar(), titleSheet(), {
    'GET /api/account/Permissions': () => ({ companies: ['001'], roles: ['CacheClearer'] }),
  });
  expect(screen.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  expect(sidebar().getByRole('heading', { name: 'System Links' })).toBeVisible();
});

const title = 'companyCode=001&isbn=9780061120084';
test.each([
  ['Title Sheet', '#/titleSheet/42?companyCode=001', '[SHEET-044]'],
  ['Sales Overview', `#/titleSheet/reports/salesOverview?${title}`, '[SHEET-016]'],
  ['Projections US', `#/titleSheet/reports/projections?${title}`, '[SHEET-017]'],
  ['Projections CA', `#/titleSheet/reports/projectionsCA?${title}`, '[SHEET-018]'],
  ['Key Accounts US', `#/titleSheet/reports/keyAccountsProjections?${title}`, '[SHEET-019]'],
  ['Key Accounts CA', `#/titleSheet/reports/keyAccountsProjectionsCA?${title}`, '[SHEET-020]'],
  [/^Monthly Summary/, '#/reports/view/MS-001?isbn=9780061120084&companyCode=001', '[SHEET-021]'],
  [/^Pending Orders/, '#/reports/view/PO-001?isbn=9780061120084&companyCode=001', '[SHEET-022]'],
  [
    'Co-Op Info',
    '#/titleSheet/reports/subsection/coopInfo?isbn10=0061120081&companyCode=001&productId=42',
    '[SHEET-023, SHEET-036]',
  ],
  ['Ad/Promo', '#/titleSheet/reports/subsection/adPromo?isbn10=0061120081&companyCode=001&productId=42', '[SHEET-023]'],
  [
    'Online Marketing',
    '#/titleSheet/reports/subsection/onlineMarketing?isbn10=0061120081&companyCode=001&productId=42',
    '[SHEET-023]',
  ],
])('the sidebar links %s to %s [SHEET-035] %s', async (name, href, _line) => {
  await open();
  expect(hrefOf(name)).toBe(href);
});

test.each(reportViews)(
  "of %s, the sidebar opens the company's views %s and %s at the configured sites [API-44]",
  async (companyCode, summary, orders) => {
    await open(titleBar({ companyCode }), titleSheet(), reportsOutside);
    const isbn = '9780061120084';
    expectToOpen(sidebar().getByRole('link', { name: /^Monthly Summary/ }), 'summary', summary, isbn);
    expectToOpen(sidebar().getByRole('link', { name: /^Pending Orders/ }), 'orders', orders, isbn);
  },
);

test('a title without ISBN has no link that needs one', async () => {
  await open(titleBar({ isbn: null, isbn10: null }));
  const links = sidebar().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/titleSheet/42?companyCode=001']);
  expect(sidebar().queryByRole('heading', { name: 'System Links' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open the page with the large cover' })).not.toBeInTheDocument();
});

test('the Title Sheet link of an HCCP title contains its ISBN [SHEET-045]', async () => {
  await open(titleBar({ companyCode: '006' }));
  expect(hrefOf('Title Sheet')).toBe('#/titleSheet/9780061120084?companyCode=006');
});

test.each([
  ['018', ['Sales Overview', 'Projections US', 'Projections CA'], '[SHEET-049, SHEET-050, SHEET-051]'],
  ['400', ['Sales Overview'], '[SHEET-049, SHEET-050]'],
  ['006', ['Sales Overview', 'Projections US', 'Key Accounts US'], '[SHEET-049, SHEET-050]'],
] as const)('a title of %s has the reports of its company: %s %s', async (companyCode, names, _lines) => {
  await open(titleBar({ companyCode }));
  const shown = sidebar()
    .getAllByRole('link')
    .map((link) => link.textContent)
    .filter((name) => /^(Sales|Projections|Key Accounts)/.test(name ?? ''));
  expect(shown).toEqual(names);
});

test.each([
  ['CANADA OTHER KIDS', '[SHEET-037]'],
  ['HCCA ADULT', '[SHEET-038]'],
  ['CANADA OTHER ADULT', '[SHEET-039]'],
  ['HCCA KIDS', '[SHEET-040]'],
  ['HCCA AUDIO', '[SHEET-041]'],
])('the Co-Op Info link is hidden for %s %s', async (tapDescription) => {
  await open(titleBar({ tapDescription }));
  expect(sidebar().queryByRole('link', { name: 'Co-Op Info' })).not.toBeInTheDocument();
  expect(sidebar().getByRole('link', { name: 'Ad/Promo' })).toBeVisible();
});

test.each([
  ['Saturday itself', '2026-02-07T09:00:00', '2026.02.07'],
  ['a Friday', '2026-02-13T23:00:00', '2026.02.07'],
])(
  'the channel report opens a new tab for the most recent Saturday: %s [SHEET-046, SHEET-047, SHEET-048]',
  async (_, now, date) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    await open();
    const link = sidebar().getByRole('link', { name: /^Channel Report/ });
    expect(link).toHaveAttribute('href', `#/reports/channelReport?isbn=9780061120084&date=${date}`);
    expect(link).toHaveAttribute('target', '_blank');
  },
);

test('point of sale is shown for some companies only [SHEET-043]', async () => {
  const { view } = await open();
  expect(sidebar().getByRole('link', { name: /^Point of Sale/ })).toBeVisible();
  view.unmount();
  await open(titleBar({ companyCode: '180' }));
  expect(sidebar().queryByRole('link', { name: /^Point of Sale/ })).not.toBeInTheDocument();
});

test('the HCCP site has no Canadian reports [SHEET-052]', async () => {
  const bar = titleBar();
  fakeServer(titleHandlers(bar));
  renderApp(sheetAddress(bar));
  window.history.replaceState(null, '', `/hccp/#${sheetAddress(bar)}`);
  await screen.findByRole('heading', { level: 2, name: 'Editorial' });
  expect(hrefOf('Projections US')).toBe('#/titleSheet/reports/projections?companyCode=006&isbn=9780061120084');
  expect(sidebar().queryByRole('link', { name: /CA$/ })).not.toBeInTheDocument();
});

test("only Children's titles have a marketing sheet", async () => {
  const { view } = await open(titleBar({ companyCode: '003' }));
  expect(hrefOf(/^Marketing Sheet/)).toBe('#/chMarketingSheet?products=42&isDownload=false&isShowCoop=false');
  view.unmount();
  await open();
  expect(sidebar().queryByRole('link', { name: /^Marketing Sheet/ })).not.toBeInTheDocument();
});

test('a UK title links to the configured title view', async () => {
  await open(titleBar({ companyCode: '400' }), titleSheet(), { 'GET /configuration': () => configuration });
  expect(hrefOf('Sales Overview')).toBe('#/reports/titleView?isbn=9780061120084&companyCode=400');
});
