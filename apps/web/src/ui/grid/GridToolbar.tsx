import type { ReactNode } from 'react';
import { Row, Text } from '../layout/primitives.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import styles from './DataGrid.module.css';
import { DensityButtons } from './DensityButtons.tsx';
import type { GridColumn } from './grid-column.ts';
import type { GridLayout } from './grid-layout.ts';
import { SelectionBar } from './SelectionBar.tsx';

interface GridToolbarProps<Row> {
  caption: ReactNode;
  columns: readonly GridColumn<Row>[];
  layout: GridLayout;
  onChange: (change: Partial<GridLayout>) => void;
  hasDensities: boolean;
  /** '118 titles'; undefined where the rows are not counted. */
  rowCount: string | undefined;
  /** Number of selected rows; undefined if rows cannot be selected. */
  selectedCount: number | undefined;
  onClearSelection: () => void;
  /** Actions on the selected rows. */
  actions: ReactNode;
}

/** Above the grid: caption, column menu and row height, then the selection. Without a caption all are in one line. */
export function GridToolbar<Row>(props: GridToolbarProps<Row>) {
  const { caption, columns, layout, onChange, hasDensities, selectedCount } = props;
  const tools = (
    <Row gap={8} align="center" rigid className={styles.tools}>
      <ColumnMenu columns={columns} layout={layout} onChange={onChange} />
      {hasDensities && <DensityButtons density={layout.density} onChange={(density) => onChange({ density })} />}
    </Row>
  );
  const hasOwnLine = caption !== undefined || selectedCount === undefined;
  return (
    <>
      {hasOwnLine && (
        <Row gap={16} align="center" justify="between" below={8} data-screen-only>
          <Text as="div" grow shrink>
            {caption}
          </Text>
          {tools}
        </Row>
      )}
      {selectedCount !== undefined && (
        <SelectionBar
          rowCount={props.rowCount}
          count={selectedCount}
          onClear={props.onClearSelection}
          tools={hasOwnLine ? null : tools}
        >
          {props.actions}
        </SelectionBar>
      )}
    </>
  );
}
