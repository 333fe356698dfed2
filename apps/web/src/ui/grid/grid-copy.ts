import { formatCountOf } from '@titlenet/catalogue/formatting/numbers';
import { escapeHtml } from '@titlenet/catalogue/text/escape-markup';
import { type ClipboardEvent, useState } from 'react';
import { cellText, type GridColumn } from './grid-column.ts';

/** Tabs and line breaks would split the value into several cells. */
const oneLine = (text: string) =>
  text
    .split(/[\t\r\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

interface CopiedCell {
  text: string;
  isText: boolean;
}

/** The cells of rows in all columns that have values. */
function cellsOf<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[]): CopiedCell[][] {
  const copied = columns.filter((column) => column.value || column.text);
  return rows.map((row) =>
    copied.map((column) => ({ text: oneLine(cellText(column, row)), isText: column.type === 'text' })),
  );
}

/** Tab-separated lines, which every program takes. */
const linesOf = (rows: readonly CopiedCell[][]) =>
  rows.map((cells) => cells.map(({ text }) => text).join('\t')).join('\n');

/** Number format of text in Excel: an ISBN-10 keeps its leading zero, and no text becomes a formula. */
const EXCEL_TEXT = ` style="mso-number-format:'\\@'"`;

/** The same cells as a table with the types of its cells, which spreadsheets prefer. */
function tableOf(rows: readonly CopiedCell[][]): string {
  const lines = rows.map((cells) => {
    const tags = cells.map(({ text, isText }) => `<td${isText ? EXCEL_TEXT : ''}>${escapeHtml(text)}</td>`);
    return `<tr>${tags.join('')}</tr>`;
  });
  return `<meta charset="utf-8"><table>${lines.join('')}</table>`;
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
      const rows = cellsOf(columns, selected);
      const text = rows.length > 0 ? linesOf(rows) : row && column ? oneLine(cellText(column, row)) : '';
      if (text === '') return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', text);
      // A single value is pasted into letters and forms, where a table would be in the way.
      if (rows.length > 0) event.clipboardData.setData('text/html', tableOf(rows));
      setMessage(rows.length > 0 ? `${formatCountOf(selected.length, 'row')} copied` : `Copied ${text}`);
    },
  };
}
