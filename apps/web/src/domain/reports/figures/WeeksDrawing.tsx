import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { WeeksFigure } from '@titlenet/catalogue/reports/figure-types';
import { scaleBand, scaleLinear } from '@visx/scale';
import { figureWidth } from '../../sheet/figures/figure-size.ts';
import styles from './ReportFigure.module.css';

const AXIS_WIDTH = 56;
const TOP = 8;
const PLOT_HEIGHT = 160;
const LABELS_HEIGHT = 20;
const TICKS = 4;
/** At most this many dates fit below the columns. */
const MAX_LABELS = 7;

export const weeksHeight = TOP + PLOT_HEIGHT + LABELS_HEIGHT;

/** Units by week on a calendar axis, the oldest week at the left; a week without a record is a gap. */
export function WeeksDrawing({ figure: { weeks } }: { figure: WeeksFigure }) {
  const values = weeks.flatMap(({ units }) => units ?? []);
  const domain = [Math.min(0, ...values), Math.max(1, ...values)];
  const y = scaleLinear({ domain, range: [TOP + PLOT_HEIGHT, TOP], nice: true });
  const names = weeks.map(({ weekEnding }) => weekEnding);
  const x = scaleBand({ domain: names, range: [AXIS_WIDTH, figureWidth], padding: 0.2 });
  const zero = y(0);
  const every = Math.ceil(weeks.length / MAX_LABELS);
  return (
    <>
      {y.ticks(TICKS).map((tick) => (
        <g key={tick}>
          <line x1={AXIS_WIDTH} x2={figureWidth} y1={y(tick)} y2={y(tick)} className={styles.grid} />
          <text x={AXIS_WIDTH - 6} y={y(tick)} className={styles.tick}>
            {formatCount(tick)}
          </text>
        </g>
      ))}
      {weeks.map(({ weekEnding, units }) =>
        units === null ? null : (
          <rect
            key={weekEnding}
            x={x(weekEnding)}
            y={Math.min(zero, y(units))}
            width={x.bandwidth()}
            height={Math.abs(zero - y(units))}
            className={units < 0 ? styles.negative : styles.bar}
          >
            <title>{`week ending ${formatDate(weekEnding, 'M/d/yyyy')}: ${formatCount(units)}`}</title>
          </rect>
        ),
      )}
      <line x1={AXIS_WIDTH} x2={figureWidth} y1={zero} y2={zero} className={styles.axis} />
      {weeks.map(({ weekEnding }, index) =>
        index % every === 0 ? (
          <text
            key={weekEnding}
            x={(x(weekEnding) ?? 0) + x.bandwidth() / 2}
            y={TOP + PLOT_HEIGHT + 12}
            className={styles.month}
          >
            {formatDate(weekEnding, 'M/d/yyyy')}
          </text>
        ) : null,
      )}
    </>
  );
}
