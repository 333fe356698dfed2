import type { Audience } from '@titlenet/catalogue/field';
import type { Piece } from '@titlenet/catalogue/sheet/outline-blocks';
import { isRightToLeft } from '@titlenet/catalogue/text/direction';
import { Bookmark, HeadingLevel, Paragraph, type ParagraphChild, type Table } from 'docx';
import { contentHeightOf, contentWidthOf, landscapeOf, type PaperSize, twips } from './paper-size.ts';
import { coverParagraphs } from './picture-paragraphs.ts';
import { run } from './text-runs.ts';
import type { WordPart } from './word-document.ts';
import type { WordPicture } from './word-pictures.ts';
import { mutedColor } from './word-styles.ts';
import { besideTable, dataTable, factParagraph, factTable } from './word-tables.ts';
import { afterTable, type WordBlock } from './word-title.ts';

/** A text with its look: sizes and colors are those of paper. */
export type WordTextStyle = 'name' | 'subtitle' | 'heading' | 'tableHeading' | 'muted' | 'body' | 'warning';

interface WordFact {
  readonly label: string;
  readonly pieces: readonly Piece[];
}

/** A block of a page whose content is plain texts. */
export type WordPageBlock =
  | { readonly kind: 'text'; readonly text: string; readonly style: WordTextStyle }
  | { readonly kind: 'facts'; readonly facts: readonly WordFact[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly { readonly name: string; readonly label: string; readonly align: 'start' | 'end' }[];
      readonly rows: readonly { readonly cells: readonly (readonly Piece[])[]; readonly isStrong: boolean }[];
    }
  /** A cover beside texts. */
  | {
      readonly kind: 'entry';
      readonly cover: WordPicture | null;
      readonly audience: Audience;
      readonly texts: readonly { readonly text: string; readonly style: WordTextStyle }[];
    };

/** A page of a Word file as data that can be posted to a worker. */
export interface WordPage {
  /** The running head; '' for a page without head and foot. */
  readonly head: string;
  readonly isLandscape: boolean;
  /** Heading of the page, to which the contents lead. */
  readonly title: string;
  /** True: a first page, with its title in the middle. */
  readonly isCover: boolean;
  readonly blocks: readonly WordPageBlock[];
}

const DANGER = 'B3261E';
/** From the top of a first page to its title. */
const COVER_TITLE_SHARE = 0.3;
const PICTURE_COLUMN = twips(20);

const paragraphOptions: Record<WordTextStyle, (text: string) => ConstructorParameters<typeof Paragraph>[0]> = {
  name: (text) => ({ spacing: { before: 60 }, keepNext: true, children: [run(text, { bold: true, size: 22 })] }),
  subtitle: (text) => ({ style: 'Subtitle', spacing: { before: 80 }, children: [run(text)] }),
  heading: (text) => ({ heading: HeadingLevel.HEADING_2, keepNext: true, children: [run(text)] }),
  tableHeading: (text) => ({ heading: HeadingLevel.HEADING_3, keepNext: true, children: [run(text)] }),
  muted: (text) => ({ children: [run(text, { size: 18, color: mutedColor })] }),
  body: (text) => ({ spacing: { after: 40 }, children: lines(text) }),
  warning: (text) => ({ children: [run(text, { bold: true, color: DANGER })] }),
};

/** A text whose lines stay apart. */
const lines = (text: string): ParagraphChild[] =>
  text.split('\n').map((line, index) => run(line, { size: 18, ...(index > 0 && { break: 1 }) }));

const paragraph = (text: string, style: WordTextStyle): Paragraph => {
  const options = paragraphOptions[style](text);
  return new Paragraph(
    typeof options === 'string' ? options : { ...options, ...(isRightToLeft(text) && { bidirectional: true }) },
  );
};

/** Facts by two in a row. */
function factsTable(facts: readonly WordFact[], width: number): Table {
  const labelled = facts.map(({ label, pieces }) => ({ label, value: [factParagraph({ pieces })], isWhole: true }));
  const rows = Array.from({ length: Math.ceil(labelled.length / 2) }, (_, row) => labelled.slice(row * 2, row * 2 + 2));
  return factTable(rows, width);
}

function blocksOf(block: WordPageBlock, width: number): WordBlock[] {
  switch (block.kind) {
    case 'text':
      return [paragraph(block.text, block.style)];
    case 'facts':
      return [factsTable(block.facts, width)];
    case 'table':
      return [dataTable(block, width)];
    case 'entry': {
      const texts = block.texts.map(({ text, style }) => paragraph(text, style));
      const cover = coverParagraphs(block.cover, '', block.audience);
      return [besideTable(cover.length > 0 ? cover : [new Paragraph({ children: [] })], texts, PICTURE_COLUMN, width)];
    }
  }
}

/** A page as a Word section. */
export function plainPagePart(page: WordPage, index: number, paper: PaperSize): WordPart {
  const { head, title, isCover, isLandscape } = page;
  const size = isLandscape ? landscapeOf(paper) : paper;
  const bookmark = `title_${index + 1}`;
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    ...(isCover && { spacing: { before: Math.round(contentHeightOf(size) * COVER_TITLE_SHARE), after: 120 } }),
    ...(isRightToLeft(title) && { bidirectional: true }),
    children: [new Bookmark({ id: bookmark, children: [run(title, isCover ? { size: 68 } : {})] })],
  });
  const blocks: WordBlock[] = [heading];
  for (const block of page.blocks) {
    const next = blocksOf(block, contentWidthOf(size));
    blocks.push(...(block.kind === 'text' ? [] : afterTable(blocks)), ...next);
  }
  return { head, bookmark, blocks, isLandscape, isPlain: isCover };
}
