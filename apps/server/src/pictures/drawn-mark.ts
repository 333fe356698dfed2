import { drawText } from './svg-text.ts';

/** Height of the mark, in the units of the drawing. */
const HEIGHT = 18;

/** A line at the foot of a drawing, which says that it is not the real picture. */
export function drawnMark(width: number, height: number): string {
  const top = height - HEIGHT;
  return [
    `<rect y="${top}" width="${width}" height="${HEIGHT}" fill="#fff"/>`,
    drawText(
      { lines: ['DRAWN BY TITLENET'], size: 11 },
      { x: width / 2, y: top + 3, colour: '#333', face: 'sans', anchor: 'middle', spacing: 0.8, lineHeight: 1 },
    ),
  ].join('');
}
