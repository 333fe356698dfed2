/** Twentieths of a point in a millimetre, the unit of lengths in a Word file. */
const TWIPS_PER_MM = 1440 / 25.4;

/** @returns a length in twips, the unit of Word files */
export const twips = (millimetres: number): number => Math.round(millimetres * TWIPS_PER_MM);

/**
 * The margins of sheets in twips, as on paper: 18 mm above, so that a head of three lines does not reach the text,
 * 12 mm beside, 16 mm below.
 */
const margin = { top: twips(18), right: twips(12), bottom: twips(16), left: twips(12), header: 400, footer: 400 };

export interface PaperSize {
  /** Both in twips. */
  width: number;
  height: number;
}

const letter: PaperSize = { width: 12_240, height: 15_840 };
const a4: PaperSize = { width: twips(210), height: twips(297) };

/** Usual paper size of a locale: Letter in North America, A4 elsewhere. */
export function paperSizeOf(language: string): PaperSize {
  return /-(US|CA|MX)$/i.test(language) ? letter : a4;
}

/** The page properties of a Word section. */
export const pageOf = (size: PaperSize) => ({ size, margin });

/** A page across. */
export const landscapeOf = ({ width, height }: PaperSize): PaperSize => ({ width: height, height: width });

/** Height between the margins, in twips. */
export const contentHeightOf = ({ height }: PaperSize): number => height - margin.top - margin.bottom;

/** Width between the margins, in twips. */
export const contentWidthOf = ({ width }: PaperSize): number => width - margin.left - margin.right;
