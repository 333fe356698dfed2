import { type ClipboardEvent, useState } from 'react';
import { cellText, type GridColumn } from './grid-column.ts';

/** Tabs and line ends inside a value would tear its row apart. */
const oneLine = (text: string) => text.replace(/\s*[\t\r\n]+\s*/g, ' ').trim();

/** Rows as tab-separated lines, for a spreadsheet: the columns that hold a value, in their order on screen. */
export function rowsAsText<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[]): string {
  const copied = columns.filter((column) => column.value || column.text);
  return rows.map((row) => copied.map((column) => oneLine(cellText(column, row))).join('\t')).join('\n');
}

interface Copyable<Row> {
  columns: readonly GridColumn<Row>[];
  /** The selected rows in their order on screen. */
  selected: readonly Row[];
  /** The cell with the tab stop. */
  row: Row | undefined;
  column: GridColumn<Row> | undefined;
}

/**
 * Ctrl+C in a grid (UX.md): the selected rows, or else the cell with the focus. Text that is marked stays the browser's.
 *
 * @param copyable what there is to copy when the key comes
 */
export function useGridCopy<Row>(copyable: () => Copyable<Row>) {
  const [message, setMessage] = useState('');
  return {
    /** What was copied, for those who do not see it. */
    message,
    onCopy(event: ClipboardEvent) {
      if (window.getSelection()?.isCollapsed === false) return;
      const { columns, selected, row, column } = copyable();
      const text =
        selected.length > 0 ? rowsAsText(columns, selected) : row && column ? oneLine(cellText(column, row)) : '';
      if (text === '') return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', text);
      setMessage(selected.length > 0 ? `${selected.length} rows copied` : `Copied ${text}`);
    },
  };
}
