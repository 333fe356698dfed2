import type { Figure } from '@titlenet/catalogue/sheet/outline-blocks';
import { barStep } from './figure-size.ts';
import { timeLineHeight, timeLineLayout } from './time-line-layout.ts';

/** Height of a figure in px, known before the drawing code is loaded. */
export function figureHeight(figure: Figure): number {
  if (figure.kind === 'bars') return figure.bars.length * barStep;
  return timeLineHeight(timeLineLayout(figure).lanes);
}
