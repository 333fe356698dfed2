import { localDay } from '@titlenet/catalogue/formatting/days';
import { required } from '@titlenet/catalogue/required';
import { escapeHtml } from '@titlenet/catalogue/text/escape-markup';
import {
  AlignmentType,
  Document,
  Footer,
  Header,
  type IContext,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  TabStopType,
  TextRun,
  type XmlComponent,
} from 'docx';
import { deflateSync, inflateSync, strFromU8, strToU8, unzipSync } from 'fflate';
import { kindFor } from '../../../ui/paper/paper-part.ts';
import type { MissingTitle } from '../printable-title.ts';
import { contentWidthOf, landscapeOf, type PaperSize, pageOf } from './paper-size.ts';
import { run } from './text-runs.ts';
import { type ContentsLine, contentsOf, pageHeading, type WordContentsEntry } from './word-contents.ts';
import { mutedColor, printableTableStyle, wordStyles } from './word-styles.ts';
import { factTable } from './word-tables.ts';
import type { WordBlock } from './word-title.ts';
import { xmlText } from './xml-text.ts';
import { zipFiles } from './zip-files.ts';

/** Files with more titles have a table of contents. */
const MAX_TITLES_WITHOUT_CONTENTS = 1;

/** Pieces of the document are packed to wait for the end of the file: quickly rather than well. */
const WAITING_PIECE_LEVEL = 1;

const officeTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A title as a part of the file. */
export interface WordPart {
  /** The running head: title and ISBN. */
  head: string;
  bookmark: string;
  blocks: readonly WordBlock[];
  isLandscape?: boolean;
  /** True: without head and foot. */
  isPlain?: boolean;
  /** True: its pages say that they are for the house only. */
  isInternal?: boolean;
}

interface PackedPart extends Omit<WordPart, 'blocks'> {
  /** Compressed XML of its blocks. */
  xml: Uint8Array;
}

export interface WordDocumentOptions {
  /** The file's own title. */
  title: string;
  paper: PaperSize;
  /** True: the properties have this title; else that of the only part, or the number of parts. */
  isNamed?: boolean;
}

const pageFooter = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
            size: 16,
            color: mutedColor,
          }),
        ],
      }),
    ],
  });

const headParagraph = (text: string, paper: PaperSize) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: contentWidthOf(paper) }],
    children: [run(text, { size: 16, color: mutedColor })],
  });

/** Share of the width for the names of missing titles. */
const MISSING_TITLE_SHARE = 0.4;

/** The last page, with the titles that are missing in the file. */
const missingTitles = (missing: readonly MissingTitle[], paper: PaperSize): WordBlock[] => [
  pageHeading('Titles that could not be included'),
  factTable(
    missing.map(({ name, reason }) => [
      { isWhole: true, label: name, value: [new Paragraph({ style: 'Value', children: [run(reason)] })] },
    ]),
    contentWidthOf(paper),
    MISSING_TITLE_SHARE,
  ),
];

/** An empty last line, which ends a title's section; Word needs a paragraph after a table. */
const lastLine = (sectionProperties = ''): string =>
  `<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/>${sectionProperties}</w:pPr></w:p>`;

const relationship = (id: string, type: 'header' | 'image', target: string): string =>
  `<Relationship Id="${id}" Type="${relationshipTypes}/${type}" Target="${target}"/>`;

const pageSize = /<w:pgSz [^>]{0,200}>/;
const headerReference = /(<w:headerReference [^>]*r:id=")[^"]*/;
const headerId = (number: number): string => `header-${number}`;
const imageId = (fileName: string): string => `image-${fileName}`;

/** Adds elements at the end of a document's root. */
function insertLast(document: Uint8Array, elements: readonly string[]): Uint8Array {
  const text = strFromU8(document);
  const end = text.lastIndexOf('</');
  return strToU8(text.slice(0, end) + elements.join('') + text.slice(end));
}

/** Splits a text at the only occurrence of a part. */
function around(text: string, pattern: RegExp): [before: string, part: string, after: string] {
  const match = pattern.exec(text);
  if (!match) throw new Error(`The Word document has no ${pattern.source}`);
  return [text.slice(0, match.index), match[0], text.slice(match.index + match[0].length)];
}

/**
 * The properties of a section: its head, the turn of its paper.
 *
 * @param properties those of the first section
 */
function propertiesOf(
  properties: string,
  { isLandscape, isPlain }: Pick<WordPart, 'isLandscape' | 'isPlain'>,
  index: number,
  paper: PaperSize,
): string {
  const own = index === 0 ? properties : properties.replace(headerReference, `$1${headerId(index + 1)}`);
  const { width, height } = landscapeOf(paper);
  const turned = `<w:pgSz w:w="${width}" w:h="${height}" w:orient="landscape"/>`;
  const sized = isLandscape ? own.replace(pageSize, turned) : own;
  // A first page of its own, for which there are no head and foot.
  return isPlain ? sized.replace('</w:sectPr>', '<w:titlePg/></w:sectPr>') : sized;
}

/**
 * Writes a Word file (OOXML): a title to a page, with its running head and page numbers. Titles are added one by one
 * and kept as compressed XML: docx alone keeps the objects and the text of the whole file in memory.
 */
export class WordDocument {
  readonly options: WordDocumentOptions;
  readonly #document: Document;
  readonly #context: IContext;
  readonly #parts: PackedPart[] = [];

  constructor(options: WordDocumentOptions) {
    this.options = options;
    this.#document = new Document({
      title: options.title,
      creator: 'TitleNet',
      lastModifiedBy: 'TitleNet',
      ...wordStyles,
      sections: [
        {
          properties: { type: SectionType.NEXT_PAGE, page: pageOf(options.paper) },
          headers: { default: new Header({ children: [headParagraph(options.title, options.paper)] }) },
          footers: { default: pageFooter() },
          children: [],
        },
      ],
    });
    // Pictures, links and lists of the blocks are collected in the document while they are written.
    this.#context = { file: this.#document, viewWrapper: this.#document.Document, stack: [] };
  }

  /** Adds a title. @param index position of the title in the file */
  add({ blocks, ...part }: WordPart, index: number): void {
    const xml = deflateSync(strToU8(this.#xmlOf(blocks)), { level: WAITING_PIECE_LEVEL });
    this.#parts[index] = { ...part, xml };
  }

  /**
   * Builds the file.
   *
   * @param missing incomplete titles, which are listed on the last page
   * @param entries lines of the contents, which then follow the first part; null: the parts, before them
   */
  async toBlob(missing: readonly MissingTitle[], entries: readonly WordContentsEntry[] | null = null): Promise<Blob> {
    const { title, paper } = this.options;
    const parts = this.#parts.filter(Boolean);
    const sections: (Omit<WordPart, 'blocks' | 'bookmark'> & { xml: () => Uint8Array })[] = [];
    const addPage = (blocks: WordBlock[]) => {
      const xml = strToU8(this.#xmlOf(blocks));
      sections.push({ head: title, xml: () => xml });
    };
    const addContents = () => addPage(contentsOf(this.#contentsLines(entries), paper));
    if (!entries && parts.length > MAX_TITLES_WITHOUT_CONTENTS) addContents();
    for (const [index, { xml, ...part }] of parts.entries()) {
      sections.push({ ...part, xml: () => inflateSync(xml) });
      if (entries && index === 0) addContents();
    }
    if (missing.length > 0) addPage(missingTitles(missing, paper));
    if (sections.length === 0) addPage([pageHeading('No titles found')]);

    const files: Record<string, Uint8Array> = unzipSync(new Uint8Array(await Packer.toArrayBuffer(this.#document)));
    const file = (path: string) => required(files[path], path);
    const text = (path: string) => strFromU8(file(path));
    const core = text('docProps/core.xml');
    const [titleStart, titleEnd] = [core.indexOf('<dc:title>'), core.indexOf('</dc:title>')];
    files['docProps/core.xml'] = strToU8(
      `${core.slice(0, titleStart)}<dc:title>${escapeHtml(this.#titleOf(parts))}${core.slice(titleEnd)}`,
    );
    const images = this.#document.Media.Array.map(({ fileName }) => fileName);
    // The first section has the header that docx has written.
    const others = sections.slice(1).map((_, index) => index + 2);
    const relationships = [
      ...others.map((number) => relationship(headerId(number), 'header', `header${number}.xml`)),
      ...images.map((name) => relationship(imageId(name), 'image', `media/${name}`)),
    ];
    const overrides = others.map(
      (number) => `<Override PartName="/word/header${number}.xml" ContentType="${officeTypes}.header+xml"/>`,
    );
    files['word/_rels/document.xml.rels'] = insertLast(file('word/_rels/document.xml.rels'), relationships);
    files['word/styles.xml'] = insertLast(file('word/styles.xml'), [printableTableStyle]);
    files['[Content_Types].xml'] = insertLast(file('[Content_Types].xml'), overrides);
    const [headStart, , headEnd] = around(text('word/header1.xml'), /<w:p>.*<\/w:p>/s);
    for (const [index, { head, isInternal }] of sections.entries()) {
      const text = isInternal ? kindFor('internal', head) : head;
      files[`word/header${index + 1}.xml`] = strToU8(headStart + this.#xmlOf([headParagraph(text, paper)]) + headEnd);
    }

    const [start, body, end] = around(text('word/document.xml'), /(?<=<w:body>).*(?=<\/w:body>)/s);
    const [, properties] = around(body, /<w:sectPr>.*<\/w:sectPr>/s);
    delete files['word/document.xml'];
    const pieces = function* () {
      yield strToU8(start);
      for (const [index, section] of sections.entries()) {
        yield section.xml();
        const own = propertiesOf(properties, section, index, paper);
        yield strToU8(index === sections.length - 1 ? lastLine() + own : lastLine(own));
      }
      yield strToU8(end);
    };
    return zipFiles(files, { path: 'word/document.xml', pieces: pieces() }, mediaType);
  }

  /** Title of the document: that of the only sheet, or the number of sheets, and the day. */
  #titleOf(parts: readonly PackedPart[]): string {
    const [only] = parts;
    if (this.options.isNamed) return `${this.options.title} ${localDay(new Date())}`;
    const name = parts.length === 1 && only ? only.head : `${parts.length} ${this.options.title}`;
    return `${name} ${localDay(new Date())}`;
  }

  #contentsLines(entries: readonly WordContentsEntry[] | null): ContentsLine[] {
    if (!entries)
      return this.#parts.filter(Boolean).map(({ head, bookmark }) => ({ text: head, bookmark, level: null }));
    return entries.flatMap(({ index, ...entry }) => {
      const part = this.#parts[index];
      return part ? [{ ...entry, bookmark: part.bookmark }] : [];
    });
  }

  #xmlOf(components: readonly XmlComponent[]): string {
    const objects = components.map((component) => component.prepForXml(this.#context) ?? {});
    // docx refers to pictures and lists by placeholders until it packs a document.
    const ids = new Map([
      ...this.#document.Media.Entries.map(([key, { fileName }]) => [`rId{${key}}`, imageId(fileName)] as const),
      ...this.#document.Numbering.ConcreteNumbering.map(
        ({ reference, instance, restartedListId, numId }) =>
          [
            restartedListId === undefined ? `{${reference}-${instance}}` : `{${reference}-restart ${restartedListId}}`,
            String(numId),
          ] as const,
      ),
    ]);
    return objects.map((object) => xmlText(object, ids)).join('');
  }
}
