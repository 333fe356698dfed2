import { membersOf } from '@titlenet/catalogue/members-of';
import { useMemo, useState } from 'react';
import { personalEntry } from '../storage/personal-storage.ts';
import { densities, type GridLayout, initialLayout } from './grid-layout.ts';

const namesIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];

function parseLayout(stored: unknown): GridLayout {
  if (typeof stored !== 'object' || stored === null) return initialLayout;
  const { density, widths, order, hidden, pinned } = membersOf(stored);
  const valid = Object.entries(widths ?? {}).filter(([, width]) => typeof width === 'number' && width > 0);
  return {
    density: densities.find(({ name }) => name === density)?.name ?? initialLayout.density,
    widths: Object.fromEntries(valid),
    order: namesIn(order),
    hidden: namesIn(hidden),
    pinned: namesIn(pinned),
  };
}

/** The layout of a grid, stored for the person under the grid's name. */
export function useStoredLayout(grid: string): [GridLayout, (change: Partial<GridLayout>) => void] {
  const entry = useMemo(() => personalEntry({ name: 'grid', part: grid, area: 'browser', parse: parseLayout }), [grid]);
  const [layout, setLayout] = useState(entry.read);
  const change = (part: Partial<GridLayout>) => {
    const next = { ...layout, ...part };
    setLayout(next);
    entry.write(next);
  };
  return [layout, change];
}
