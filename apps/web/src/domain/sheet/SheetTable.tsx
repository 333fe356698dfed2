import type { Table } from '@titlenet/catalogue/sheet/outline-blocks';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { LazyFigure } from './figures/LazyFigure.tsx';
import { Pieces } from './Pieces.tsx';
import sectionStyles from './SheetSection.module.css';
import styles from './SheetTable.module.css';
import { TableLegend } from './TableLegend.tsx';
import { TableRows } from './TableRows.tsx';
import { useTableSort } from './use-table-sort.ts';

/** True if the box scrolls sideways; only then it needs a tab stop. */
function useScrollsSideways() {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { box, scrolls };
}

function Rows({ table }: { table: Table }) {
  const { box, scrolls } = useScrollsSideways();
  const { sorted, sort } = useTableSort(table);
  const sideways = scrolls ? ({ role: 'group', tabIndex: 0, 'aria-label': table.label } as const) : {};
  return (
    <div ref={box} className={styles.scroller} {...sideways}>
      <TableRows table={sorted} className={styles.table} Cell={Pieces} sort={sort} />
    </div>
  );
}

interface SheetTableProps {
  table: Table;
  /** Controls beside the heading. */
  tools?: ReactNode;
}

/** A table of which only the heading is shown until the reader opens it. */
function FoldedTable({ table }: { table: Table }) {
  const { length } = table.rows;
  return (
    <details className={sectionStyles.block}>
      <summary className={styles.foldedHeading}>
        <h3>{table.label}</h3>
        <span className={sectionStyles.note}>{length === 1 ? '1 row' : `${length} rows`}</span>
      </summary>
      <Rows table={table} />
    </details>
  );
}

/** A table of a section with heading and figure. Without rows it shows its empty text or only the heading. */
export function SheetTable({ table, tools }: SheetTableProps) {
  if (table.isFolded && !table.isBlank) return <FoldedTable table={table} />;
  return (
    <div className={sectionStyles.block} data-blank={table.isBlank || undefined}>
      <div className={styles.tableHeading}>
        <h3>{table.label}</h3>
        {tools}
      </div>
      {table.isBlank && table.emptyText && <p className={sectionStyles.empty}>{table.emptyText}</p>}
      {table.figure && <LazyFigure figure={table.figure} />}
      <TableLegend entries={table.legend} />
      {!table.isBlank && <Rows table={table} />}
    </div>
  );
}
