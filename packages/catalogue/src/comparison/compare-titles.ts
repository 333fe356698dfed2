import type { Audience } from '../field.ts';
import { headerOutline } from '../sheet/header-outline.ts';
import type { Fact, Piece } from '../sheet/outline-blocks.ts';
import type { TitleBar } from '../title-bar.ts';

export const MIN_COMPARED_TITLES = 2;
export const MAX_COMPARED_TITLES = 6;

export interface ComparisonRow {
  name: string;
  label: string;
  /** One cell per title, in their order; empty where the title has no value or its layout not this field. */
  cells: (readonly Piece[])[];
  isDifferent: boolean;
}

export interface ComparisonGroup {
  label: string;
  rows: ComparisonRow[];
}

/** Shown above the columns, so not repeated in a row. */
const columnHeadings = new Set(['title', 'isbn']);

const groupLabels = ['Title', 'Prices', 'Dates', 'Numbers', 'Make', 'Audio', 'Bible', 'Classification', 'ONIX'];

/**
 * Compares the title bars of several titles, each in the layout of its company.
 *
 * @param audience readers of paper and files; a screen has all fields
 * @returns the rows in which at least one title has a value; a field that only some layouts have is compared too
 */
export function compareTitles(bars: readonly TitleBar[], audience: Audience = 'internal'): ComparisonGroup[] {
  const outlines = bars.map((bar) => {
    const { identity, groups } = headerOutline(bar, audience);
    return new Map<string, readonly Fact[]>([
      ['Title', identity],
      ...groups.map(({ label, facts }) => [label, facts] as const),
    ]);
  });
  return groupLabels
    .map((label) => ({ label, rows: rowsOf(outlines.map((outline) => outline.get(label) ?? [])) }))
    .filter(({ rows }) => rows.length > 0);
}

function rowsOf(facts: readonly (readonly Fact[])[]): ComparisonRow[] {
  const labels = new Map<string, string>();
  for (const fact of facts.flat()) if (!labels.has(fact.name)) labels.set(fact.name, fact.label);
  return [...labels]
    .filter(([name]) => !columnHeadings.has(name))
    .map(([name, label]) => {
      const cells = facts.map((own) => own.find((fact) => fact.name === name)?.pieces ?? []);
      return { name, label, cells, isDifferent: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1 };
    })
    .filter(({ cells }) => cells.some((cell) => cell.length > 0));
}
