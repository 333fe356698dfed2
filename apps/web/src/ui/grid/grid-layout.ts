import { byName } from '@titlenet/catalogue/by-name';
import type { ColumnWidths } from './fit-widths.ts';
import type { GridColumn } from './grid-column.ts';

/** Row heights in px. */
export const densities = [
  { name: 'compact', label: 'Compact rows', rowHeight: 28 },
  { name: 'medium', label: 'Medium rows', rowHeight: 36 },
  { name: 'tall', label: 'Tall rows', rowHeight: 44 },
] as const;

export type Density = (typeof densities)[number];

/** The user's layout of a grid. Names of columns that no longer exist are ignored. */
export interface GridLayout {
  readonly density: Density['name'];
  /** Widths chosen by the user; other columns are fitted. */
  readonly widths: ColumnWidths;
  /** Column order chosen by the user; empty for the default. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Columns pinned by the user, in addition to fixed ones. */
  readonly pinned: readonly string[];
}

export const initialLayout: GridLayout = { density: 'compact', widths: {}, order: [], hidden: [], pinned: [] };

/** Row height of a layout, in px. */
export function rowHeightOf(layout: Pick<GridLayout, 'density'>): number {
  return byName(densities, layout.density).rowHeight;
}

/** Which columns are shown, and in which order. */
export type Arrangement = Pick<GridLayout, 'order' | 'hidden' | 'pinned'>;
type Columns<Row> = readonly GridColumn<Row>[];

/** All columns in the user's order. Columns missing from it follow their default predecessor. */
export function orderColumns<Row>(columns: Columns<Row>, layout: Pick<GridLayout, 'order'>): GridColumn<Row>[] {
  const known = new Map(columns.map((column) => [column.name, column]));
  const ordered = layout.order.flatMap((name) => known.get(name) ?? []);
  const placed = new Set(ordered.map((column) => column.name));
  columns.forEach((column, index) => {
    if (placed.has(column.name)) return;
    const before = columns[index - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
    placed.add(column.name);
  });
  return ordered;
}

/** True if the column does not scroll. */
export function isPinned<Row>(column: GridColumn<Row>, layout: Pick<GridLayout, 'pinned'>): boolean {
  return column.isFixed === true || layout.pinned.includes(column.name);
}

/**
 * The visible columns from left to right. Fixed columns keep their position in the order and stick to the left edge;
 * columns pinned by the user follow the last fixed one; columns of the right edge are the last ones.
 */
export function shownColumns<Row>(columns: Columns<Row>, layout: Arrangement): GridColumn<Row>[] {
  const shown = orderColumns(columns, layout).filter(
    (column) => column.isFixed || !layout.hidden.includes(column.name),
  );
  const atEnd = shown.filter((column) => column.isAtEnd);
  const pinnedByPerson = shown.filter((column) => !column.isFixed && !column.isAtEnd && isPinned(column, layout));
  const others = shown.filter((column) => !column.isAtEnd && !pinnedByPerson.includes(column));
  others.splice(others.findLastIndex((column) => column.isFixed) + 1, 0, ...pinnedByPerson);
  return [...others, ...atEnd];
}

/** True if two columns may swap positions: both pinned or both not, at the same edge, and neither fixed. */
function areOfOneGroup<Row>(one: GridColumn<Row>, other: GridColumn<Row>, layout: Arrangement): boolean {
  if (one.isFixed || other.isFixed || one.isAtEnd !== other.isAtEnd) return false;
  return one.isAtEnd === true || isPinned(one, layout) === isPinned(other, layout);
}

/** The order after moving a column to the position of another one; null if that is not allowed. */
export function orderAfterMove<Row>(
  columns: Columns<Row>,
  layout: Arrangement,
  move: { column: string; to: string },
): string[] | null {
  const moved = columns.find(({ name }) => name === move.column);
  const target = columns.find(({ name }) => name === move.to);
  if (!moved || !target || moved === target || !areOfOneGroup(moved, target, layout)) return null;
  const names = orderColumns(columns, layout).map(({ name }) => name);
  const isForward = names.indexOf(moved.name) < names.indexOf(target.name);
  const rest = names.filter((name) => name !== moved.name);
  rest.splice(rest.indexOf(target.name) + (isForward ? 1 : 0), 0, moved.name);
  return rest;
}

/** The next column to the left (-1) or right (1) with which a column may swap; undefined at an end. */
export function neighbourOf<Row>(
  columns: Columns<Row>,
  layout: Arrangement,
  column: string,
  step: -1 | 1,
): string | undefined {
  const own = columns.find(({ name }) => name === column);
  const group = own ? shownColumns(columns, layout).filter((other) => areOfOneGroup(own, other, layout)) : [];
  return group[group.findIndex(({ name }) => name === column) + step]?.name;
}
