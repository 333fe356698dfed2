import type { BrowserTimes } from './browser-times.ts';
import { ms, table, whole } from './report.ts';
import { summarise } from './statistics.ts';

/** Figures to reach, milliseconds and nodes. */
const MOST = { rows: 200, sort: 120, typing: 50, nodes: 2_500 } as const;

/** One line for each division; p50 and worst of ten each. */
export function browserTable(times: readonly BrowserTimes[]): string {
  const pair = (values: readonly number[]) => {
    const { p50, worst } = summarise(values);
    return `${ms(p50)} / ${ms(worst)}`;
  };
  const head = [
    'division, p50 / worst in ms',
    'columns',
    `2,000 rows ≤ ${MOST.rows}`,
    'processor time',
    `sort ≤ ${MOST.sort}`,
    `typing ≤ ${MOST.typing}`,
    `nodes ≤ ${whole(MOST.nodes)}`,
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
