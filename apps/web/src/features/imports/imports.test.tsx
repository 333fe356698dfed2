import { screen, waitFor, within } from '@testing-library/react';
import type { ImportJob, ImportRun } from '@titlenet/contract/imports';
import { expect, test, vi } from 'vitest';
import { type Call, failure, fakeServer, type Handler, permissions } from '../../../test/fake-server.ts';
import { hash, renderApp, waitUntilSignedIn } from '../../../test/render-app.tsx';

const counts = { read: 3, added: 2, updated: 0, unchanged: 0, deleted: 0, older: 0, rejected: 1, warnings: 4 };

const run = (change: Partial<ImportRun> = {}): ImportRun => ({
  id: 7,
  fileName: 'spring.xml',
  kind: 'onix',
  company: null,
  startedBy: 'Ada Reader',
  startedAt: '2026-03-01T09:00:00',
  finishedAt: '2026-03-01T09:01:00',
  outcome: 'partial',
  counts,
  unreadable: null,
  notices: ['a record is empty'],
  retriable: 1,
  ...change,
});

const job = (change: Partial<ImportJob> = {}): ImportJob => ({
  id: 5,
  fileName: 'spring.xml',
  company: null,
  state: 'running',
  size: 1_000_000,
  received: 1_000_000,
  bytesRead: 250_000,
  records: 1_234,
  startedBy: 'Ada Reader',
  createdAt: '2026-03-01T09:00:00',
  fault: null,
  runs: [],
  known: [],
  ...change,
});

const administrator = permissions(['001', '003'], ['Administrator']);
const rejected = {
  records: [
    {
      id: 1,
      recordReference: 'h3',
      reason: 'no company is set for the imprint "Harbour"',
      reasonBefore: 'names no imprint',
      line: 1_200,
      offset: 99_000,
      excerpt: '<Product>',
      state: 'waiting',
    },
  ],
  next: null,
};

const causes = {
  causes: [
    {
      cause: 'no company is set for the imprint "…"',
      records: 1_204,
      waiting: 1_200,
      taken: 4,
      line: 1_200,
      recordReference: 'h3',
      reason: 'no company is set for the imprint "Harbour"',
    },
  ],
  others: 2,
};

const warned = {
  warnings: [
    {
      path: 'Price/CurrencyCode',
      message: 'Unknown code',
      value: 'USDD',
      count: 1,
      examples: [{ recordReference: 'h1', isbn: '9780062040800', line: 12, offset: 900, value: 'USDD' }],
    },
    {
      path: 'ProductIdentifier[15]',
      message: 'Not a valid ISBN-13',
      value: null,
      count: 1_200,
      examples: [{ recordReference: '9780062040801', isbn: '9780062040801', line: 40, offset: 2_900, value: '978006' }],
    },
  ],
  unnamed: 3,
};

/** Opens the imports page with this queue and these runs. */
async function open({
  jobs = [],
  runs = [],
  ...handlers
}: { jobs?: ImportJob[]; runs?: ImportRun[] } & Record<string, unknown> = {}) {
  const server = fakeServer({
    ...administrator,
    'GET /api/Imports': () => jobs,
    'GET /api/Imports/Runs': () => ({ runs, next: null }),
    'GET /api/Imports/Runs/7/Rejected': () => rejected,
    'GET /api/Imports/Runs/7/Causes': () => causes,
    'GET /api/Imports/Runs/7/Warnings': () => warned,
    ...(handlers as Record<string, Handler>),
  });
  const rendered = renderApp('/imports');
  await screen.findByRole('heading', { name: 'Imports', level: 1 });
  return { ...rendered, server };
}

test('administrators have links to imports on the home page and in the top menu, others do not', async () => {
  fakeServer(administrator);
  const { user } = renderApp('/');
  await waitUntilSignedIn();
  expect(await screen.findByRole('link', { name: /Import feeds/ })).toBeInTheDocument();
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Imports' }));
  await waitFor(() => expect(hash()).toBe('#/imports'));
});

test('an employee has no link to imports, and the address redirects to 403', async () => {
  fakeServer(permissions(['001'], ['HarperCollinsEmployee']));
  renderApp('/imports');
  await waitFor(() => expect(hash()).toBe('#/403'));
  expect(screen.queryByRole('link', { name: /Import/ })).toBeNull();
});

test('dropped files wait for their company, then are uploaded in pieces', async () => {
  const pieces: Call[] = [];
  let received = 0;
  const { server, user } = await open({
    'POST /api/Imports': () => ({ id: 11 }),
    'PUT /api/Imports/11/File': (call: Call) => {
      pieces.push(call);
      received += call.body.length;
      return { received };
    },
  });
  const large = new File(['x'.repeat(1_100_000)], 'spring.xml');
  const lines = new File(['{}'], 'house.ndjson');
  await user.upload(screen.getByLabelText('Files to import'), [large, lines]);
  expect(screen.getByText('Each line names its company')).toBeInTheDocument();
  const company = screen.getByRole('combobox', { name: 'Company of spring.xml' });
  expect(
    within(company)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['From the file', 'Trade (001)', "Children's (003)"]);
  await user.selectOptions(company, 'Trade (001)');
  await user.click(screen.getByRole('button', { name: 'Remove house.ndjson' }));
  await user.click(screen.getByRole('button', { name: 'Import 1 file' }));

  await waitFor(() => expect(pieces).toHaveLength(2));
  expect(JSON.parse(server.to('POST /api/Imports')[0]!.body)).toEqual({
    fileName: 'spring.xml',
    size: 1_100_000,
    company: '001',
  });
  expect(pieces.map(({ query }) => query.get('offset'))).toEqual(['0', '1048576']);
  expect(pieces[0]!.headers.get('content-type')).toBe('application/octet-stream');
  expect(pieces[0]!.headers.get('authorization')).toMatch(/^Bearer /);
  expect(screen.queryByRole('heading', { name: 'Files to import' })).toBeNull();
});

test('a file that the server refuses shows the reason and stays', async () => {
  const { user } = await open({
    'POST /api/Imports': () =>
      Response.json(
        { code: 'too-large', message: 'Files of up to 5 MB can be dropped.', traceId: 't' },
        { status: 413 },
      ),
  });
  await user.upload(screen.getByLabelText('Files to import'), [new File(['x'], 'big.xml'), new File([], 'none.xml')]);
  await user.click(screen.getByRole('button', { name: 'Import 2 files' }));
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map((alert) => alert.textContent)).toEqual([
    'Files of up to 5 MB can be dropped.',
    'The file is empty.',
  ]);
});

test('the queue shows the progress of each file, and each can be cancelled', async () => {
  const { server, user } = await open({
    jobs: [
      job(),
      job({ id: 6, fileName: 'next.xml', state: 'waiting' }),
      job({ id: 4, fileName: 'old.xml', state: 'done', known: ['old.xml'] }),
      job({ id: 3, fileName: 'bad.xml', state: 'failed', fault: 'The database did not respond.' }),
    ],
    'DELETE /api/Imports/5': () => new Response(null, { status: 204 }),
  });
  const queue = within(await screen.findByRole('region', { name: 'Queue' }));
  expect(queue.getByText('Reading, 1,234 records')).toBeInTheDocument();
  expect(queue.getByRole('progressbar', { name: 'Progress of spring.xml' })).toHaveAttribute('value', '0.25');
  expect(queue.getByText('Waiting')).toBeInTheDocument();
  expect(queue.getByText('Unchanged since the last import: skipped')).toBeInTheDocument();
  expect(queue.getByText('Failed: The database did not respond.')).toBeInTheDocument();
  await user.click(queue.getByRole('button', { name: 'Cancel spring.xml' }));
  await waitFor(() => expect(server.to('DELETE /api/Imports/5')).toHaveLength(1));
});

test('the result of an import is announced when it ends', async () => {
  const { server } = await open({ jobs: [job()] });
  await screen.findByText('Reading, 1,234 records');
  server.on('GET /api/Imports', () => [job({ state: 'done', runs: [run()] })]);
  await waitFor(() =>
    expect(screen.getByText('spring.xml: Some rejected, 2 added, 0 updated, 1 rejected.')).toBeInTheDocument(),
  );
});

test('a run expands to its report: rejected records with reason and position, downloads and retry', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL ??= () => 'blob:x';
  const { server, user } = await open({
    runs: [
      run(),
      run({ id: 6, fileName: 'night.xml', outcome: 'killed', counts: null, finishedAt: null, retriable: 0 }),
    ],
    'GET /api/Imports/Runs/7/RejectedFile': () =>
      new Response('<x/>', { headers: { 'content-disposition': 'attachment; filename="rejected-7.xml"' } }),
    'POST /api/Imports/Runs/7/Retry': () => ({ id: 12 }),
  });
  const table = within(await screen.findByRole('table', { name: 'Imports' }));
  expect(table.getByRole('row', { name: /^night\.xml .* Killed/ })).toBeInTheDocument();
  const toggle = table.getByRole('button', { name: 'spring.xml' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(table.getByText('Note: a record is empty')).toBeInTheDocument();
  const grouped = within(await screen.findByRole('table', { name: 'Causes' }));
  expect([...grouped.getAllByRole('row')[1]!.children].map((cell) => cell.textContent)).toEqual([
    '1,204',
    'no company is set for the imprint "…"',
    'line 1,200, h3: no company is set for the imprint "Harbour"',
    '1,200',
    '4',
  ]);
  expect(screen.getByText('And 2 other causes.')).toBeInTheDocument();
  expect(screen.getByText('Before the retry: names no imprint')).toBeInTheDocument();
  const records = within(await screen.findByRole('table', { name: 'Rejected records' }));
  expect(
    records.getByRole('row', {
      name: '1,200 99,000 h3 no company is set for the imprint "Harbour" Before the retry: names no imprint Can be retried',
    }),
  ).toBeInTheDocument();

  await user.click(table.getByRole('button', { name: 'Download records' }));
  await waitFor(() => expect(saved).toEqual(['rejected-7.xml']));
  expect(server.to('GET /api/Imports/Runs/7/RejectedFile')[0]!.query.get('as')).toBe('records');
  await user.selectOptions(table.getByRole('combobox', { name: 'Company of the records' }), 'Trade (001)');
  await user.click(table.getByRole('button', { name: 'Try 1 again' }));
  await waitFor(() => expect(server.to('POST /api/Imports/Runs/7/Retry')).toHaveLength(1));
  expect(JSON.parse(server.to('POST /api/Imports/Runs/7/Retry')[0]!.body)).toEqual({ company: '001' });
});

test('a run lists its warnings, most frequent first, with their records', async () => {
  const { user } = await open({ runs: [run({ counts: { ...counts, rejected: 0 }, retriable: 0 })] });
  await user.click(await screen.findByRole('button', { name: 'spring.xml' }));
  const table = within(await screen.findByRole('table', { name: 'Warnings' }));
  const rows = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
  expect(rows.slice(1)).toEqual([
    '1,200 | Not a valid ISBN-13 | ProductIdentifier[15] |  | 9780062040801, line 40: 978006',
    '1 | Unknown code | Price/CurrencyCode | USDD | h1, 9780062040800, line 12',
  ]);
  expect(screen.getByText('And 3 of other kinds.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download warnings' })).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: 'Rejected records' })).toBeNull();
});

test('records of other companies are not shown', async () => {
  const denied = () => failure(403, 'denied');
  const { user } = await open({
    runs: [run()],
    'GET /api/Imports/Runs/7/Rejected': denied,
    'GET /api/Imports/Runs/7/Warnings': denied,
  });
  await user.click(await screen.findByRole('button', { name: 'spring.xml' }));
  expect(await screen.findByText('You do not have permission to see the warnings of this import.')).toBeInTheDocument();
  expect(
    await screen.findByText('You do not have permission to see the rejected records of this import.'),
  ).toBeInTheDocument();
});

test('the demo is labelled without a company', async () => {
  const { user } = await open({ runs: [run({ kind: 'demo', fileName: 'demo catalogue', company: null })] });
  const table = within(await screen.findByRole('table', { name: 'Imports' }));
  await user.click(table.getByRole('button', { name: 'demo catalogue' }));
  expect(table.getByText('Demo catalogue')).toBeInTheDocument();
  expect(table.queryByText('Company')).toBeNull();
});

test('a run names who started it: a person, TitleNet itself, or a command of nobody', async () => {
  await open({
    runs: [
      run({ id: 7, fileName: 'spring.xml' }),
      run({ id: 8, fileName: 'figures of complete months', kind: 'figures', startedBy: null }),
      run({ id: 9, fileName: 'prices of the day', kind: 'prices', startedBy: null }),
      run({ id: 10, fileName: 'autumn.xml', startedBy: null }),
    ],
  });
  const byOf = (file: string) => within(screen.getByRole('row', { name: new RegExp(file) })).getAllByRole('cell')[2];
  await screen.findByRole('row', { name: /autumn/ });
  expect(byOf('spring.xml')).toHaveTextContent(/^Ada Reader$/);
  expect(byOf('figures')).toHaveTextContent(/^TitleNet$/);
  expect(byOf('prices')).toHaveTextContent(/^TitleNet$/);
  expect(byOf('autumn.xml')).toHaveTextContent(/^a command$/);
});

test('imports that could not be loaded can be loaded again [ERR-20]', async () => {
  let isDown = true;
  const { user } = await open({
    'GET /api/Imports/Runs': () => (isDown ? failure(500) : { runs: [run()], next: null }),
  });
  const alert = await screen.findByText('The imports could not be loaded.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /spring\.xml/ })).toBeVisible();
  expect(alert).not.toBeInTheDocument();
});
