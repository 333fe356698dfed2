import type { ReportFigure } from '@titlenet/catalogue/reports/figure-types';
import { BarsDrawing } from '../../sheet/figures/BarsDrawing.tsx';
import { barsHeight } from '../../sheet/figures/bar-layout.ts';
import { FigureFrame } from '../../sheet/figures/FigureFrame.tsx';
import { GroupedBarsDrawing, groupedBarsHeight } from './GroupedBarsDrawing.tsx';
import { LinesDrawing, linesHeight } from './LinesDrawing.tsx';
import { MonthsDrawing, monthsHeight } from './MonthsDrawing.tsx';
import { TargetsDrawing, targetsHeight } from './TargetsDrawing.tsx';
import { WeeksDrawing, weeksHeight } from './WeeksDrawing.tsx';

function drawingOf(figure: ReportFigure): { height: number; drawing: React.ReactNode } {
  switch (figure.kind) {
    case 'bars':
      return { height: barsHeight(figure), drawing: <BarsDrawing figure={figure} /> };
    case 'targets':
      return { height: targetsHeight(figure), drawing: <TargetsDrawing figure={figure} /> };
    case 'months':
      return { height: monthsHeight, drawing: <MonthsDrawing figure={figure} /> };
    case 'weeks':
      return { height: weeksHeight, drawing: <WeeksDrawing figure={figure} /> };
    case 'lines':
      return { height: linesHeight(figure), drawing: <LinesDrawing figure={figure} /> };
    case 'groupedBars':
      return { height: groupedBarsHeight(figure), drawing: <GroupedBarsDrawing figure={figure} /> };
  }
}

/** Draws a figure of a report, with its source and date. */
export function ReportFigureView({ figure }: { figure: ReportFigure }) {
  const { height, drawing } = drawingOf(figure);
  const { alternative, label, source, asOf } = figure;
  const caption = [label, source && `Source: ${source}`, asOf && `as of ${asOf}`].filter(Boolean).join(' · ');
  return (
    <FigureFrame alternative={alternative} caption={caption} height={height}>
      {drawing}
    </FigureFrame>
  );
}
