import { coverToCome } from '@titlenet/catalogue/rules/missing-cover';
import { escapeXml } from '@titlenet/catalogue/text/escape-markup';
import { compositions } from './compositions.ts';
import type { CoverText } from './cover-text.ts';
import { DigestBytes } from './digest-bytes.ts';
import { drawnMark } from './drawn-mark.ts';
import { palettes } from './palettes.ts';
import { drawText } from './svg-text.ts';

/** Size of the drawing in its own units; pictures are scaled. */
export const coverWidth = 200;
export const coverHeight = 300;

/**
 * Draws the cover of a title (G-149): the same for the same ISBN and texts, in one of several compositions and palettes
 * chosen by the ISBN.
 * @param width in pixels; the height is 1.5 times the width
 */
export function drawCover(isbn: string, text: CoverText, width: number): string {
  const choices = new DigestBytes(isbn);
  const palette = choices.oneOf(palettes);
  const compose = choices.oneOf(compositions);
  const label = [text.title, text.author].filter(Boolean).join(', ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(width * 1.5)}" viewBox="0 0 ${coverWidth} ${coverHeight}" role="img">`,
    `<title>${escapeXml(label)}</title>`,
    `<rect width="${coverWidth}" height="${coverHeight}" fill="${palette.ground}"/>`,
    compose(text, palette, choices),
    drawnMark(coverWidth, coverHeight),
    // The hinge and the outline of a book, so that a light cover has an edge on a white page.
    `<path d="M7 0v300" stroke="#000" stroke-opacity=".12" stroke-width="1.5"/><rect x=".5" y=".5" width="199" height="299" fill="none" stroke="#000" stroke-opacity=".18"/>`,
    '</svg>',
  ].join('');
}

/**
 * A plain board in place of a cover for accounts, who take a drawn cover for the jacket.
 * @param width in pixels; the height is 1.5 times the width
 */
export function drawCoverToCome(width: number): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(width * 1.5)}" viewBox="0 0 ${coverWidth} ${coverHeight}" role="img">`,
    `<title>${coverToCome}</title>`,
    `<rect x=".5" y=".5" width="199" height="299" fill="#fff" stroke="#8a929b"/>`,
    drawText(
      { lines: ['Cover', 'to come'], size: 34 },
      { x: 100, y: 108, colour: '#4a525b', face: 'sans', anchor: 'middle', weight: 600, lineHeight: 1.2 },
    ),
    '</svg>',
  ].join('');
}
