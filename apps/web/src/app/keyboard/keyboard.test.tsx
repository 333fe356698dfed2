import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { quickReports } from '@titlenet/catalogue/reports/quick-reports';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { fakeServer, type Handler, permissions } from '../../../test/fake-server.ts';
import { hash, renderApp, waitUntilSignedIn } from '../../../test/render-app.tsx';
import { projectionReport, reportHandler } from '../../../test/reports.ts';
import { sheetAddress, titleBar, titleHandlers } from '../../../test/titles.ts';
import { changeSearchMenu } from '../../domain/search-menu/search-menu.ts';
import { letters } from './key-command.ts';

const isbn = '9780061120084';
const needIsbn = 'To use the QuickReports, choose ISBN as Search type and enter an ISBN13 in Search text.';

let openTab: Mock<typeof window.open>;
beforeEach(() => {
  openTab = vi.spyOn(window, 'open').mockReturnValue(null) as Mock<typeof window.open>;
});
afterEach(() => window.history.replaceState(null, '', '/'));

async function open(address = '/', handlers: Record<string, Handler> = {}) {
  const server = fakeServer({ [`GET /api/isbn/${isbn}/Company`]: () => Response.json('001'), ...handlers });
  const rendered = renderApp(address);
  await waitUntilSignedIn();
  const press = (letter: string) => rendered.user.keyboard(`{Control>}{Alt>}${letter}{/Alt}{/Control}`);
  return { ...rendered, server, press };
}

async function openSheet(change: Parameters<typeof titleBar>[0] = {}) {
  const bar = titleBar(change);
  const rendered = await open(sheetAddress(bar), titleHandlers(bar));
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

const sameTab = [
  ['o', 'salesOverview', 'KEY-02'],
  ['p', 'projections', 'KEY-03'],
  ['k', 'keyAccountsProjections', 'KEY-04'],
  ['c', 'projectionsCA', 'KEY-05'],
  ['r', 'keyAccountsProjectionsCA', 'KEY-06'],
] as const;

test.each(sameTab)(
  "Ctrl+Alt+%s opens %s of the sheet's title [KEY-02, KEY-03, KEY-04, KEY-05, KEY-06]",
  async (letter, report) => {
    const { press } = await openSheet();
    await press(letter);
    await waitFor(() => expect(hash()).toBe(`#/titleSheet/reports/${report}?companyCode=001&isbn=${isbn}`));
  },
);

const newTab = [
  ['s', '#/reports/view/MS-001?isbn=9780061120084&companyCode=001', 'KEY-07'],
  ['b', '#/reports/view/PO-001?isbn=9780061120084&companyCode=001', 'KEY-08'],
] as const;

test.each(newTab)('Ctrl+Alt+%s opens %s in a new tab [KEY-07, KEY-08]', async (letter, address) => {
  const { press } = await openSheet();
  await press(letter);
  await waitFor(() => expect(openTab).toHaveBeenCalledWith(address, '_blank', 'noopener'));
  expect(hash()).toBe('#/titleSheet/42?companyCode=001');
});

test.each(sameTab)(
  'on the home page Ctrl+Alt+%s opens %s of the ISBN in the search, also while typing [%s]',
  async (letter, report) => {
    const { user, press } = await open();
    changeSearchMenu({ field: 'isbn', value: '978-0-06-112008-4' });
    await user.click(screen.getByRole('textbox', { name: 'Search text' }));
    await press(letter);
    await waitFor(() => expect(hash()).toBe(`#/reports/${report}?companyCode=001&isbn=${isbn}`));
  },
);

test('Ctrl+Alt+M opens order management for the ISBN in the search [KEY-01]', async () => {
  const { press } = await open(`/quickSearch?isbn=${isbn}&company=1`, {
    'POST /api/Searching/QuickSearch': () => ({ data: [], total: 0, noData: true, moreCriteriaRequired: false }),
  });
  await screen.findByText('No Titles found');
  await press('m');
  const address = `#/reports/view/PO-001?isbn=${isbn}&companyCode=001`;
  await waitFor(() => expect(openTab).toHaveBeenCalledWith(address, '_blank', 'noopener'));
});

test('Ctrl+Alt+M on the home page opens order management for the ISBN in the search [KEY-01]', async () => {
  const { press } = await open();
  changeSearchMenu({ field: 'isbn', value: isbn });
  await press('m');
  const address = `#/reports/view/PO-001?isbn=${isbn}&companyCode=001`;
  await waitFor(() => expect(openTab).toHaveBeenCalledWith(address, '_blank', 'noopener'));
});

test('Ctrl+Alt+M with UK does not open the title of another company, because UK has no pending orders', async () => {
  const { press } = await open();
  changeSearchMenu({ field: 'isbn', value: isbn, division: 400 });
  await press('m');
  expect(await screen.findByText("UK titles have no report 'Order Management'.")).toBeInTheDocument();
  expect(openTab).not.toHaveBeenCalled();
});

test('Ctrl+Alt+M on a title sheet shows where it works [KEY-09]', async () => {
  const { press } = await openSheet();
  await press('m');
  expect(
    await screen.findByText('Please use Quick Search or key board short cuts from the home page.'),
  ).toBeInTheDocument();
  expect(openTab).not.toHaveBeenCalled();
});

test.each([
  ['title', isbn],
  ['isbn', '978006112008'],
  ['isbn', ''],
] as const)('with search type %s and text "%s" the shortcuts show what they need', async (field, value) => {
  const { press } = await open();
  changeSearchMenu({ field, value });
  await press('p');
  expect(await screen.findByText(needIsbn)).toBeInTheDocument();
  expect(hash()).toBe('#/');
});

test('on a page without a title the shortcuts show what they need', async () => {
  const { press } = await open('/404');
  changeSearchMenu({ field: 'isbn', value: isbn });
  await press('o');
  expect(await screen.findByText(needIsbn)).toBeInTheDocument();
});

test('a report that the company does not have is not opened; a warning says why', async () => {
  const { press } = await openSheet({ companyCode: '018' });
  await press('k');
  expect(await screen.findByText("Trade (018) titles have no report 'Key Accounts'.")).toBeInTheDocument();
});

test('an ISBN without a title opens the report of the division’s first company', async () => {
  const { press } = await open('/', { [`GET /api/isbn/${isbn}/Company`]: () => Response.json(null) });
  changeSearchMenu({ field: 'isbn', value: isbn });
  await press('o');
  await waitFor(() => expect(hash()).toBe(`#/reports/salesOverview?companyCode=001&isbn=${isbn}`));
});

test("HQNA's company is known without a call", async () => {
  const { press, server } = await open();
  changeSearchMenu({ field: 'isbn', value: isbn, division: 180 });
  await press('p');
  await waitFor(() => expect(hash()).toBe(`#/reports/projections?companyCode=180&isbn=${isbn}`));
  expect(server.to(`GET /api/isbn/${isbn}/Company`)).toEqual([]);
});

test('every quick report has a shortcut', () => {
  expect(letters).toEqual(quickReports.map(({ letter }) => letter));
});

test('AltGr characters are typed', async () => {
  const { user } = await open();
  const box = screen.getByRole('textbox', { name: 'Search text' });
  await user.click(box);
  // Windows reports AltGr as Ctrl+Alt with the character of the keyboard layout.
  for (const key of ['µ', 'ś', '€', '@']) {
    expect(fireEvent.keyDown(box, { key, ctrlKey: true, altKey: true })).toBe(true);
  }
  expect(fireEvent.keyDown(box, { key: 'p', ctrlKey: true, altKey: true, modifierAltGraph: true })).toBe(true);
  expect(fireEvent.keyDown(box, { key: 'x', ctrlKey: true, altKey: true })).toBe(true);
  expect(screen.queryByText(needIsbn)).not.toBeInTheDocument();
});

test('? lists the shortcuts, but not while typing', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('textbox', { name: 'Search text' }));
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(document.body);
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const terms = dialog.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(
    expect.arrayContaining(['/', '?', 'Ctrl + K', ...[...'MOPKCRSB'].map((letter) => `Ctrl + Alt + ${letter}`)]),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

async function openPalette(rendered: Awaited<ReturnType<typeof open>>) {
  await rendered.user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Titles, pages, reports and lists' });
}

const places = () => within(screen.getByRole('listbox', { name: 'Results' }));

test('Ctrl+K opens an ISBN in any punctuation', async () => {
  const rendered = await open();
  await rendered.user.type(await openPalette(rendered), '0-06-112008-1');
  expect(places().getByRole('option', { selected: true })).toHaveTextContent(`Title sheet of ${isbn}`);
  await rendered.user.keyboard('{Enter}');
  await waitFor(() => expect(hash()).toBe(`#/titleSheet/${isbn}?companyCode=001`));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Ctrl+K reports an ISBN without a title and stays open', async () => {
  const rendered = await open('/', { [`GET /api/isbn/${isbn}/Company`]: () => Response.json(null) });
  await rendered.user.type(await openPalette(rendered), `${isbn}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(`No title with the ISBN ${isbn} was found.`);
  expect(hash()).toBe('#/');
});

test('Ctrl+K opens a screen by a part of its name, if the user may open it', async () => {
  const rendered = await open('/', permissions(['180'], ['User']));
  const box = await openPalette(rendered);
  await rendered.user.type(box, 'clear');
  expect(screen.queryByRole('option', { name: 'Clear Cache' })).not.toBeInTheDocument();
  await rendered.user.clear(box);
  await rendered.user.type(box, 'health{Enter}');
  await waitFor(() => expect(hash()).toBe('#/healthcheck'));
});

test('Ctrl+K opens a report of an ISBN, chosen with the arrow keys', async () => {
  const rendered = await open();
  await rendered.user.type(await openPalette(rendered), `${isbn} acc`);
  const texts = places()
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(texts).toEqual([`Key Accounts of ${isbn}Ctrl+Alt+K`, `Key Accounts CA of ${isbn}Ctrl+Alt+R`]);
  await rendered.user.keyboard('{ArrowUp}');
  expect(places().getByRole('option', { selected: true })).toHaveTextContent('Key Accounts CA');
  await rendered.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(hash()).toBe(`#/reports/keyAccountsProjectionsCA?companyCode=001&isbn=${isbn}`));
});

test('Ctrl+K opens a report of the current title, and searches for any other text', async () => {
  const rendered = await openSheet();
  await rendered.user.type(await openPalette(rendered), 'overview{Enter}');
  await waitFor(() => expect(hash()).toBe(`#/titleSheet/reports/salesOverview?companyCode=001&isbn=${isbn}`));
  await rendered.user.type(await openPalette(rendered), 'moby dick');
  await rendered.user.click(screen.getByRole('option', { name: "Author 'moby dick' in HarperCollins" }));
  await waitFor(() => expect(hash()).toBe('#/quickSearch?author=moby+dick&company=1'));
});

test('Ctrl+K or Esc closes it', async () => {
  const rendered = await open();
  for (const key of ['{Control>}k{/Control}', '{Escape}']) {
    await openPalette(rendered);
    await rendered.user.keyboard(key);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

test('on the HCCP site the Canadian shortcuts do nothing', async () => {
  const { press, server } = await openSheet({ companyCode: '006', isbn: '9780310000006' });
  const report = reportHandler('006', 'ProjectionsUS', projectionReport(), '9780310000006');
  for (const [call, handler] of Object.entries(report)) server.on(call, handler);
  const { hash: at } = window.location;
  window.history.replaceState(null, '', `/hccp/${at}`);
  await press('c');
  await press('r');
  expect(hash()).toBe(at);
  await press('p');
  await waitFor(() => expect(hash()).toContain('/titleSheet/reports/projections?companyCode=006'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Enter runs the simple search with text pasted just before [KEY-10] [KEY-12]', async () => {
  const { user } = await open('/404');
  await user.keyboard('/');
  expect(screen.getByRole('textbox', { name: 'Search text' })).toHaveFocus();
  await user.paste('moby');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(hash()).toBe('#/quickSearch?title=moby&company=1'));
});

test('users without access have no shortcuts', async () => {
  fakeServer(permissions([], []));
  const { user } = renderApp('/403');
  await screen.findByRole('heading', { name: 'Access denied :(' });
  await user.keyboard('?{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
