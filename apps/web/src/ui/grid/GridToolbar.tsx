import type { ReactNode } from 'react';
import { ColumnChoice } from './ColumnChoice.tsx';
import styles from './DataGrid.module.css';
import { DensityChoice } from './DensityChoice.tsx';
import type { GridColumn } from './grid-column.ts';
import type { GridLayout } from './grid-layout.ts';

interface GridToolbarProps<Row> {
  caption: ReactNode;
  columns: readonly GridColumn<Row>[];
  layout: GridLayout;
  onChange: (change: Partial<GridLayout>) => void;
  hasDensities: boolean;
}

/** What stands above a grid: the screen's own words, and how the grid is arranged. */
export function GridToolbar<Row>({ caption, columns, layout, onChange, hasDensities }: GridToolbarProps<Row>) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.caption}>{caption}</div>
      <div className={styles.tools}>
        <ColumnChoice columns={columns} layout={layout} onChange={onChange} />
        {hasDensities && <DensityChoice density={layout.density} onChange={(density) => onChange({ density })} />}
      </div>
    </div>
  );
}
