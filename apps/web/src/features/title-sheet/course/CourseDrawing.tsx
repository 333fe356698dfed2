import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { CourseChange, PriceLine, TitleCourse } from '@titlenet/catalogue/history/title-course';
import { addMonths } from '@titlenet/catalogue/periods/months';
import type { MonthsFigure } from '@titlenet/catalogue/reports/figure-types';
import { scaleLinear, scaleUtc } from '@visx/scale';
import reportStyles from '../../../domain/reports/figures/ReportFigure.module.css';
import { figureWidth } from '../../../domain/sheet/figures/figure-size.ts';
import { timeText } from '../../../ui/dates/time-text.ts';
import styles from './Course.module.css';

const LEFT = 56;
const RIGHT = figureWidth - 8;
const LEGEND_HEIGHT = 24;
const PRICES_HEIGHT = 110;
const MARKS_HEIGHT = 28;
const SALES_HEIGHT = 100;
const AXIS_HEIGHT = 20;
const PRICES_BOTTOM = LEGEND_HEIGHT + PRICES_HEIGHT;
const MARKS_Y = PRICES_BOTTOM + MARKS_HEIGHT / 2 + 4;
const SALES_TOP = PRICES_BOTTOM + MARKS_HEIGHT + 8;

export const courseHeight = (hasSales: boolean) => SALES_TOP + (hasSales ? SALES_HEIGHT : 0) + AXIS_HEIGHT;

const timeOf = (at: string) => Date.parse(at.endsWith('Z') ? at : `${at}Z`);
const monthStart = (month: string) => Date.parse(`${month.slice(0, 7)}-01T00:00:00Z`);
const monthEnd = (month: string) => monthStart(addMonths(`${month.slice(0, 7)}-01`, 1));

type Scale = (value: number) => number;

/** Steps of a price as a path; no line where the title had no price. */
function stepsPath({ steps }: PriceLine, { x, y, end }: { x: Scale; y: Scale; end: number }): string {
  return steps
    .map(({ from, amount }, index) => {
      if (amount === null) return '';
      const next = steps[index + 1];
      const until = next?.from ? x(timeOf(next.from)) : x(end);
      const start = `M${from ? x(timeOf(from)) : LEFT} ${y(amount)}H${until}`;
      return next && next.amount !== null ? `${start}V${y(next.amount)}` : start;
    })
    .join('');
}

function Prices({ lines, x, end }: { lines: readonly PriceLine[]; x: Scale; end: number }) {
  const amounts = lines.flatMap(({ steps }) => steps.flatMap(({ amount }) => amount ?? []));
  const y = scaleLinear({ domain: [0, Math.max(1, ...amounts)], range: [PRICES_BOTTOM, LEGEND_HEIGHT], nice: true });
  return (
    <>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={RIGHT} y1={y(tick)} y2={y(tick)} className={reportStyles.grid} />
          <text x={LEFT - 6} y={y(tick)} className={reportStyles.tick}>
            {tick}
          </text>
        </g>
      ))}
      {lines.map((line, index) => (
        <g key={line.label}>
          <line
            x1={LEFT + index * 144}
            x2={LEFT + index * 144 + 24}
            y1={8}
            y2={8}
            className={reportStyles.series}
            data-index={index}
          />
          <text x={LEFT + index * 144 + 30} y={8} className={reportStyles.label}>
            {line.label}
          </text>
          <path d={stepsPath(line, { x, y, end })} className={reportStyles.series} data-index={index} />
        </g>
      ))}
    </>
  );
}

/** A circle for a change of the on-sale date, a square for one of the status. */
function Mark({ change, x }: { change: CourseChange; x: number }) {
  const { label, before, after, sender, at } = change;
  const words = `${label}: ${before || 'none'} → ${after || 'none'}, ${timeText(at)}${sender && `, ${sender}`}`;
  return (
    <g>
      <title>{words}</title>
      {change.kind === 'date' ? (
        <circle cx={x} cy={MARKS_Y} r={5} className={styles.date} />
      ) : (
        <rect x={x - 5} y={MARKS_Y - 5} width={10} height={10} className={styles.status} />
      )}
    </g>
  );
}

function Sales({ figure: { months }, x }: { figure: MonthsFigure; x: Scale }) {
  const values = months.flatMap(({ net }) => net ?? []);
  const bottom = SALES_TOP + SALES_HEIGHT;
  const y = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(1, ...values)],
    range: [bottom, SALES_TOP],
    nice: true,
  });
  const zero = y(0);
  return (
    <>
      {y.ticks(3).map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={RIGHT} y1={y(tick)} y2={y(tick)} className={reportStyles.grid} />
          <text x={LEFT - 6} y={y(tick)} className={reportStyles.tick}>
            {formatCount(tick)}
          </text>
        </g>
      ))}
      {months.map(({ month, net }) => {
        const start = x(monthStart(month));
        const width = Math.max(1, x(monthEnd(month)) - start - 1);
        return (
          <g key={month}>
            <title>{`${month}: ${net === null ? 'not reported' : `${formatCount(net)} net`}`}</title>
            {net === null ? (
              <rect x={start} y={zero - 6} width={width} height={6} className={styles.gap} />
            ) : (
              <rect
                x={start}
                y={Math.min(zero, y(net))}
                width={width}
                height={Math.max(1, Math.abs(y(net) - zero))}
                className={net < 0 ? reportStyles.negative : reportStyles.bar}
              />
            )}
          </g>
        );
      })}
      <line x1={LEFT} x2={RIGHT} y1={zero} y2={zero} className={reportStyles.axis} />
    </>
  );
}

const axisMonth = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const axisDay = new Intl.DateTimeFormat('en-US', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});
/** An axis of less time names days instead of months. */
const DAYS_ON_AXIS_MS = 120 * 86_400_000;

interface CourseDrawingProps {
  course: TitleCourse;
  sales: MonthsFigure | null;
  /** End of the axis. */
  now: number;
}

/** Prices as steps, marks for dates and status, and net sales by month below, on one axis of time. */
export function CourseDrawing({ course, sales, now }: CourseDrawingProps) {
  const times = [
    ...course.changes.map(({ at }) => timeOf(at)),
    ...(sales?.months ?? []).map(({ month }) => monthStart(month)),
  ];
  const first = Math.min(...times);
  // A margin, so that the amount before the first change is visible.
  const start = first - Math.max(now - first, 86_400_000) * 0.04;
  const x = scaleUtc({ domain: [start, now], range: [LEFT, RIGHT] });
  const bottom = SALES_TOP + (sales ? SALES_HEIGHT : 0);
  const { format } = now - start < DAYS_ON_AXIS_MS ? axisDay : axisMonth;
  // Ticks within a day or a month have one label.
  const labels = new Map(x.ticks(6).map((tick) => [format(tick), tick]));
  return (
    <>
      <Prices lines={course.lines} x={x} end={now} />
      {course.changes
        .filter(({ kind }) => kind !== 'price')
        .map((change) => (
          <Mark key={`${change.at} ${change.label}`} change={change} x={x(timeOf(change.at))} />
        ))}
      {sales && <Sales figure={sales} x={x} />}
      <line x1={LEFT} x2={RIGHT} y1={bottom} y2={bottom} className={reportStyles.axis} />
      {[...labels].map(([label, tick]) => (
        <text
          key={label}
          x={Math.min(Math.max(x(tick), LEFT + 24), RIGHT - 24)}
          y={bottom + 12}
          className={reportStyles.month}
        >
          {label}
        </text>
      ))}
    </>
  );
}
