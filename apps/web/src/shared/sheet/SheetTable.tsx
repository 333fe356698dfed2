import type { Table } from '@titlenet/catalogue/sheet/outline-blocks';
import { useLayoutEffect, useRef, useState } from 'react';
import { Pieces } from './Pieces.tsx';
import styles from './SheetSection.module.css';

/** Whether a box scrolls sideways: only then do keys need to reach it. */
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
    return () => observer.disconnect();
  }, []);
  return { box, scrolls };
}

function Rows({ table }: { table: Table }) {
  const { box, scrolls } = useScrollsSideways();
  const sideways = scrolls ? ({ role: 'group', tabIndex: 0, 'aria-label': table.label } as const) : {};
  return (
    <div ref={box} className={styles.scroller} {...sideways}>
      <table className={styles.table} aria-label={table.label}>
        <thead>
          <tr>
            {table.columns.map((column) =>
              column.label ? (
                <th key={column.name} scope="col" data-align={column.align}>
                  {column.label}
                </th>
              ) : (
                <td key={column.name} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and never change places
            <tr key={index} data-strong={row.isStrong || undefined}>
              {row.cells.map((cell, place) => (
                <td key={table.columns[place]!.name} data-align={table.columns[place]!.align}>
                  <Pieces pieces={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A table of a section with its heading; without rows it says so, or keeps its heading alone. */
export function SheetTable({ table }: { table: Table }) {
  return (
    <div className={styles.block} data-blank={table.isBlank || undefined}>
      <h3>{table.label}</h3>
      {table.isBlank ? table.emptyText && <p className={styles.empty}>{table.emptyText}</p> : <Rows table={table} />}
    </div>
  );
}
