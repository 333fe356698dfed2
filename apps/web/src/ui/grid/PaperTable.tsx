import { Fragment, useId, useMemo, useState } from 'react';
import { longWordCell } from '../paper/long-words.ts';
import { PaperFrame } from '../paper/PaperFrame.tsx';
import { type PaperPart, paperPart, runningHead } from '../paper/paper-part.ts';
import { useBeforePrint } from '../paper/use-before-print.ts';
import { cellText, type GridColumn } from './grid-column.ts';
import styles from './PaperTable.module.css';

interface PaperTableProps<Row> {
  /** The visible columns of the grid. */
  columns: readonly GridColumn<Row>[];
  /** All rows in display order. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Headings of groups by the index of the row below. */
  headings: ReadonlyMap<number, string>;
  isRowBold: ((row: Row) => boolean) | undefined;
  heading: string;
  lines: readonly string[];
}

/** True from `beforeprint` to `afterprint`; the page is rendered in between. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useBeforePrint(
    () => setPrinting(true),
    () => setPrinting(false),
  );
  return isPrinting;
}

/** More columns than these are printed in a smaller font. */
const MAX_COLUMNS_IN_NORMAL_SIZE = 12;

const alignmentOf = ({ type }: { type: string }) => (type === 'number' ? 'end' : undefined);

/** All rows of a grid as a table on paper, because the grid itself contains only the visible ones. */
export function PaperTable<Row>(props: PaperTableProps<Row>) {
  const { columns, rows, rowKey, headings, isRowBold, heading, lines } = props;
  const name = `list-${useId().replace(/\W/g, '')}`;
  const head = runningHead(heading, ...lines);
  const parts = useMemo((): PaperPart[] => [{ name, orientation: 'landscape', head, kind: 'List' }], [name, head]);
  const frame = <PaperFrame parts={parts} documentTitle={head} />;
  if (!useIsPrinting()) return frame;
  const printed = columns.filter(({ value, text, paperContent }) => value || text || paperContent);
  return (
    <>
      {frame}
      <table
        {...paperPart(name)}
        className={styles.paper}
        data-dense={printed.length > MAX_COLUMNS_IN_NORMAL_SIZE || undefined}
      >
        <caption>
          {heading}
          {lines.map((line) => (
            <span key={line} dir="auto" className={styles.line}>
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
          {rows.map((row, index) => (
            <Fragment key={rowKey(row)}>
              {headings.has(index) && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={printed.length}>
                    {headings.get(index)}
                  </th>
                </tr>
              )}
              <tr data-bold={isRowBold?.(row) || undefined}>
                {printed.map((column) => (
                  <td
                    key={column.name}
                    dir="auto"
                    data-align={alignmentOf(column)}
                    data-fixed={column.isFixed}
                    {...longWordCell(cellText(column, row))}
                  >
                    {column.paperContent ? column.paperContent(row) : cellText(column, row)}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </>
  );
}
