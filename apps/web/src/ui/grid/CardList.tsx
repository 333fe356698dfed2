import { type ChangeEvent, Fragment, useState } from 'react';
import { Row, Stack, Text } from '../layout/primitives.tsx';
import styles from './CardList.module.css';
import { cellText, type GridColumn } from './grid-column.ts';
import type { GridTable } from './grid-table.ts';
import { RowCheckbox } from './RowCheckbox.tsx';

/** Cards that are rendered first, and for each press of the button. */
const CARDS_PER_STEP = 50;
/** Values below the name; all others are folded. */
const VALUES_SHOWN = 4;

interface CardListProps<Row extends object> {
  label: string;
  table: GridTable<Row>;
  columns: readonly GridColumn<Row>[];
  /** Headings of groups by the index of the row below. */
  headings: ReadonlyMap<number, string>;
  /** Label of a row's checkbox after 'Select'; undefined if rows cannot be selected. */
  rowName: ((row: Row) => string) | undefined;
}

/** What a cell of the grid shows. */
const shownIn = <Row,>(column: GridColumn<Row>, row: Row) =>
  column.cell?.(row, { tabIndex: 0 }) ?? column.content?.(row) ?? cellText(column, row);

function Values<Row>({ columns, row }: { columns: readonly GridColumn<Row>[]; row: Row }) {
  return (
    <Stack as="dl" gap={2} className={styles.values}>
      {columns.map((column) => (
        <div key={column.name}>
          <Text as="dt" text="label" tone="muted">
            {column.label}
          </Text>
          <Text as="dd" breaks dir="auto">
            {shownIn(column, row)}
          </Text>
        </div>
      ))}
    </Stack>
  );
}

function Card<Row>({ row, columns }: { row: Row; columns: readonly GridColumn<Row>[] }) {
  const shown = columns.filter((column) => !column.isRowCheckbox);
  const pictureOf = shown.find(({ cardPicture }) => cardPicture)?.cardPicture;
  const main = shown.find(({ isMain }) => isMain);
  const link = shown.find((column) => column.isFixed && column.cell);
  const others = shown.filter((column) => ![main, link].includes(column));
  const texts = others.filter((column) => !column.cell && cellText(column, row) !== '');
  const first = [
    ...texts.filter((column) => column.isFirstOnCard),
    ...texts.filter((column) => !column.isFirstOnCard),
  ].slice(0, VALUES_SHOWN);
  const folded = others.filter((column) => !first.includes(column) && (column.cell || cellText(column, row) !== ''));
  return (
    <>
      {pictureOf && (
        <Stack centered rigid className={styles.picture}>
          {pictureOf(row)}
        </Stack>
      )}
      <Text as="div" grow shrink className={styles.text}>
        {main && (
          <Text as="p" text="name" breaks dir="auto">
            {shownIn(main, row)}
          </Text>
        )}
        {link && (
          <p className={styles.link} data-thumb>
            {shownIn(link, row)}
          </p>
        )}
        <Values columns={first} row={row} />
        {folded.length > 0 && (
          <details>
            <summary>More</summary>
            <Values columns={folded} row={row} />
          </details>
        )}
      </Text>
    </>
  );
}

/** The rows of a grid as cards, in a small window: the name, the link, the first values, and the others folded (G-590). */
export function CardList<Row extends object>({ label, table, columns, headings, rowName }: CardListProps<Row>) {
  const [count, setCount] = useState(CARDS_PER_STEP);
  const rows = table.getRowModel().rows;
  return (
    <>
      <ul className={styles.cards} data-screen-only aria-label={label}>
        {rows.slice(0, count).map((row, index) => (
          <Fragment key={row.id}>
            {headings.has(index) && (
              <Text as="li" text="section" across className={styles.group}>
                {headings.get(index)}
              </Text>
            )}
            <Row
              as="li"
              panel
              gap={12}
              pad={12}
              className={styles.card}
              data-selected={row.getIsSelected() || undefined}
            >
              {rowName && (
                <RowCheckbox
                  label={`Select ${rowName(row.original)}`}
                  isChecked={row.getIsSelected()}
                  tabIndex={0}
                  onChange={(event: ChangeEvent<HTMLInputElement>) => row.getToggleSelectedHandler()(event)}
                />
              )}
              <Card row={row.original} columns={columns} />
            </Row>
          </Fragment>
        ))}
      </ul>
      {count < rows.length && (
        <button type="button" className={styles.more} data-screen-only onClick={() => setCount(count + CARDS_PER_STEP)}>
          Show {Math.min(CARDS_PER_STEP, rows.length - count)} more
        </button>
      )}
    </>
  );
}
