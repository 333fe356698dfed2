import type { BrowserTimes } from './browser-times.ts';
import { summarise } from './harness/statistics.ts';
import { ms, table, whole } from './report.ts';

/** Budgets, in milliseconds and DOM nodes. */
const BUDGETS = { rows: 200, sort: 120, typing: 50, nodes: 2_500 } as const;

/** One row per division with p50 and worst of ten runs. */
export function browserTable(times: readonly BrowserTimes[]): string {
  const pair = (values: readonly number[]) => {
    const { p50, worst } = summarise(values);
    return `${ms(p50)} / ${ms(worst)}`;
  };
  const head = [
    'division, p50 / worst in ms',
    'columns',
    `2,000 rows ≤ ${BUDGETS.rows}`,
    'processor time',
    `sort ≤ ${BUDGETS.sort}`,
    `typing ≤ ${BUDGETS.typing}`,
    `nodes ≤ ${whole(BUDGETS.nodes)}`,
  ];
  const line = ({ division, columns, rows, processor, sort, typing, nodes }: BrowserTimes) => [
    division,
    String(columns),
    pair(rows),
    pair(processor),
    pair(sort),
    pair(typing),
    whole(nodes),
  ];
  return table(head, times.map(line));
}
