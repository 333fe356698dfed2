import type { ReactNode } from 'react';
import { ColumnMenu } from './ColumnMenu.tsx';
import styles from './DataGrid.module.css';
import { DensityButtons } from './DensityButtons.tsx';
import type { GridColumn } from './grid-column.ts';
import type { GridLayout } from './grid-layout.ts';

interface GridToolbarProps<Row> {
  caption: ReactNode;
  columns: readonly GridColumn<Row>[];
  layout: GridLayout;
  onChange: (change: Partial<GridLayout>) => void;
  hasDensities: boolean;
}

/** Toolbar above the grid: caption, column menu and row height. */
export function GridToolbar<Row>({ caption, columns, layout, onChange, hasDensities }: GridToolbarProps<Row>) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.caption}>{caption}</div>
      <div className={styles.tools}>
        <ColumnMenu columns={columns} layout={layout} onChange={onChange} />
        {hasDensities && <DensityButtons density={layout.density} onChange={(density) => onChange({ density })} />}
      </div>
    </div>
  );
}
