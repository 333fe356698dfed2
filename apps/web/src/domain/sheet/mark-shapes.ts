import type { Piece } from '@titlenet/catalogue/sheet/outline-blocks';

type Mark = Extract<Piece, { kind: 'mark' }>['mark'];

/** SVG paths of the marks in a box of 16 × 16. */
export const markShapes: Record<Mark, string> = {
  fire: 'M8 1c.6 2.4 4 4 4 8a4 4 0 0 1-8 0c0-1.6.7-2.7 1.6-3.6.2 1 .6 1.6 1.2 2C7 5 6.6 3 8 1Z',
  star: 'm8 1.5 2 4.3 4.7.6-3.5 3.2.9 4.7L8 12l-4.1 2.3.9-4.7L1.300 6.400 6 5.800Z',
  model: 'M8 2 14 8 8 14 2 8Z',
};
