import { isRightToLeft } from '@titlenet/catalogue/text/direction';
import type { LabelledText } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import { headingOfTitles, type TipSheetOutline } from '@titlenet/catalogue/tip-sheet/tip-sheet-outline';
import { Bookmark, BorderStyle, HeadingLevel, Paragraph, type ParagraphChild, TabStopType } from 'docx';
import type { TipSheetFrame } from '../tip-sheet/TipSheet.tsx';
import { contentHeightOf, contentWidthOf, type PaperSize, twips } from './paper-size.ts';
import { coverParagraphs, pictureParagraph } from './picture-paragraphs.ts';
import { run } from './text-runs.ts';
import type { WordPart } from './word-document.ts';
import type { WordPicture } from './word-pictures.ts';
import { BULLET_LIST, hairlineColor, mutedColor } from './word-styles.ts';
import { besideTable } from './word-tables.ts';
import type { WordBlock } from './word-title.ts';

/** A tip sheet with the pictures of a Word file. */
export interface WordTipSheet {
  readonly outline: TipSheetOutline;
  readonly frame: Pick<TipSheetFrame, 'orders' | 'printedOn' | 'audience'>;
  readonly cover: WordPicture | null;
  readonly photo: WordPicture | null;
  readonly barcode: WordPicture | null;
}

/** Share of the width for cover and facts: a title with few words has a larger cover. */
const LEFT_SHARE = { columns: 0.36, poster: 0.46 } as const;
/** Between the facts and the texts, in twips. */
const COLUMN_GAP = 300;
/** Half points in a point. */
const HALF = 2;
/** Twips in a point. */
const TWIPS_PER_POINT = 20;
/** Height of the foot, which is at the end of the page however short the texts are. */
const FOOT_HEIGHT = twips(12);

const directionOf = (text: string) => (isRightToLeft(text) ? { bidirectional: true } : {});

const line = (children: ParagraphChild[], after = 0, options: object = {}) =>
  new Paragraph({ spacing: { after }, children, ...options });

const label = (text: string, before = 120) =>
  line([run(text, { bold: true, size: 17, color: mutedColor })], 30, {
    spacing: { before, after: 60 },
    keepNext: true,
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: hairlineColor } },
  });

function factLines(facts: readonly LabelledText[], width: number): Paragraph[] {
  return facts.map(({ label: name, text }) =>
    line([run(`${name}\t`, { size: 17, color: mutedColor }), run(text, { size: 17, bold: true })], 10, {
      tabStops: [{ type: TabStopType.RIGHT, position: width - COLUMN_GAP }],
    }),
  );
}

const detailLines = (details: readonly LabelledText[]): Paragraph[] =>
  details.flatMap(({ label: name, text }) => [
    line([run(name, { bold: true, size: 17, color: mutedColor })], 0, { spacing: { before: 50 } }),
    line([run(text, { size: 17 })]),
  ]);

function coverBlocks({ outline, cover, frame }: WordTipSheet): Paragraph[] {
  const blocks = coverParagraphs(cover, `Cover of ${outline.title}`, frame.audience);
  return blocks.length > 0 ? blocks : [line([])];
}

function factBlocks({ outline, barcode }: WordTipSheet, width: number): Paragraph[] {
  return [
    ...factLines(outline.box, width),
    line([], 60),
    ...(barcode ? [pictureParagraph(barcode, `EAN-13 barcode of ${outline.barcode?.isbn ?? ''}`)] : []),
  ];
}

function detailBlocks({ outline }: WordTipSheet): Paragraph[] {
  return [
    ...detailLines(outline.details),
    ...(outline.allWorks > 0 ? [label(headingOfTitles('Other works', outline.works, outline.allWorks))] : []),
    ...outline.works.map(({ title, isbn }) => line([run(`${title} · ${isbn}`, { size: 17 })])),
  ];
}

function headBlocks(
  { title, subtitle, credits, keynote, hasLongTitle }: TipSheetOutline,
  bookmark: string,
): Paragraph[] {
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      spacing: { after: 40 },
      ...directionOf(title),
      children: [new Bookmark({ id: bookmark, children: [run(title, { size: hasLongTitle ? 32 : 44 })] })],
    }),
    ...(subtitle ? [new Paragraph({ style: 'Subtitle', ...directionOf(subtitle), children: [run(subtitle)] })] : []),
    ...(credits ? [line([run(credits, { size: 24, color: mutedColor })], 80)] : []),
    ...(keynote ? [line([run(keynote, { bold: true, size: 23 })], 100, directionOf(keynote))] : []),
  ];
}

function rightBlocks({ outline, photo }: WordTipSheet, bookmark: string): Paragraph[] {
  const size = outline.type.size * HALF;
  const lines = { line: outline.type.leading * TWIPS_PER_POINT, lineRule: 'atLeast' as const };
  const gap = twips(outline.gap);
  const text = (value: string, spacing: { before?: number; after: number }, options: object = {}) =>
    line([run(value, { size })], 0, { ...directionOf(value), ...options, spacing: { ...lines, ...spacing } });
  const beforeOf = (index: number) => (index === 0 ? gap : 0);
  const { author } = outline;
  const hasAuthor = author.about !== '' || author.place !== '' || photo !== null;
  return [
    ...headBlocks(outline, bookmark),
    ...outline.points.map((point, index) =>
      text(point, { before: beforeOf(index), after: 20 }, { numbering: { reference: BULLET_LIST, level: 0 } }),
    ),
    ...outline.description.map((paragraph, index) => text(paragraph, { before: beforeOf(index), after: 60 })),
    ...outline.quotes.flatMap((quote, index) => [
      line([run(quote.text, { size, italics: true })], 0, {
        ...directionOf(quote.text),
        indent: { left: 160 },
        spacing: { ...lines, before: index === 0 ? gap : 60 },
      }),
      ...(quote.byline ? [line([run(quote.byline, { size, color: mutedColor })], 0, { indent: { left: 160 } })] : []),
    ]),
    ...(hasAuthor ? [label('About the author', gap)] : []),
    ...(photo ? [pictureParagraph(photo, author.name), line([], 0, { spacing: { line: 60, lineRule: 'exact' } })] : []),
    ...(hasAuthor
      ? [line([run(author.name, { size, bold: true }), run(author.place ? ` · ${author.place}` : '', { size })])]
      : []),
    ...(author.about ? [text(author.about, { after: 0 })] : []),
    ...(outline.highlights.length > 0 ? [label('Publicity and marketing', gap)] : []),
    ...outline.highlights.map((one) =>
      line([run(`${one.label}. `, { size, bold: true }), run(one.text, { size })], 0, {
        spacing: { ...lines, after: 40 },
      }),
    ),
    ...(outline.comparable.length > 0
      ? [label(headingOfTitles('Comparable titles', outline.comparable, outline.allComparable), gap)]
      : []),
    ...outline.comparable.map((one) =>
      line(
        [
          run(one.title, { size: 17, bold: true }),
          run(
            ['', one.author, one.isbn, one.price, one.sales && `${one.sales} net sales`]
              .filter((part, index) => index === 0 || part)
              .join(' · '),
            { size: 17 },
          ),
        ],
        10,
      ),
    ),
  ];
}

/** Height of a line of facts, of a line of details, and of the barcode with its space, in twips. */
const FACT_HEIGHT = twips(4.6);
const DETAIL_HEIGHT = twips(4.2);
const BARCODE_HEIGHT = twips(30);
/** Of the line between two tables, which Word joins if they follow each other. */
const LINE_HEIGHT = twips(4);

/** About the height of the facts at the end of the page of a title with few words. */
function factsHeight({ outline, barcode }: WordTipSheet): number {
  const facts = outline.box.length * FACT_HEIGHT + (barcode ? BARCODE_HEIGHT : 0);
  const details = (outline.details.length * 2 + outline.works.length + 2) * DETAIL_HEIGHT;
  return Math.max(facts, details);
}

/** Cover and facts beside the texts; for few words the facts are below them, at the end of the page. */
function pageBlocks(sheet: WordTipSheet, bookmark: string, paper: PaperSize): WordBlock[] {
  const { layout } = sheet.outline;
  const width = contentWidthOf(paper);
  const leftWidth = Math.round(width * LEFT_SHARE[layout]);
  const height = contentHeightOf(paper) - FOOT_HEIGHT;
  const texts = rightBlocks(sheet, bookmark);
  if (layout === 'columns') {
    const left = [...coverBlocks(sheet), line([], 60), ...factBlocks(sheet, leftWidth), ...detailBlocks(sheet)];
    return [besideTable(left, texts, leftWidth, width, height)];
  }
  const details = detailBlocks(sheet);
  const facts = factsHeight(sheet);
  return [
    besideTable(coverBlocks(sheet), texts, leftWidth, width, height - facts - LINE_HEIGHT),
    line([], 0, { spacing: { line: LINE_HEIGHT, lineRule: 'exact' } }),
    besideTable(factBlocks(sheet, leftWidth), details.length > 0 ? details : [line([])], leftWidth, width, facts),
  ];
}

/** A tip sheet as a Word section, with the foot below it. */
export function tipSheetPart(sheet: WordTipSheet, index: number, paper: PaperSize): WordPart {
  const { outline, frame } = sheet;
  const bookmark = `title_${index + 1}`;
  const foot = [outline.imprint, frame.orders, `Printed ${frame.printedOn}`].filter(Boolean).join(' · ');
  const blocks: WordBlock[] = [
    ...pageBlocks(sheet, bookmark, paper),
    line([run(foot, { size: 16, color: mutedColor })], 0, { spacing: { before: 80 } }),
  ];
  const head = [outline.title, outline.barcode?.isbn].filter(Boolean).join(' · ');
  return { head, bookmark, blocks, isInternal: frame.audience === 'internal' };
}
