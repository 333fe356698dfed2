import { drawingSVG, ean13 } from 'bwip-js/node';

/** Nominal width of one module in mm, at which a printed barcode can be scanned (GS1 General Specifications). */
const MODULE_MM = 0.33;
/** Height of the bars in bwip-js's millimetres (72 per inch): 65 modules, near the nominal 69. */
const BAR_HEIGHT = 22.85;

export const barcodeTypes = { svg: 'image/svg+xml', png: 'image/png' } as const;
export type BarcodeType = keyof typeof barcodeTypes;

/** Pixels per module in both formats; with fewer, the library rounds the digits up into the bars. */
const SCALE = 4;

// A new object for each drawing, because the library writes its scale into it.
const options = (isbn13: string, addOn: string | undefined) => ({
  bcid: 'ean13',
  text: addOn ? `${isbn13} ${addOn}` : isbn13,
  scale: SCALE,
  height: BAR_HEIGHT,
  includetext: true,
  guardwhitespace: true,
  backgroundcolor: 'FFFFFF',
  paddingwidth: 2,
  paddingheight: 2,
});

function atNominalSize(svg: string): string {
  return svg.replace(/viewBox="0 0 (\d+) (\d+)"/, (viewBox, width: string, height: string) => {
    const millimetres = (pixels: string) => `${((Number(pixels) / SCALE) * MODULE_MM).toFixed(2)}mm`;
    return `width="${millimetres(width)}" height="${millimetres(height)}" ${viewBox}`;
  });
}

/**
 * Draws the EAN-13 barcode of an ISBN, black on white in both colour schemes.
 * @param isbn13 thirteen digits with a valid check digit
 * @param addOn five digits of a second barcode beside it, with the price
 * @returns an SVG of nominal size, or a PNG with four pixels per module (about 300 dpi)
 * @throws errors of the library for any other text
 */
export function drawBarcode(isbn13: string, type: BarcodeType, addOn?: string): string | Promise<Buffer> {
  const drawn = options(isbn13, addOn);
  return type === 'svg' ? atNominalSize(ean13(drawn, drawingSVG())) : ean13(drawn);
}
