import type { Figure } from '@titlenet/catalogue/sheet/outline-blocks';
import { barStep } from './figure-size.ts';
import { timeLineHeight, timeLineLayout } from './time-line-layout.ts';

/** The height of a figure's drawing, in px, known before it is drawn: its place is kept while its code loads. */
export function figureHeight(figure: Figure): number {
  if (figure.kind === 'bars') return figure.bars.length * barStep;
  return timeLineHeight(timeLineLayout(figure).lanes);
}
