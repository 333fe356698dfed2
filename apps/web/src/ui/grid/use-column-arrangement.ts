import { type RefObject, useMemo } from 'react';
import { columnSize } from './column-widths.ts';
import type { DataGridProps } from './data-grid-props.ts';
import { type ColumnWidths, fitWidths } from './fit-widths.ts';
import type { GridColumn } from './grid-column.ts';
import { isPinned, neighbourOf, orderAfterMove, shownColumns } from './grid-layout.ts';
import type { ColumnActions } from './HeaderCell.tsx';
import { useStoredLayout } from './stored-layout.ts';
import { useInnerWidth } from './use-inner-width.ts';

const checkboxes = {
  name: 'select',
  label: 'Select all',
  type: 'text',
  isFixed: true,
  isRowCheckbox: true,
  isButton: true,
  width: 36,
} as const;

/** The columns in the user's arrangement with fitted widths, and the actions that change it. */
export function useColumnArrangement<Row extends object>(
  props: Pick<DataGridProps<Row>, 'name' | 'columns' | 'rows' | 'selection' | 'wrapsText'>,
  scroller: RefObject<HTMLElement | null>,
) {
  const { name, columns: all, rows, selection, wrapsText = false } = props;
  const [layout, changeLayout] = useStoredLayout(name);
  const innerWidth = useInnerWidth(scroller);
  const hasCheckboxes = selection !== undefined;
  const { order, hidden, pinned } = layout;
  const columns = useMemo<readonly GridColumn<Row>[]>(() => {
    const shown = shownColumns(all, { order, hidden, pinned });
    return hasCheckboxes ? [checkboxes, ...shown] : shown;
  }, [all, hasCheckboxes, order, hidden, pinned]);
  const sizes = useMemo(() => columns.map((column) => columnSize(column, rows, wrapsText)), [columns, rows, wrapsText]);
  const widths = useMemo(() => fitWidths(sizes, innerWidth, layout.widths), [sizes, innerWidth, layout.widths]);

  const resize = (changed: ColumnWidths) => changeLayout({ widths: { ...layout.widths, ...changed } });
  const onMove = (column: string, to: string) => {
    const order = orderAfterMove(all, layout, { column, to });
    if (order) changeLayout({ order });
  };
  const actions: ColumnActions = {
    onResize: (column, width) => resize({ [column]: width }),
    onResetWidth: (column) => {
      const { [column]: _, ...rest } = layout.widths;
      changeLayout({ widths: rest });
    },
    onStep: (column, step) => {
      const neighbour = neighbourOf(all, layout, column, step);
      if (neighbour) onMove(column, neighbour);
    },
    onMove,
  };
  const isColumnPinned = useMemo(() => columns.map((column) => isPinned(column, { pinned })), [columns, pinned]);
  return { columns, widths, layout, changeLayout, isColumnPinned, actions, resize };
}
