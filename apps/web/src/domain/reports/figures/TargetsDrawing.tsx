import type { TargetsFigure } from '@titlenet/catalogue/reports/figure-types';
import { scaleLinear } from '@visx/scale';
import { figureWidth } from '../../sheet/figures/figure-size.ts';
import styles from './ReportFigure.module.css';
import { shortLabel } from './short-label.ts';

const LABEL_WIDTH = 176;
const VALUE_WIDTH = 72;
const LEGEND_HEIGHT = 22;
const STEP = 22;
const BAR_HEIGHT = 12;

/** Shapes that stay apart without colour: hollow, half filled, filled. */
const markClasses = [styles.initial, styles.revised, styles.final];

export const targetsHeight = ({ bars }: TargetsFigure) => LEGEND_HEIGHT + bars.length * STEP;

function Legend({ names, barName }: { names: readonly string[]; barName: string }) {
  return (
    <g>
      <rect x={0} y={5} width={16} height={8} className={styles.bar} />
      <text x={20} y={9} className={styles.label}>
        {barName}
      </text>
      <text x={figureWidth} y={9} className={styles.value}>
        {barName}
      </text>
      {names.map((name, index) => (
        <g key={name} transform={`translate(${128 + index * 144} 0)`}>
          <circle cx={6} cy={9} r={4.5} className={markClasses[index]} />
          <text x={15} y={9} className={styles.label}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A bar for the orders of each account, with marks for its projections. */
export function TargetsDrawing({ figure }: { figure: TargetsFigure }) {
  const values = figure.bars.flatMap(({ value, targets }) => [value, ...targets.map((target) => target.value)]);
  const present = values.filter((value): value is number => value !== null);
  const x = scaleLinear({
    domain: [Math.min(0, ...present), Math.max(1, ...present)],
    range: [LABEL_WIDTH, figureWidth - VALUE_WIDTH],
  });
  return (
    <>
      <Legend names={figure.bars[0]?.targets.map(({ name }) => name) ?? []} barName={figure.barName} />
      {figure.bars.map(({ label, value, valueText, targets }, index) => {
        const middle = LEGEND_HEIGHT + index * STEP + STEP / 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no key, and their order is fixed
          <g key={index}>
            <title>{`${label}: ${[`${figure.barName} ${valueText || 'unknown'}`, ...targets.flatMap((target) => (target.value === null ? [] : `${target.name} ${target.value}`))].join(', ')}`}</title>
            <text x={0} y={middle} className={styles.label}>
              {shortLabel(label)}
            </text>
            {value !== null && (
              <rect
                x={Math.min(x(0), x(value))}
                y={middle - BAR_HEIGHT / 2}
                width={Math.max(1, Math.abs(x(value) - x(0)))}
                height={BAR_HEIGHT}
                className={value < 0 ? styles.negative : styles.bar}
              />
            )}
            {targets.map((target, index) =>
              target.value === null ? null : (
                <circle key={target.name} cx={x(target.value)} cy={middle} r={4.5} className={markClasses[index]} />
              ),
            )}
            <text x={figureWidth} y={middle} className={styles.value}>
              {valueText}
            </text>
          </g>
        );
      })}
    </>
  );
}
