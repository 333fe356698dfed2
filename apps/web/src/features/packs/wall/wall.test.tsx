import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { failure, fakeServer, type Handler } from '../../../../test/fake-server.ts';
import { packContent } from '../../../../test/packs.ts';
import { hash, renderApp } from '../../../../test/render-app.tsx';
import {
  collectCovers,
  endLoading,
  images,
  isCoverShown,
  openWall,
  sales,
  wallHandlers,
} from './wall.test-support.tsx';

beforeEach(collectCovers);

const shownTitle = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a title is shown with author, price, date, format, keynote and sales, and without notes [PACK-29, PACK-30]', async () => {
  await openWall();
  expect(shownTitle()).toBe('Tide');
  expect(screen.getByText('Eleanor Marsh')).toBeVisible();
  expect(screen.getByText('$24.99 · 03/03/2026 · Hardcover')).toBeVisible();
  expect(await screen.findByText('A storm keeps five sisters apart.')).toBeVisible();
  expect(await screen.findByRole('img', { name: /Jan 120, Mar 1,500/ })).toBeVisible();
  expect(
    screen.getByText('Net copies by month, 2026 · as of 3/31/2026 · the year is not over · Feb not reported'),
  ).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('keys move between titles, to the first one and to the end, and a deleted title stays named [PACK-29]', async () => {
  const { user } = await openWall();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(shownTitle()).toBe('Harbour'));
  expect(screen.getByText('This title does not exist any more.')).toBeVisible();
  expect(hash()).toBe('#/packs/wall?pack=5&title=2');
  await user.keyboard(' ');
  await waitFor(() => expect(shownTitle()).toBe('Lantern'));
  expect(await screen.findByText('No sales reported in 2026, as of 3/31/2026.')).toBeVisible();
  expect(screen.queryByText('New cover')).not.toBeInTheDocument();
  await user.keyboard('{PageUp}');
  await waitFor(() => expect(shownTitle()).toBe('Harbour'));
  await user.keyboard('{End}');
  await waitFor(() => expect(hash()).toBe('#/packs/wall?pack=5&title=end'));
  await user.keyboard('{ArrowRight}{Home}{ArrowLeft}');
  await waitFor(() => expect(shownTitle()).toBe('Tide'));
});

test('typing a number or letters jumps to a title [PACK-29]', async () => {
  const { user } = await openWall();
  await user.keyboard('3{Enter}');
  await waitFor(() => expect(shownTitle()).toBe('Lantern'));
  await user.keyboard('har');
  const box = screen.getByRole('dialog', { name: 'Jump to a title' });
  expect(
    within(box)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['2 Harbour']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shownTitle()).toBe('Harbour'));
  await user.keyboard('x');
  expect(screen.getByText('No title of this pack.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(shownTitle()).toBe('Harbour');
});

test('? shows the keys, and Close leads back to the pack [PACK-29]', async () => {
  const { user } = await openWall('/packs/wall?pack=5&title=3');
  expect(shownTitle()).toBe('Lantern');
  await user.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await user.keyboard('{ArrowLeft}{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(shownTitle()).toBe('Lantern');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(hash()).toBe('#/packs?pack=5'));
});

test('covers are loaded when the wall is opened, and the loaded ones are shown [PACK-31]', async () => {
  const { user } = await openWall();
  await screen.findByText('Loading: 0 of 3 covers');
  expect(images.slice(0, 3).map(({ src }) => new URL(src).pathname)).toEqual([
    '/images/covers/001/9780062040801',
    '/images/covers/001/9780062040802',
    '/images/covers/001/9780062040803',
  ]);
  await endLoading('load');
  expect(isCoverShown('9780062040801')).toBe(true);
  await user.keyboard('{End}{ArrowLeft}');
  await waitFor(() => expect(isCoverShown('9780062040803')).toBe(true));
  expect(isCoverShown('9780062040801')).toBe(false);
});

test('texts or sales that cannot be loaded are told and tried again [PACK-31]', async () => {
  const replies: Handler[] = [() => failure(500), () => [{ titleId: 1, sales }]];
  const { user } = await openWall(undefined, { 'GET /api/Packs/5/Sales': (call) => replies.shift()!(call) });
  await endLoading('error');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: /Jan 120/ })).toBeVisible();
});

test('an unknown pack and one without titles are told [PACK-29]', async () => {
  fakeServer({ ...wallHandlers(), 'GET /api/Packs/5': () => failure(404, 'not-found') });
  const unknown = renderApp('/packs/wall?pack=5');
  expect(await screen.findByText('This pack does not exist, or is not shared with you any more.')).toBeVisible();
  unknown.view.unmount();
  fakeServer({ ...wallHandlers(), 'GET /api/Packs/5': () => ({ ...packContent, sections: [] }) });
  renderApp('/packs/wall?pack=5');
  expect(await screen.findByText('There are no titles of your companies in this pack.')).toBeVisible();
});
