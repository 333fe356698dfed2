import type { TipSheetContent } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import { tipSheetOutline } from '@titlenet/catalogue/tip-sheet/tip-sheet-outline';
import { wordPicture } from '../title-pictures.ts';
import type { WordTipSheet } from '../word/tip-sheets-file.ts';
import type { TipSheetFrame } from './TipSheet.tsx';
import { barcodeAddress } from './tip-sheet-frame.ts';

/** Letters of a Word file may be wider than the product's: the fonts are those of its reader. */
const WORD_SHARE = 0.88;
const PIXELS_PER_MM = 96 / 25.4;

/**
 * A tip sheet with the pictures of a Word file.
 *
 * @throws the signal's reason when it was aborted
 */
export async function wordTipSheet(
  content: TipSheetContent,
  frame: TipSheetFrame,
  signal: AbortSignal,
): Promise<WordTipSheet> {
  const outline = tipSheetOutline(content, WORD_SHARE);
  const picture = (address: string | null, width: number, height: number) =>
    address && wordPicture(address, signal, { width: width * PIXELS_PER_MM, height: height * PIXELS_PER_MM });
  const [cover, photo, barcode] = await Promise.all([
    picture(frame.cover, outline.layout === 'poster' ? 80 : 60, outline.coverHeight),
    picture(frame.photo, 20, 20),
    picture(barcodeAddress(content.barcode), 52, 22),
  ]);
  const { orders, printedOn, audience } = frame;
  return {
    outline,
    frame: { orders, printedOn, audience },
    cover: cover || null,
    photo: photo || null,
    barcode: barcode || null,
  };
}
