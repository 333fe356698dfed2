import { useState } from 'react';
import { personalEntry } from '../../ui/storage/personal-storage.ts';

/** Display styles of the sales overview (G-127); the first one is the default. */
export const overviewStyles = [
  { name: 'table', label: 'Table' },
  { name: 'chart', label: 'Chart' },
] as const;
export type OverviewStyle = (typeof overviewStyles)[number]['name'];

const storedStyle = personalEntry<OverviewStyle>({
  name: 'overviewReportStyle',
  area: 'browser',
  parse: (stored) => overviewStyles.find(({ name }) => name === stored)?.name ?? overviewStyles[0].name,
});

/** The style of the sales overview, stored in the browser for the person (REPORT-91). */
export function useOverviewStyle(): [OverviewStyle, (style: OverviewStyle) => void] {
  const [style, setStyle] = useState(storedStyle.read);
  const change = (next: OverviewStyle) => {
    storedStyle.write(next);
    setStyle(next);
  };
  return [style, change];
}
