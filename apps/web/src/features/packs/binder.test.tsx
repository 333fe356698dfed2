import { screen, waitFor, within } from '@testing-library/react';
import type { PackContent, PackTitle } from '@titlenet/contract/packs';
import { expect, test, vi } from 'vitest';
import { deferredResponse, failure, fakeServer, type Handler } from '../../../test/fake-server.ts';
import { packTitle } from '../../../test/packs.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { overviewReport, reportResponse } from '../../../test/reports.ts';
import { titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';

const title = (id: number, name: string, change: Partial<PackTitle> = {}): PackTitle =>
  packTitle(id, name, {
    productId: 40 + id,
    internalNote: `Internal note of ${name}`,
    accountsNote: `Note of ${name}`,
    ...change,
  });

const pack: PackContent = {
  id: 5,
  name: 'Spring launch',
  owner: 'Ada Reader',
  role: 'reader',
  forAll: 'none',
  meeting: 'Sales meeting',
  meetingDay: '2026-12-01',
  titles: 3,
  hidden: 2,
  changedAt: '2026-11-01T09:00:00',
  version: 3,
  mark: '001',
  pages: ['tipSheet', 'salesOverview'],
  sections: [
    { id: 10, heading: 'Fiction', titles: [title(1, 'Tide'), title(2, 'Harbour', { productId: null })] },
    { id: 20, heading: '', titles: [title(3, 'Lantern', { pages: ['sheet.editorial', 'comparison'] })] },
    { id: 30, heading: 'Nothing yet', titles: [] },
  ],
};

const sheet = titleSheet({ editorial: { bookDescription: '<p>A lantern in the bay.</p>', editor: 'Doe, Jane' } });
const titles = {
  ...titleHandlers(titleBar({ productId: 41, title: 'Tide', isbn: '9780062040801' }), sheet),
  ...titleHandlers(titleBar({ productId: 43, title: 'Lantern', isbn: '9780062040803' }), sheet),
};
const overview = 'GET /api/Reports/001/9780062040801/SalesOverview';

function open(query: string, handlers: Record<string, Handler> = {}) {
  const server = fakeServer({
    'GET /api/Packs/5': () => pack,
    ...titles,
    [overview]: () => reportResponse('SalesOverview', overviewReport()),
    ...handlers,
  });
  return { server, ...renderApp(`/packs/binder?pack=5&${query}`) };
}

const ready = () => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 titles ready to print'));
const linesOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('listitem')
    // Without the numbers of pages.
    .map(({ textContent }) => textContent?.replace(/(?<=[a-z]|\d{13})\d+$/, ''));

test('an internal binder has cover, contents, sections with notes, and the chosen pages in order [PACK-40]', async () => {
  open('audience=internal');
  await ready();
  const cover = within(screen.getByRole('region', { name: 'Cover page' }));
  for (const text of [
    'Trade',
    'Spring launch',
    'Sales meeting · 12/01/2026',
    'Internal',
    '3 titles in 2 sections',
    '2 titles of other companies are not in this binder.',
  ])
    expect(cover.getByText(text)).toBeVisible();
  expect(linesOf('Contents')).toEqual([
    'Fiction',
    'Tide · 9780062040801',
    'Harbour · 9780062040802',
    'Titles',
    'Lantern · 9780062040803',
  ]);
  const parts = [...document.querySelectorAll('[data-binder-part]')].map((part) =>
    part.getAttribute('data-binder-part'),
  );
  expect(parts).toEqual(['cover', 'contents', 'overview', 'tipSheet', 'reports', 'overview', 'sheet']);
  const fiction = within(screen.getByRole('region', { name: 'Fiction' }));
  expect(fiction.getByText('Note of Tide')).toBeVisible();
  expect(fiction.getByText('Internal note of Tide')).toBeVisible();
  expect(fiction.getByText('This title does not exist any more.')).toBeVisible();
  expect(screen.getByText('Jane Doe')).toBeVisible();
});

test('a binder for accounts asks for no report and has no internal note, page or field; its user learns how many titles are hidden [PACK-41, PACK-42]', async () => {
  const { server } = open('audience=everybody');
  await ready();
  expect(screen.getByText('For accounts · 2 titles of other companies are not in this binder')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Cover page' })).queryByText(/other companies/)).toBeNull();
  expect(screen.getByText('Note of Tide')).toBeVisible();
  expect(screen.queryByText('Internal note of Tide')).not.toBeInTheDocument();
  expect(screen.queryByText('Jane Doe')).not.toBeInTheDocument();
  expect(screen.getAllByText('A lantern in the bay.').length).toBeGreaterThan(0);
  expect(server.calls.filter(({ path }) => path.includes('/Reports/'))).toEqual([]);
});

test('the lists have the figures of the pack or those of now, and the cover says of which day they are [PACK-43]', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T15:00:00'), toFake: ['Date'] });
  const after = {
    title: 'Tide',
    author: 'Marsh, Eleanor',
    format: 'Hardcover',
    price: 27.5,
    onSaleDate: null,
    status: 'Available',
  };
  const changed = {
    id: 1,
    companyCode: '001',
    isbn: '9780062040801',
    keptAt: pack.changedAt,
    before: after,
    wasGone: false,
    after,
  };
  const { view } = open('audience=accounts');
  await ready();
  expect(screen.getByText('Figures in the lists of titles: 11/01/2026')).toBeVisible();
  expect(screen.getByText('Figures on the pages of titles: 11/26/2026')).toBeVisible();
  expect(screen.getAllByText('Hardcover · $24.99 · on sale 03/03/2026 · Forthcoming')).toHaveLength(3);
  view.unmount();
  open('audience=accounts&figures=current', { 'GET /api/Packs/5/Figures': () => [changed] });
  await ready();
  expect(screen.getByText('Figures of 11/26/2026')).toBeVisible();
  expect(screen.getByText('Hardcover · $27.50 · Available')).toBeVisible();
});

test('what cannot be loaded is named on the last page with the reason [PACK-44]', async () => {
  const name = 'GET /api/TitleSheet/001/43';
  open('audience=internal', {
    [overview]: () => reportResponse('SalesOverview', { ...overviewReport(), header: null }),
    [name]: () => failure(500),
    [`${name}/bar`]: () => failure(500),
  });
  await ready();
  const missing = screen.getByRole('article', { name: 'Pages that are missing' });
  expect(missing).toHaveTextContent('Tide · 9780062040801Nothing is reported: sales overview.');
  expect(missing).toHaveTextContent('Lantern · 9780062040803Could not be loaded: internal.');
  expect(linesOf('Contents').at(-1)).toBe('Pages that are missing');
});

test('Cancel ends the calls and says so, and Try again begins anew; an unknown pack is said [PACK-45]', async () => {
  const held = deferredResponse();
  const { user } = open('audience=internal', { [overview]: () => held.response });
  const fetched = vi.spyOn(globalThis, 'fetch');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading 2 of 3 titles and reports'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('status')).toHaveTextContent('Cancelled after 2 of 3 titles and reports');
  const ofReport = fetched.mock.calls.find(([address]) => String(address).includes('/Reports/'));
  expect(ofReport?.[1]?.signal?.aborted).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

test('an unknown pack and an address without one are said [PACK-45]', async () => {
  fakeServer({ 'GET /api/Packs/5': () => failure(404) });
  const { view } = renderApp('/packs/binder?pack=5');
  expect(await screen.findByText('This pack does not exist, or is not shared with you any more.')).toBeVisible();
  view.unmount();
  renderApp('/packs/binder');
  expect(await screen.findByText('This address has no pack. Open a pack and choose Binder.')).toBeVisible();
});

test('the dialog of a pack asks for readers and figures, and opens the binder in a new tab [PACK-46]', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  fakeServer({ 'GET /api/Packs': () => [], 'GET /api/Packs/5': () => pack });
  const { user } = renderApp('/packs?pack=5');
  await user.click(await screen.findByRole('button', { name: 'Binder' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Binder of 'Spring launch'" }));
  expect(dialog.getByRole('radio', { name: /^For accounts/ })).toBeChecked();
  expect(dialog.getByRole('radio', { name: /^Those of the pack: 11\/01\/2026/ })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: /^Internal/ }));
  await user.click(dialog.getByRole('radio', { name: /^Those of today/ }));
  await user.click(dialog.getByRole('button', { name: 'Open Binder' }));
  expect(opened.mock.calls).toEqual([
    ['#/packs/binder?pack=5&audience=internal&figures=current', '_blank', 'noopener'],
  ]);
});
