import type { BarsFigure } from '@titlenet/catalogue/sheet/outline-blocks';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { markShapes } from '../mark-shapes.ts';
import styles from './Figure.module.css';
import { barStep, figureWidth } from './figure-size.ts';

const labelWidth = 240;
const valueWidth = 72;
const MAX_LABEL_CHARACTERS = 30;

const shortened = (label: string) =>
  label.length <= MAX_LABEL_CHARACTERS ? label : `${label.slice(0, MAX_LABEL_CHARACTERS - 1)}…`;

/** Bar chart with labels on the left and values on the right. */
export function BarsDrawing({ figure }: { figure: BarsFigure }) {
  const values = figure.bars.map(({ value }) => value ?? 0);
  const indexes = figure.bars.map((_, index) => index);
  const x = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(0, ...values)],
    range: [labelWidth, figureWidth - valueWidth],
  });
  const y = scaleBand({ domain: indexes, range: [0, indexes.length * barStep], padding: 0.3 });
  const zero = x(0);
  return figure.bars.map((bar, index) => {
    const top = y(index) ?? 0;
    const middle = top + y.bandwidth() / 2;
    const value = bar.value ?? 0;
    const end = x(value);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: bars have no key, and their order is fixed
      <g key={index}>
        <title>{`${bar.label}: ${bar.valueText}`}</title>
        {bar.isMarked && (
          <path d={markShapes.model} transform={`translate(0 ${middle - 6}) scale(0.75)`} className={styles.marked} />
        )}
        <text x={16} y={middle} className={styles.label}>
          {shortened(bar.label)}
        </text>
        {bar.value !== null && (
          <Bar
            x={Math.min(zero, end)}
            y={top}
            width={Math.max(1, Math.abs(end - zero))}
            height={y.bandwidth()}
            className={value < 0 ? styles.negative : bar.isMarked ? styles.marked : styles.bar}
          />
        )}
        <text x={Math.max(zero, end) + 6} y={middle} className={styles.value}>
          {bar.valueText}
        </text>
      </g>
    );
  });
}
