import type { Block, Fact, SheetHeader, SheetOutline, SheetSection } from '@titlenet/catalogue/sheet/outline-blocks';
import { Bookmark, HeadingLevel, ImageRun, Paragraph, type Table } from 'docx';
import { dedicatedFacts, isDedicated } from '../../sheet/dedicated-facts.ts';
import { isOnlyLinks } from '../printed-blocks.ts';
import { richTextParagraphs } from './rich-text-paragraphs.ts';
import { pieceRunsOf, run } from './text-runs.ts';
import { dataTable, factParagraph, factTable } from './word-tables.ts';

export type WordBlock = Paragraph | Table;

/** A picture and its size in pixels, none larger than its place on the page. */
export interface WordPicture {
  bytes: Uint8Array;
  type: 'png' | 'jpg' | 'gif';
  width: number;
  height: number;
}

const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
  new Paragraph({ heading: level, keepNext: true, children: [run(text)] });

export const pictureParagraph = ({ bytes, type, width, height }: WordPicture, alternative: string): Paragraph =>
  new Paragraph({
    keepNext: true,
    children: [
      new ImageRun({
        type,
        data: bytes,
        transformation: { width, height },
        altText: { name: alternative, title: alternative, description: alternative },
      }),
    ],
  });

const textOf = (fact: Fact | undefined): string =>
  (fact?.pieces ?? []).map((piece) => ('text' in piece ? piece.text : piece.label)).join('');

function factsOf(facts: readonly Fact[], hasBlanks: boolean, width: number): WordBlock[] {
  const shown = facts.filter((fact) => !isDedicated(fact) && (hasBlanks || !fact.isBlank));
  if (shown.length === 0) return [];
  return [
    factTable(
      shown.map((fact) => ({ label: fact.label, value: [factParagraph(fact)] })),
      width,
    ),
  ];
}

/** The title itself: name, cover, special marks, facts by group. `bookmark` names the place for the contents. */
function headerBlocks(
  header: SheetHeader,
  { picture, bookmark, hasBlanks, width }: WordTitleOptions & { hasBlanks: boolean },
): WordBlock[] {
  const facts = dedicatedFacts(header);
  const title = textOf(facts.title) || 'Untitled';
  const subtitle = textOf(facts.longSubtitle);
  const marks = [facts.reissueNo, facts.pubOnSpecialDay, facts.zeroPriceInd].filter((fact) => fact && !fact.isBlank);
  return [
    ...(header.notice ? [new Paragraph({ children: [run(header.notice, { bold: true, color: 'B3261E' })] })] : []),
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      keepNext: true,
      children: [new Bookmark({ id: bookmark, children: [run(title)] })],
    }),
    ...(subtitle ? [new Paragraph({ style: 'Subtitle', keepNext: true, children: [run(subtitle)] })] : []),
    ...marks.map((fact) => new Paragraph({ keepNext: true, children: pieceRunsOf(fact!.pieces) })),
    ...(picture ? [pictureParagraph(picture, `Cover of ${title}`)] : []),
    ...factsOf(
      header.identity.filter((fact) => !fact.isBlank),
      hasBlanks,
      width,
    ),
    ...header.groups.flatMap((group) => {
      const blocks = factsOf(group.facts, hasBlanks, width);
      return blocks.length > 0 ? [heading(group.label, HeadingLevel.HEADING_3), ...blocks] : [];
    }),
  ];
}

function bulletBlocks(block: Block & { kind: 'bullets' }): WordBlock[] {
  const items = block.shownFirst === null ? block.items : block.items.slice(0, block.shownFirst);
  return items.flatMap((item) => {
    const [first, ...rest] = richTextParagraphs(item.html, item.isHtml, { bullet: { level: 0 } });
    const byline = item.byline
      ? [new Paragraph({ style: 'Label', indent: { left: 720 }, children: [run(item.byline)] })]
      : [];
    return first ? [first, ...rest, ...byline] : byline;
  });
}

function wideBlocks(block: Block & { kind: 'bullets' | 'table' }, sectionLabel: string, width: number): WordBlock[] {
  const label = block.label === sectionLabel ? [] : [heading(block.label, HeadingLevel.HEADING_3)];
  if (block.kind === 'bullets') return [...label, ...bulletBlocks(block)];
  if (!block.isBlank) return [...label, dataTable(block, width)];
  return block.emptyText ? [...label, new Paragraph({ style: 'Label', children: [run(block.emptyText)] })] : label;
}

function valueParagraphs(block: Exclude<Block, { kind: 'bullets' | 'table' }>): Paragraph[] {
  if (block.kind === 'fact') return [factParagraph(block)];
  if (block.kind === 'keywords') return [new Paragraph({ style: 'Value', children: [run(block.words.join('; '))] })];
  return block.isBlank ? [] : richTextParagraphs(block.text, block.isHtml, { style: 'Value' });
}

/** A section: its heading, then runs of labelled values as tables, lists and tables between them. */
export function sectionBlocks(section: SheetSection, width: number): WordBlock[] {
  const blocks = section.blocks.filter((block) => !isOnlyLinks(block));
  if (section.emptyText === null && blocks.length === 0) return [];
  const children: WordBlock[] = [
    heading(section.label + (section.note ? ` ${section.note}` : ''), HeadingLevel.HEADING_2),
  ];
  if (section.emptyText !== null) {
    return [...children, new Paragraph({ style: 'Label', children: [run(section.emptyText)] })];
  }
  let rows: { label: string; value: Paragraph[] }[] = [];
  const endRows = () => {
    if (rows.length > 0) children.push(factTable(rows, width));
    rows = [];
  };
  for (const block of blocks) {
    if (block.kind === 'bullets' || block.kind === 'table') {
      endRows();
      children.push(...wideBlocks(block, section.label, width));
    } else rows.push({ label: block.label, value: valueParagraphs(block) });
  }
  endRows();
  return children;
}

export interface WordTitleOptions {
  picture: WordPicture | null;
  /** The place in the file that its contents lead to. */
  bookmark: string;
  /** Between the margins, in twips. */
  width: number;
}

/** One title sheet as the children of a Word section. */
export function titleBlocks(outline: SheetOutline, hasBlanks: boolean, options: WordTitleOptions): WordBlock[] {
  return [
    ...headerBlocks(outline.header, { ...options, hasBlanks }),
    ...outline.sections.flatMap((section) => sectionBlocks(section, options.width)),
  ];
}
