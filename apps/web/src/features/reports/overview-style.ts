import { useState } from 'react';

/** Display styles of the sales overview (G-127); the first one is the default. */
export const overviewStyles = [
  { name: 'table', label: 'Table' },
  { name: 'chart', label: 'Chart' },
] as const;
export type OverviewStyle = (typeof overviewStyles)[number]['name'];

const storageKey = 'titlenet.overviewReportStyle';

function storedStyle(): OverviewStyle {
  const stored = window.localStorage.getItem(storageKey);
  return overviewStyles.find(({ name }) => name === stored)?.name ?? overviewStyles[0].name;
}

/** The style of the sales overview, stored in the browser (REPORT-91). */
export function useOverviewStyle(): [OverviewStyle, (style: OverviewStyle) => void] {
  const [style, setStyle] = useState(storedStyle);
  const change = (next: OverviewStyle) => {
    window.localStorage.setItem(storageKey, next);
    setStyle(next);
  };
  return [style, change];
}
