// biome-ignore-all lint/a11y/useSemanticElements: virtual rows cannot be a table; the ARIA grid pattern has its own roles
// biome-ignore-all lint/a11y/useFocusableInteractive: the tab stop is a cell or its control, never a row

import { type ChangeEvent, memo, type ReactNode } from 'react';
import { Grid, Text } from '../layout/primitives.tsx';
import styles from './DataGrid.module.css';
import { type CellFocus, cellText, type GridColumn } from './grid-column.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { cellKey } from './use-grid-focus.ts';
import type { RenderedColumn } from './use-visible-columns.ts';

/** Row selection, the same for all rows. */
export interface RowSelection<Row> {
  readonly name: (row: Row) => string;
  readonly onSelect: (index: number, event: ChangeEvent<HTMLInputElement>) => void;
}

interface GridRowProps<Row> {
  row: Row;
  columns: readonly RenderedColumn<Row>[];
  /** Index among the rows of the page. */
  index: number;
  /** `aria-rowindex` of the first row of the page. */
  firstNumber: number;
  /** Distance from the first row in px. */
  top: number;
  /** Index of the column with the grid's tab stop; null if it is in another row. */
  tabStop: number | null;
  selection: RowSelection<Row> | undefined;
  isSelected: boolean;
  isBold: boolean | undefined;
}

function Row<Row>({
  row,
  columns,
  index,
  firstNumber,
  top,
  tabStop,
  selection,
  isSelected,
  isBold,
}: GridRowProps<Row>) {
  /** Null if the cell has no focusable element. */
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
    <Grid
      role="row"
      aria-rowindex={index + firstNumber}
      aria-selected={selection && isSelected}
      data-bold={isBold || undefined}
      rule="bottom"
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map(({ column, index: position, isPinned, isLastPinned, style }) => {
        const tabIndex = tabStop === position ? 0 : -1;
        const control = controlOf(column, { tabIndex });
        const text = column.cell || column.isRowCheckbox ? undefined : cellText(column, row);
        return (
          <Text
            key={column.name}
            role="gridcell"
            aria-colindex={position + 1}
            data-cell={cellKey({ row: index, column: position })}
            data-pinned={isPinned || undefined}
            data-last-pinned={isLastPinned || undefined}
            data-at-end={column.isAtEnd}
            data-align={column.type === 'number' ? 'end' : undefined}
            data-fixed={column.isButton || undefined}
            data-bold={column.isBold}
            as="div"
            shrink
            cut
            className={styles.cell}
            dir="auto"
            style={style}
            // In a cell with a link or button that element has the tab stop.
            tabIndex={control === null ? tabIndex : undefined}
            title={text || undefined}
          >
            {control ?? column.content?.(row) ?? text}
          </Text>
        );
      })}
    </Grid>
  );
}

/** Memoized: a row renders again only when its own props change. */
// `memo` loses the parameter of the type.
export const GridRow = memo(Row) as typeof Row;
