import { formatUnits } from '@titlenet/catalogue/formatting/numbers';
import type { GroupedBarsFigure } from '@titlenet/catalogue/reports/figure-types';
import { scaleLinear } from '@visx/scale';
import { figureWidth } from '../../sheet/figures/figure-size.ts';
import styles from './ReportFigure.module.css';

const LABEL_WIDTH = 144;
const VALUE_WIDTH = 72;
const LEGEND_HEIGHT = 22;
const BAR_STEP = 15;
const GROUP_GAP = 10;
const BAR_HEIGHT = 11;

const seriesClasses = [styles.bar, styles.second];

const groupHeight = ({ series }: GroupedBarsFigure) => series.length * BAR_STEP + GROUP_GAP;

export const groupedBarsHeight = (figure: GroupedBarsFigure) =>
  LEGEND_HEIGHT + figure.groups.length * groupHeight(figure);

/** Bars of several series below each other, one group for each quantity, on one scale. */
export function GroupedBarsDrawing({ figure }: { figure: GroupedBarsFigure }) {
  const values = figure.groups.flatMap(({ values }) => values.filter((value): value is number => value !== null));
  const x = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(1, ...values)],
    range: [LABEL_WIDTH, figureWidth - VALUE_WIDTH],
  });
  return (
    <>
      {figure.series.map((name, index) => (
        <g key={name} transform={`translate(${LABEL_WIDTH + index * 96} 0)`}>
          <rect y={4} width={12} height={10} className={seriesClasses[index]} />
          <text x={17} y={9} className={styles.label}>
            {name}
          </text>
        </g>
      ))}
      {figure.groups.map(({ label, values }, group) => {
        const top = LEGEND_HEIGHT + group * groupHeight(figure);
        return (
          <g key={label}>
            <text x={0} y={top + (values.length * BAR_STEP) / 2} className={styles.label}>
              {label}
            </text>
            {values.map((value, index) => {
              const middle = top + index * BAR_STEP + BAR_STEP / 2;
              const end = x(value ?? 0);
              return (
                <g key={figure.series[index]}>
                  <title>{`${label}, ${figure.series[index]}: ${formatUnits(value).text || 'unknown'}`}</title>
                  {value !== null && (
                    <rect
                      x={Math.min(x(0), end)}
                      y={middle - BAR_HEIGHT / 2}
                      width={Math.max(1, Math.abs(end - x(0)))}
                      height={BAR_HEIGHT}
                      className={seriesClasses[index]}
                    />
                  )}
                  <text x={Math.max(x(0), end) + 6} y={middle} className={styles.label}>
                    {formatUnits(value).text}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </>
  );
}
