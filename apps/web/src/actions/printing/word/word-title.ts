import type { Audience } from '@titlenet/catalogue/field';
import { type MarketStatusCode, marketStatus } from '@titlenet/catalogue/rules/market-status';
import { suppressEmptySections } from '@titlenet/catalogue/sheet/empty-sections';
import type {
  Block,
  Fact,
  LegendEntry,
  OutlineOptions,
  SheetHeader,
  SheetOutline,
  SheetSection,
} from '@titlenet/catalogue/sheet/outline-blocks';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { Bookmark, HeadingLevel, Paragraph, Table } from 'docx';
import {
  factsBesideStatus,
  headerParts,
  isListedInPrint,
  joinEqualNumbers,
} from '../../../domain/sheet/header-parts.ts';
import { inRows } from '../fact-widths.ts';
import { isLongText, isOnlyLinks } from '../printed-blocks.ts';
import { coverParagraphs, pictureParagraph } from './picture-paragraphs.ts';
import { richTextParagraphs } from './rich-text-paragraphs.ts';
import { markTexts, pieceRunsOf, run } from './text-runs.ts';
import { figureKey, type WordFigure, type WordFigures, type WordPicture } from './word-pictures.ts';
import { BULLET_LIST, LIST_INDENT, mutedColor } from './word-styles.ts';
import { besideTable, dataTable, emptyLine, factParagraph, factTable, valueWidth } from './word-tables.ts';

export type WordBlock = Paragraph | Table;

/** A block with its label beside it. */
type LabelledBlock = Exclude<Block, { kind: 'bullets' | 'table' }>;

const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel], note: string | null = null) =>
  new Paragraph({
    heading: level,
    keepNext: true,
    children: [run(text), ...(note ? [run(` ${note}`, { bold: false, size: 16, color: mutedColor })] : [])],
  });

const textOf = (fact: Fact | undefined): string =>
  (fact?.pieces ?? []).map((piece) => ('text' in piece ? piece.text : piece.label)).join('');

function valueBlocks(block: LabelledBlock, width: number): WordBlock[] {
  if (block.kind === 'fact') return [factParagraph(block)];
  if (block.kind === 'keywords') return [new Paragraph({ style: 'Value', children: [run(block.words.join('; '))] })];
  return block.isBlank
    ? []
    : richTextParagraphs(block.text, block.isHtml, { width: valueWidth(width), base: { style: 'Value' } });
}

const labelledTable = (blocks: readonly LabelledBlock[], width: number): Table =>
  factTable(
    inRows(blocks).map((row) =>
      row.map((block) => ({ label: block.label, value: valueBlocks(block, width), isWhole: block.kind === 'fact' })),
    ),
    width,
  );

function factsOf(facts: readonly Fact[], hasBlanks: boolean, width: number): WordBlock[] {
  const shown = facts.filter((fact) => isListedInPrint(fact) && (hasBlanks || !fact.isBlank));
  return shown.length > 0 ? [labelledTable(shown, width)] : [];
}

/** A CSS pixel is 1/96 inch, a twip 1/1440. */
const TWIPS_PER_PIXEL = 15;

/** Width of the cover's column in twips. */
export const COVER_COLUMN = 1_900;

const statusMarks: Record<MarketStatusCode, { mark: string; color: string }> = {
  AV: { mark: '●', color: '1B6E45' },
  FC: { mark: '◐', color: '0B5CAD' },
  DV: { mark: '◇', color: '8A5300' },
  UN: { mark: '✕', color: 'B3261E' },
};

/** Market status, reissue, special day and a price of zero in one line, as on paper. */
function badges({ salesMarketingCode }: TitleBar, facts: readonly Fact[]): Paragraph[] {
  const status = marketStatus(salesMarketingCode);
  const parts = [
    ...(status
      ? [[run(`${statusMarks[status.code].mark} ${status.text}`, { color: statusMarks[status.code].color })]]
      : []),
    ...facts.map(({ headerPart, label, pieces }) => [
      ...(headerPart === 'labelledBadge' ? [run(`${label} `)] : []),
      ...pieceRunsOf(pieces),
    ]),
  ];
  if (parts.length === 0) return [];
  const children = parts.flatMap((runs, index) => (index === 0 ? runs : [run('     '), ...runs]));
  return [new Paragraph({ style: 'Badges', keepNext: true, children })];
}

/**
 * The header: cover, name, badges and people, then facts by group. `bookmark` is the target of the table of contents.
 */
function headerBlocks(
  header: SheetHeader,
  bar: TitleBar,
  { picture, audience, bookmark, hasBlanks, width }: HeaderOptions,
): WordBlock[] {
  const parts = headerParts(header);
  const title = textOf(parts.heading) || 'Untitled';
  const subtitle = textOf(parts.subtitle);
  const cover = coverParagraphs(picture, `Cover of ${title}`, audience);
  const nameWidth = cover.length > 0 ? width - COVER_COLUMN : width;
  const names: WordBlock[] = [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      keepNext: true,
      children: [new Bookmark({ id: bookmark, children: [run(title)] })],
    }),
    ...(subtitle ? [new Paragraph({ style: 'Subtitle', keepNext: true, children: [run(subtitle)] })] : []),
    ...badges(bar, parts.badges),
    ...factsOf(
      factsBesideStatus(header.identity, bar.salesMarketingCode).filter((fact) => !fact.isBlank),
      false,
      nameWidth,
    ),
    // A cell ends with a paragraph.
    emptyLine(),
  ];
  return [
    ...(header.notice ? [new Paragraph({ children: [run(header.notice, { bold: true, color: 'B3261E' })] })] : []),
    ...(cover.length > 0 ? [besideTable(cover, names, COVER_COLUMN, width)] : names),
    ...header.groups.flatMap((group) => {
      const blocks = factsOf(joinEqualNumbers(group.facts), hasBlanks, width);
      return blocks.length > 0 ? [heading(group.label, HeadingLevel.HEADING_3), ...blocks] : [];
    }),
  ];
}

function bulletBlocks(block: Block & { kind: 'bullets' }, width: number): WordBlock[] {
  const items = block.shownFirst === null ? block.items : block.items.slice(0, block.shownFirst);
  return items.flatMap((item) => {
    const spacing = item.byline ? { spacing: { after: 0 }, keepNext: true } : {};
    const text = richTextParagraphs(item.html, item.isHtml, {
      width,
      base: { ...spacing, indent: { left: LIST_INDENT } },
      first: { ...spacing, numbering: { reference: BULLET_LIST, level: 0 } },
    });
    return item.byline ? [...text, new Paragraph({ style: 'Byline', children: [run(item.byline)] })] : text;
  });
}

/** A drawing over at most the width of the page, and its caption. */
function figureBlocks({ picture, caption, alternative }: WordFigure, width: number): WordBlock[] {
  const scale = Math.min(1, width / TWIPS_PER_PIXEL / picture.width);
  const scaled = { ...picture, width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  return [
    pictureParagraph(scaled, alternative),
    new Paragraph({ style: 'Caption', keepNext: true, children: [run(caption)] }),
  ];
}

/** The marks of figures and tables as characters. */
const legendMarks: Record<LegendEntry['mark'], string> = { ...markTexts, national: '●', event: '○' };

/** What the marks of a figure and its table mean, in one line. */
function legendBlocks({ legend }: Block & { kind: 'table' }): Paragraph[] {
  if (legend.length === 0) return [];
  const text = legend.map(({ mark, label }) => `${legendMarks[mark]} ${label}`).join('     ');
  return [new Paragraph({ style: 'Caption', keepNext: true, children: [run(text)] })];
}

interface WideBlockOptions {
  section: SheetSection;
  figures: WordFigures;
  width: number;
}

function wideBlocks(
  block: Block & { kind: 'bullets' | 'table' },
  { section, figures, width }: WideBlockOptions,
): WordBlock[] {
  const label = block.label === section.label ? [] : [heading(block.label, HeadingLevel.HEADING_3)];
  if (block.kind === 'bullets') return [...label, ...bulletBlocks(block, width)];
  const figure = figures[figureKey(section, block)];
  const figureParts = figure ? [...figureBlocks(figure, width), ...legendBlocks(block)] : [];
  if (!block.isBlank) return [...label, ...figureParts, dataTable(block, width)];
  return block.emptyText ? [...label, new Paragraph({ style: 'Label', children: [run(block.emptyText)] })] : label;
}

/** A long text below its label, over the whole width. */
const longText = (block: LabelledBlock, width: number): WordBlock[] => [
  heading(block.label, HeadingLevel.HEADING_3),
  ...valueBlocks(block, width),
];

/** Word joins two tables that follow each other. */
export const afterTable = (blocks: readonly WordBlock[]): WordBlock[] =>
  blocks.at(-1) instanceof Table ? [emptyLine()] : [];

/** A section: its heading, then labelled values as tables, with lists and other tables between them. */
export function sectionBlocks(section: SheetSection, width: number, figures: WordFigures): WordBlock[] {
  const blocks = section.blocks.filter((block) => !isOnlyLinks(block));
  if (section.emptyText === null && blocks.length === 0) return [];
  const children: WordBlock[] = [heading(section.label, HeadingLevel.HEADING_2, section.note)];
  if (section.emptyText !== null) {
    return [...children, new Paragraph({ style: 'Label', children: [run(section.emptyText)] })];
  }
  let labelled: LabelledBlock[] = [];
  const endRows = () => {
    if (labelled.length > 0) children.push(...afterTable(children), labelledTable(labelled, width));
    labelled = [];
  };
  for (const block of blocks) {
    if (block.kind === 'bullets' || block.kind === 'table') {
      endRows();
      const wide = wideBlocks(block, { section, figures, width });
      children.push(...(wide[0] instanceof Table ? afterTable(children) : []), ...wide);
    } else if (isLongText(block)) {
      endRows();
      children.push(...longText(block, width));
    } else labelled.push(block);
  }
  endRows();
  return children;
}

/** The sections of a title; those without content are one line if blank headings are suppressed. */
export function contentBlocks(
  all: readonly SheetSection[],
  options: Pick<OutlineOptions, 'isSuppressBlankSubHeadings'>,
  { width, figures }: { width: number; figures: WordFigures },
): WordBlock[] {
  const { sections, emptyLine } = suppressEmptySections(all, options);
  return [
    ...sections.flatMap((section) => sectionBlocks(section, width, figures)),
    ...(emptyLine ? [new Paragraph({ style: 'Label', spacing: { before: 200 }, children: [run(emptyLine)] })] : []),
  ];
}

export interface WordTitleOptions {
  picture: WordPicture | null;
  figures: WordFigures;
  /** Target of the entry in the table of contents. */
  bookmark: string;
  /** Width between the margins, in twips. */
  width: number;
}

interface HeaderOptions extends WordTitleOptions {
  audience: Audience;
  hasBlanks: boolean;
}

/** One title sheet as the children of a Word section. */
export function titleBlocks(
  outline: SheetOutline,
  bar: TitleBar,
  outlineOptions: Pick<OutlineOptions, 'isSuppressBlankSubHeadings' | 'audience'>,
  options: WordTitleOptions,
): WordBlock[] {
  const hasBlanks = !outlineOptions.isSuppressBlankSubHeadings;
  return [
    ...headerBlocks(outline.header, bar, { ...options, audience: outlineOptions.audience, hasBlanks }),
    ...contentBlocks(outline.sections, outlineOptions, options),
  ];
}
