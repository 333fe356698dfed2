import { screen, waitFor, within } from '@testing-library/react';
import type { FieldProvenance } from '@titlenet/contract/provenance';
import { expect, test } from 'vitest';
import { failure, fakeServer, type Handler, permissions } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';

const provenance = 'GET /api/Titles/001/42/provenance';
const record = (id: number, sender: string) => ({
  id,
  sender,
  kind: 'onix',
  fileName: 'monday.xml',
  line: 1204,
  sentAt: '2026-11-02T00:00:00',
  receivedAt: '2026-11-02T06:00:00',
});
const found: FieldProvenance = {
  origins: [
    {
      sender: 'Harbour Press',
      notUsed: null,
      value: '12.5',
      sentAt: '2026-11-02T00:00:00',
      record: record(7, 'Harbour Press'),
      older: [record(5, 'Harbour Press')],
    },
    {
      sender: 'Distributor',
      notUsed: 'publishersOwn',
      value: '13',
      sentAt: '2026-11-20T00:00:00',
      record: null,
      older: [],
    },
    { sender: 'Wholesaler', notUsed: 'newer', value: '14', sentAt: '2026-10-01T00:00:00', record: null, older: [] },
  ],
  before: { value: '11', changedAt: '2026-11-02T06:00:00', sender: 'Harbour Press' },
};
const lines = (mark: string) => ({
  lines: [
    { level: 0, text: '<Product>', isMarked: false },
    { level: 1, text: mark, isMarked: true },
  ],
  from: 0,
  total: 2,
  firstMark: 1,
});

async function open(answer: Handler, more: Record<string, Handler> = {}) {
  const bar = titleBar({ companyCode: '001', price: 12.5 });
  const server = fakeServer({
    ...titleHandlers(bar, titleSheet({ editorial: { editor: 'Eve' } })),
    [provenance]: answer,
    'GET /api/Titles/001/42/records/7': () => lines('<PriceAmount>12.50 & <b></PriceAmount>'),
    'GET /api/Titles/001/42/records/5': () => lines('<PriceAmount>11.00</PriceAmount>'),
    ...more,
  });
  const opened = renderApp(sheetAddress(bar));
  await screen.findByRole('heading', { level: 2, name: 'Editorial' });
  return { ...opened, server };
}

const tell = (dialog: { getAllByRole(role: 'row'): HTMLElement[] }) =>
  dialog.getAllByRole('row').map((row) => [...row.children].slice(0, 4).map((cell) => cell.textContent));

test('from a value its sender, record and the values that are not used are opened, by keyboard [PROV-06]', async () => {
  const { user, server } = await open(() => found);
  expect(screen.queryByRole('button', { name: /^Source of/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sources' }));
  const opener = screen.getByRole('button', { name: 'Source of Price' });
  opener.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Source of Price' }));
  await dialog.findByRole('table');
  const [, used, other, earlier] = tell(dialog);
  expect([used![0], used![1], used![3]]).toEqual(['Harbour Press', '$12.50', 'Used']);
  expect([other![0], other![1], other![3]]).toEqual([
    'Distributor',
    '$13.00',
    "Not used: the publisher's own record goes before others",
  ]);
  expect([earlier![0], earlier![3]]).toEqual(['Wholesaler', 'Not used: another sender stated it later']);
  const before = dialog.getByText(/^Before: /);
  expect(before).toHaveTextContent(/^Before: \$11\.00, changed .* by a record of Harbour Press$/);
  expect(dialog.getByText(/^ONIX of Harbour Press, monday\.xml, line 1,204, sent/)).toBeVisible();
  // Texts of the record are shown as they are.
  expect((await dialog.findByText('<PriceAmount>12.50 & <b></PriceAmount>')).tagName).toBe('MARK');
  expect(server.to(provenance).map(({ query }) => query.toString())).toEqual(['field=bar.price']);
  const older = within(dialog.getAllByRole('row')[1]!).getAllByRole('button')[1]!;
  await user.click(older);
  expect(await dialog.findByText('<PriceAmount>11.00</PriceAmount>')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

test('a value of no sender, and an answer that fails, say so [PROV-06]', async () => {
  let isDown = true;
  const { user } = await open(() => (isDown ? failure(500) : { origins: [], before: null }));
  await user.click(screen.getByRole('button', { name: 'Sources' }));
  await user.click(screen.getByRole('button', { name: 'Source of Editor' }));
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/No sender states this value/)).toBeVisible();
});

test('users who are no employees have no sources [PROV-05]', async () => {
  await open(() => found, permissions(['001'], ['user']));
  expect(screen.queryByRole('button', { name: 'Sources' })).not.toBeInTheDocument();
});
