export type PaperName = 'Letter' | 'A4';

/** A paper on which staff print, in millimetres, portrait. */
export interface Paper {
  readonly name: PaperName;
  readonly width: number;
  readonly height: number;
}

const MM_PER_POINT = 25.4 / 72;

/**
 * The papers for which pages are counted before they are printed. Chromium prints on whole points: A4 is 595 × 842 points,
 * which is 0.04 mm higher than 297 mm and decides whether a last line fits.
 */
export const papers: Readonly<Record<PaperName, Paper>> = {
  Letter: { name: 'Letter', width: 612 * MM_PER_POINT, height: 792 * MM_PER_POINT },
  A4: { name: 'A4', width: 595 * MM_PER_POINT, height: 842 * MM_PER_POINT },
};

export const allPapers: readonly Paper[] = [papers.Letter, papers.A4];

/** Margins of every page in millimetres, as in the `@page` rule of `base.css`. Head and foot are within them. */
export const pageMargins = { top: 18, side: 12, bottom: 16 } as const;

/** Tolerance of a paper's size in its media query, in millimetres. */
const SIZE_TOLERANCE_MM = 1;

/**
 * Media query of a paper. A media query sees the paper of the print dialog in the dialog's orientation, whatever the
 * orientation of the pages, so both count. Another scale than 100 % gives another size, and then no paper matches.
 */
export function mediaOf({ width, height }: Paper): string {
  const between = (size: number) =>
    `(min-width: ${size - SIZE_TOLERANCE_MM}mm) and (max-width: ${size + SIZE_TOLERANCE_MM}mm)`;
  return `print and ${between(width)}, print and ${between(height)}`;
}
