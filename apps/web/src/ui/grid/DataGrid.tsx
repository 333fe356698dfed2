// biome-ignore-all lint/a11y/useSemanticElements: virtual rows cannot be a table; the ARIA grid pattern has its own roles

import { type KeyboardEvent, useRef } from 'react';
import { Text } from '../layout/primitives.tsx';
import { useSmallWindow } from '../layout/use-small-window.ts';
import { CardList } from './CardList.tsx';
import styles from './DataGrid.module.css';
import type { DataGridProps } from './data-grid-props.ts';
import { GridBody } from './GridBody.tsx';
import { GridHeader } from './GridHeader.tsx';
import { GridToolbar } from './GridToolbar.tsx';
import { useGridCopy } from './grid-copy.ts';
import { gridStyle } from './grid-style.ts';
import { Paginator } from './Paginator.tsx';
import { PaperTable } from './PaperTable.tsx';
import { PreviewWindow } from './PreviewWindow.tsx';
import { countText } from './row-groups.ts';
import { handleSelectionKey } from './selection-keys.ts';
import { useCellPreview } from './use-cell-preview.ts';
import { useDataGrid } from './use-data-grid.ts';

const noLines: readonly string[] = [];

/**
 * Marks the parent of a grid that reaches to the foot of the window, for its layout. A selector with `:has()` on the main
 * landmark makes Chromium recalculate the styles of all its elements after each insertion.
 */
function markParent(frame: HTMLElement | null): () => void {
  const parent = frame?.parentElement;
  parent?.setAttribute('data-has-window-grid', '');
  return () => parent?.removeAttribute('data-has-window-grid');
}

/**
 * A grid of some thousand rows that are all in memory: virtual rows and columns, one tab stop, sorting, selection by
 * mouse and keyboard, and a layout that is stored in the browser.
 */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { label, selection, pageSize } = props;
  const isSmall = useSmallWindow();
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useDataGrid(props, scroller);
  const { arrangement, rowHeight, table, ordered, rowsOfPage, headings, focus, renderedColumns } = grid;
  const { columns, widths, layout, isColumnPinned } = arrangement;
  const { pageIndex } = table.state.pagination;

  const preview = useCellPreview((key) => {
    const [row = -1, column = -1] = key.split(':').map(Number);
    const previewed = rowsOfPage[row];
    return (previewed && columns[column]?.preview?.(previewed.original)) ?? null;
  });
  const copy = useGridCopy(() => {
    const selected = selection ? ordered.filter((row) => row.getIsSelected()).map((row) => row.original) : [];
    return { columns, selected, row: rowsOfPage[focus.cell.row]?.original, column: columns[focus.cell.column] };
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (preview.closeByKey(event)) return;
    if (selection && handleSelectionKey(event, table, focus.cell, focus.goTo)) return;
    focus.onKeyDown(event);
  };

  return (
    <Text
      ref={props.fillsWindow ? markParent : undefined}
      as="div"
      shrink
      className={styles.frame}
      data-fills-window={props.fillsWindow || undefined}
    >
      <GridToolbar
        caption={props.caption}
        columns={props.columns}
        layout={layout}
        onChange={arrangement.changeLayout}
        hasDensities={props.rowHeight === undefined}
        selectedCount={selection && Object.keys(selection.selected).length}
        rowCount={props.noun && countText(ordered.length, props.noun)}
        onClearSelection={() => selection?.onChange({})}
        actions={props.actions}
      />
      <div role="status" className="visually-hidden">
        {copy.message}
      </div>
      {isSmall ? (
        <CardList label={label} table={table} columns={columns} headings={headings} rowName={selection?.rowName} />
      ) : (
        <div
          ref={scroller}
          role="grid"
          aria-label={label}
          aria-rowcount={ordered.length + 1}
          aria-colcount={columns.length}
          aria-multiselectable={selection ? true : undefined}
          data-wraps={props.wrapsText || undefined}
          className={styles.grid}
          data-screen-only
          style={gridStyle({ rowHeight, columns, widths, isColumnPinned, fillsWindow: props.fillsWindow })}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onFocus={focus.onFocus}
          onCopy={copy.onCopy}
          onScroll={preview.stop}
          {...preview.cellHandlers}
        >
          <GridHeader table={table} columns={renderedColumns} cell={focus.cell} actions={arrangement.actions} />
          <GridBody
            table={table}
            columns={renderedColumns}
            virtualRows={grid.virtualRows}
            headings={headings}
            rowHeight={rowHeight}
            firstOfPage={pageSize === undefined ? 0 : pageIndex * pageSize}
            cell={focus.cell}
            rowName={selection?.rowName}
            isRowBold={props.isRowBold}
          />
        </div>
      )}
      {ordered.length === 0 && props.emptyState}
      {pageSize !== undefined && (
        <Paginator
          page={pageIndex}
          pages={Math.ceil(ordered.length / pageSize)}
          onChange={(page) => table.setPageIndex(page)}
        />
      )}
      {props.isPrinted !== false && (
        <PaperTable
          columns={columns}
          rows={ordered.map(({ original }) => original)}
          rowKey={props.rowKey}
          headings={headings}
          isRowBold={props.isRowBold}
          heading={label}
          lines={props.paperLines ?? noLines}
        />
      )}
      {preview.preview && <PreviewWindow preview={preview.preview} {...preview.previewHandlers} />}
    </Text>
  );
}
