import type { CombinedReportTimes } from './combined-reports.ts';
import { ms, table, whole } from './report.ts';

/** Budgets, in milliseconds. */
const BUDGETS = { onScreen: 10_000, interaction: 200 } as const;

/** One row per run. */
export function combinedReportLines(runs: readonly CombinedReportTimes[]): string {
  const head = [
    'reports × accounts',
    'summary after the last report ≤ 1,000 ms',
    'first report',
    `all on screen ≤ ${whole(BUDGETS.onScreen)} ms`,
    `longest interaction ≤ ${BUDGETS.interaction} ms`,
    'interactions',
    'DOM nodes',
    'processor time',
    'jump to the last report',
    'rendering all to print',
  ];
  const line = ({
    reports,
    accounts,
    received,
    front,
    first,
    all,
    interactions,
    nodes,
    processor,
    far,
    print,
  }: CombinedReportTimes) => [
    `${reports} × ${accounts}`,
    ms(front - received),
    ms(first),
    ms(all),
    ms(Math.max(0, ...interactions)),
    String(interactions.length),
    whole(nodes),
    ms(processor),
    ms(far),
    ms(print),
  ];
  return table(head, runs.map(line));
}
