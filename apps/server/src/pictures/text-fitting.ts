export type Face = 'serif' | 'sans';

export interface FittedText {
  lines: string[];
  /** In units of the drawing. */
  size: number;
}

export interface TextBox {
  width: number;
  height: number;
  largest: number;
  smallest: number;
  face: Face;
  /** As in CSS; 400 by default. */
  weight?: number;
  lineHeight: number;
}

// Widths in em, rather too wide than too narrow, because the fonts of the reader's machine are unknown.
const classes: [RegExp, number][] = [
  [/[iljtfrI.,:;'’!|()[\]-]/, 0.34],
  [/[mwMW@—]/, 0.92],
  [/[\p{Lu}\p{N}&]/u, 0.7],
  [/\s/, 0.27],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.02],
];

function characterWidth(character: string): number {
  return classes.find(([pattern]) => pattern.test(character))?.[1] ?? 0.55;
}

/** Factors for Source Serif 4 and Inter, the fonts of PNG pictures, which are wider for nearly all titles. */
const breadths: Record<Face, { regular: number; bold: number }> = {
  serif: { regular: 1.1, bold: 1.14 },
  sans: { regular: 1.06, bold: 1.1 },
};

/** Estimates the width of a text in em. */
export function textWidth(text: string, { face, weight = 400 }: Pick<TextBox, 'face' | 'weight'>): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width * breadths[face][weight >= 600 ? 'bold' : 'regular'];
}

/** Breaks a text into lines at blanks; undefined when a word is wider than the line. */
function breakLines(words: readonly string[], width: number, box: TextBox): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (textWidth(word, box) > width) return undefined;
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, box) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}

/** Sets a text at the smallest size and cuts it at the end of the box. */
function cut(words: readonly string[], box: TextBox): FittedText {
  const width = box.width / box.smallest;
  const most = Math.max(1, Math.floor(box.height / (box.smallest * box.lineHeight)));
  const short = words.map((word) => {
    let kept = [...word];
    while (kept.length > 1 && textWidth(kept.join(''), box) > width - 0.6) kept = kept.slice(0, -1);
    return kept.length < [...word].length ? `${kept.join('')}…` : word;
  });
  const lines = breakLines(short, width, box) ?? [];
  if (lines.length <= most) return { lines, size: box.smallest };
  const kept = lines.slice(0, most);
  kept[most - 1] = `${(kept[most - 1] ?? '').replace(/\s?\S{0,3}$/, '')}…`;
  return { lines: kept, size: box.smallest };
}

/** The same number of lines, as narrow as they get: of about equal length. */
function balance(lines: string[], words: readonly string[], size: number, box: TextBox): string[] {
  let balanced = lines;
  for (let share = 0.95; share > 0.4; share -= 0.05) {
    const narrower = breakLines(words, (share * box.width) / size, box);
    if (!narrower || narrower.length > lines.length) break;
    balanced = narrower;
  }
  return balanced;
}

/** A size that is this much of the largest one is taken when it saves a line. */
const WORTH_A_LINE = 0.8;

/**
 * Fits a text at about the largest possible size in lines of about equal length. If it does not fit at any size, it is
 * cut with an ellipsis.
 */
export function fitText(text: string, box: TextBox): FittedText {
  const words = text.split(/\s+/).filter(Boolean);
  let largest: FittedText | undefined;
  let best: FittedText | undefined;
  for (let size = box.largest; size >= Math.max(box.smallest, WORTH_A_LINE * (largest?.size ?? 0)); size -= 1) {
    const lines = breakLines(words, box.width / size, box);
    if (!lines || lines.length * size * box.lineHeight > box.height) continue;
    largest ??= { lines, size };
    if (!best || lines.length < best.lines.length) best = { lines, size };
  }
  return best ? { ...best, lines: balance(best.lines, words, best.size, box) } : cut(words, box);
}
