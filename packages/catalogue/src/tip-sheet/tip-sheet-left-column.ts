import { shortenList, shortenText } from './shorten-text.ts';
import { heightOf, linesOf, type TextBox } from './text-lines.ts';
import type { LabelledText, TipSheetContent } from './tip-sheet-content.ts';
import { GAP, LABEL, tipSheetPage } from './tip-sheet-page.ts';

const MAX_COVER_HEIGHT = 95;
const MIN_COVER_HEIGHT = 84;
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

/** The left column: details are shortened until the cover has its least height. */
export function leftColumn(content: TipSheetContent, height: number) {
  const { left: width } = tipSheetPage;
  const detailBox = { width, size: 8.5 };
  const fixed =
    content.box.length * BOX_ROW +
    (content.box.length > 0 ? GAP * 2 : 0) +
    (content.barcode ? BARCODE_HEIGHT + GAP : 0);
  const workBox = { width: width - ISBN_WIDTH, size: 8.5 };
  for (const [lines, works, workLines] of [
    [4, 4, 2],
    [4, 4, 1],
    [3, 3, 1],
    [2, 3, 1],
    [2, 2, 1],
    [1, 0, 0],
  ] as const) {
    const details = shortenDetails(content.details, detailBox, lines);
    const shownWorks = content.works.slice(0, works).map(({ title, isbn }) => ({
      title: shortenText(title, workBox, workLines),
      isbn,
    }));
    const needed =
      fixed +
      details.reduce((all, { text }) => all + heightOf(1, 11) + heightOf(linesOf(text, detailBox), 11.5) + 1.2, 0) +
      shownWorks.reduce((all, { title }) => all + heightOf(Math.max(1, linesOf(title, workBox)), 12), 0) +
      (shownWorks.length > 0 ? LABEL + GAP : 0);
    const room = height - needed - GAP;
    if (room >= MIN_COVER_HEIGHT || lines === 1) {
      const coverHeight = Math.max(MIN_COVER_HEIGHT / 2, Math.min(MAX_COVER_HEIGHT, width * COVER_RATIO, room));
      return { details, works: shownWorks, coverHeight };
    }
  }
  return { details: [], works: [], coverHeight: MIN_COVER_HEIGHT };
}
