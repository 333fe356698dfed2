import { useState } from 'react';
import { densities, type GridLayout, initialLayout } from './grid-layout.ts';

const keyOf = (grid: string) => `titlenet.grid.${grid}`;

const namesIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];

function readLayout(grid: string): GridLayout {
  try {
    const stored = JSON.parse(window.localStorage.getItem(keyOf(grid)) ?? '{}') as Partial<GridLayout>;
    const widths = Object.entries(stored.widths ?? {}).filter(([, width]) => typeof width === 'number' && width > 0);
    return {
      density: densities.find(({ name }) => name === stored.density)?.name ?? initialLayout.density,
      widths: Object.fromEntries(widths),
      order: namesIn(stored.order),
      hidden: namesIn(stored.hidden),
      pinned: namesIn(stored.pinned),
    };
  } catch {
    return initialLayout;
  }
}

/** The layout of a grid, stored in this browser under the grid's name. */
export function useStoredLayout(grid: string): [GridLayout, (change: Partial<GridLayout>) => void] {
  const [layout, setLayout] = useState(() => readLayout(grid));
  const change = (part: Partial<GridLayout>) => {
    const next = { ...layout, ...part };
    setLayout(next);
    try {
      window.localStorage.setItem(keyOf(grid), JSON.stringify(next));
    } catch {
      // The storage may be full or forbidden; then the layout is not restored.
    }
  };
  return [layout, change];
}
