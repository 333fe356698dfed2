import { shortenList, shortenText } from './shorten-text.ts';
import { heightOf, linesOf, type TextBox } from './text-lines.ts';
import type { LabelledText, TipSheetContent } from './tip-sheet-content.ts';
import { GAP, LABEL, tipSheetPage } from './tip-sheet-page.ts';

const MAX_COVER_HEIGHT = 95;
const MIN_COVER_HEIGHT = 84;
/** Where other works are whole beside a cover of this height, but not beside a larger one. */
const COMPACT_COVER_HEIGHT = 66;
/** Where the column is full. */
const SMALL_COVER_HEIGHT = 60;
const LEAST_COVER_HEIGHT = 42;
/** Proportion of a usual cover. */
const COVER_RATIO = 1.5;

const BOX_ROW = heightOf(1, 13);
const BARCODE_HEIGHT = 27;

/** Width of an ISBN beside another work, with the gap between them. */
const ISBN_WIDTH = 30;

/** Details with texts of at most so many lines. */
export const shortenDetails = (details: readonly LabelledText[], box: TextBox, lines: number): LabelledText[] =>
  details.map(({ label, text, items }) => ({
    label,
    text: items ? shortenList(items, box, lines) : shortenText(text, box, lines),
  }));

/**
 * Lines of a detail, number of other works, lines of their titles; tried in this order until the cover has its least height.
 * The last one is taken in any case.
 */
const plans = [
  { lines: 4, works: 4, workLines: 2, minCover: MIN_COVER_HEIGHT },
  { lines: 4, works: 4, workLines: 2, minCover: COMPACT_COVER_HEIGHT },
  { lines: 4, works: 4, workLines: 1, minCover: MIN_COVER_HEIGHT },
  { lines: 3, works: 3, workLines: 1, minCover: MIN_COVER_HEIGHT },
  { lines: 2, works: 3, workLines: 1, minCover: MIN_COVER_HEIGHT },
  { lines: 2, works: 2, workLines: 1, minCover: MIN_COVER_HEIGHT },
  { lines: 1, works: 2, workLines: 1, minCover: SMALL_COVER_HEIGHT },
  { lines: 1, works: 1, workLines: 1, minCover: SMALL_COVER_HEIGHT },
  { lines: 1, works: 0, workLines: 0, minCover: Number.NEGATIVE_INFINITY },
] as const;

/** The left column: details and other works are shortened until the cover has its least height. */
export function leftColumn(content: TipSheetContent, height: number) {
  const { left: width } = tipSheetPage;
  const detailBox = { width, size: 8.5 };
  const fixed =
    content.box.length * BOX_ROW +
    (content.box.length > 0 ? GAP * 2 : 0) +
    (content.barcode ? BARCODE_HEIGHT + GAP : 0);
  const workBox = { width: width - ISBN_WIDTH, size: 8.5 };
  for (const { lines, works, workLines, minCover } of plans) {
    const details = shortenDetails(content.details, detailBox, lines);
    const shownWorks = content.works.slice(0, works).map(({ title, isbn }) => ({
      title: shortenText(title, workBox, workLines),
      isbn,
    }));
    const needed =
      fixed +
      details.reduce((all, { text }) => all + heightOf(1, 11) + heightOf(linesOf(text, detailBox), 11.5) + 1.2, 0) +
      shownWorks.reduce((all, { title }) => all + heightOf(Math.max(1, linesOf(title, workBox)), 12), 0) +
      (content.works.length > 0 ? LABEL + GAP : 0);
    const room = height - needed - GAP;
    if (room >= minCover) {
      const coverHeight = Math.max(LEAST_COVER_HEIGHT, Math.min(MAX_COVER_HEIGHT, width * COVER_RATIO, room));
      return { details, works: shownWorks, coverHeight };
    }
  }
  return { details: [], works: [], coverHeight: MIN_COVER_HEIGHT };
}
