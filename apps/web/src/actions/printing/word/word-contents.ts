import { InternalHyperlink, PageReference, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import { contentWidthOf, type PaperSize } from './paper-size.ts';
import { run } from './text-runs.ts';
import type { WordBlock } from './word-title.ts';

/** A line of contents that the caller states. */
export interface WordContentsEntry {
  readonly text: string;
  /** Position in the file of the part to which it leads. */
  readonly index: number;
  readonly level: 1 | 2;
}

export interface ContentsLine {
  text: string;
  bookmark: string;
  /** Null: all lines are alike. */
  level: WordContentsEntry['level'] | null;
}

/** Lines with their pages, which Word and LibreOffice calculate from the bookmarks. */
export const contentsOf = (entries: readonly ContentsLine[], paper: PaperSize): WordBlock[] => [
  pageHeading('Contents'),
  ...entries.map(
    ({ text, bookmark, level }) =>
      new Paragraph({
        spacing: { before: level === 1 ? 160 : 0, after: 60 },
        keepNext: level === 1,
        indent: { left: level === 2 ? CONTENTS_INDENT : 0 },
        tabStops: [{ type: TabStopType.RIGHT, position: contentWidthOf(paper), leader: 'dot' }],
        children: [
          new InternalHyperlink({
            anchor: bookmark,
            children: [run(text, { style: 'Hyperlink', ...(level === 1 && { bold: true }) })],
          }),
          new TextRun({ children: [new Tab(), new PageReference(bookmark)] }),
        ],
      }),
  ),
];

/** Heading of a page that is not of a title. */
export const pageHeading = (text: string) => new Paragraph({ style: 'Title', children: [run(text)] });

/** Indent of the titles of a section, in twips. */
const CONTENTS_INDENT = 280;
