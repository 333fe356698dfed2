import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deferredResponse, failure, fakeServer, type Handler } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';

const batch = 'POST /api/TitleSheet/Batch';
const numbered = (productId: number) => titleBar({ productId, title: `Title ${productId}` });
const sheet = titleSheet({ editorial: { bookDescription: '<p>A lantern in the bay.</p>' } });
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const answerBatch: Handler = ({ body }) => ({
  titles: JSON.parse(body).titles.map(({ productId }: { productId: string }) => ({
    bar: numbered(Number(productId)),
    sheet,
  })),
});

function open(numbers: readonly number[], handlers: Record<string, Handler>) {
  const server = fakeServer(handlers);
  const pairs = numbers.map((number) => `${number}:001`).join();
  return { server, ...renderApp(`/titleSheet/printable?sheet=tip&selectedProducts=${pairs}`) };
}

/** A hundred sheets take seconds on a busy machine. */
const slowly = { timeout: 10_000 };
const ready = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text), slowly);
const contents = () =>
  within(screen.getByRole('navigation', { name: 'Contents' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const feet = () => screen.getAllByText(/^Printed|page \d+ of/).map((foot) => foot.textContent?.match(/page .*/)?.[0]);

test('a long run is printed in parts with the pages of the whole run, and contents of each part [PAPER-17, PAPER-18]', async () => {
  const { user } = open(numbersTo(120), { [batch]: answerBatch });
  await ready('Part 1 of 2: sheets 1 to 100 of 120 ready to print');
  expect(screen.getAllByRole('article')).toHaveLength(100);
  expect(screen.getByRole('button', { name: 'Previous part' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next part' }));
  await ready('Part 2 of 2: sheets 101 to 120 of 120 ready to print');
  expect(feet().slice(0, 2)).toEqual(['page 101 of 120', 'page 102 of 120']);
  expect(screen.getByRole('button', { name: 'Next part' })).toBeDisabled();
  expect(contents()).toHaveLength(20);
  // One number for each paper, of which print shows one.
  expect(contents()[0]).toMatch(/^.?Title 101.? · 9780061120084101101$/);
});

test('one tip sheet has no contents, and no parts [PAPER-17]', async () => {
  open([12], titleHandlers(numbered(12), sheet));
  await ready('1 of 1 ready to print');
  expect(screen.queryByRole('navigation', { name: 'Contents' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next part' })).not.toBeInTheDocument();
});

test('a run says how far it is, and Cancel ends its calls at once [PRINT-57]', async () => {
  const held = deferredResponse();
  const { user, server } = open(numbersTo(200), {
    [batch]: (call) => (JSON.parse(call.body).titles[0].productId === '1' ? answerBatch(call) : held.response),
  });
  await ready('Loading 20 of 200');
  const sent = server.calls.length;
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await ready('Cancelled: 0 of 200 tip sheets');
  held.send(Response.json({ titles: [{ bar: numbered(21), sheet }] }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.calls).toHaveLength(sent);
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
});

test('an address with more titles than a run may have says so, and loads none [PRINT-57]', async () => {
  const { server } = open(numbersTo(2_001), { [batch]: answerBatch });
  expect(await screen.findByText(/^2,001 titles are too many: a run has at most 2,000 tip sheets\./)).toBeVisible();
  expect(server.calls.filter(({ path }) => path.includes('TitleSheet'))).toEqual([]);
});

test('titles that fail are named on the last page in the order of the selection, also offline [PRINT-61]', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  open([9, 12, 4, 7], {
    ...titleHandlers(numbered(12), sheet),
    ...titleHandlers(numbered(9), sheet),
    'GET /api/TitleSheet/001/9': offline,
    'GET /api/TitleSheet/001/4': offline,
    'GET /api/TitleSheet/001/4/bar': offline,
    'GET /api/TitleSheet/001/7': () => failure(500),
    ...titleHandlers(numbered(7)),
    'GET /api/TitleSheet/001/7/bar': () => failure(500),
  });
  await ready('1 of 4 ready to print');
  const last = within(screen.getByRole('article', { name: 'Titles that could not be included' }));
  expect(last.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Title 9 · 9780061120084',
    'Trade 4',
    'Trade 7',
  ]);
  expect(last.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Could not be loaded: the server did not respond.',
    'Could not be loaded: the server did not respond.',
    'Could not be loaded: internal.',
  ]);
});
