import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { cellText, type GridColumn } from './grid-column.ts';
import styles from './PaperTable.module.css';

interface PaperTableProps<Row> {
  /** The visible columns of the grid. */
  columns: readonly GridColumn<Row>[];
  /** All rows in display order. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isRowBold: ((row: Row) => boolean) | undefined;
  heading: string;
  lines: readonly string[];
}

/** True from `beforeprint` to `afterprint`; the page is rendered in between. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}

/** More columns than these are printed in a smaller font. */
const MAX_COLUMNS_IN_NORMAL_SIZE = 12;

const alignmentOf = ({ type }: { type: string }) => (type === 'number' ? 'end' : undefined);

/** All rows of a grid as a table on paper, because the grid itself contains only the visible ones. */
export function PaperTable<Row>({ columns, rows, rowKey, isRowBold, heading, lines }: PaperTableProps<Row>) {
  if (!useIsPrinting()) return null;
  const printed = columns.filter(({ value, text, paperContent }) => value || text || paperContent);
  return (
    <table className={styles.paper} data-dense={printed.length > MAX_COLUMNS_IN_NORMAL_SIZE || undefined}>
      <caption>
        {heading}
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </caption>
      <thead>
        <tr>
          {printed.map((column) => (
            <th key={column.name} scope="col" data-align={alignmentOf(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-bold={isRowBold?.(row) || undefined}>
            {printed.map((column) => (
              <td key={column.name} data-align={alignmentOf(column)}>
                {column.paperContent ? column.paperContent(row) : cellText(column, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
