import { shortenText } from './shorten-text.ts';
import { heightOf, linesOf, type TextBox } from './text-lines.ts';
import type { TipSheetContent } from './tip-sheet-content.ts';
import { GAP, LABEL, type TipSheetType } from './tip-sheet-page.ts';

/** How much a tip sheet has of each part; the last plan has what it has in any case. */
interface Plan {
  readonly points: number;
  readonly pointLines: number;
  readonly quotes: number;
  readonly quoteLines: number;
  readonly highlights: number;
  readonly highlightLines: number;
  readonly comparable: number;
  readonly aboutLines: number;
}

export const plans: readonly [Plan, ...Plan[]] = [
  {
    points: 6,
    pointLines: 3,
    quotes: 2,
    quoteLines: 4,
    highlights: 4,
    highlightLines: 4,
    comparable: 5,
    aboutLines: 6,
  },
  {
    points: 6,
    pointLines: 2,
    quotes: 2,
    quoteLines: 3,
    highlights: 3,
    highlightLines: 3,
    comparable: 4,
    aboutLines: 4,
  },
  {
    points: 5,
    pointLines: 2,
    quotes: 2,
    quoteLines: 2,
    highlights: 3,
    highlightLines: 2,
    comparable: 3,
    aboutLines: 4,
  },
  {
    points: 4,
    pointLines: 2,
    quotes: 1,
    quoteLines: 2,
    highlights: 2,
    highlightLines: 2,
    comparable: 3,
    aboutLines: 3,
  },
  {
    points: 4,
    pointLines: 1,
    quotes: 0,
    quoteLines: 0,
    highlights: 1,
    highlightLines: 2,
    comparable: 3,
    aboutLines: 2,
  },
];

export interface Fitting {
  readonly content: TipSheetContent;
  readonly width: number;
  readonly type: TipSheetType;
  /** Height that the column may have, in mm. */
  readonly height: number;
}

const isFilled = ({ text }: { readonly text: string }) => text !== '';

/** Type of the table of comparable titles, in points, and the shares of the column's width of its texts. */
const COMPARABLE_SIZE = 8.5;
const COMPARABLE_LEADING = 11;
const ROW_GAP = 0.7;
const comparableBoxes = (width: number) => ({
  title: { width: width * 0.37, size: COMPARABLE_SIZE },
  author: { width: width * 0.27, size: COMPARABLE_SIZE },
});

/**
 * Everything below the head except the description, as a plan has it.
 *
 * @param comparableLines lines of a comparable title and its author
 */
export function partsOf({ content, width, type }: Fitting, plan: Plan, comparableLines = 1) {
  const comparableBox = comparableBoxes(width);
  const box: TextBox = { width, size: type.size };
  const indented: TextBox = { width: width - 4, size: type.size };
  const beside: TextBox = { width: width - (content.author.photoId ? 28 : 0), size: type.size };
  return {
    points: content.points.slice(0, plan.points).map((point) => shortenText(point, indented, plan.pointLines)),
    quotes: content.quotes
      .slice(0, plan.quotes)
      .map(({ text, byline }) => ({
        text: shortenText(text, indented, plan.quoteLines),
        byline: shortenText(byline, indented, 1),
      }))
      .filter(isFilled),
    author: {
      ...content.author,
      name: shortenText(content.author.name, beside, 1),
      place: shortenText(content.author.place, beside, 1),
      about: shortenText(content.author.about, beside, plan.aboutLines),
    },
    highlights: content.highlights
      .slice(0, plan.highlights)
      .map(({ label, text }) => ({
        label,
        text: shortenText(`${label}. ${text}`, box, plan.highlightLines).slice(label.length + 2),
      }))
      .filter(isFilled),
    comparable: content.comparable.slice(0, plan.comparable).map((one) => ({
      ...one,
      title: shortenText(one.title, comparableBox.title, comparableLines),
      author: shortenText(one.author, comparableBox.author, comparableLines),
    })),
  };
}

type Parts = ReturnType<typeof partsOf>;

const PHOTO_HEIGHT = 24;

export function heightOfParts(parts: Parts, { width, type, content }: Fitting): number {
  const lines = (text: string, inset = 0) =>
    heightOf(linesOf(text, { width: width - inset, size: type.size }), type.leading);
  const sum = (heights: readonly number[]) => heights.reduce((all, height) => all + height, 0);
  const block = (heights: readonly number[], label: number) => (heights.length > 0 ? sum(heights) + label + GAP : 0);
  const { author } = parts;
  const comparableBox = comparableBoxes(width);
  const photo = author.photoId ? 28 : 0;
  const aboutHeight =
    heightOf(1, type.leading) + (author.place ? heightOf(1, type.leading) : 0) + lines(author.about, photo);
  const hasAuthor = author.about !== '' || author.place !== '' || author.photoId !== null;
  return (
    block(
      parts.points.map((point) => lines(point, 4) + 0.6),
      0,
    ) +
    block(
      parts.quotes.map(({ text, byline }) => lines(text, 4) + (byline ? heightOf(1, type.leading) : 0) + 1),
      0,
    ) +
    (hasAuthor ? block([Math.max(photo ? PHOTO_HEIGHT : 0, aboutHeight)], LABEL) : 0) +
    block(
      parts.highlights.map(({ label, text }) => lines(`${label}. ${text}`) + 0.8),
      LABEL,
    ) +
    block(
      parts.comparable.map(({ title, author: by }) => {
        const rows = Math.max(1, linesOf(title, comparableBox.title), linesOf(by, comparableBox.author));
        return heightOf(rows, COMPARABLE_LEADING) + ROW_GAP;
      }),
      LABEL + (content.comparable.length > 0 ? heightOf(1, 12) : 0),
    )
  );
}
