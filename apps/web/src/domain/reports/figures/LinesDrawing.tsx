import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { LinesFigure } from '@titlenet/catalogue/reports/figure-types';
import { scaleLinear } from '@visx/scale';
import { figureWidth } from '../../sheet/figures/figure-size.ts';
import styles from './ReportFigure.module.css';
import { shortLabel } from './short-label.ts';

const LEGEND_ROW = 20;
const LEGEND_COLUMNS = 2;
const AXIS_WIDTH = 56;
const PLOT_HEIGHT = 220;
const LABELS_HEIGHT = 36;
const TICKS = 5;
const MAX_LEGEND_LETTERS = 38;

const legendHeight = ({ series }: LinesFigure) => Math.ceil(series.length / LEGEND_COLUMNS) * LEGEND_ROW + 8;

export const linesHeight = (figure: LinesFigure) => legendHeight(figure) + PLOT_HEIGHT + LABELS_HEIGHT;

/** Values of consecutive months that are reported. */
interface Segment {
  /** Month of the first value, from 1. */
  readonly first: number;
  readonly values: number[];
}

function segmentsOf(values: readonly (number | null)[]): Segment[] {
  const segments: Segment[] = [];
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const last = segments.at(-1);
    if (last && last.first + last.values.length === index + 1) last.values.push(value);
    else segments.push({ first: index + 1, values: [value] });
  }
  return segments;
}

/** One line per title over the months since its launch, with gaps where none is reported; lines differ in colour and in dashes. */
export function LinesDrawing({ figure }: { figure: LinesFigure }) {
  const { series } = figure;
  const top = legendHeight(figure);
  const bottom = top + PLOT_HEIGHT;
  const values = series.flatMap((line) => line.values.flatMap((value) => value ?? []));
  const months = Math.max(2, ...series.map((line) => line.values.length));
  const y = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(1, ...values)],
    range: [bottom, top],
    nice: true,
  });
  const x = scaleLinear({ domain: [1, months], range: [AXIS_WIDTH, figureWidth - 8] });
  const columnWidth = (figureWidth - AXIS_WIDTH) / LEGEND_COLUMNS;
  return (
    <>
      {series.map(({ name, index }, at) => (
        <g
          key={index}
          transform={`translate(${AXIS_WIDTH + (at % LEGEND_COLUMNS) * columnWidth} ${Math.floor(at / LEGEND_COLUMNS) * LEGEND_ROW})`}
        >
          <line x1={0} x2={28} y1={10} y2={10} className={styles.series} data-index={index} />
          <text x={34} y={10} className={styles.label}>
            {shortLabel(name, MAX_LEGEND_LETTERS)}
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
      <line x1={AXIS_WIDTH} x2={figureWidth} y1={y(0)} y2={y(0)} className={styles.axis} />
      {x
        .ticks(Math.min(12, months))
        .filter(Number.isInteger)
        .map((month) => (
          <text key={month} x={x(month)} y={bottom + 12} className={styles.month}>
            {month}
          </text>
        ))}
      <text x={(AXIS_WIDTH + figureWidth) / 2} y={bottom + 28} className={styles.month}>
        Month since the first sales
      </text>
      {series.map(({ name, index, values: line }) => (
        <g key={index}>
          <title>{name}</title>
          {segmentsOf(line).map(({ first, values: [value = 0, ...others] }) =>
            others.length === 0 ? (
              <circle key={first} cx={x(first)} cy={y(value)} r={4} className={styles.series} data-index={index} />
            ) : (
              <polyline
                key={first}
                points={[value, ...others].map((one, month) => `${x(first + month)},${y(one)}`).join(' ')}
                className={styles.series}
                data-index={index}
              />
            ),
          )}
        </g>
      ))}
    </>
  );
}
