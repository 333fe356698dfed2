/** Space between two columns, in twips. */
export const CELL_GAP = 60;

/** Width beyond its widest word that a column may claim when the width is divided, relative to the font size. */
const MAX_EXTRA_WIDTH = 24;
/** Letters of a text that are measured. */
const MAX_MEASURED_LETTERS = 400;
const TWIPS_PER_HALF_POINT = 10;

/** Widths of Arial's letters relative to the font size, rounded up. */
const letterWidths: readonly [RegExp, number][] = [
  [/[\u1100-\ud7ff\uf900-\uffef]/, 1.05],
  [/[MWmw%@&★◆]/, 0.95],
  [/\p{Lu}/u, 0.74],
  [/[\p{P}iljtf]/u, 0.4],
  [/./, 0.58],
];
/** The head of a column is bold. */
const BOLD_FACTOR = 1.1;

const widthOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 0), 0);

const widestWord = (text: string): number =>
  // A no-break space does not separate words.
  Math.max(
    ...text
      .slice(0, MAX_MEASURED_LETTERS)
      .split(/[ \t\r\n\u00ad-]+/)
      .map(widthOf),
  );

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

interface ColumnTexts {
  /** The head first. */
  texts: readonly string[];
  /** Space beside the texts, in twips. */
  gap: number;
}

/**
 * Column widths in twips. Each column first gets room for its widest word, so that no date or ISBN breaks; what is left
 * is divided by the length of the texts.
 *
 * @param size of the type, in half points
 */
export function columnWidths(columns: readonly ColumnTexts[], width: number, size: number): number[] {
  const widest = columns.map(({ texts }) =>
    Math.max(0, ...texts.map((text, index) => widestWord(text) * (index === 0 ? BOLD_FACTOR : 1))),
  );
  const words = widest.map((letters, index) => letters * size * TWIPS_PER_HALF_POINT + (columns[index]?.gap ?? 0));
  const extras = columns.map(({ texts }, index) => {
    const longest = Math.max(0, ...texts.map((text) => widthOf(text.slice(0, MAX_MEASURED_LETTERS))));
    return 1 + Math.min(MAX_EXTRA_WIDTH, Math.max(0, longest - (widest[index] ?? 0)));
  });
  const left = width - sumOf(words);
  if (left < 0) return words.map((word) => Math.floor((word / sumOf(words)) * width));
  return words.map((word, index) => Math.floor(word + ((extras[index] ?? 0) / sumOf(extras)) * left));
}
