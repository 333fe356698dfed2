import { Row } from '../layout/primitives.tsx';
import '@mantine/core/styles/Popover.css';
import { Button, Popover } from '@mantine/core';
import { useState } from 'react';
import styles from './ColumnMenu.module.css';
import toolStyles from './DataGrid.module.css';
import type { GridColumn } from './grid-column.ts';
import { type GridLayout, initialLayout, isPinned, neighbourOf, orderAfterMove, orderColumns } from './grid-layout.ts';

interface ColumnMenuProps<Row> {
  columns: readonly GridColumn<Row>[];
  layout: GridLayout;
  onChange: (change: Partial<GridLayout>) => void;
}

const toggled = (names: readonly string[], name: string) =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

function ColumnLine<Row>({ column, columns, layout, onChange }: ColumnMenuProps<Row> & { column: GridColumn<Row> }) {
  const { name, label } = column;
  const isHidden = layout.hidden.includes(name);
  const step = (direction: -1 | 1, glyph: string, way: string) => {
    const neighbour = isHidden ? undefined : neighbourOf(columns, layout, name, direction);
    return (
      <button
        type="button"
        className={styles.tool}
        aria-label={`Move ${label} ${way}`}
        title={`Move ${way}`}
        aria-disabled={neighbour === undefined}
        onClick={() => {
          const order = neighbour && orderAfterMove(columns, layout, { column: name, to: neighbour });
          if (order) onChange({ order });
        }}
      >
        {glyph}
      </button>
    );
  };
  return (
    <Row as="li" align="center" className={styles.line}>
      <Row as="label" gap={8} align="center" text="table" grow shrink className={styles.label}>
        <input
          type="checkbox"
          checked={!isHidden}
          onChange={() => onChange({ hidden: toggled(layout.hidden, name) })}
        />
        {label}
      </Row>
      <button
        type="button"
        className={styles.tool}
        disabled={column.isAtEnd}
        aria-pressed={isPinned(column, layout)}
        aria-label={`Pin ${label}`}
        title="Pin to the left"
        onClick={() => onChange({ pinned: toggled(layout.pinned, name) })}
      >
        ⇤
      </button>
      {step(-1, '↑', 'left')}
      {step(1, '↓', 'right')}
    </Row>
  );
}

/** Shows, hides, orders and pins columns. */
export function ColumnMenu<Row>({ columns, layout, onChange }: ColumnMenuProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const free = orderColumns(columns, layout).filter((column) => !column.isFixed);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      hideDetached={false}
      transitionProps={{ duration: 0 }}
      zIndex={90}
    >
      <Popover.Target>
        <button
          type="button"
          className={toolStyles.density}
          aria-label="Columns"
          title="Columns"
          onClick={() => setOpen(!isOpen)}
        >
          <svg width="15" height="15" viewBox="0 0 15 15" aria-hidden>
            <path d="M1.5 2.5h12v10h-12zM5.5 2.5v10M9.5 2.5v10" fill="none" stroke="currentColor" strokeWidth="1.2" />
          </svg>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} aria-label="Columns">
        <ul className={styles.list}>
          {free.map((column) => (
            <ColumnLine key={column.name} column={column} columns={columns} layout={layout} onChange={onChange} />
          ))}
        </ul>
        <Button
          variant="default"
          onClick={() => {
            const { order, hidden, pinned, widths } = initialLayout;
            onChange({ order, hidden, pinned, widths });
          }}
        >
          Reset columns
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
