import { addOnModules, eanModules } from '@titlenet/catalogue/isbn/ean-modules';
import type { TipSheetContent } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import styles from './Barcode.module.css';

// In modules, of 0.32 mm at the height of the style sheet (GS1: 0.264 to 0.66 mm).
const QUIET_LEFT = 11;
const QUIET_RIGHT = 7;
const ADD_ON_GAP = 12;
const EAN_WIDTH = 95;
const ADD_ON_WIDTH = 47;
const HEIGHT = 76;
const BARS_TOP = 2;
const BARS_END = 65;
/** Guard bars are longer than the others. */
const GUARDS_END = 70;
const DIGITS_BASELINE = 74.5;
const ADD_ON_TOP = 12;

const isGuard = (module: number): boolean => module < 3 || (module >= 45 && module < 50) || module >= 92;

/** Rectangles of the bars as the data of one path. */
function barsOf(modules: string, left: number, top: number, endOf: (module: number) => number): string {
  return [...modules.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${left + index} ${top}h${length}V${endOf(index)}h-${length}z`)
    .join('');
}

/**
 * The EAN-13 of a title, with the price beside it. Drawn in the page instead of loaded as a picture: of hundreds of tip
 * sheets, loading and parsing their barcodes was half of the work.
 */
export function Barcode({ barcode }: { barcode: TipSheetContent['barcode'] }) {
  if (!barcode) return null;
  const { isbn, addOn } = barcode;
  const addOnLeft = QUIET_LEFT + EAN_WIDTH + ADD_ON_GAP;
  const width = addOn ? addOnLeft + ADD_ON_WIDTH + QUIET_RIGHT : QUIET_LEFT + EAN_WIDTH + QUIET_RIGHT;
  const bars = barsOf(eanModules(isbn), QUIET_LEFT, BARS_TOP, (module) => (isGuard(module) ? GUARDS_END : BARS_END));
  const addOnBars = addOn ? barsOf(addOnModules(addOn), addOnLeft, ADD_ON_TOP, () => GUARDS_END) : '';
  const digits = (text: string, x: number, length: number, y = DIGITS_BASELINE) => (
    <text x={x} y={y} textLength={length}>
      {text}
    </text>
  );
  return (
    <svg
      role="img"
      aria-label={`EAN-13 barcode of ${isbn}${addOn ? ` with price ${addOn}` : ''}`}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className={styles.barcode}
    >
      <path d={bars + addOnBars} />
      {digits(isbn.slice(0, 1), 2, 6)}
      {digits(isbn.slice(1, 7), QUIET_LEFT + 4, 40)}
      {digits(isbn.slice(7), QUIET_LEFT + 51, 40)}
      {addOn && digits(addOn, addOnLeft + 2, 43, ADD_ON_TOP - 2)}
    </svg>
  );
}
