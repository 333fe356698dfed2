import type { Figure } from '@titlenet/catalogue/sheet/outline-blocks';
import { barsHeight } from './bar-layout.ts';
import { timeLineHeight, timeLineLayout } from './time-line-layout.ts';

/** Height of a figure in px, known before the drawing code is loaded. */
export function figureHeight(figure: Figure): number {
  if (figure.kind === 'bars') return barsHeight(figure);
  return timeLineHeight(timeLineLayout(figure).lanes);
}
