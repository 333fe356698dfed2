import {
  AlignmentType,
  Document,
  Footer,
  Header,
  InternalHyperlink,
  type IParagraphStyleOptions,
  type ISectionOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  TabStopType,
  TextRun,
} from 'docx';
import type { MissingTitle } from '../printable-title.ts';
import { contentWidthOf, type PaperSize, pageOf } from './paper-size.ts';
import { NUMBERED_LIST } from './rich-text-paragraphs.ts';
import { run } from './text-runs.ts';
import { factTable } from './word-tables.ts';
import type { WordBlock } from './word-title.ts';

/** More titles than this get a list of contents. */
const MAX_TITLES_WITHOUT_CONTENTS = 3;

/** A title as a part of the file. */
export interface WordPart {
  /** The running head: title and ISBN. */
  head: string;
  bookmark: string;
  blocks: readonly WordBlock[];
}

export interface WordDocumentOptions {
  /** The file's own title. */
  title: string;
  parts: readonly WordPart[];
  missing: readonly MissingTitle[];
  paper: PaperSize;
}

const serif = 'Georgia';
const sans = 'Arial';
const muted = '4D5965';

/** Sizes are in half points. */
const paragraphStyles: readonly IParagraphStyleOptions[] = [
  { id: 'Subtitle', name: 'Subtitle', basedOn: 'Normal', run: { font: serif, size: 24 } },
  { id: 'Label', name: 'Label', basedOn: 'Normal', run: { color: muted, size: 17 } },
  { id: 'Value', name: 'Value', basedOn: 'Normal', paragraph: { spacing: { after: 40 } } },
  { id: 'Cell', name: 'Cell', basedOn: 'Normal', run: { size: 16 } },
  { id: 'DenseCell', name: 'Dense Cell', basedOn: 'Normal', run: { size: 13 } },
];

const numberedLevels = Array.from({ length: 9 }, (_, level) => ({
  level,
  format: LevelFormat.DECIMAL,
  text: `%${level + 1}.`,
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
}));

const pageFooter = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
            size: 16,
            color: muted,
          }),
        ],
      }),
    ],
  });

const pageHeader = (text: string, paper: PaperSize) =>
  new Header({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: contentWidthOf(paper) }],
        children: [run(text, { size: 16, color: muted })],
      }),
    ],
  });

function section(head: string, children: readonly WordBlock[], paper: PaperSize): ISectionOptions {
  return {
    properties: { type: SectionType.NEXT_PAGE, page: pageOf(paper) },
    headers: { default: pageHeader(head, paper) },
    footers: { default: pageFooter() },
    children,
  };
}

const pageHeading = (text: string) => new Paragraph({ style: 'Title', children: [run(text)] });

function contents({ title, parts, paper }: WordDocumentOptions): ISectionOptions[] {
  if (parts.length <= MAX_TITLES_WITHOUT_CONTENTS) return [];
  const entries = parts.map(
    ({ head, bookmark }) =>
      new Paragraph({
        children: [new InternalHyperlink({ anchor: bookmark, children: [run(head, { style: 'Hyperlink' })] })],
      }),
  );
  return [section(title, [pageHeading('Contents'), ...entries], paper)];
}

/** The closing page, which names every title that the file does not hold. */
function missingTitles({ title, missing, paper }: WordDocumentOptions): ISectionOptions[] {
  if (missing.length === 0) return [];
  const table = factTable(
    missing.map(({ name, reason }) => ({
      label: name,
      isHalf: false,
      value: [new Paragraph({ style: 'Value', children: [run(reason)] })],
    })),
    contentWidthOf(paper),
  );
  return [section(title, [pageHeading('Titles that could not be included'), table], paper)];
}

/** Writes a Word file (OOXML): a title to a page, with its running head and page numbers. */
export function writeWordFile(options: WordDocumentOptions): Promise<Blob> {
  const { title, parts, paper } = options;
  const sections = [
    ...contents(options),
    ...parts.map(({ head, blocks }) => section(head, blocks, paper)),
    ...missingTitles(options),
  ];
  const document = new Document({
    title,
    creator: 'TitleNet',
    styles: {
      default: {
        document: { run: { font: sans, size: 19 }, paragraph: { spacing: { after: 0 } } },
        title: { run: { font: serif, size: 40, bold: true }, paragraph: { spacing: { after: 160 } } },
        heading1: { run: { font: serif, size: 34, bold: true }, paragraph: { spacing: { after: 40 } } },
        heading2: { run: { font: sans, size: 23, bold: true }, paragraph: { spacing: { before: 240, after: 60 } } },
        heading3: {
          run: { font: sans, size: 18, bold: true, color: muted },
          paragraph: { spacing: { before: 120, after: 20 } },
        },
        listParagraph: { run: { font: sans }, paragraph: { spacing: { after: 60 } } },
        hyperlink: { run: { color: '0B5CAD', underline: {} } },
      },
      paragraphStyles: [...paragraphStyles],
    },
    numbering: { config: [{ reference: NUMBERED_LIST, levels: numberedLevels }] },
    sections: sections.length > 0 ? sections : [section(title, [pageHeading('No titles found')], paper)],
  });
  return Packer.toBlob(document);
}
