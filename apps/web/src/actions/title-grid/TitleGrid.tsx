import type { ReactNode } from 'react';
import { FollowedTitlesProvider } from '../../domain/following/followed-titles.tsx';
import { pictureRowHeight } from '../../domain/title-grid/picture-columns.tsx';
import { DataGrid } from '../../ui/grid/DataGrid.tsx';

import type { RowGroups, RowsNoun } from '../../ui/grid/row-groups.ts';
import type { ExcelExport } from '../excel/ExcelButton.tsx';
import { TitleActions } from '../title-actions/TitleActions.tsx';
import { type TitleGridInput, useTitleGrid } from './use-title-grid.ts';

const titles: RowsNoun = { one: 'title', many: 'titles' };

/** Rows in display order: all, and the selected ones of them. */
export interface GridRows<Row> {
  readonly rows: readonly Row[];
  readonly selected: readonly Row[];
}

interface TitleGridProps<Row extends object> extends TitleGridInput<Row> {
  /** Name under which the layout is stored. */
  name: string;
  /** Accessible name, and heading on paper. */
  label: string;
  /** What the rows are, in the count beside the selection; titles by default. */
  noun?: RowsNoun;
  /** Lines below the heading on paper, such as the period and the criteria. */
  paperLines?: readonly string[];
  caption?: ReactNode;
  /** True if a column has pictures. */
  hasPictures?: boolean;
  isRowBold?: ((row: Row) => boolean) | undefined;
  groups?: RowGroups<Row> | undefined;
  fillsWindow?: boolean;
  hasMarketingSheets?: boolean;
  excel: (rows: GridRows<Row>) => ExcelExport;
  /** Actions of this screen alone, after those of all grids. */
  ownActions?: (grid: GridRows<Row> & { clearSelection: () => void }) => ReactNode;
}

/**
 * The grid that all screens with titles share: selection, sort order in the address, the way back from a sheet, and
 * one action bar. A screen gives rows, columns and an Excel export.
 */
export function TitleGrid<Row extends object>(props: TitleGridProps<Row>) {
  const {
    name,
    label,
    rows,
    noun = titles,
    hasPictures = false,
    hasMarketingSheets = false,
    excel,
    ownActions,
  } = props;
  const grid = useTitleGrid(props);
  const shown = (): GridRows<Row> => ({ rows: grid.orderedRows(), selected: grid.selectedRows() });
  return (
    <FollowedTitlesProvider>
      <DataGrid
        name={name}
        label={label}
        noun={noun}
        paperLines={props.paperLines}
        columns={grid.columns}
        rows={rows}
        rowKey={grid.rowKey}
        viewState={grid.viewState}
        givenSorting={grid.givenSorting}
        onSortingChange={grid.onSortingChange}
        onOrderChange={grid.onOrderChange}
        selection={grid.selection}
        rowHeight={hasPictures ? pictureRowHeight : undefined}
        wrapsText={hasPictures}
        isRowBold={props.isRowBold}
        groups={props.groups}
        fillsWindow={props.fillsWindow}
        caption={props.caption}
        actions={
          <>
            <TitleActions
              selectedTitles={grid.selectedTitles}
              hasMarketingSheets={hasMarketingSheets}
              excel={() => excel(shown())}
            />
            {ownActions?.({ ...shown(), clearSelection: grid.clearSelection })}
          </>
        }
      />
    </FollowedTitlesProvider>
  );
}
