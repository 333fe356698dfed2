// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are no table's; the grid pattern has its own roles
// biome-ignore-all lint/a11y/useFocusableInteractive: the tab stop is a cell or what stands in it, never a row
import { type ChangeEvent, memo, type ReactNode } from 'react';
import styles from './DataGrid.module.css';
import { type CellFocus, cellText, type GridColumn } from './grid-column.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { cellKey } from './use-grid-focus.ts';
import type { RenderedColumn } from './use-visible-columns.ts';

/** How rows are chosen, the same for all of them. */
export interface RowSelection<Row> {
  readonly name: (row: Row) => string;
  readonly onSelect: (index: number, event: ChangeEvent<HTMLInputElement>) => void;
}

interface GridRowProps<Row> {
  row: Row;
  columns: readonly RenderedColumn<Row>[];
  /** Place among the rows of the page, from 0. */
  index: number;
  /** What `aria-rowindex` says of the first row of the page. */
  firstNumber: number;
  /** Distance in px from the top of the rows. */
  top: number;
  /** The column that holds the grid's tab stop, where this row has it. */
  tabStop: number | null;
  selection: RowSelection<Row> | undefined;
  isSelected: boolean;
}

function Row<Row>({ row, columns, index, firstNumber, top, tabStop, selection, isSelected }: GridRowProps<Row>) {
  /** Null where the cell holds nothing that takes the focus. */
  const controlOf = (column: GridColumn<Row>, focus: CellFocus): ReactNode => {
    if (column.isRowCheckbox && selection) {
      const onChange = (event: ChangeEvent<HTMLInputElement>) => selection.onSelect(index, event);
      return (
        <RowCheckbox label={`Select ${selection.name(row)}`} isChecked={isSelected} onChange={onChange} {...focus} />
      );
    }
    return column.cell?.(row, focus) ?? null;
  };
  return (
    <div
      role="row"
      aria-rowindex={index + firstNumber}
      aria-selected={selection && isSelected}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map(({ column, index: position, isPinned, isLastPinned, style }) => {
        const tabIndex = tabStop === position ? 0 : -1;
        const control = controlOf(column, { tabIndex });
        const text = column.cell || column.isRowCheckbox ? undefined : cellText(column, row);
        return (
          <div
            key={column.name}
            role="gridcell"
            aria-colindex={position + 1}
            data-cell={cellKey({ row: index, column: position })}
            data-pinned={isPinned || undefined}
            data-last-pinned={isLastPinned || undefined}
            data-align={column.type === 'number' ? 'end' : undefined}
            data-fixed={column.isButton || undefined}
            data-bold={column.isBold}
            className={styles.cell}
            style={style}
            // A cell with a link or button of its own leaves the tab stop to that.
            tabIndex={control === null ? tabIndex : undefined}
            title={text || undefined}
          >
            {control ?? column.content?.(row) ?? text}
          </div>
        );
      })}
    </div>
  );
}

/** One row of a grid; drawn again only when something of its own changed. */
export const GridRow = memo(Row) as typeof Row;
