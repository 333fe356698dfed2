import type { Figure } from '@titlenet/catalogue/sheet/outline-blocks';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import styles from './Figure.module.css';
import { figureHeight } from './figure-height.ts';

const FigureView = lazyPart(async () => (await import('./FigureView.tsx')).FigureView);

/** Loads the drawing code separately and reserves the figure's height meanwhile. */
export function LazyFigure({ figure }: { figure: Figure }) {
  return (
    <Suspense
      fallback={
        <div className={styles.figure}>
          <div style={{ height: figureHeight(figure) }} />
          <div className={styles.caption}>&nbsp;</div>
        </div>
      }
    >
      <FigureView figure={figure} />
    </Suspense>
  );
}
