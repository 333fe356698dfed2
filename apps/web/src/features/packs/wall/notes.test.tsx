import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, fakeServer, type Handler } from '../../../../test/fake-server.ts';
import { packContent } from '../../../../test/packs.ts';
import { hash, renderApp } from '../../../../test/render-app.tsx';
import { clockText } from './timer.ts';
import { collectCovers, decisionRow, openWall, wallHandlers } from './wall.test-support.tsx';

/** Another window of the presentation: in a test it is a channel of its own. */
let other: BroadcastChannel;
let told: unknown[];
beforeEach(() => {
  collectCovers();
  sessionStorage.clear();
  told = [];
  other = new BroadcastChannel('titlenet.wall.1.5');
  other.onmessage = ({ data }) => told.push(data);
});
afterEach(() => other.close());

async function openNotes(changed: Record<string, Handler> = {}) {
  const server = fakeServer({ ...wallHandlers(), ...changed });
  const rendered = renderApp('/packs/notes?pack=5&title=1');
  await screen.findByRole('timer');
  return { ...rendered, server };
}

const shownTitle = () => screen.getByRole('heading', { level: 2 }).textContent;

test('the second window has the notes of the title, the next one and all titles, and moves the wall [PACK-60]', async () => {
  const { user } = await openNotes({ 'GET /api/Packs/5/Decisions': () => [decisionRow(3)] });
  expect(shownTitle()).toBe('Tide');
  expect(screen.getByText('No notes.')).toBeVisible();
  expect(screen.getByText('Harbour', { selector: 'p bdi' })).toBeVisible();
  expect(told).toContainEqual({ kind: 'ask' });
  const titles = within(screen.getByRole('navigation', { name: 'Titles' }));
  await user.click(await titles.findByRole('button', { name: '3 Lantern decided' }));
  await waitFor(() => expect(shownTitle()).toBe('Lantern'));
  expect(screen.getByText('New cover')).toBeVisible();
  await waitFor(() => expect(told).toContainEqual(expect.objectContaining({ kind: 'state', name: '3' })));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(shownTitle()).toBe('Harbour'));
});

test('another pack in the address has its own timer [PACK-60]', async () => {
  const running = { startedAt: null, spent: 65_000, titleAt: 60_000 };
  const { app } = await openNotes({ 'GET /api/Packs/6': () => ({ ...packContent, id: 6, name: 'Autumn' }) });
  other.postMessage({ kind: 'state', name: '1', timer: running });
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('1:05'));
  act(() => app.router.history.push('/packs/notes?pack=6&title=1'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^0:0/);
  act(() => app.router.history.push('/packs/notes?pack=5&title=1'));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Autumn' })).not.toBeInTheDocument());
  expect(screen.getByRole('timer')).toHaveTextContent('1:05 · this title 0:05 · paused');
});

test('the notes follow the wall, and a decision is written down in them [PACK-60]', async () => {
  const sent = vi.fn(() => ({ outcome: 'stored', decision: decisionRow(3), remark: null }));
  const { user } = await openNotes({ 'PUT /api/Packs/5/Decisions/3': sent });
  const timer = { startedAt: null, spent: 65_000, titleAt: 60_000 };
  other.postMessage({ kind: 'state', name: '3', timer });
  await waitFor(() => expect(shownTitle()).toBe('Lantern'));
  expect(hash()).toBe('#/packs/notes?pack=5&title=3');
  expect(screen.getByRole('timer')).toHaveTextContent('1:05 · this title 0:05 · paused');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  await user.type(screen.getByLabelText('Decision'), 'Reprint{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  // What is no message of a window is left alone.
  other.postMessage({ kind: 'state', name: 1 });
  other.postMessage('x');
  expect(shownTitle()).toBe('Lantern');
});

test('the wall follows the notes, tells a new window where it is, and shows the timer if it is wanted [PACK-60]', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(window);
  const { user } = await openWall();
  other.postMessage({ kind: 'state', name: '3', timer: { startedAt: null, spent: 5_000, titleAt: 0 } });
  await screen.findByRole('heading', { level: 1, name: 'Lantern' });
  other.postMessage({ kind: 'ask' });
  await waitFor(() =>
    expect(told).toContainEqual({ kind: 'state', name: '3', timer: { startedAt: null, spent: 5_000, titleAt: 0 } }),
  );
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Timer' }));
  expect(screen.getByRole('timer')).toHaveTextContent(clockText(5_000));
  await user.click(screen.getByRole('button', { name: 'Notes Window' }));
  expect(opened).toHaveBeenCalledWith('/#/packs/notes?pack=5&title=3', 'titlenet-notes-5', expect.any(String));
  opened.mockReturnValue(null);
  await user.click(screen.getByRole('button', { name: 'Notes Window' }));
  expect(await screen.findByText(/The browser has blocked the window/)).toBeVisible();
});

test('notes of an unknown pack are told so, and a reader has no form [PACK-60]', async () => {
  fakeServer({ ...wallHandlers(), 'GET /api/Packs/5': () => failure(404, 'not-found') });
  const unknown = renderApp('/packs/notes?pack=5');
  expect(await screen.findByText('This pack does not exist, or is not shared with you any more.')).toBeVisible();
  unknown.view.unmount();
  await openNotes({ 'GET /api/Packs/5': () => ({ ...packContent, role: 'reader' }) });
  expect(shownTitle()).toBe('Tide');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
