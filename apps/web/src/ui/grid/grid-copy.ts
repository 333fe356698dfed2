import { formatCountOf } from '@titlenet/catalogue/formatting/numbers';
import { type ClipboardEvent, useState } from 'react';
import { cellText, type GridColumn } from './grid-column.ts';

/** Tabs and line breaks would split the value into several cells. */
const oneLine = (text: string) =>
  text
    .split(/[\t\r\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** Rows as tab-separated lines for a spreadsheet, with all columns that have values. */
export function rowsAsText<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[]): string {
  const copied = columns.filter((column) => column.value || column.text);
  return rows.map((row) => copied.map((column) => oneLine(cellText(column, row))).join('\t')).join('\n');
}

interface Copyable<Row> {
  columns: readonly GridColumn<Row>[];
  /** The selected rows in display order. */
  selected: readonly Row[];
  /** Row of the focused cell. */
  row: Row | undefined;
  column: GridColumn<Row> | undefined;
}

/**
 * Ctrl+C copies the selected rows, or else the focused cell. A text selection is left to the browser.
 *
 * @param copyable returns what can be copied now
 */
export function useGridCopy<Row>(copyable: () => Copyable<Row>) {
  const [message, setMessage] = useState('');
  return {
    /** Status message for screen readers. */
    message,
    onCopy(event: ClipboardEvent) {
      if (window.getSelection()?.isCollapsed === false) return;
      const { columns, selected, row, column } = copyable();
      const text =
        selected.length > 0 ? rowsAsText(columns, selected) : row && column ? oneLine(cellText(column, row)) : '';
      if (text === '') return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', text);
      setMessage(selected.length > 0 ? `${formatCountOf(selected.length, 'row')} copied` : `Copied ${text}`);
    },
  };
}
