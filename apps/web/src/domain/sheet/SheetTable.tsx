import type { Table } from '@titlenet/catalogue/sheet/outline-blocks';
import type { ReactNode } from 'react';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import { useSidewaysScrolling } from '../../ui/layout/use-sideways-scrolling.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { LazyFigure } from './figures/LazyFigure.tsx';
import { Pieces } from './Pieces.tsx';
import sectionStyles from './SheetSection.module.css';
import styles from './SheetTable.module.css';
import { TableLegend } from './TableLegend.tsx';
import { TableRows } from './TableRows.tsx';
import { useTableSort } from './use-table-sort.ts';

function Rows({ table }: { table: Table }) {
  const { sorted, sort } = useTableSort(table);
  return (
    <div className={styles.scroller} {...useSidewaysScrolling(table.label)}>
      <TableRows table={sorted} className={styles.table} Cell={Pieces} sort={sort} />
    </div>
  );
}

interface SheetTableProps {
  table: Table;
  /** Name of the section; absent where the table is not part of a sheet. */
  section?: string;
  /** Controls beside the heading. */
  tools?: ReactNode;
}

/** Mark and sources of a table's rows. */
function Source({ table, section }: Pick<SheetTableProps, 'table' | 'section'>) {
  return section && !table.isBlank && <ChangeMark section={section} fields={[table.name]} label={table.label} />;
}

/** A table of which only the heading is shown until the reader opens it. */
function FoldedTable({ table, section }: Pick<SheetTableProps, 'table' | 'section'>) {
  const { length } = table.rows;
  return (
    <details className={sectionStyles.block}>
      <Text as="summary" target className={styles.foldedHeading}>
        <h3>{table.label}</h3>
        <Text text="label" tone="muted">
          {length === 1 ? '1 row' : `${length} rows`}
        </Text>
      </Text>
      <Source table={table} section={section} />
      <Rows table={table} />
    </details>
  );
}

/** A table of a section with heading and figure. Without rows it shows its empty text or only the heading. */
export function SheetTable({ table, section, tools }: SheetTableProps) {
  if (table.isFolded && !table.isBlank) return <FoldedTable table={table} section={section} />;
  return (
    <div className={sectionStyles.block} data-blank={table.isBlank || undefined}>
      <Row gap="4 16" align="center" wrap className={styles.tableHeading}>
        <h3>{table.label}</h3>
        <Source table={table} section={section} />
        {tools}
      </Row>
      {table.isBlank && table.emptyText && (
        <Text as="p" tone="muted">
          {table.emptyText}
        </Text>
      )}
      {table.figure && <LazyFigure figure={table.figure} />}
      <TableLegend entries={table.legend} />
      {!table.isBlank && <Rows table={table} />}
    </div>
  );
}
