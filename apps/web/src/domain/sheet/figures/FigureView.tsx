import { formatDate, toWireDate } from '@titlenet/catalogue/formatting/dates';
import type { Figure } from '@titlenet/catalogue/sheet/outline-blocks';
import { BarsDrawing } from './BarsDrawing.tsx';
import styles from './Figure.module.css';
import { figureHeight } from './figure-height.ts';
import { figureWidth } from './figure-size.ts';
import { TimeLineDrawing } from './TimeLineDrawing.tsx';

const shownDay = (date: Date) =>
  formatDate(toWireDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }), 'M/d/yyyy');

/** Draws a figure as SVG for screen and print, with its source and date. The table below contains the same data. */
export function FigureView({ figure }: { figure: Figure }) {
  const today = new Date();
  const height = figureHeight(figure);
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
        {figure.kind === 'bars' ? <BarsDrawing figure={figure} /> : <TimeLineDrawing figure={figure} today={today} />}
      </svg>
      <figcaption className={styles.caption}>
        {figure.label} · as of {shownDay(today)}
      </figcaption>
    </figure>
  );
}
