import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { failure, fakeServer, type Handler } from '../../../test/fake-server.ts';
import {
  callOf,
  heldReports,
  isbnOf,
  numbersTo,
  reportOf,
  reportsOf,
  withoutReport,
} from '../../../test/multiple-reports.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { reportHandler, reportResponse } from '../../../test/reports.ts';

/** Stores the selection as the dialog does (G-153). */
function store(selections: readonly { isbn: string; companyCode: string }[], change: object = {}) {
  const entry = { report: 'Projections', region: 'us', createdAt: Date.now(), selections, ...change };
  window.localStorage.setItem('titlenet.multipleProjectionReport.1', JSON.stringify(entry));
}

const trade = (numbers: readonly number[]) => numbers.map((number) => ({ isbn: isbnOf(number), companyCode: '001' }));

/** Opens the combined projection report of numbered titles. */
function open(numbers: readonly number[], handlers: Record<string, Handler>) {
  store(trade(numbers));
  const server = fakeServer(handlers);
  return { server, ...renderApp('/reports/projectionsMultiple') };
}

const shownTitles = () => screen.queryAllByRole('heading', { level: 2, name: /^Title / }).map((one) => one.textContent);
const notFoundLines = () => screen.queryAllByText(/^ISBN: /).map((line) => line.textContent);
const missingTitles = async () =>
  within(await screen.findByRole('region', { name: 'Titles without a report' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('the reports of several titles are one page, in the order of the selection [MULTI-26]', async () => {
  open([3, 1, 2], reportsOf([1, 2, 3]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Marketing Projection Report' })).toBeVisible();
  await waitFor(() => expect(shownTitles()).toEqual(['Title 3', 'Title 1', 'Title 2']));
  expect(screen.getAllByRole('table', { name: 'Accounts' })).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent(/^3 reports$/);
  expect(screen.queryByRole('region', { name: 'Titles without a report' })).not.toBeInTheDocument();
});

test.each([
  ['projectionsMultiple', 'Projections', 'us', 'ProjectionsUS', 'Marketing Projection Report', '[MULTI-21, ROUTE-049]'],
  [
    'projectionsMultipleCa',
    'Projections',
    'ca',
    'ProjectionsCA',
    'Marketing Projection (CA) Report',
    '[MULTI-20, ROUTE-050]',
  ],
  [
    'keyAccountsMultiple',
    'KeyAccounts',
    'us',
    'KeyAccountsUS',
    'Key Account Projection Report',
    '[MULTI-18, ROUTE-047]',
  ],
  [
    'keyAccountsMultipleCa',
    'KeyAccounts',
    'ca',
    'KeyAccountsCA',
    'Key Account (CA) Projection Report',
    '[MULTI-19, ROUTE-048]',
  ],
])(
  '%s of %s %s requests %s under the heading %s, without the header of the product [ROUTE-020] %s',
  async (route, report, region, operation, heading) => {
    store(trade([1]), { report, region });
    const server = fakeServer(reportHandler('001', operation, reportOf(1), isbnOf(1)));
    renderApp(`/reports/${route}`);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await waitFor(() => expect(shownTitles()).toEqual(['Title 1']));
    expect(server.to(callOf(1, operation))).toHaveLength(1);
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(document.title).toBe(`${heading} - TitleNet`);
  },
);

test('each completed request counts, and the percentage is rounded down [MULTI-03, MULTI-04, MULTI-05, MULTI-07, MULTI-08]', async () => {
  const held = heldReports([1, 2, 3]);
  open([1, 2, 3], held.handlers);
  expect(await screen.findByText('0 of 3 Reports Loaded')).toBeVisible();
  expect(screen.getByText('Please keep window open until report finishes loading.')).toBeVisible();
  const bar = screen.getByRole('progressbar');
  expect(bar).toHaveAttribute('aria-valuenow', '0');
  held.send(2);
  expect(await screen.findByText('1 of 3 Reports Loaded')).toBeVisible();
  expect(bar).toHaveAttribute('aria-valuenow', '33');
  held.send(1, failure(500));
  expect(await screen.findByText('2 of 3 Reports Loaded')).toBeVisible();
  expect(bar).toHaveAttribute('aria-valuenow', '66');
  expect(shownTitles()).toEqual([]);
  held.send(3);
  await waitFor(() => expect(shownTitles()).toEqual(['Title 2', 'Title 3']));
});

test('reports are rendered while others are being loaded, and kept when all are shown', async () => {
  const held = heldReports([1, 2, 3]);
  open([1, 2, 3], held.handlers);
  await screen.findByText('0 of 3 Reports Loaded');
  held.send(3);
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(1));
  const early = document.querySelector('article');
  expect(early).not.toBeVisible();
  held.send(1, failure(500));
  held.send(2);
  await waitFor(() => expect(shownTitles()).toEqual(['Title 2', 'Title 3']));
  expect(screen.getAllByRole('article')[1]).toBe(early);
});

test('the dots after Loading Report go from one to five, every 400 ms [MULTI-01, MULTI-02]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const held = heldReports([1]);
  open([1], held.handlers);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Loading Report' });
  const dots = () => (heading.textContent ?? '').replace('Loading Report', '').length;
  act(() => void vi.advanceTimersByTime(399));
  expect(dots()).toBe(1);
  act(() => void vi.advanceTimersByTime(1));
  const counts = [dots()];
  for (let step = 1; step < 6; step += 1) {
    act(() => void vi.advanceTimersByTime(400));
    counts.push(dots());
  }
  expect(counts).toEqual([2, 3, 4, 5, 1, 2]);
  held.send(1);
});

test('at most five requests run at once, and each answer starts the next one [MULTI-06]', async () => {
  const numbers = numbersTo(8);
  const held = heldReports(numbers);
  const { server } = open(numbers, held.handlers);
  const requested = () => server.calls.filter(({ path }) => path.startsWith('/api/Reports/')).length;
  await waitFor(() => expect(requested()).toBe(5));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(requested()).toBe(5);
  held.send(4);
  await waitFor(() => expect(requested()).toBe(6));
  for (const number of numbers) held.send(number);
  await waitFor(() => expect(shownTitles()).toHaveLength(8));
  expect(requested()).toBe(8);
});

test('a failed request is an entry without a report, and the others are shown [MULTI-09, MULTI-10] [G-290]', async () => {
  open([1, 2, 3, 4], { ...reportsOf([2, 3]), [callOf(1)]: () => failure(500), [callOf(4)]: () => failure(500) });
  await waitFor(() => expect(shownTitles()).toEqual(['Title 2', 'Title 3']));
  expect(await missingTitles()).toEqual([
    `ISBN: ${isbnOf(1)}. Could not be loaded: internal.`,
    `${isbnOf(4)} Could not be loaded: internal.`,
  ]);
  expect(notFoundLines()).toEqual([`ISBN: ${isbnOf(1)}. Could not be loaded: internal.`]);
  // The failure is on the page; a toast for each title would cover it.
  expect(screen.queryByText('Server error')).not.toBeInTheDocument();
});

test('of several titles without a report only the last one is removed from the page, all are listed with reasons [MULTI-11, MULTI-12] [G-131, G-290]', async () => {
  open([1, 2, 3, 4], {
    ...reportsOf([2]),
    ...reportHandler('001', 'ProjectionsUS', withoutReport(), isbnOf(1)),
    ...reportHandler('001', 'ProjectionsUS', null, isbnOf(3)),
    ...reportHandler('001', 'ProjectionsUS', withoutReport(), isbnOf(4)),
  });
  await waitFor(() => expect(shownTitles()).toEqual(['Title 2']));
  expect(await missingTitles()).toEqual([
    `ISBN: ${isbnOf(1)}. There is no such report of this title.`,
    `ISBN: ${isbnOf(3)} was not found in Company Code: 001`,
    `${isbnOf(4)} There is no such report of this title.`,
  ]);
  expect(notFoundLines()).toEqual([
    `ISBN: ${isbnOf(1)}. There is no such report of this title.`,
    `ISBN: ${isbnOf(3)} was not found in Company Code: 001`,
  ]);
});

test('titles of companies without the report are not requested, but listed', async () => {
  store([...trade([1]), { isbn: isbnOf(2), companyCode: '006' }], { region: 'ca' });
  const server = fakeServer(reportsOf([1], 'ProjectionsCA'));
  renderApp('/reports/projectionsMultipleCa');
  await waitFor(() => expect(shownTitles()).toEqual(['Title 1']));
  expect(await missingTitles()).toEqual([`${isbnOf(2)} Titles of HCCP have no Marketing Projection (CA) Report.`]);
  expect(server.calls.filter(({ path }) => path.includes(isbnOf(2)))).toEqual([]);
});

test('titles without a report are listed in the order of the selection, whatever the reason, also offline [MULTI-38]', async () => {
  const [offline] = trade([3]);
  const selection = [{ ...offline!, title: 'Three' }, { isbn: isbnOf(2), companyCode: '006' }, ...trade([1, 4])];
  store(selection, { region: 'ca' });
  fakeServer({
    ...reportsOf([1], 'ProjectionsCA'),
    [callOf(3).replace('ProjectionsUS', 'ProjectionsCA')]: () => Promise.reject(new TypeError('Failed to fetch')),
    ...reportHandler('001', 'ProjectionsCA', null, isbnOf(4)),
  });
  renderApp('/reports/projectionsMultipleCa');
  await waitFor(() => expect(shownTitles()).toEqual(['Title 1']));
  expect(await missingTitles()).toEqual([
    `Three ISBN: ${isbnOf(3)}. Could not be loaded: the server did not respond.`,
    `${isbnOf(2)} Titles of HCCP have no Marketing Projection (CA) Report.`,
    `${isbnOf(4)} Not found in Company Code: 001.`,
  ]);
});

test('if no title has a report, loading ends with the text and the reasons [MULTI-13, MULTI-14, MULTI-16, MULTI-17]', async () => {
  open([1, 2], {
    ...reportHandler('001', 'ProjectionsUS', withoutReport(), isbnOf(1)),
    [callOf(2)]: () => failure(500),
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No Marketing Projection Report Available' }),
  ).toBeVisible();
  expect(screen.getByText('Marketing Projection Reports are not available for the titles selected.')).toBeVisible();
  expect(screen.queryByText(/Loading Report/)).not.toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(await missingTitles()).toHaveLength(2);
});

test('when loading ends the timer of the dots stops [MULTI-15]', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval');
  const stopped = vi.spyOn(globalThis, 'clearInterval');
  const held = heldReports([1]);
  open([1], held.handlers);
  await screen.findByRole('heading', { level: 1, name: 'Loading Report' });
  const started = timers.mock.results.filter((_, index) => timers.mock.calls[index]![1] === 400);
  expect(started).toHaveLength(1);
  held.send(1, reportResponse('ProjectionsUS', withoutReport()));
  await screen.findByRole('heading', { level: 1, name: 'No Marketing Projection Report Available' });
  expect(stopped).toHaveBeenCalledWith(started[0]!.value);
});

test.each([
  ['none', () => undefined],
  ['of another report', () => store(trade([1]), { report: 'KeyAccounts' })],
  ['older than a day', () => store(trade([1]), { createdAt: Date.now() - 25 * 60 * 60 * 1000 })],
  ['broken', () => window.localStorage.setItem('titlenet.multipleProjectionReport.1', '{')],
])('a stored selection that is %s has no reports, and the page says what to do [MULTI-40]', async (_, prepare) => {
  prepare();
  const server = fakeServer();
  renderApp('/reports/projectionsMultiple');
  expect(await screen.findByText(/^Marketing Projection Reports are not available/)).toBeVisible();
  expect(
    screen.getByText(
      'No titles are selected. Select titles in a search result or a list, then choose “Print Projection Reports” there.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#/');
  expect(server.calls.filter(({ path }) => path.startsWith('/api/Reports/'))).toEqual([]);
});

test('a reload of the tab shows its own titles, not those of a dialog that was used later', async () => {
  const { view } = open([1], reportsOf([1, 2]));
  await waitFor(() => expect(shownTitles()).toEqual(['Title 1']));
  view.unmount();
  store(trade([2]));
  renderApp('/reports/projectionsMultiple');
  await waitFor(() => expect(shownTitles()).toEqual(['Title 1']));
});

test.each([
  ['projections', 'ProjectionsUS', 'Print Projection Reports', 'US', 'Projections (US).htm'],
  ['projectionsCA', 'ProjectionsCA', 'Print Projection Reports', 'Canada', 'Projections Canada.htm'],
  ['keyAccountsProjections', 'KeyAccountsUS', 'Print Key Account Reports', 'US', 'Key Accounts (US).htm'],
  ['keyAccountsProjectionsCA', 'KeyAccountsCA', 'Print Key Account Reports', 'Canada', 'Key Accounts Canada.htm'],
])(
  'the single report %s (%s) opens the dialog "%s" for %s, and is downloaded as %s',
  async (name, operation, dialogName, region, fileName) => {
    fakeServer(reportHandler('001', operation, reportOf(1), isbnOf(1)));
    const { user } = renderApp(`/reports/${name}?companyCode=001&isbn=${isbnOf(1)}`);
    await user.click(await screen.findByRole('button', { name: 'Print or Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: dialogName }));
    expect(dialog.getByRole('radio', { name: region })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /^Download as an HTML file/ }));
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await dialog.findByText(`${fileName} is ready.`)).toBeVisible();
  },
);

/** The reports that are rendered whole, with their tables. */
const renderedReports = () => screen.queryAllByRole('table', { name: 'Accounts' }).length;

test('printing renders the reports that are not on the page yet', async () => {
  const numbers = numbersTo(20);
  const held = heldReports(numbers);
  open(numbers, held.handlers);
  await screen.findByText('0 of 20 Reports Loaded');
  const counts: number[] = [];
  const observer = new MutationObserver(() => {
    // The page listens for printing once it has painted the first reports.
    if (counts.length > 0 || shownTitles().length < 6) return;
    counts.push(renderedReports());
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    counts.push(renderedReports());
  });
  observer.observe(document.body, { childList: true, subtree: true });
  for (const number of numbers) held.send(number);
  await waitFor(() => expect(counts).toHaveLength(2));
  observer.disconnect();
  expect(counts[0]).toBeLessThan(20);
  expect(counts[1]).toBe(20);
});

test('a report far from the window has all its texts for the search of the browser, and is rendered when it is near [MULTI-35]', async () => {
  const windows: { show: (element: Element) => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (changes: object[]) => void) {
        windows.push({ show: (target) => onChange([{ isIntersecting: true, target }]) });
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  open(numbersTo(12), reportsOf(numbersTo(12)));
  await waitFor(() => expect(shownTitles()).toHaveLength(12));
  expect(renderedReports()).toBe(10);
  const last = screen.getAllByRole('article').at(-1)!;
  expect(last).toHaveTextContent(isbnOf(12));
  expect(last).toHaveTextContent('0001001045 Booktown "National" & Sons 1,500 1,480');
  act(() => windows[0]!.show(last.parentElement!));
  expect(renderedReports()).toBe(11);
  expect(within(screen.getAllByRole('article').at(-1)!).getByRole('table', { name: 'Accounts' })).toBeVisible();
});

test.each([
  ['the button Print', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Print' }))],
  ['Ctrl+P', (user: UserEvent) => user.keyboard('{Control>}p{/Control}')],
])('%s renders the other reports first, says how far, and prints once [MULTI-36]', async (_, start) => {
  const printed: number[] = [];
  vi.stubGlobal('print', () => void printed.push(renderedReports()));
  const { user } = open(numbersTo(20), reportsOf(numbersTo(20)));
  await waitFor(() => expect(shownTitles()).toHaveLength(20));
  const status = screen.getByRole('status');
  const texts: (string | null)[] = [];
  const observer = new MutationObserver(() => texts.push(status.textContent));
  observer.observe(status, { childList: true, subtree: true, characterData: true });
  await start(user);
  await waitFor(() => expect(printed).toEqual([20]));
  await waitFor(() => expect(status).toHaveTextContent(/^20 reports$/));
  observer.disconnect();
  expect(texts).toContain('Preparing to print: 12 of 20 reports');
  expect(printed).toEqual([20]);
});

test('the dialog exports an Excel workbook, where asked with a sheet for each title [MULTI-34]', async () => {
  const saved = { file: btoa('PK'), fileName: 'MarketingProjectionReports-2026-11-24.xlsx' };
  const exportCall = 'POST /api/Export/CombinedReport/projections';
  const savedNames: string[] = [];
  // happy-dom would leave the page for the address of the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    savedNames.push(this.download);
  });
  const server = fakeServer({ ...reportsOf([1]), [exportCall]: () => Response.json(saved) });
  const { user } = renderApp(`/reports/projections?companyCode=001&isbn=${isbnOf(1)}`);
  await user.click(await screen.findByRole('button', { name: 'Print or Download' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Print Projection Reports' }));
  await user.click(dialog.getByRole('radio', { name: /^Export to Excel/ }));
  await user.click(dialog.getByRole('checkbox', { name: 'A sheet for each title' }));
  await user.click(dialog.getByRole('button', { name: 'Export to Excel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.to(exportCall).map(({ body }) => JSON.parse(body))).toEqual([
    { titles: [{ companyCode: '001', isbn: isbnOf(1) }], hasTitleSheets: true },
  ]);
  expect(savedNames).toEqual([saved.fileName]);
});
