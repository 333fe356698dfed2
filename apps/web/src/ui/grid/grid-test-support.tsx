import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DataGrid } from './DataGrid.tsx';
import type { DataGridProps } from './data-grid-props.ts';
import type { GridColumn } from './grid-column.ts';
import type { GridSelected } from './grid-table.ts';

/** A row of the test grids. */
export interface Book {
  id: number;
  title: string | null;
  units: number | null;
}

export const bookColumns: GridColumn<Book>[] = [
  { name: 'title', label: 'Title', type: 'text', value: (book) => book.title, isMain: true },
  { name: 'units', label: 'Units', type: 'number', value: (book) => book.units },
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

export const books = (count: number): Book[] =>
  Array.from({ length: count }, (_, id) => ({ id, title: `Book ${id}`, units: (id * 7) % 10 }));

const rowName = (book: Book) => String(book.title);

type Options = Partial<DataGridProps<Book>> & { isSelectable?: boolean };

function BookGrid({ isSelectable = false, ...options }: Options & { rows: readonly Book[] }) {
  const [selected, onChange] = useState<GridSelected>({});
  return (
    <MantineProvider>
      <DataGrid
        name="books"
        label="Books"
        columns={bookColumns}
        rowKey={(book) => String(book.id)}
        emptyState={<p>Nothing here</p>}
        selection={isSelectable ? { selected, onChange, rowName } : undefined}
        {...options}
      />
    </MantineProvider>
  );
}

/** Renders a grid of books. */
export function renderBooks(rows: readonly Book[], options: Options = {}) {
  return { view: render(<BookGrid rows={rows} {...options} />), user: userEvent.setup() };
}

export const grid = () => screen.getByRole('grid', { name: 'Books' });

/** `aria-rowindex` and `aria-colindex` of the focused cell. */
export function focusedCell(): number[] {
  const cell = document.activeElement?.closest('[aria-colindex]');
  return [cell?.closest('[role=row]')?.getAttribute('aria-rowindex'), cell?.getAttribute('aria-colindex')].map(Number);
}

export const headLabels = () =>
  within(grid())
    .getAllByRole('columnheader')
    .map((head) => head.getAttribute('title') ?? head.querySelector('input')?.getAttribute('aria-label'));

/** The texts of a column (from 0) in the rendered rows. */
export const shown = (column: number) =>
  within(grid())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[column]?.textContent);

/** The titles of the selected rendered rows. */
export const chosen = () =>
  within(grid())
    .getAllByRole('row', { selected: true })
    .map((row) => within(row).getAllByRole('gridcell')[1]?.textContent);
