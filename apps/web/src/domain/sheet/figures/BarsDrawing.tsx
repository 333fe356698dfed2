import type { BarsFigure } from '@titlenet/catalogue/sheet/outline-blocks';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { markShapes } from '../mark-shapes.ts';
import { lineOffsets, placedBars } from './bar-layout.ts';
import styles from './Figure.module.css';
import { barStep, figureWidth } from './figure-size.ts';

const labelWidth = 240;
const valueWidth = 72;
/** Height of a bar without its gap, in px. */
const BAR_HEIGHT = barStep * 0.7;

/** Bar chart with labels on the left and values on the right. */
export function BarsDrawing({ figure }: { figure: BarsFigure }) {
  const values = figure.bars.map(({ value }) => value ?? 0);
  const places = placedBars(figure);
  const x = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(0, ...values)],
    range: [labelWidth, figureWidth - valueWidth],
  });
  const zero = x(0);
  return figure.bars.map((bar, index) => {
    const { top, height, lines } = places[index] ?? { top: 0, height: barStep, lines: [] };
    const middle = top + height / 2;
    const value = bar.value ?? 0;
    const end = x(value);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: bars have no key, and their order is fixed
      <g key={index}>
        <title>{`${bar.label}: ${bar.valueText}`}</title>
        {bar.isMarked && (
          <path d={markShapes.model} transform={`translate(0 ${middle - 6}) scale(0.75)`} className={styles.marked} />
        )}
        <text className={styles.label}>
          {lineOffsets(lines.length).map((offset, line) => (
            <tspan key={offset} x={16} y={middle + offset}>
              {lines[line]}
            </tspan>
          ))}
        </text>
        {bar.value !== null && (
          <Bar
            x={Math.min(zero, end)}
            y={middle - BAR_HEIGHT / 2}
            width={Math.max(1, Math.abs(end - zero))}
            height={BAR_HEIGHT}
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
