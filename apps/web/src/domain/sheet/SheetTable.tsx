import type { Table } from '@titlenet/catalogue/sheet/outline-blocks';
import type { ReactNode } from 'react';
import { useSidewaysScrolling } from '../../ui/layout/use-sideways-scrolling.ts';
import { LazyFigure } from './figures/LazyFigure.tsx';
import { Pieces } from './Pieces.tsx';
import styles from './SheetSection.module.css';
import { TableRows } from './TableRows.tsx';

function Rows({ table }: { table: Table }) {
  return (
    <div className={styles.scroller} {...useSidewaysScrolling(table.label)}>
      <TableRows table={table} className={styles.table} Cell={Pieces} />
    </div>
  );
}

interface SheetTableProps {
  table: Table;
  /** Controls beside the heading. */
  tools?: ReactNode;
}

/** A table of a section with heading and figure. Without rows it shows its empty text or only the heading. */
export function SheetTable({ table, tools }: SheetTableProps) {
  return (
    <div className={styles.block} data-blank={table.isBlank || undefined}>
      <div className={styles.tableHeading}>
        <h3>{table.label}</h3>
        {tools}
      </div>
      {table.isBlank && table.emptyText && <p className={styles.empty}>{table.emptyText}</p>}
      {table.figure && <LazyFigure figure={table.figure} />}
      {!table.isBlank && <Rows table={table} />}
    </div>
  );
}
