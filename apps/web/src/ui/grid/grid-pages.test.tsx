import { act, screen, within } from '@testing-library/react';
import { gridPageSize } from '@titlenet/catalogue/constants';
import { beforeEach, expect, test } from 'vitest';
import { giveElementsSize } from './element-size.test-support.ts';
import { books, chosen, grid, renderBooks, shown } from './grid-test-support.tsx';

const draw = (count: number) => renderBooks(books(count), { isSelectable: true, pageSize: gridPageSize });
const pageBox = () => screen.getByRole('textbox', { name: 'Page:' });

beforeEach(() => giveElementsSize({ width: 800, height: 600 }));

test('15 rows are on one page without a paginator, 16 on two [GRID-112, GRID-114]', async () => {
  const { view } = draw(15);
  expect(shown(1)).toHaveLength(15);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  view.unmount();
  const { user } = draw(16);
  expect(shown(1)).toHaveLength(15);
  expect(screen.getByText('of 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(shown(1)).toEqual(['Book 15']);
  expect(pageBox()).toHaveValue('2');
  expect(within(grid()).getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '17');
});

test("the 'Page:' box opens a page, at most the last one; invalid input changes nothing [GRID-113]", async () => {
  const { user } = draw(100);
  const goTo = async (text: string) => {
    await user.clear(pageBox());
    await user.type(pageBox(), `${text}{Enter}`);
  };
  await goTo('3');
  expect(shown(1)[0]).toBe('Book 30');
  await goTo('99');
  expect(shown(1)[0]).toBe('Book 90');
  expect(pageBox()).toHaveValue('7');
  for (const text of ['0', 'x', '-1', '1.5']) {
    await goTo(text);
    expect({ text, first: shown(1)[0], box: (pageBox() as HTMLInputElement).value }).toEqual({
      text,
      first: 'Book 90',
      box: '7',
    });
  }
});

test('the header checkbox selects the current page only [GRID-115]', async () => {
  const { user } = draw(20);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByText('15 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
  const head = screen.getByRole('checkbox', { name: 'Select all' }) as HTMLInputElement;
  expect([head.checked, head.indeterminate]).toEqual([false, false]);
  await user.click(screen.getByRole('checkbox', { name: 'Select Book 16' }));
  expect(chosen()).toEqual(['Book 16']);
  expect(head.indeterminate).toBe(true);
  expect(screen.getByText('16 selected')).toBeVisible();
});

test('sorting orders all pages and shows the first', async () => {
  const { user } = draw(40);
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  const sort = screen.getByRole('button', { name: 'Title' });
  await user.click(sort);
  await user.click(sort);
  expect(shown(1)[0]).toBe('Book 39');
  expect(pageBox()).toHaveValue('1');
});

test("the browser's print command prints all rows, each value in the direction of its own characters [PAPER-05, PAPER-08]", () => {
  renderBooks([...books(1_999), { id: 1_999, title: 'מובי דיק', units: 3 }], {
    label: 'Whales',
    paperLines: ['Title like a'],
  });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const table = screen.getByRole('table', { name: /Whales/ });
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(2_001);
  expect([...rows.at(-1)!.children].map((cell) => [cell.textContent, cell.getAttribute('dir')])).toEqual([
    ['מובי דיק', 'auto'],
    ['3', 'auto'],
  ]);
  expect(document.title).toMatch(/^Whales · Title like a \d{4}-\d\d-\d\d$/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
