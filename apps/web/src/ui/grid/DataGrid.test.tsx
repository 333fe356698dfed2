import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPersonalStorage } from '../storage/personal-storage.ts';
import type { GridViewState } from './data-grid-props.ts';
import { giveElementsSize } from './element-size.test-support.ts';
import { type Book, books, renderBooks as draw, focusedCell, grid, shown } from './grid-test-support.tsx';

beforeEach(() => {
  giveElementsSize({ width: 800, height: 300 });
  openPersonalStorage('reader');
});

test('has the number of rows and columns, and renders the visible ones', () => {
  draw(books(2000));
  expect(grid()).toHaveAttribute('aria-rowcount', '2001');
  expect(grid()).toHaveAttribute('aria-colcount', '3');
  const rows = within(grid()).getAllByRole('row');
  expect(rows.length).toBeLessThan(40);
  expect(rows.slice(0, 3).map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3']);
});

test('has one tab stop, moved by arrows, Home and End', async () => {
  const { user } = draw(books(2000));
  grid()
    .querySelectorAll('[tabindex="0"]')
    .forEach((stop, index) => {
      expect({ index, cell: stop.textContent }).toEqual({ index: 0, cell: 'Book 0' });
    });
  // The column menu and the three density buttons come first in the tab order.
  for (let stop = 0; stop < 5; stop += 1) await user.tab();
  expect(focusedCell()).toEqual([2, 1]);
  for (const [keys, cell] of [
    ['{ArrowDown}', [3, 1]],
    ['{ArrowRight}', [3, 2]],
    ['{End}', [3, 3]],
    ['{Home}', [3, 1]],
    ['{Control>}{End}{/Control}', [2001, 3]],
    ['{ArrowDown}', [2001, 3]],
    ['{Control>}{Home}{/Control}', [2, 1]],
    ['{ArrowLeft}', [2, 1]],
    ['{ArrowUp}', [1, 1]],
    ['{ArrowUp}', [1, 1]],
    ['{PageDown}', [9, 1]],
    ['{PageUp}', [2, 1]],
  ] as const) {
    await user.keyboard(keys);
    expect({ keys, cell: focusedCell() }).toEqual({ keys, cell });
  }
  await user.tab();
  expect(grid()).not.toContainElement(document.activeElement as HTMLElement);
});

test("a cell's button gets the focus; without one the cell gets it", async () => {
  const { user } = draw(books(4));
  const button = screen.getByRole('button', { name: 'Open 0' });
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Open 2' })).toHaveFocus();
});

test('keeps the focused row rendered while it is scrolled away', async () => {
  draw(books(2000));
  screen.getByRole('button', { name: 'Open 2' }).focus();
  grid().scrollTop = 20_000;
  fireEvent.scroll(grid());
  expect(await screen.findByText('Book 720')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open 2' })).toHaveFocus();
});

test('sorts ascending, descending and in original order; blanks are last and empty', async () => {
  const rows: Book[] = [
    { id: 0, title: 'Vol 10', units: 10 },
    { id: 1, title: null, units: null },
    { id: 2, title: 'Vol 2', units: 9 },
  ];
  const { user } = draw(rows);
  const sort = screen.getByRole('button', { name: 'Units' });
  await user.click(sort);
  expect(shown(1)).toEqual(['9', '10', '']);
  await user.click(sort);
  expect(shown(1)).toEqual(['10', '9', '']);
  await user.click(sort);
  expect(shown(1)).toEqual(['10', '', '9']);
});

test("sorts texts naturally, accented letters beside their base letters: 'Vol 2' before 'Vol 10' [GRID-111, GRID-119]", async () => {
  const titles = ['Vol 10', 'émile', null, 'Vol 2', 'Emil', 'Emilia'];
  const { user } = draw(titles.map((title, id) => ({ id, title, units: null })));
  await user.click(screen.getByRole('button', { name: 'Title' }));
  expect(shown(0)).toEqual(['Emil', 'émile', 'Emilia', 'Vol 2', 'Vol 10', '']);
});

test('Shift-click adds a second sort column, at most two', async () => {
  const rows: Book[] = [
    { id: 0, title: 'B', units: 1 },
    { id: 1, title: 'A', units: 2 },
    { id: 2, title: 'A', units: 1 },
    { id: 3, title: 'B', units: 2 },
  ];
  const { user } = draw(rows);
  await user.click(screen.getByRole('button', { name: 'Title' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('button', { name: 'Units' }));
  await user.keyboard('{/Shift}');
  expect(shown(0)).toEqual(['A', 'A', 'B', 'B']);
  expect(shown(1)).toEqual(['1', '2', '1', '2']);
  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveTextContent('▲1');
  expect(screen.getByRole('columnheader', { name: 'Units' })).toHaveTextContent('▲2');
  await user.click(screen.getByRole('button', { name: 'Units' }));
  expect(shown(1)).toEqual(['2', '2', '1', '1']);
  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'none');
});

test('resizes by keyboard, and stores widths and density', async () => {
  const { user, view } = draw(books(3));
  const widths = () => grid().style.getPropertyValue('--columns');
  screen.getByRole('button', { name: 'Units' }).focus();
  const [, before] = widths().split(' ').map(Number.parseFloat);
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const [, after] = widths().split(' ').map(Number.parseFloat);
  expect(after).toBe(before! + 16);
  await user.click(screen.getByRole('button', { name: 'Tall rows' }));
  expect(grid().style.getPropertyValue('--row-height')).toBe('44px');
  const kept = widths();
  view.unmount();
  draw(books(3));
  expect(widths()).toBe(kept);
  expect(screen.getByRole('button', { name: 'Tall rows' })).toHaveAttribute('aria-pressed', 'true');
});

test('resizes by dragging the edge; a double click fits the column again', () => {
  draw(books(3));
  const widths = () => grid().style.getPropertyValue('--columns').split(' ').map(Number.parseFloat);
  const fitted = widths();
  const handle = screen.getByRole('columnheader', { name: 'Units' }).querySelector('[aria-hidden]:last-child')!;
  fireEvent.mouseDown(handle, { clientX: 400 });
  fireEvent.mouseMove(document, { clientX: 450 });
  fireEvent.mouseUp(document, { clientX: 450 });
  expect(widths()[1]).toBe(fitted[1]! + 50);
  fireEvent.doubleClick(handle);
  expect(widths()).toEqual(fitted);
});

test('restores its view state', async () => {
  const viewState: { current: GridViewState | undefined } = { current: undefined };
  const { user, view } = draw(books(50), { viewState });
  await user.click(screen.getByRole('button', { name: 'Units' }));
  act(() => screen.getByRole('button', { name: 'Open 10' }).focus());
  const order = shown(0);
  view.unmount();
  expect(viewState.current).toMatchObject({ hadFocus: true, sorting: [{ id: 'units', desc: false }] });
  draw(books(50), { viewState });
  expect(shown(0)).toEqual(order);
  expect(screen.getByRole('button', { name: 'Open 10' })).toHaveFocus();
});

test('without rows shows the empty state', () => {
  draw([]);
  expect(screen.getByText('Nothing here')).toBeVisible();
  expect(within(grid()).getAllByRole('row')).toHaveLength(1);
});
