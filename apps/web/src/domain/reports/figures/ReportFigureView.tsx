import type { ReportFigure } from '@titlenet/catalogue/reports/figure-types';
import { BarsDrawing } from '../../sheet/figures/BarsDrawing.tsx';
import styles from '../../sheet/figures/Figure.module.css';
import { barStep, figureWidth } from '../../sheet/figures/figure-size.ts';
import { GroupedBarsDrawing, groupedBarsHeight } from './GroupedBarsDrawing.tsx';
import { MonthsDrawing, monthsHeight } from './MonthsDrawing.tsx';
import { TargetsDrawing, targetsHeight } from './TargetsDrawing.tsx';

function drawingOf(figure: ReportFigure): { height: number; drawing: React.ReactNode } {
  switch (figure.kind) {
    case 'bars':
      return { height: figure.bars.length * barStep, drawing: <BarsDrawing figure={figure} /> };
    case 'targets':
      return { height: targetsHeight(figure), drawing: <TargetsDrawing figure={figure} /> };
    case 'months':
      return { height: monthsHeight, drawing: <MonthsDrawing figure={figure} /> };
    case 'groupedBars':
      return { height: groupedBarsHeight(figure), drawing: <GroupedBarsDrawing figure={figure} /> };
  }
}

/** Draws a figure of a report as SVG for screen and print, with its source and date. The table has the same data. */
export function ReportFigureView({ figure }: { figure: ReportFigure }) {
  const { height, drawing } = drawingOf(figure);
  const origin = [figure.source && `Source: ${figure.source}`, figure.asOf && `as of ${figure.asOf}`];
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={figure.alternative}
        viewBox={`0 0 ${figureWidth} ${height}`}
        width={figureWidth}
        height={height}
        className={styles.drawing}
      >
        {drawing}
      </svg>
      <figcaption className={styles.caption}>{[figure.label, ...origin].filter(Boolean).join(' · ')}</figcaption>
    </figure>
  );
}
