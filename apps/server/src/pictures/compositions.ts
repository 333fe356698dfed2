import type { CoverText } from './cover-text.ts';
import type { DigestBytes } from './digest-bytes.ts';
import type { Palette } from './palettes.ts';
import { drawText, type TextPosition } from './svg-text.ts';
import { fitText } from './text-fitting.ts';

type Composition = (text: CoverText, palette: Palette, choices: DigestBytes) => string;

interface Block extends Omit<TextPosition, 'lineHeight' | 'y'> {
  width: number;
  largest: number;
  smallest: number;
  /** Vertical range of the text's box. */
  top: number;
  bottom: number;
  verticalAlign?: 'top' | 'middle' | 'bottom';
}

function block(text: string, position: Block): string {
  const lineHeight = position.face === 'serif' ? 1.16 : 1.1;
  const { top, bottom, verticalAlign = 'top' } = position;
  const fitted = fitText(text, { ...position, height: bottom - top, lineHeight });
  const spare = bottom - top - fitted.lines.length * fitted.size * lineHeight;
  const y = top + (verticalAlign === 'top' ? 0 : verticalAlign === 'middle' ? spare / 2 : spare);
  return drawText(fitted, { ...position, y, lineHeight });
}

const small = (text: string, position: Omit<Block, 'largest' | 'smallest' | 'bottom'>) =>
  block(text.toUpperCase(), {
    largest: 8,
    smallest: 6,
    bottom: position.top + 10,
    spacing: 0.6,
    ...position,
    width: position.width * 0.86,
  });

/** A frame and a lozenge, with centred text. */
const classic: Composition = ({ title, author, imprint }, { ink, accent }) => {
  const middle = { x: 103, anchor: 'middle', face: 'serif' } as const;
  return [
    `<rect x="18" y="12" width="170" height="276" fill="none" stroke="${accent}" stroke-width="2"/>`,
    `<rect x="23" y="17" width="160" height="266" fill="none" stroke="${accent}" stroke-width=".8"/>`,
    block(title, {
      ...middle,
      colour: ink,
      width: 142,
      top: 40,
      bottom: 150,
      largest: 30,
      smallest: 11,
      verticalAlign: 'middle',
    }),
    `<path d="M60 170h34M112 170h34" stroke="${accent}" stroke-width="1"/><path d="m103 163 7 7-7 7-7-7z" fill="${accent}"/>`,
    block(author, {
      ...middle,
      colour: ink,
      width: 140,
      top: 186,
      bottom: 236,
      largest: 15,
      smallest: 8,
      isItalic: true,
    }),
    small(imprint, { ...middle, colour: accent, width: 150, top: 262 }),
  ].join('');
};

/** The title in large type on a coloured area, the author on a band below. */
const bands: Composition = ({ title, author, imprint }, { ink, accent, onAccent, second }) =>
  [
    `<rect y="206" width="200" height="94" fill="${accent}"/><rect y="198" width="200" height="8" fill="${second}"/>`,
    block(title, {
      x: 22,
      face: 'sans',
      weight: 800,
      colour: ink,
      width: 160,
      top: 26,
      bottom: 186,
      largest: 36,
      smallest: 11,
    }),
    block(author, {
      x: 22,
      face: 'sans',
      weight: 600,
      colour: onAccent,
      width: 160,
      top: 220,
      bottom: 262,
      largest: 16,
      smallest: 8,
    }),
    small(imprint, { x: 22, face: 'sans', colour: onAccent, width: 160, top: 276 }),
  ].join('');

/** A sun behind hills. */
const hills: Composition = ({ title, author, imprint }, { ink, accent, onAccent, second, third }, choices) => {
  const sun = choices.between(60, 150).toFixed(0);
  const [left, right] = [choices.between(170, 205).toFixed(0), choices.between(170, 205).toFixed(0)];
  return [
    `<circle cx="${sun}" cy="186" r="46" fill="${third}"/>`,
    `<path d="M0 ${left}C50 ${right} 90 236 200 ${right}V300H0z" fill="${second}"/>`,
    `<path d="M0 236C60 202 130 262 200 222V300H0z" fill="${accent}"/>`,
    block(title, {
      x: 22,
      face: 'serif',
      weight: 700,
      colour: ink,
      width: 160,
      top: 24,
      bottom: 128,
      largest: 32,
      smallest: 11,
    }),
    block(author, {
      x: 22,
      face: 'serif',
      colour: onAccent,
      width: 160,
      top: 250,
      bottom: 276,
      largest: 13,
      smallest: 7,
    }),
    small(imprint, { x: 22, face: 'sans', colour: onAccent, width: 160, top: 282 }),
  ].join('');
};

/** Quarter circles in a grid, rotated by the digest. */
const mosaic: Composition = ({ title, author, imprint }, palette, choices) => {
  const { ink, accent, second, third } = palette;
  const turns = [
    'M0 0h38a38 38 0 0 1-38 38z',
    'M38 0v38a38 38 0 0 1-38-38z',
    'M38 38h-38a38 38 0 0 1 38-38z',
    'M0 38v-38a38 38 0 0 1 38 38z',
  ];
  const tiles = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [24 + (index % 4) * 38, 136 + Math.floor(index / 4) * 38];
    const [back, front] = [choices.oneOf([palette.ground, second, third]), choices.oneOf([accent, ink, third])];
    return `<g transform="translate(${x} ${y})"><rect width="38" height="38" fill="${back}"/><path d="${choices.oneOf(turns)}" fill="${front}"/></g>`;
  });
  return [
    block(title, {
      x: 24,
      face: 'sans',
      weight: 700,
      colour: ink,
      width: 156,
      top: 20,
      bottom: 100,
      largest: 26,
      smallest: 10,
    }),
    block(author, {
      x: 24,
      face: 'sans',
      colour: ink,
      width: 156,
      top: 106,
      bottom: 130,
      largest: 11,
      smallest: 7,
      verticalAlign: 'bottom',
    }),
    ...tiles,
    small(imprint, { x: 24, face: 'sans', colour: ink, width: 156, top: 268 }),
  ].join('');
};

/** Rings around a point, cut off by the edge. */
const rings: Composition = ({ title, author, imprint }, { ink, accent, second, third }, choices) => {
  const [x, y] = [choices.between(110, 190).toFixed(0), choices.between(40, 90).toFixed(0)];
  const circles = [104, 82, 60, 38, 16].map(
    (radius, index) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${[second, accent, third, second, accent][index]}" fill-opacity=".92"/>`,
  );
  return [
    ...circles,
    block(title, {
      x: 22,
      face: 'serif',
      weight: 700,
      colour: ink,
      width: 160,
      top: 192,
      bottom: 254,
      largest: 28,
      smallest: 9,
      verticalAlign: 'bottom',
    }),
    block(author, { x: 22, face: 'sans', colour: ink, width: 160, top: 260, bottom: 274, largest: 11, smallest: 7 }),
    small(imprint, { x: 22, face: 'sans', colour: ink, width: 160, top: 280 }),
  ].join('');
};

/** A label on stripes, as on a notebook. */
const label: Composition = ({ title, author, imprint }, { ground, ink, accent, second, third }, choices) => {
  const colours = [accent, second, third, ground];
  const stripes = Array.from(
    { length: 10 },
    (_, index) => `<rect x="${index * 20}" width="20" height="300" fill="${choices.oneOf(colours)}"/>`,
  );
  const middle = { x: 103, anchor: 'middle' } as const;
  return [
    ...stripes,
    `<rect x="26" y="52" width="154" height="172" rx="3" fill="${ground}"/><rect x="31" y="57" width="144" height="162" rx="2" fill="none" stroke="${ink}" stroke-width=".8"/>`,
    block(title, {
      ...middle,
      face: 'serif',
      weight: 700,
      colour: ink,
      width: 130,
      top: 66,
      bottom: 160,
      largest: 26,
      smallest: 9,
      verticalAlign: 'middle',
    }),
    `<path d="M83 168h40" stroke="${ink}" stroke-width="1"/>`,
    block(author, {
      ...middle,
      face: 'serif',
      colour: ink,
      width: 126,
      top: 174,
      bottom: 202,
      largest: 12,
      smallest: 7,
      isItalic: true,
    }),
    small(imprint, { ...middle, face: 'sans', colour: ink, width: 134, top: 206 }),
  ].join('');
};

export const compositions: readonly Composition[] = [classic, bands, hills, mosaic, rings, label];
