import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Call, failure, fakeServer, type Handler } from '../../../../test/fake-server.ts';
import { keepWaitingDecision } from '../../../../test/keep-waiting-decision.ts';
import { packContent } from '../../../../test/packs.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { collectCovers, decisionRow, openWall, wallHandlers } from './wall.test-support.tsx';

beforeEach(collectCovers);

const titleOne = 'PUT /api/Packs/5/Decisions/1';
const openNotesOf = async (changed: Record<string, Handler>) => {
  fakeServer({ ...wallHandlers(), ...changed });
  const rendered = renderApp('/packs/notes?pack=5&title=1');
  await screen.findByRole('timer');
  return rendered;
};
const bodyOf = (call: Call) => JSON.parse(call.body);
const stored = (call: Call) => {
  const { base, ...decided } = bodyOf(call);
  return { outcome: 'stored', decision: decisionRow(1, { ...decided, revision: base + 1 }), remark: null };
};

test('Enter writes down a decision, which the foot and the table at the end show [PACK-32, PACK-35]', async () => {
  const sent = vi.fn(stored);
  const { user } = await openWall(undefined, { [titleOne]: sent });
  await user.keyboard('{Enter}');
  const form = within(screen.getByRole('form', { name: 'Decision on Tide' }));
  expect(form.getByLabelText('Decision')).toHaveFocus();
  await user.keyboard('Reprint');
  await user.type(form.getByLabelText('Quantity'), '5,000');
  await user.type(form.getByLabelText('Follow-up'), 'call Ann{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(bodyOf(sent.mock.calls[0]![0])).toEqual({
    base: 0,
    decision: 'Reprint',
    isTag: false,
    quantity: 5000,
    followUp: 'call Ann',
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Reprint · 5,000 copies · Follow-up: call Ann')).toBeVisible();
  await user.keyboard('{End}');
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'TitleISBNDecisionQuantityFollow-upBy',
    expect.stringMatching(/^TideEleanor Marsh9780062040801Reprint5,000call AnnAda Reader, 11\/01\/2026 /),
    'Total5,000',
  ]);
  expect(screen.getByText('2 titles without a decision.')).toBeVisible();
});

test('what is typed is kept when another title is shown, and a wrong quantity is told beside its field [PACK-32]', async () => {
  const { user } = await openWall();
  await user.keyboard('{Enter}Later');
  await user.keyboard('{Escape}{ArrowRight}');
  await screen.findByRole('heading', { name: 'Harbour' });
  await user.keyboard('{ArrowLeft}');
  await screen.findByRole('heading', { name: 'Tide' });
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Decision')).toHaveValue('Later');
  await user.type(screen.getByLabelText('Quantity'), 'many{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('A whole number of copies, at most 9,999,999.');
  expect(screen.getByLabelText(/^Quantity/)).toBeInvalid();
});

test('without a network a decision waits, which is shown, and is sent when the network is back [PACK-33]', async () => {
  let isOnline = false;
  const sent = vi.fn((call: Call) => (isOnline ? stored(call) : failure(503, 'overload')));
  const { user } = await openWall(undefined, { [titleOne]: sent });
  await user.keyboard('{Enter}Reprint{Enter}');
  expect(await screen.findByText('1 not sent yet')).toBeVisible();
  await user.keyboard('{End}');
  expect(within(await screen.findByRole('table')).getByText('Not sent yet')).toBeVisible();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('1 not sent yet')).not.toBeInTheDocument());
  expect(within(screen.getByRole('table')).getByText(/^Ada Reader, /)).toBeVisible();
});

test('what waits since an earlier visit is sent from any page [PACK-33]', async () => {
  keepWaitingDecision();
  const sent = vi.fn(stored);
  fakeServer({ [titleOne]: sent });
  renderApp('/userLists');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  await waitFor(() => expect(localStorage.getItem('titlenet.decisions.1')).toBe('[]'));
});

test('a decision that another person has made meanwhile is named, and the user chooses [PACK-34]', async () => {
  const theirs = decisionRow(1, { decision: 'Pass', quantity: null, followUp: '', revision: 4, by: 'Ben Seller' });
  const sent = vi.fn((call: Call) =>
    bodyOf(call).base === 4 ? stored(call) : { outcome: 'conflict', decision: theirs, remark: null },
  );
  const { user } = await openWall(undefined, { [titleOne]: sent });
  await user.keyboard('{Enter}Reprint{Enter}');
  expect(await screen.findByText('1 needs your choice')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Ben Seller has decided meanwhile: Pass. Yours is not sent: Reprint.',
  );
  await user.click(screen.getByRole('button', { name: 'Use Mine' }));
  await waitFor(() => expect(screen.queryByText('1 needs your choice')).not.toBeInTheDocument());
  expect(bodyOf(sent.mock.lastCall![0])).toMatchObject({ base: 4, decision: 'Reprint' });
});

test('the form takes what another person decides, unless something is typed, which then names the revision that it is based on [PACK-83]', async () => {
  const rows = [decisionRow(1, { decision: 'Yes' })];
  const sent = vi.fn(stored);
  const { app, user } = await openWall(undefined, { 'GET /api/Packs/5/Decisions': () => [...rows], [titleOne]: sent });
  const decide = async (decision: string, revision: number) => {
    rows[0] = decisionRow(1, { decision, revision, isMine: false, by: 'Ben Seller' });
    await act(() => app.queryClient.invalidateQueries({ queryKey: ['packDecisions'] }));
  };
  await user.keyboard('{Enter}');
  const box = screen.getByLabelText('Decision');
  await waitFor(() => expect(box).toHaveValue('Yes'));
  await decide('No', 2);
  await waitFor(() => expect(box).toHaveValue('No'));
  await user.type(box, 't now');
  await decide('Later', 3);
  expect(box).toHaveValue('Not now');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(bodyOf(sent.mock.calls[0]![0])).toMatchObject({ base: 2, decision: 'Not now' });
});

test('a form that has saved its decision takes what another person decides afterwards [PACK-83]', async () => {
  const rows = [decisionRow(1, { decision: 'Yes' })];
  const { app, user } = await openNotesOf({ 'GET /api/Packs/5/Decisions': () => [...rows], [titleOne]: stored });
  const box = screen.getByLabelText('Decision');
  await waitFor(() => expect(box).toHaveValue('Yes'));
  await user.type(box, '!{Enter}');
  await waitFor(() => expect(box).toHaveValue('Yes!'));
  rows[0] = decisionRow(1, { decision: 'No', revision: 3, isMine: false, by: 'Ben Seller' });
  await act(() => app.queryClient.invalidateQueries({ queryKey: ['packDecisions'] }));
  await waitFor(() => expect(box).toHaveValue('No'));
});

test('the pack is exported to Excel, with undecided, removed and deleted titles named, time as a date and total [PACK-35, PACK-61]', async () => {
  const exported = vi.fn((_call: Call) => ({ file: btoa('xlsx'), fileName: 'Decisions.xlsx' }));
  const { user } = await openWall('/packs/wall?pack=5&title=end', {
    'GET /api/Packs/5/Decisions': () => [
      decisionRow(2, { title: 'Harbour', productId: null }),
      decisionRow(9, { title: 'Gone', isRemoved: true, quantity: 0, followUp: '' }),
    ],
    'POST /api/Export/Table/Excel': exported,
  });
  await user.click(await screen.findByRole('button', { name: 'Export to Excel' }));
  expect(screen.getByRole('row', { name: /^Gone/ })).toHaveTextContent(/Reprint0Ada Reader/);
  await waitFor(() => expect(exported).toHaveBeenCalledOnce());
  const { name, description, columns, rows, totalsRows } = bodyOf(exported.mock.calls[0]![0]);
  expect([name, description, totalsRows]).toEqual(['Decisions of Spring launch', 'Launch, 12/01/2026', 1]);
  expect(rows).toMatchObject([
    { title: 'Tide', decision: null, quantity: null, by: null, at: null },
    { title: 'Harbour', section: 'Fiction', decision: 'Reprint', quantity: 5000, remark: 'does not exist any more' },
    { title: 'Lantern', decision: null },
    { title: 'Gone', decision: 'Reprint', quantity: 0, remark: 'removed from the pack' },
    { title: 'Total', quantity: 5000 },
  ]);
  expect(columns).toContainEqual({ name: 'at', label: 'Recorded', type: 'datetime' });
  // In the time zone of the browser, without its name.
  expect(rows[1].at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
  expect(new Date(rows[1].at)).toEqual(new Date('2026-11-01T09:00:00Z'));
});

test('a reader presents and reads decisions, but has no form [PACK-27]', async () => {
  const { user } = await openWall(undefined, {
    'GET /api/Packs/5': () => ({ ...packContent, role: 'reader' }),
    'GET /api/Packs/5/Decisions': () => [decisionRow(1)],
  });
  expect(await screen.findByText('Reprint · 5,000 copies · Follow-up: call Ann')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Decide' })).not.toBeInTheDocument();
});
