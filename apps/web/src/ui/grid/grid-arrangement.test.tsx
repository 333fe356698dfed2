import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPersonalStorage } from '../storage/personal-storage.ts';
import { giveElementsSize } from './element-size.test-support.ts';
import type { GridColumn } from './grid-column.ts';
import { type Book, bookColumns, books, grid, headLabels, renderBooks } from './grid-test-support.tsx';

const isbn: GridColumn<Book> = {
  name: 'isbn',
  label: 'ISBN',
  type: 'text',
  isFixed: true,
  value: (book) => `978${book.id}`,
};
const columns = [isbn, ...bookColumns];
const draw = (options = {}) => renderBooks(books(3), { columns, ...options });
const head = (name: string) => screen.getByRole('columnheader', { name });

beforeEach(() => {
  giveElementsSize({ width: 800, height: 300 });
  openPersonalStorage('reader');
});

test('columns are hidden, moved and pinned in a menu; the layout is stored and can be reset', async () => {
  const { user, view } = draw();
  expect(headLabels()).toEqual(['ISBN', 'Title', 'Units', 'Open']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.queryByRole('checkbox', { name: 'ISBN' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Title' }));
  expect(headLabels()).toEqual(['ISBN', 'Units', 'Open']);
  await user.click(screen.getByRole('checkbox', { name: 'Title' }));
  await user.click(screen.getByRole('button', { name: 'Move Title right' }));
  expect(headLabels()).toEqual(['ISBN', 'Units', 'Title', 'Open']);
  await user.click(screen.getByRole('button', { name: 'Pin Open' }));
  expect(headLabels()).toEqual(['ISBN', 'Open', 'Units', 'Title']);
  expect(head('Open')).toHaveAttribute('data-pinned');
  view.unmount();

  const again = draw();
  expect(headLabels()).toEqual(['ISBN', 'Open', 'Units', 'Title']);
  await again.user.click(screen.getByRole('button', { name: 'Columns' }));
  await again.user.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(headLabels()).toEqual(['ISBN', 'Title', 'Units', 'Open']);
});

test('Ctrl+Shift and an arrow key moves a column, but not past a fixed one', async () => {
  const { user } = draw();
  const title = within(head('Title')).getByRole('button');
  title.focus();
  await user.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
  expect(headLabels()).toEqual(['ISBN', 'Units', 'Title', 'Open']);
  await user.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
  expect(headLabels()).toEqual(['ISBN', 'Title', 'Units', 'Open']);
});

test('a header is dragged to the position of another one', () => {
  draw();
  const carried = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => carried.set(type, value),
    getData: (type: string) => carried.get(type) ?? '',
    get types() {
      return [...carried.keys()];
    },
  };
  fireEvent.dragStart(head('Open'), { dataTransfer });
  fireEvent.dragOver(head('Title'), { dataTransfer });
  fireEvent.drop(head('Title'), { dataTransfer });
  expect(headLabels()).toEqual(['ISBN', 'Open', 'Title', 'Units']);
  expect(head('ISBN')).not.toHaveAttribute('draggable');
});

test('a new column follows its default predecessor', async () => {
  const [title, units, open] = bookColumns as [GridColumn<Book>, GridColumn<Book>, GridColumn<Book>];
  const { user, view } = renderBooks(books(3), { columns: [title, open] });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('button', { name: 'Move Open left' }));
  view.unmount();
  renderBooks(books(3), { columns: [title, units, open] });
  expect(headLabels()).toEqual(['Open', 'Title', 'Units']);
});

test('of eighty columns only pinned and visible ones are rendered; scrolling and keys render others', async () => {
  const many = Array.from({ length: 80 }, (_, index) => ({
    ...bookColumns[0]!,
    name: `c${index}`,
    label: `C${index}`,
  }));
  const { user } = renderBooks(books(2000), { columns: [isbn, ...many], isSelectable: true });
  expect(grid()).toHaveAttribute('aria-colcount', '82');
  expect(headLabels().slice(0, 3)).toEqual(['Select all', 'ISBN', 'C0']);
  expect(headLabels().length).toBeLessThan(20);
  grid().scrollLeft = 2_900;
  fireEvent.scroll(grid());
  expect(await screen.findByRole('columnheader', { name: 'C40' })).toHaveAttribute('aria-colindex', '43');
  expect(headLabels().slice(0, 2)).toEqual(['Select all', 'ISBN']);
  screen.getByRole('checkbox', { name: 'Select Book 0' }).focus();
  await user.keyboard('{End}');
  expect(document.activeElement).toHaveAttribute('aria-colindex', '82');
});

test('a column at the right edge stays the last one, on screen, however wide the others are [GRID-126]', async () => {
  giveElementsSize({ width: 200, height: 300 });
  const [title, units, open] = bookColumns as [GridColumn<Book>, GridColumn<Book>, GridColumn<Book>];
  const { user } = draw({ columns: [isbn, { ...open, isAtEnd: true }, title, units] });
  expect(headLabels().at(-1)).toBe('Open');
  expect(head('Open')).toHaveAttribute('data-at-end');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.getByRole('button', { name: 'Move Open left' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Pin Open' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Pin Units' }));
  expect(headLabels().at(-1)).toBe('Open');
});
