import { formatCount } from '../formatting/numbers.ts';
import { shortenList, shortenText } from './shorten-text.ts';
import { heightOf, linesOf, type TextBox } from './text-lines.ts';
import { type TipSheetContent, wordCount } from './tip-sheet-content.ts';
import { leftColumn, shortenDetails } from './tip-sheet-left-column.ts';
import { GAP, type TipSheetType, tipSheetPage } from './tip-sheet-page.ts';
import { type Fitting, heightOfParts, partsOf, plans } from './tip-sheet-parts.ts';

/** Below this number of words, a title has one column in larger type. */
const MIN_WORDS_OF_TWO_COLUMNS = 60;

/** Larger type is tried first: it is used if everything fits in it. */
const types: readonly [TipSheetType, ...TipSheetType[]] = [
  { size: 12, leading: 17 },
  { size: 11, leading: 15.5 },
  { size: 10, leading: 14 },
  { size: 9, leading: 12.5 },
];
const posterType: TipSheetType = { size: 14, leading: 20 };
/** The column of details beside the facts of a page of one column, in mm. */
const POSTER_DETAILS_WIDTH = 95;
const MAX_POSTER_WORKS = 4;

/** The description has so many lines before other parts have more than a leaner plan gives them. */
const MIN_DESCRIPTION_LINES = 9;

/** Fixed type of the head, in points. */
const headType = {
  title: { size: 22, leading: 26 },
  longTitle: { size: 16, leading: 19 },
  line: { size: 12, leading: 16 },
  keynote: { size: 12, leading: 17 },
} as const;

const MAX_TITLE_LINES = 3;
const MAX_LONG_TITLE_LINES = 4;
const MAX_ADDED_GAP = 4.5;
const MAX_COMPARABLE_LINES = 2;

/** A tip sheet that fits on its page: the content with texts shortened, and its layout. */
export interface TipSheetOutline extends Omit<TipSheetContent, 'credits'> {
  readonly credits: string;
  /** `poster`: one column, for a title with few words. */
  readonly layout: 'columns' | 'poster';
  readonly type: TipSheetType;
  readonly hasLongTitle: boolean;
  /** Height of the box of the cover in mm. */
  readonly coverHeight: number;
  /** Space between the parts of the right column, in mm: more where texts are short. */
  readonly gap: number;
  /** How many titles these lists have, of which the page may have fewer. */
  readonly allComparable: number;
  readonly allWorks: number;
}

const counts = ({ comparable, works }: TipSheetContent) => ({
  allComparable: comparable.length,
  allWorks: works.length,
});

/** Heading of a list of titles: 'Other works', 'Other works (4 of 12)'. @param all how many there are */
export function headingOfTitles(heading: string, shown: readonly unknown[], all: number): string {
  if (shown.length === all) return heading;
  if (shown.length === 0) return `${heading} (no room for ${formatCount(all)})`;
  return `${heading} (${formatCount(shown.length)} of ${formatCount(all)})`;
}

const MAX_PARAGRAPHS = 12;

function headOf({ title, subtitle, credits, keynote }: TipSheetContent, width: number) {
  const isLong = linesOf(title, { width, size: headType.title.size, isBold: true }) > MAX_TITLE_LINES;
  const titleType = isLong ? headType.longTitle : headType.title;
  const line = { width, size: headType.line.size };
  const keynoteBox = { width, size: headType.keynote.size, isBold: true };
  const head = {
    title: shortenText(
      title,
      { width, size: titleType.size, isBold: true },
      isLong ? MAX_LONG_TITLE_LINES : MAX_TITLE_LINES,
    ),
    subtitle: shortenText(subtitle, line, 3),
    credits: shortenList(credits, line, 2, ' · '),
    keynote: shortenText(keynote, keynoteBox, 4),
  };
  const height =
    heightOf(linesOf(head.title, { width, size: titleType.size, isBold: true }), titleType.leading) +
    heightOf(linesOf(head.subtitle, line) + linesOf(head.credits, line), headType.line.leading) +
    heightOf(linesOf(head.keynote, keynoteBox), headType.keynote.leading) +
    (head.keynote ? GAP : 0) +
    GAP;
  return { head, isLong, height };
}

/** Height of paragraphs with the space between them, in mm. */
const heightOfParagraphs = (paragraphs: readonly string[], box: TextBox, leading: number): number =>
  paragraphs.reduce((all, text) => all + heightOf(linesOf(text, box), leading) + PARAGRAPH_GAP, 0);
const PARAGRAPH_GAP = 1.2;

/** Takes whole paragraphs, then whole sentences of the next one. */
function fitDescription(description: readonly string[], box: TextBox, leading: number, height: number): string[] {
  const taken: string[] = [];
  let left = height;
  for (const paragraph of description.slice(0, MAX_PARAGRAPHS)) {
    const lines = Math.floor((left - PARAGRAPH_GAP) / heightOf(1, leading));
    const needed = linesOf(paragraph, box);
    // One line of a long paragraph says nothing.
    if (lines < 1 || (lines < 2 && needed > lines)) break;
    const text = shortenText(paragraph, box, lines);
    // Sentences that go on with an ellipsis stand alone only as the whole description.
    if (text.endsWith('…') && !paragraph.endsWith('…') && taken.length > 0) break;
    taken.push(text);
    if (text !== paragraph) break;
    left -= heightOf(needed, leading) + PARAGRAPH_GAP;
  }
  return taken;
}

/** Everything below the head in a type, or null if it does not fit in it. Where there is room, comparable titles are whole. */
function fitAll(fitting: Fitting) {
  const { content, width, type, height } = fitting;
  if (content.description.length > MAX_PARAGRAPHS) return null;
  const needed = heightOfParagraphs(content.description, { width, size: type.size }, type.leading) + GAP;
  const free = (parts: ReturnType<typeof partsOf>) => height - heightOfParts(parts, fitting) - needed;
  const [short, whole] = [partsOf(fitting, plans[0]), partsOf(fitting, plans[0], MAX_COMPARABLE_LINES)];
  if (free(short) < 0) return null;
  const isWhole = free(whole) >= 0;
  const parts = isWhole ? whole : short;
  return {
    type,
    parts,
    isWhole,
    description: content.description,
    gap: GAP + Math.min(MAX_ADDED_GAP, free(parts) / 7),
  };
}

/**
 * The right column: the largest type in which everything has its place, the next smaller one if only there comparable
 * titles are whole, else the smallest with shortened texts.
 */
function rightColumn(content: TipSheetContent, width: number, height: number) {
  const { head, isLong, height: headHeight } = headOf(content, width);
  const rest = height - headHeight;
  for (const [index, type] of types.entries()) {
    const fitted = fitAll({ content, width, type, height: rest });
    if (!fitted) continue;
    const smaller = types[index + 1];
    const next = fitted.isWhole || !smaller ? null : fitAll({ content, width, type: smaller, height: rest });
    return { head, isLong, ...(next?.isWhole ? next : fitted) };
  }
  const type = types[types.length - 1] ?? types[0];
  const fitting = { content, width, type, height: rest };
  const box = { width, size: type.size };
  const wanted = Math.min(
    heightOf(MIN_DESCRIPTION_LINES, type.leading),
    heightOfParagraphs(content.description, box, type.leading),
  );
  const candidates = plans.map((plan) => partsOf(fitting, plan));
  const parts =
    candidates.find((one) => heightOfParts(one, fitting) + wanted + GAP <= rest) ??
    candidates[candidates.length - 1] ??
    partsOf(fitting, plans[0]);
  const description = fitDescription(
    content.description,
    box,
    type.leading,
    rest - heightOfParts(parts, fitting) - GAP,
  );
  return { head, isLong, type, parts, description, gap: GAP };
}

/** One column: the texts are few, so that only their size is fitted. */
function posterOutline(content: TipSheetContent, height: number): TipSheetOutline {
  const width = 150;
  const { head, isLong } = headOf(content, width);
  const box = { width, size: posterType.size };
  const shorten = (text: string, lines: number) => shortenText(text, box, lines);
  return {
    ...content,
    ...head,
    keynote: shorten(content.keynote, 3),
    description: fitDescription(content.description, box, posterType.leading, heightOf(6, posterType.leading)),
    points: content.points.slice(0, 4).map((point) => shorten(point, 2)),
    quotes: content.quotes
      .slice(0, 1)
      .map(({ text, byline }) => ({ text: shorten(text, 2), byline: shorten(byline, 1) })),
    author: { ...content.author, about: shorten(content.author.about, 2) },
    highlights: content.highlights.slice(0, 2).map(({ label, text }) => ({ label, text: shorten(text, 2) })),
    ...counts(content),
    comparable: content.comparable.slice(0, 3),
    works: content.works.slice(0, MAX_POSTER_WORKS),
    details: shortenDetails(content.details.slice(0, 6), { width: POSTER_DETAILS_WIDTH, size: 9 }, 2),
    layout: 'poster',
    type: posterType,
    hasLongTitle: isLong,
    gap: GAP,
    coverHeight: Math.min(116, height * 0.48),
  };
}

/**
 * Fits the content of a tip sheet on one page of Letter or A4: texts are shortened after a sentence, and parts have
 * fewer items where the page is full.
 *
 * @param share of the page's height to fill, at most 1; less where a renderer's letters are wider than estimated
 */
export function tipSheetOutline(content: TipSheetContent, share = 1): TipSheetOutline {
  const { width, left, gutter, height: page, foot } = tipSheetPage;
  const height = (page - foot) * share;
  if (wordCount(content) < MIN_WORDS_OF_TWO_COLUMNS) return posterOutline(content, height);
  const right = rightColumn(content, width - left - gutter, height);
  return {
    ...content,
    ...counts(content),
    ...leftColumn(content, height),
    ...right.parts,
    ...right.head,
    description: right.description,
    layout: 'columns',
    type: right.type,
    hasLongTitle: right.isLong,
    gap: right.gap,
  };
}
