import type { Division } from '@titlenet/catalogue/divisions';
import { quickSearchColumns, type SearchRow } from '@titlenet/catalogue/quick-search-result';
import type { QuickSearchResponse } from '@titlenet/contract/searching';
import { type ReactNode, useCallback, useMemo } from 'react';
import { exportRows } from '../../actions/excel/export-rows.ts';
import { exportSearchRows } from '../../actions/excel/export-search-rows.ts';
import { TitleGrid } from '../../actions/title-grid/TitleGrid.tsx';
import type { ColumnTools } from '../../actions/title-grid/use-title-grid.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { hasSharedIsbn } from '../../domain/title-grid/company-column.ts';
import { DataGrid } from '../../ui/grid/DataGrid.tsx';
import { Row } from '../../ui/layout/primitives.tsx';
import styles from './QuickSearchScreen.module.css';
import { resultColumns, sheetOfRow, titleOfRow } from './result-columns.tsx';

const label = 'Quick search result';
const gridName = (division: Division) => `quickSearch.${division.number}`;

interface ResultGridProps {
  division: Division;
  result: QuickSearchResponse;
  /** What was searched for, on paper and in Excel. */
  description: string;
  heading: ReactNode;
}

/** The grid of found titles. */
export function ResultGrid({ division, result, description, heading }: ResultGridProps) {
  const rows = result.data;
  const columnsOf = useCallback((tools: ColumnTools) => resultColumns({ division, rows, ...tools }), [division, rows]);
  return (
    <TitleGrid
      name={gridName(division)}
      label={label}
      paperLines={[description]}
      rows={rows}
      titleOf={titleOfRow}
      columnsOf={columnsOf}
      caption={heading}
      fillsWindow
      excel={(grid) =>
        exportRows({
          ...grid,
          load: (exported, signal) =>
            exportSearchRows(exported, {
              name: 'Quick Search',
              description,
              columns: quickSearchColumns(division),
              hasCompany: hasSharedIsbn(rows, titleOfRow),
              signal,
            }),
        })
      }
    />
  );
}

const noRows: readonly SearchRow[] = [];
const nothingOpens = () => undefined;

interface EmptyGridProps {
  division: Division;
  heading: ReactNode;
  /** Message in place of rows. */
  children: ReactNode;
}

/** An empty grid without a message that there are no titles (G-57) [QUICK-55, QUICK-56]. */
export function EmptyGrid({ division, heading, children }: EmptyGridProps) {
  const configuration = useConfiguration();
  const columns = useMemo(
    () => resultColumns({ division, rows: noRows, configuration, onOpen: nothingOpens }),
    [division, configuration],
  );
  return (
    <DataGrid
      name={gridName(division)}
      label={label}
      columns={columns}
      rows={noRows}
      rowKey={sheetOfRow}
      caption={heading}
      emptyState={
        <Row gap={16} align="center" text="prose" className={styles.failure}>
          {children}
        </Row>
      }
    />
  );
}
