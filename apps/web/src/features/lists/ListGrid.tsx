import { useCallback, useMemo } from 'react';
import { exportRows } from '../../actions/excel/export-rows.ts';
import { TitleGrid } from '../../actions/title-grid/TitleGrid.tsx';
import type { ColumnTools } from '../../actions/title-grid/use-title-grid.ts';
import type { ListDefinition, RankFigures } from './list-definition.ts';
import { listGridColumns } from './list-grid-columns.tsx';

export interface ListGridProps<Row extends object> {
  definition: ListDefinition<Row>;
  rows: readonly Row[];
  /** Name of the list: accessible name of the grid, heading on paper and in Excel. */
  label: string;
  /** What the list contains: below the heading on paper and in Excel. */
  description?: string | undefined;
  hasRank?: boolean;
  ranked?: RankFigures<Row> | undefined;
  hasLinks?: boolean;
}

/** The report grid that all lists share: rank and cover columns, Excel and paper. */
export function ListGrid<Row extends object>(props: ListGridProps<Row>) {
  const { definition, rows, label, description = '', hasRank = false, ranked, hasLinks = true } = props;
  // Places in the order of the server.
  const ranks = useMemo(
    () => (hasRank ? new Map(rows.map((row, index) => [row, index + 1])) : undefined),
    [rows, hasRank],
  );
  const columnsOf = useCallback(
    ({ configuration, onOpen }: ColumnTools) =>
      listGridColumns({ definition, ranks, ranked, hasLinks, pictures: configuration.pictures, onOpen }),
    [definition, ranks, ranked, hasLinks],
  );
  return (
    <TitleGrid
      name={definition.name}
      label={label}
      noun={definition.noun}
      paperLines={description === '' ? undefined : [description]}
      rows={rows}
      titleOf={definition.titleOf}
      columnsOf={columnsOf}
      serverSorting={definition.order}
      hasPictures={definition.hasCovers}
      isRowBold={definition.isRowBold}
      groups={definition.groups}
      hasMarketingSheets
      fillsWindow
      excel={(grid) =>
        exportRows({
          ...grid,
          load: (exported, signal) => definition.exportRows(exported, { name: label, description, ranked, signal }),
        })
      }
    />
  );
}
