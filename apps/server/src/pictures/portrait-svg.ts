import { escapeXml } from '@titlenet/catalogue/text/escape-markup';
import { DigestBytes } from './digest-bytes.ts';
import { drawnMark } from './drawn-mark.ts';
import { palettes } from './palettes.ts';
import { drawText } from './svg-text.ts';

function initials(name: string): string {
  const words = name.split(/[\s.-]+/).filter((word) => /^\p{L}/u.test(word));
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase();
}

/**
 * Draws a portrait for a person without a photo (G-149): a bust in the person's own colours.
 * @param name in display order
 * @param width in pixels; the picture is square
 */
export function drawPortrait(id: string, name: string, width: number): string {
  const choices = new DigestBytes(`person ${id}`);
  const { ground, ink, accent, onAccent, second } = choices.oneOf(palettes);
  const tilt = choices.between(-6, 6).toFixed(1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 200 200" role="img"><title>${escapeXml(name)}</title>`,
    `<rect width="200" height="200" fill="${ground}"/><circle cx="100" cy="96" r="78" fill="${second}"/>`,
    `<g transform="rotate(${tilt} 100 120)"><circle cx="100" cy="82" r="38" fill="${ink}"/><path d="M28 206c0-46 30-72 72-72s72 26 72 72z" fill="${accent}"/></g>`,
    drawText(
      { lines: [initials(name)], size: 30 },
      { x: 100, y: 158, colour: onAccent, face: 'serif', anchor: 'middle', weight: 700, lineHeight: 1 },
    ),
    drawnMark(200, 200),
    '</svg>',
  ].join('');
}
