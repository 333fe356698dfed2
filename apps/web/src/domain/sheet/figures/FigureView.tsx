import { formatDate, toWireDate } from '@titlenet/catalogue/formatting/dates';
import type { Figure } from '@titlenet/catalogue/sheet/outline-blocks';
import { BarsDrawing } from './BarsDrawing.tsx';
import { FigureFrame } from './FigureFrame.tsx';
import { figureHeight } from './figure-height.ts';
import { TimeLineDrawing } from './TimeLineDrawing.tsx';

const shownDay = (date: Date) =>
  formatDate(toWireDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }), 'M/d/yyyy');

/** Draws a figure of a title sheet, with today's date. */
export function FigureView({ figure }: { figure: Figure }) {
  const today = new Date();
  const caption = `${figure.label} · as of ${shownDay(today)}`;
  return (
    <FigureFrame alternative={figure.alternative} caption={caption} height={figureHeight(figure)}>
      {figure.kind === 'bars' ? <BarsDrawing figure={figure} /> : <TimeLineDrawing figure={figure} today={today} />}
    </FigureFrame>
  );
}
