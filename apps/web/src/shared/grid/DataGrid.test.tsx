import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { DataGrid, type GridPosition } from './DataGrid.tsx';
import type { GridColumn } from './grid-column.ts';
import { giveElementsSize } from './sight.test-support.ts';

interface Book {
  id: number;
  title: string | null;
  units: number | null;
}

const columns: GridColumn<Book>[] = [
  { name: 'title', label: 'Title', type: 'text', value: (book) => book.title, width: 300, minimumWidth: 100 },
  { name: 'units', label: 'Units', type: 'number', value: (book) => book.units, width: 100, minimumWidth: 60 },
  {
    name: 'open',
    label: 'Open',
    type: 'text',
    isButton: true,
    width: 30,
    cell: (book, focus) =>
      book.id % 2 === 0 ? (
        <button type="button" aria-label={`Open ${book.id}`} {...focus}>
          O
        </button>
      ) : null,
  },
];
const books = (count: number): Book[] =>
  Array.from({ length: count }, (_, id) => ({ id, title: `Book ${id}`, units: (id * 7) % 10 }));

function draw(rows: Book[], position?: { current: GridPosition | undefined }) {
  const view = render(
    <MantineProvider>
      <DataGrid
        name="books"
        label="Books"
        columns={columns}
        rows={rows}
        rowKey={(book) => String(book.id)}
        position={position}
        emptyState={<p>Nothing here</p>}
      />
    </MantineProvider>,
  );
  return { view, user: userEvent.setup() };
}

const grid = () => screen.getByRole('grid', { name: 'Books' });
const focusedPlace = () => {
  const cell = document.activeElement?.closest('[aria-colindex]');
  return [cell?.closest('[role=row]')?.getAttribute('aria-rowindex'), cell?.getAttribute('aria-colindex')].map(Number);
};
const shown = (column: number) =>
  within(grid())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[column]!.textContent);

beforeEach(() => giveElementsSize({ width: 800, height: 300 }));

test('says how many rows and columns there are, and draws those in sight', () => {
  draw(books(2000));
  expect(grid()).toHaveAttribute('aria-rowcount', '2001');
  expect(grid()).toHaveAttribute('aria-colcount', '3');
  const rows = within(grid()).getAllByRole('row');
  expect(rows.length).toBeLessThan(40);
  expect(rows.slice(0, 3).map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3']);
});

test('is one tab stop that the arrows and Home and End move', async () => {
  const { user } = draw(books(2000));
  grid()
    .querySelectorAll('[tabindex="0"]')
    .forEach((stop, index) => {
      expect({ index, cell: stop.textContent }).toEqual({ index: 0, cell: 'Book 0' });
    });
  await user.tab();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(focusedPlace()).toEqual([2, 1]);
  for (const [keys, place] of [
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
    expect({ keys, place: focusedPlace() }).toEqual({ keys, place });
  }
  await user.tab();
  expect(grid()).not.toContainElement(document.activeElement as HTMLElement);
});

test('hands the focus of a cell on to its button; without one the cell takes it', async () => {
  const { user } = draw(books(4));
  const button = screen.getByRole('button', { name: 'Open 0' });
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Open 2' })).toHaveFocus();
});

test('keeps the row that has the focus while it is scrolled out of sight', async () => {
  draw(books(2000));
  screen.getByRole('button', { name: 'Open 2' }).focus();
  grid().scrollTop = 20_000;
  fireEvent.scroll(grid());
  expect(await screen.findByText('Book 720')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open 2' })).toHaveFocus();
});

test('sorts up, down and as it was; blanks are last and show nothing', async () => {
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
  await user.click(screen.getByRole('button', { name: 'Title' }));
  expect(shown(0)).toEqual(['Vol 2', 'Vol 10', '']);
});

test('resizes by keyboard, and remembers widths and density', async () => {
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

test('resizes by a pull at the edge; a double click fits the column again', () => {
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

test('comes back to where it was', async () => {
  const position: { current: GridPosition | undefined } = { current: undefined };
  const { user, view } = draw(books(50), position);
  await user.click(screen.getByRole('button', { name: 'Units' }));
  act(() => screen.getByRole('button', { name: 'Open 10' }).focus());
  const order = shown(0);
  view.unmount();
  expect(position.current).toMatchObject({ hadFocus: true, sorting: [{ id: 'units', desc: false }] });
  draw(books(50), position);
  expect(shown(0)).toEqual(order);
  expect(screen.getByRole('button', { name: 'Open 10' })).toHaveFocus();
});

test('without rows shows what the screen says', () => {
  draw([]);
  expect(screen.getByText('Nothing here')).toBeVisible();
  expect(within(grid()).getAllByRole('row')).toHaveLength(1);
});
