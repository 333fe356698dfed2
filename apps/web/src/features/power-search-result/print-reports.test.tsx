import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, type Handler } from '../../../test/fake-server.ts';
import { openHccpSite } from '../../../test/hccp-site.ts';
import {
  callOf,
  heldReports,
  isbnOf,
  numbersTo,
  reportOf,
  reportsOf,
  withoutReport,
} from '../../../test/multiple-reports.ts';
import { completeReport, reportHandler } from '../../../test/reports.ts';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';
import { grid, mainRow, openMain } from './result-test-support.ts';

let opened: string[] = [];

beforeEach(() => {
  giveElementsSize({ width: 3000, height: 600 });
  opened = [];
  vi.stubGlobal('open', (address: string) => {
    opened.push(address);
    return null;
  });
});

/** Opens the report dialog on numbered titles of a result; the handlers answer their reports. */
async function openDialog(
  numbers: readonly number[],
  handlers: Record<string, Handler> = {},
  action = 'Print Projection Reports',
) {
  const rows = numbers.map((number) =>
    mainRow({ PRODUCT_ID: number, ISBN: isbnOf(number), ISBN_13: isbnOf(number), TITLE: `Title ${number}` }),
  );
  const { server, user } = openMain(rows);
  for (const [call, handler] of Object.entries(handlers)) server.on(call, handler);
  await grid();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  const button = await screen.findByRole('button', { name: action });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: action }));
  return { server, user, dialog, button };
}

async function startDownload(numbers: readonly number[], handlers: Record<string, Handler>) {
  const all = await openDialog(numbers, handlers);
  await all.user.click(all.dialog.getByRole('radio', { name: /^Download as an HTML file/ }));
  await all.user.click(all.dialog.getByRole('button', { name: 'Download' }));
  return all;
}

/** Presses a download button. @returns the name and the text of the file */
async function save(press: () => Promise<void>) {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await press();
  expect(files).toHaveLength(1);
  return { name: names[0], text: await files[0]!.text(), type: files[0]!.type };
}

const reportCalls = <Call extends { path: string }>(calls: readonly Call[]) =>
  calls.filter(({ path }) => path.startsWith('/api/Reports/'));
const dialogIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('the dialog offers the regions, US preselected, then the actions, print preselected [PRINT-26, PRINT-27, PRINT-28, PRINT-30, PRINT-31, PRINT-33]', async () => {
  const { dialog } = await openDialog([1, 2]);
  const [region, action] = dialog.getAllByRole('group');
  expect(region).toHaveAccessibleName('Region');
  expect(action).toHaveAccessibleName('Action for 2 titles');
  const radios = (group: HTMLElement) =>
    within(group)
      .getAllByRole<HTMLInputElement>('radio')
      .map((radio) => [radio.parentElement!.textContent, radio.checked]);
  expect(radios(region!)).toEqual([
    ['US', true],
    ['Canada', false],
  ]);
  expect(radios(action!)).toEqual([
    [expect.stringMatching(/^Print in a new tab/), true],
    [expect.stringMatching(/^Download as an HTML file/), false],
    [expect.stringMatching(/^Export to Excel/), false],
  ]);
});

test('on the HCCP site Canada is not offered [PRINT-29, PERM-26]', async () => {
  openHccpSite();
  const { dialog } = await openDialog([1]);
  expect(dialog.getByRole('radio', { name: 'US' })).toBeChecked();
  expect(dialog.queryByRole('radio', { name: 'Canada' })).not.toBeInTheDocument();
});

test.each([
  ['Print Projection Reports', 'US', 'projectionsMultiple', { region: 'us', report: 'Projections' }],
  ['Print Projection Reports', 'Canada', 'projectionsMultipleCa', { region: 'ca', report: 'Projections' }],
  ['Print Key Account Reports', 'US', 'keyAccountsMultiple', { region: 'us', report: 'KeyAccounts' }],
  ['Print Key Account Reports', 'Canada', 'keyAccountsMultipleCa', { region: 'ca', report: 'KeyAccounts' }],
])(
  '%s for %s opens %s in a new tab, with the titles in local storage [GRID-043, GRID-044, PRINT-41, PRINT-42, ROUTE-051, STORE-04, STORE-08]',
  async (action, region, route, entry) => {
    const { user, dialog } = await openDialog([1, 2], {}, action);
    await user.click(dialog.getByRole('radio', { name: region }));
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    await dialogIsClosed();
    expect(opened).toEqual([`#/reports/${route}`]);
    expect(JSON.parse(window.localStorage.getItem('titlenet.multipleProjectionReport.1') ?? '')).toEqual({
      ...entry,
      selections: [
        { isbn: '9780000000001', companyCode: '001', title: 'Title 1' },
        { isbn: '9780000000002', companyCode: '001', title: 'Title 2' },
      ],
      createdAt: expect.any(Number),
    });
  },
);

test('a download shows how many reports are loaded, and then offers the file with every report [MULTI-22, PRINT-32, PRINT-34, PRINT-36, PRINT-49]', async () => {
  const held = heldReports([1, 2]);
  const { user, dialog } = await startDownload([1, 2], held.handlers);
  expect(await dialog.findByText('0 of 2 Reports Loaded')).toBeVisible();
  expect(dialog.getByText('Please keep window open until report finishes loading.')).toBeVisible();
  expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  held.send(2);
  expect(await dialog.findByText('1 of 2 Reports Loaded')).toBeVisible();
  expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  held.send(1);
  expect(await dialog.findByText('Projections (US).htm is ready.')).toBeVisible();

  const { name, text, type } = await save(() =>
    user.click(dialog.getByRole('button', { name: 'Download Projections (US).htm' })),
  );
  expect(name).toBe('Projections (US).htm');
  expect(type).toBe('text/html');
  const page = new DOMParser().parseFromString(text, 'text/html');
  expect([...page.querySelectorAll('article h2')].map((heading) => heading.textContent)).toEqual([
    'Title 1',
    'Title 2',
  ]);
  expect(page.querySelectorAll('article table')).toHaveLength(2);
  expect(text).not.toMatch(/<script|<link|https?:\/\//i);
});

test.each([
  ['Print Projection Reports', 'Canada', 'ProjectionsCA', 'Projections Canada.htm', '[PRINT-50]'],
  ['Print Key Account Reports', 'US', 'KeyAccountsUS', 'Key Accounts (US).htm', '[PRINT-47]'],
  ['Print Key Account Reports', 'Canada', 'KeyAccountsCA', 'Key Accounts Canada.htm', '[PRINT-48]'],
])('%s for %s requests %s and downloads %s %s', async (action, region, operation, fileName) => {
  const { server, user, dialog } = await openDialog([1], reportsOf([1], operation), action);
  await user.click(dialog.getByRole('radio', { name: region }));
  await user.click(dialog.getByRole('radio', { name: /^Download as an HTML file/ }));
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  const button = await dialog.findByRole('button', { name: `Download ${fileName}` });
  expect(server.to(callOf(1, operation))).toHaveLength(1);
  const { name } = await save(() => user.click(button));
  expect(name).toBe(fileName);
});

test('the loading view has one to five dots, which change every 400 ms [PRINT-35]', async () => {
  const held = heldReports([1]);
  const { dialog } = await startDownload([1], held.handlers);
  const heading = await dialog.findByText(/^Loading Report/);
  const seen: string[] = [];
  await waitFor(
    () => {
      if (heading.textContent !== seen.at(-1)) seen.push(heading.textContent ?? '');
      expect(seen.length).toBeGreaterThanOrEqual(6);
    },
    { timeout: 5_000, interval: 20 },
  );
  const dots = seen.map((text) => text.replace('Loading Report', '').length);
  expect([...dots.slice(0, 5)].sort()).toEqual([1, 2, 3, 4, 5]);
  held.send(1);
  await dialog.findByText('Projections (US).htm is ready.');
});

test('the focus follows the views of the dialog', async () => {
  const held = heldReports([1]);
  const { user, dialog } = await startDownload([1], held.handlers);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  held.send(1);
  const save = await dialog.findByRole('button', { name: 'Download Projections (US).htm' });
  expect(save).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Back to Report Dialog' }));
  expect(dialog.getByRole('radio', { name: 'US' })).toHaveFocus();
});

test("'Back to Report Dialog' discards the file and returns to the choice [PRINT-37, PRINT-38]", async () => {
  const { user, dialog } = await startDownload([1], reportsOf([1]));
  await dialog.findByText('Projections (US).htm is ready.');
  await user.click(dialog.getByRole('button', { name: 'Back to Report Dialog' }));
  expect(dialog.getByRole('group', { name: 'Region' })).toBeVisible();
  expect(dialog.getByRole('radio', { name: /^Download as an HTML file/ })).toBeChecked();
  expect(dialog.queryByRole('button', { name: /^Download Projections/ })).not.toBeInTheDocument();
  expect(dialog.queryByText(/is ready/)).not.toBeInTheDocument();
});

test.each([
  ['Print Projection Reports', 'ProjectionsUS', 'No Projection Reports Available'],
  ['Print Key Account Reports', 'KeyAccountsUS', 'No Key Account Reports Available'],
])(
  '%s without any report shows the text and the reasons, and no file [MULTI-25, PRINT-39, PRINT-40]',
  async (action, operation, text) => {
    const { user, dialog } = await openDialog(
      [1, 2],
      { ...reportHandler('001', operation, withoutReport(), isbnOf(1)), [callOf(2, operation)]: () => failure(500) },
      action,
    );
    await user.click(dialog.getByRole('radio', { name: /^Download as an HTML file/ }));
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByText('Reports are not available for the titles selected.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Download / })).not.toBeInTheDocument();
    await user.click(dialog.getByText('2 titles without a report'));
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `Title 1 · ${isbnOf(1)}: There is no such report of this title.`,
      `Title 2 · ${isbnOf(2)}: Could not be loaded: internal.`,
    ]);
  },
);

test('titles without a report are named in the dialog and in the file', async () => {
  const { user, dialog } = await startDownload([1, 2], { ...reportsOf([1]), [callOf(2)]: () => failure(500) });
  const button = await dialog.findByRole('button', { name: 'Download Projections (US).htm' });
  expect(dialog.getByText('1 title without a report')).toBeVisible();
  const { text } = await save(() => user.click(button));
  const page = new DOMParser().parseFromString(text, 'text/html');
  expect(page.querySelector('section[aria-labelledby="missing-reports"] li')?.textContent).toBe(
    `Title 2 · ${isbnOf(2)} Could not be loaded: internal.`,
  );
});

test.each(['Cancel', 'Escape'])('%s ends the requests at once, starts no other and returns the focus', async (way) => {
  const numbers = numbersTo(8);
  const held = heldReports(numbers);
  const { server, user, dialog, button } = await openDialog(numbers, held.handlers);
  const signals: AbortSignal[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    if (init?.signal && String(input).includes('/api/Reports/')) signals.push(init.signal);
    return answer(input, init);
  });
  await user.click(dialog.getByRole('radio', { name: /^Download as an HTML file/ }));
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(signals).toHaveLength(5));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  if (way === 'Cancel') await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  else await user.keyboard('{Escape}');
  await dialogIsClosed();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true, true, true]);
  for (const number of numbers) held.send(number);
  await waitFor(() => expect(button).toHaveFocus());
  expect(reportCalls(server.calls)).toHaveLength(5);
  expect(saved).not.toHaveBeenCalled();
});

test('the reports of many titles are asked for in batches; while the server refuses them, the dialog says so and for how long [MULTI-27, PRINT-52]', async () => {
  const withReport = [1, 20, 31].map(isbnOf);
  let refused = 0;
  const { server, user, dialog } = await openDialog(numbersTo(31), {
    'POST /api/Reports/ProjectionsUS': ({ body }) => {
      if (refused === 0) {
        refused += 1;
        return Response.json({ code: 'too-many-requests' }, { status: 429, headers: { 'retry-after': '1' } });
      }
      const titles = JSON.parse(body).titles as { isbn: string }[];
      const report = (isbn: string) => completeReport('ProjectionsUS', reportOf(Number(isbn.slice(-2))));
      return { reports: titles.map(({ isbn }) => (withReport.includes(isbn) ? report(isbn) : null)) };
    },
  });
  await user.click(dialog.getByRole('radio', { name: /^Download as an HTML file/ }));
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  const waiting = await dialog.findByText('Waiting for the server');
  expect(waiting.parentElement).toHaveTextContent('Waiting for the server: 1 second left');
  const button = await dialog.findByRole('button', { name: 'Download Projections (US).htm' }, { timeout: 10_000 });
  expect(dialog.queryByText('Waiting for the server')).not.toBeInTheDocument();
  expect(reportCalls(server.calls).map(({ method, body }) => [method, JSON.parse(body).titles.length])).toEqual([
    ['POST', 20],
    ['POST', 11],
    ['POST', 20],
  ]);
  const { text } = await save(() => user.click(button));
  const page = new DOMParser().parseFromString(text, 'text/html');
  const titles = [...page.querySelectorAll('article h2')].map((heading) => heading.textContent);
  expect(titles).toEqual(['Title 1', 'Title 20', 'Title 31']);
  const missing = page.querySelectorAll('section[aria-labelledby="missing-reports"] li');
  expect(missing).toHaveLength(28);
  expect(missing[0]?.textContent).toBe(`Title 2 ISBN: ${isbnOf(2)} was not found in Company Code: 001`);
});
