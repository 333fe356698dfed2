import type { ReactNode } from 'react';
import { useSidewaysScrolling } from '../../../ui/layout/use-sideways-scrolling.ts';
import styles from './Figure.module.css';
import { figureWidth } from './figure-size.ts';

interface FigureFrameProps {
  /** Text alternative of the drawing. */
  alternative: string;
  /** Label, source and date. */
  caption: string;
  /** Height of the drawing in pixels. */
  height: number;
  /** Shapes of the drawing. */
  children: ReactNode;
}

/** A figure as SVG for screen and print, with its caption. The table beside it contains the same data. */
export function FigureFrame({ alternative, caption, height, children }: FigureFrameProps) {
  return (
    <figure className={styles.figure} {...useSidewaysScrolling(caption)}>
      <svg
        role="img"
        aria-label={alternative}
        viewBox={`0 0 ${figureWidth} ${height}`}
        width={figureWidth}
        height={height}
        className={styles.drawing}
      >
        {children}
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
