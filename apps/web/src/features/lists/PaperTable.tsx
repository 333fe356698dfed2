import { isNumericType } from '@titlenet/catalogue/field';
import { rankLabel } from '@titlenet/catalogue/lists/list-row';
import { reissueMark } from '@titlenet/catalogue/rules/reissue';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './Lists.module.css';
import type { ListDefinition } from './list-definition.ts';
import { listText } from './list-grid-columns.tsx';

interface PaperTableProps<Row extends object> {
  definition: ListDefinition<Row>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  ranks: ReadonlyMap<Row, number> | undefined;
  caption: string;
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

/** All rows of a list as a table on paper, because the grid contains only the visible ones. */
export function PaperTable<Row extends object>({ definition, rows, rowKey, ranks, caption }: PaperTableProps<Row>) {
  const { columns, markColumn, titleOf, isRowBold } = definition;
  if (!useIsPrinting()) return null;
  return (
    <table className={styles.paper}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {ranks && <th scope="col">{rankLabel}</th>}
          {markColumn && <th scope="col">{markColumn.label}</th>}
          {columns.map(({ name, label, type }) => (
            <th key={name} scope="col" data-align={isNumericType(type) ? 'end' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const title = titleOf(row);
          return (
            <tr key={rowKey(row)} data-bold={isRowBold?.(row) || undefined}>
              {ranks && <td>{ranks.get(row)}</td>}
              {markColumn && <td data-mark-cell>{markColumn.paperContent(row)}</td>}
              {columns.map((column) => (
                <td key={column.name} data-align={isNumericType(column.type) ? 'end' : undefined}>
                  {listText(column, row, title.companyCode)}
                  {column.name === 'isbn' && title.reissueNo > 0 && ` ${reissueMark(title.reissueNo)}`}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
