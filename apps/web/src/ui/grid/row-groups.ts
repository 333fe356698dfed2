import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { GridSorting } from './grid-table.ts';

/** What the rows are, for counts: 'title', 'titles'. */
export interface RowsNoun {
  readonly one: string;
  readonly many: string;
}

/** Height of a heading above the rows of a group in px. */
export const GROUP_HEADING_HEIGHT_PX = 32;

/** Groups of rows that have the same value of a column; shown while the grid is sorted by it. */
export interface RowGroups<Row> {
  /** Name of the column. */
  readonly column: string;
  /** What the rows of a group have in common, such as their day; must be a stable function. */
  readonly headingOf: (row: Row) => string;
  /** The heading of the group of which the grid has not all rows. */
  readonly incomplete?: string | undefined;
}

/** '12 titles' */
export const countText = (count: number, { one, many }: RowsNoun) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

const rowsNoun: RowsNoun = { one: 'row', many: 'rows' };
const noHeadings: ReadonlyMap<number, string> = new Map();

interface GroupedRows<Row> {
  rows: readonly { original: Row }[];
  groups: RowGroups<Row> | undefined;
  sorting: GridSorting;
  noun: RowsNoun | undefined;
}

/**
 * @returns headings by the index of the first row of their group: '11/24/2026 · 12 changes', of an incomplete group
 *   '11/24/2026 · 12 changes listed'
 */
export function groupHeadings<Row>({ rows, groups, sorting, noun = rowsNoun }: GroupedRows<Row>) {
  if (!groups || (sorting.length > 0 && sorting[0]?.id !== groups.column)) return noHeadings;
  const starts: { index: number; heading: string }[] = [];
  rows.forEach(({ original }, index) => {
    const heading = groups.headingOf(original);
    if (heading !== starts.at(-1)?.heading) starts.push({ index, heading });
  });
  return new Map(
    starts.map(({ index, heading }, at) => {
      const count = (starts[at + 1]?.index ?? rows.length) - index;
      return [index, `${heading} · ${countText(count, noun)}${heading === groups.incomplete ? ' listed' : ''}`];
    }),
  );
}
