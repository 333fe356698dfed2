import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { giveElementsSize } from './element-size.test-support.ts';
import { bookColumns, books, renderBooks } from './grid-test-support.tsx';

const columns = bookColumns.map((column) =>
  column.name === 'open'
    ? { ...column, preview: (book: { id: number }) => (book.id === 4 ? null : <p>Picture {book.id}</p>) }
    : column,
);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const button = (id: number) => screen.getByRole('button', { name: `Open ${id}` });
const preview = () => screen.queryByRole('tooltip');

beforeEach(() => {
  giveElementsSize({ width: 800, height: 300 });
  vi.useFakeTimers();
  renderBooks(books(6), { columns });
});

test('hovering a cell for 400 ms opens its preview, leaving closes it', () => {
  fireEvent.pointerOver(button(2));
  wait(399);
  expect(preview()).not.toBeInTheDocument();
  wait(1);
  expect(preview()).toHaveTextContent('Picture 2');
  fireEvent.pointerOver(screen.getByText('Book 2'));
  wait(150);
  expect(preview()).not.toBeInTheDocument();
});

test('moving across cells opens nothing; a row without a picture has no preview', () => {
  for (const id of [0, 2]) {
    fireEvent.pointerOver(button(id));
    wait(300);
  }
  expect(preview()).not.toBeInTheDocument();
  fireEvent.pointerOver(button(4));
  wait(1000);
  expect(preview()).not.toBeInTheDocument();
});

test('the focus also opens it; Esc closes it and keeps the focus', () => {
  act(() => button(0).focus());
  wait(400);
  expect(preview()).toHaveTextContent('Picture 0');
  fireEvent.keyDown(button(0), { key: 'Escape' });
  expect(preview()).not.toBeInTheDocument();
  expect(button(0)).toHaveFocus();
});

test('it stays open while the pointer is on it', () => {
  fireEvent.pointerOver(button(2));
  wait(400);
  fireEvent.pointerLeave(screen.getByRole('grid'));
  fireEvent.pointerEnter(preview()!);
  wait(1000);
  expect(preview()).toHaveTextContent('Picture 2');
  fireEvent.pointerLeave(preview()!);
  wait(150);
  expect(preview()).not.toBeInTheDocument();
});
