import { useState } from 'react';
import type { ColumnWidths } from './fit-widths.ts';

/** Row heights in px (UX.md). */
export const densities = [
  { name: 'compact', label: 'Compact rows', rowHeight: 28 },
  { name: 'medium', label: 'Medium rows', rowHeight: 36 },
  { name: 'tall', label: 'Tall rows', rowHeight: 44 },
] as const;

export type Density = (typeof densities)[number];

/** What a person arranged in one grid. */
export interface GridLayout {
  readonly density: Density['name'];
  /** The widths that the person chose; other columns fit themselves. */
  readonly widths: ColumnWidths;
}

const initial: GridLayout = { density: 'compact', widths: {} };
const keyOf = (grid: string) => `titlenet.grid.${grid}`;

function readLayout(grid: string): GridLayout {
  try {
    const stored = JSON.parse(window.localStorage.getItem(keyOf(grid)) ?? '{}') as Partial<GridLayout>;
    const widths = Object.entries(stored.widths ?? {}).filter(([, width]) => typeof width === 'number' && width > 0);
    return {
      density: densities.find(({ name }) => name === stored.density)?.name ?? initial.density,
      widths: Object.fromEntries(widths),
    };
  } catch {
    return initial;
  }
}

/** The layout of a grid, kept in this browser under the grid's name. */
export function useStoredLayout(grid: string): [GridLayout, (change: Partial<GridLayout>) => void] {
  const [layout, setLayout] = useState(() => readLayout(grid));
  const change = (part: Partial<GridLayout>) => {
    const next = { ...layout, ...part };
    setLayout(next);
    try {
      window.localStorage.setItem(keyOf(grid), JSON.stringify(next));
    } catch {
      // A full or forbidden storage costs the memory of the layout, nothing else.
    }
  };
  return [layout, change];
}
