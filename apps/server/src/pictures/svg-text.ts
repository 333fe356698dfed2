import { escapeXml } from '@titlenet/catalogue/text/escape-markup';
import type { Face, FittedText } from './text-fitting.ts';

/** Fonts that every machine has: a picture in an `<img>` cannot load fonts. */
const families: Record<Face, string> = {
  serif: "Georgia, 'Source Serif 4', 'Times New Roman', serif",
  sans: "Inter, 'Helvetica Neue', Arial, sans-serif",
};

export interface TextPosition {
  x: number;
  /** Top of the first line. */
  y: number;
  colour: string;
  face: Face;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
  spacing?: number;
  lineHeight: number;
  isItalic?: boolean;
}

/** Draws fitted text, one line below the other. */
export function drawText({ lines, size }: FittedText, position: TextPosition): string {
  const { x, y, colour, face, anchor = 'start', weight = 400, spacing = 0, lineHeight, isItalic = false } = position;
  const tspans = lines.map(
    (line, index) =>
      `<tspan x="${x}" y="${(y + size * (0.82 + index * lineHeight)).toFixed(1)}">${escapeXml(line)}</tspan>`,
  );
  const style = isItalic ? ' font-style="italic"' : '';
  const letterSpacing = spacing ? ` letter-spacing="${spacing}"` : '';
  return `<text font-family="${families[face]}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}"${style}${letterSpacing}>${tspans.join('')}</text>`;
}
