import { createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { giveElementsSize } from './element-size.test-support.ts';
import { books, chosen, focusedCell, grid, renderBooks } from './grid-test-support.tsx';

const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
const all = () => box('Select all');

/** What Ctrl+C writes to the clipboard. */
function copied(type: 'text/plain' | 'text/html' = 'text/plain'): string | undefined {
  const texts = new Map<string, string>();
  const clipboardData = { setData: (name: string, value: string) => texts.set(name, value) };
  const target = document.activeElement ?? grid();
  const event = createEvent.copy(target, { clipboardData });
  fireEvent(target, event);
  return texts.get(type);
}

beforeEach(() => giveElementsSize({ width: 800, height: 300 }));

test('checkboxes select rows, and a bar shows their number [GRID-110]', async () => {
  const { user } = renderBooks(books(5), { isSelectable: true, actions: <button type="button">Print</button> });
  expect(screen.getByText('None selected')).toHaveAttribute('role', 'status');
  await user.click(box('Select Book 1'));
  await user.click(box('Select Book 3'));
  expect(chosen()).toEqual(['Book 1', 'Book 3']);
  expect(screen.getByText('2 selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
});

test('Shift-click selects the rows between, in display order', async () => {
  const { user } = renderBooks(books(12), { isSelectable: true });
  const sort = screen.getByRole('button', { name: 'Title' });
  await user.click(sort);
  await user.click(sort);
  await user.click(box('Select Book 9'));
  await user.keyboard('{Shift>}');
  await user.click(box('Select Book 6'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toEqual(['Book 9', 'Book 8', 'Book 7', 'Book 6']);
});

test('the header checkbox selects all rows or none, and is indeterminate for some [GRID-116]', async () => {
  const { user } = renderBooks(books(2000), { isSelectable: true });
  expect(all().indeterminate).toBe(false);
  await user.click(box('Select Book 1'));
  expect(all().indeterminate).toBe(true);
  expect(all().checked).toBe(false);
  await user.click(all());
  expect(screen.getByText('2,000 selected')).toBeVisible();
  expect(all().indeterminate).toBe(false);
  expect(all().checked).toBe(true);
  await user.click(all());
  expect(screen.getByText('None selected')).toBeVisible();
});

test('Shift+Space selects a row, Shift and arrows a range, Ctrl+A all', async () => {
  const { user } = renderBooks(books(30), { isSelectable: true });
  box('Select Book 0').focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  await user.keyboard('{Shift>} {/Shift}');
  expect(chosen()).toEqual(['Book 1']);
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(chosen()).toEqual(['Book 1', 'Book 2', 'Book 3']);
  expect(focusedCell()).toEqual([5, 2]);
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(chosen()).toEqual(['Book 1', 'Book 2']);
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByText('30 selected')).toBeVisible();
});

test('Shift+Space on the checkbox toggles the row once', async () => {
  const { user } = renderBooks(books(5), { isSelectable: true });
  box('Select Book 2').focus();
  await user.keyboard('{Shift>} {/Shift}');
  expect(chosen()).toEqual(['Book 2']);
});

test('Ctrl+C copies the focused cell, or the selected rows as tab-separated lines in display order', async () => {
  const rows = [
    { id: 0, title: 'Two\tparts\nof it', units: 10 },
    { id: 1, title: 'One', units: null },
  ];
  const { user } = renderBooks(rows, { isSelectable: true });
  box('Select One').focus();
  await user.keyboard('{ArrowRight}');
  expect(copied()).toBe('One');
  await user.keyboard('{Control>}a{/Control}');
  expect(copied()).toBe('Two parts of it\t10\nOne\t');
  expect(screen.getByText('2 rows copied')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Title' }));
  expect(copied()).toBe('One\t\nTwo parts of it\t10');
});

test('copied rows are also a table, in which Excel keeps texts as they are; a single cell is not [GRID-127]', async () => {
  const rows = [
    { id: 0, title: '0062040804', units: 1234 },
    { id: 1, title: '=1+1 <b>', units: null },
  ];
  const { user } = renderBooks(rows, { isSelectable: true });
  box('Select 0062040804').focus();
  await user.keyboard('{ArrowRight}');
  expect(copied('text/html')).toBeUndefined();
  await user.keyboard('{Control>}a{/Control}');
  const page = new DOMParser().parseFromString(copied('text/html') ?? '', 'text/html');
  const cells = [...page.querySelectorAll('tr')].map((row) =>
    [...row.cells].map((cell) => [cell.textContent, cell.getAttribute('style')]),
  );
  expect(cells).toEqual([
    [
      ['0062040804', "mso-number-format:'\\@'"],
      ['1234', null],
    ],
    [
      ['=1+1 <b>', "mso-number-format:'\\@'"],
      ['', null],
    ],
  ]);
});
