/** A column of text. `width` in mm, `size` of the font in points. */
export interface TextBox {
  readonly width: number;
  readonly size: number;
  /** True for bold text, which is wider. */
  readonly isBold?: boolean;
}

const MM_PER_POINT = 25.4 / 72;
const BOLD_FACTOR = 1.07;

/** Widths of letters in em: rounded up from Inter and Source Serif, so that an estimate has rather too many lines. */
const NARROW = 0.3;
const COMMON = 0.545;
const WIDE = 0.7;
const WIDEST = 0.9;
const FULL_WIDTH = 1.02;

const narrow = new Set([..."iljtfrI.,;:'’‘|!()[] /"]);
const widest = new Set([...'mwMW@%—…']);

function widthOf(letter: string): number {
  if (narrow.has(letter)) return NARROW;
  if (widest.has(letter)) return WIDEST;
  const code = letter.codePointAt(0) ?? 0;
  if ((code >= 65 && code <= 90) || (code >= 48 && code <= 57)) return code < 65 ? 0.62 : WIDE;
  return code >= 0x2e80 ? FULL_WIDTH : COMMON;
}

/** @returns the estimated width of a text on one line, in em */
function widthInEm(text: string): number {
  let width = 0;
  for (const letter of text) width += widthOf(letter);
  return width;
}

/** @returns the estimated number of lines of a text, with words broken that are wider than the column; 0 for '' */
export function linesOf(text: string, { width, size, isBold = false }: TextBox): number {
  if (text === '') return 0;
  const available = width / (size * MM_PER_POINT * (isBold ? BOLD_FACTOR : 1));
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const own = widthInEm(word);
    const gap = used > 0 ? NARROW : 0;
    if (used + gap + own <= available) used += gap + own;
    else {
      lines += used > 0 ? 1 : 0;
      const broken = Math.max(0, Math.ceil(own / available) - 1);
      lines += broken;
      used = own - broken * available;
    }
  }
  return lines;
}

/** @returns the height of lines in mm; `leading` in points */
export const heightOf = (lines: number, leading: number): number => lines * leading * MM_PER_POINT;
