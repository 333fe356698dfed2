import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { MonthsFigure } from '@titlenet/catalogue/reports/figure-types';
import { scaleBand, scaleLinear } from '@visx/scale';
import { figureWidth } from '../../sheet/figures/figure-size.ts';
import styles from './ReportFigure.module.css';

const LEGEND_HEIGHT = 24;
const AXIS_WIDTH = 56;
const PLOT_HEIGHT = 180;
const LABELS_HEIGHT = 20;
const TICKS = 5;
/** At most this many month labels fit below the columns. */
const MAX_LABELS = 10;

export const monthsHeight = LEGEND_HEIGHT + PLOT_HEIGHT + LABELS_HEIGHT;

const legend = [
  ['Gross sales', styles.bar],
  ['Returns', styles.negative],
  ['Net sales', styles.net],
] as const;

/** Formats `2026-03` as `Mar`, with the year if it differs from the previous label's. */
function monthLabel(month: string, before: string | undefined): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  const name = date.toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' });
  return month.slice(0, 4) === before?.slice(0, 4) ? name : `${name} ’${month.slice(2, 4)}`;
}

type Month = MonthsFigure['months'][number];
type ReportedMonth = { readonly [Name in keyof Month]: NonNullable<Month[Name]> };

const isReported = (month: Month): month is ReportedMonth => month.net !== null;

/** Consecutive months with figures; a month without any interrupts the line of net sales. */
function runsOf(months: readonly Month[]): ReportedMonth[][] {
  const runs: ReportedMonth[][] = [[]];
  for (const month of months) {
    if (isReported(month)) runs.at(-1)?.push(month);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** Gross sales above the axis, returns below it, and net sales as a line, by month. */
export function MonthsDrawing({ figure: { months } }: { figure: MonthsFigure }) {
  const runs = runsOf(months);
  const reported = runs.flat();
  const lowest = Math.min(0, ...reported.map(({ returns, net }) => Math.min(-returns, net)));
  const highest = Math.max(1, ...reported.map(({ gross, net }) => Math.max(gross, net)));
  const y = scaleLinear({ domain: [lowest, highest], range: [LEGEND_HEIGHT + PLOT_HEIGHT, LEGEND_HEIGHT], nice: true });
  const x = scaleBand({ domain: months.map(({ month }) => month), range: [AXIS_WIDTH, figureWidth], padding: 0.25 });
  const zero = y(0);
  const every = Math.ceil(months.length / MAX_LABELS);
  const centre = (month: string) => (x(month) ?? 0) + x.bandwidth() / 2;
  return (
    <>
      {legend.map(([name, className], index) => (
        <g key={name} transform={`translate(${AXIS_WIDTH + index * 112} 0)`}>
          <rect y={5} width={12} height={className === styles.net ? 3 : 10} className={className} />
          <text x={17} y={10} className={styles.label}>
            {name}
          </text>
        </g>
      ))}
      {y.ticks(TICKS).map((tick) => (
        <g key={tick}>
          <line x1={AXIS_WIDTH} x2={figureWidth} y1={y(tick)} y2={y(tick)} className={styles.grid} />
          <text x={AXIS_WIDTH - 6} y={y(tick)} className={styles.tick}>
            {formatCount(tick)}
          </text>
        </g>
      ))}
      {reported.map(({ month, gross, returns, net }) => (
        <g key={month}>
          <title>{`${month}: ${formatCount(gross)} gross, ${formatCount(returns)} returns, ${formatCount(net)} net`}</title>
          <rect
            x={x(month)}
            y={Math.min(zero, y(gross))}
            width={x.bandwidth()}
            height={Math.abs(zero - y(gross))}
            className={styles.bar}
          />
          <rect
            x={x(month)}
            y={Math.min(zero, y(-returns))}
            width={x.bandwidth()}
            height={Math.abs(y(-returns) - zero)}
            className={styles.negative}
          />
        </g>
      ))}
      <line x1={AXIS_WIDTH} x2={figureWidth} y1={zero} y2={zero} className={styles.axis} />
      {runs.map((run) => (
        <polyline
          key={run[0]?.month}
          points={run.map(({ month, net }) => `${centre(month)},${y(net)}`).join(' ')}
          className={styles.netLine}
        />
      ))}
      {months.map(({ month }, index) =>
        index % every === 0 ? (
          <text key={month} x={centre(month)} y={LEGEND_HEIGHT + PLOT_HEIGHT + 12} className={styles.month}>
            {monthLabel(month, months[index - every]?.month)}
          </text>
        ) : null,
      )}
    </>
  );
}
