import { isRightToLeft } from '@titlenet/catalogue/text/direction';
import { type IParagraphOptions, Paragraph, type ParagraphChild, type Table, TextRun } from 'docx';
import { Parser } from 'htmlparser2';
import { MAX_COLUMNS, type RichCell, richTable } from './rich-text-tables.ts';
import { linkOrText, run } from './text-runs.ts';
import { BULLET_LIST, cellStyles, LIST_INDENT, NUMBERED_LIST } from './word-styles.ts';

interface Marks {
  bold?: boolean;
  italics?: boolean;
  underline?: boolean;
  strike?: boolean;
  superScript?: boolean;
  subScript?: boolean;
}

const marksOfTags: Record<string, keyof Marks> = {
  b: 'bold',
  strong: 'bold',
  th: 'bold',
  h3: 'bold',
  h4: 'bold',
  h5: 'bold',
  h6: 'bold',
  i: 'italics',
  em: 'italics',
  cite: 'italics',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  del: 'strike',
  sup: 'superScript',
  sub: 'subScript',
};

const blocks = new Set('p div li ul ol dl dt dd blockquote table caption tr td th h1 h2 h3 h4 h5 h6 hr'.split(' '));
/** Elements whose text is not content. */
const hidden = new Set(['script', 'style', 'title', 'template', 'noscript', 'iframe', 'object']);
const MAX_LIST_LEVEL = 8;

/** Collects runs into paragraphs and tables while an HTML text is read from start to end. */
class ParagraphWriter {
  readonly #blocks: (Paragraph | Table)[] = [];
  readonly #format: RichTextFormat;
  readonly #open: { tag: string; mark?: keyof Marks }[] = [];
  readonly #lists: { isNumbered: boolean; hasItems: boolean }[] = [];
  #quotes = 0;
  #hidden = 0;
  #isItemStart = false;
  #children: ParagraphChild[] = [];
  #link: { address: string; runs: TextRun[] } | null = null;
  #text = '';
  #pending = '';
  /** Rows of the open table. A table inside of it is reduced to its text. */
  #rows: RichCell[][] = [];
  #tables = 0;
  #cell: RichCell | null = null;

  constructor(format: RichTextFormat) {
    this.#format = format;
  }

  openTag(tag: string, attributes: Record<string, string>): void {
    this.#endRun();
    if (hidden.has(tag)) this.#hidden += 1;
    if (blocks.has(tag)) this.#endParagraph();
    const mark = marksOfTags[tag];
    this.#open.push(mark ? { tag, mark } : { tag });
    if (tag === 'br') this.#add(new TextRun({ break: 1 }));
    if (tag === 'ul' || tag === 'ol') this.#lists.push({ isNumbered: tag === 'ol', hasItems: false });
    if (tag === 'li') this.#isItemStart = true;
    if (tag === 'blockquote') this.#quotes += 1;
    if (tag === 'table') this.#tables += 1;
    if (this.#tables === 1) this.#openTablePart(tag);
    if (tag === 'a' && attributes.href) {
      this.#endLink();
      this.#link = { address: attributes.href, runs: [] };
    }
  }

  closeTag(tag: string): void {
    this.#endRun();
    if (tag === 'a') this.#endLink();
    if (blocks.has(tag)) this.#endParagraph();
    if (tag === 'ul' || tag === 'ol') this.#lists.pop();
    if (tag === 'blockquote') this.#quotes = Math.max(0, this.#quotes - 1);
    if (hidden.has(tag)) this.#hidden = Math.max(0, this.#hidden - 1);
    if (this.#tables === 1 && (tag === 'td' || tag === 'th')) this.#cell = null;
    if (tag === 'table') this.#closeTable();
    const index = this.#open.findLastIndex((one) => one.tag === tag);
    if (index !== -1) this.#open.splice(index, 1);
  }

  /** The parser delivers text in pieces, so it is collected up to the next tag. */
  text(text: string): void {
    if (this.#hidden === 0) this.#pending += text;
  }

  end(): (Paragraph | Table)[] {
    this.#endRun();
    this.#endLink();
    this.#endParagraph();
    return this.#blocks;
  }

  #openTablePart(tag: string): void {
    if (tag === 'tr') this.#rows.push([]);
    if (tag !== 'td' && tag !== 'th') return;
    if (this.#rows.length === 0) this.#rows.push([]);
    // There is a row, added above if there was none.
    const row = this.#rows.at(-1)!;
    if (row.length < MAX_COLUMNS) row.push({ isHead: tag === 'th', text: '', paragraphs: [] });
    // There is a cell, added above unless the row is full.
    this.#cell = row.at(-1)!;
  }

  #closeTable(): void {
    this.#tables = Math.max(0, this.#tables - 1);
    if (this.#tables > 0) return;
    const table = richTable(this.#rows, this.#format.width);
    if (table) this.#blocks.push(table);
    this.#rows = [];
    this.#cell = null;
  }

  #endRun(): void {
    const isAtStart = this.#children.length === 0 && !this.#link?.runs.length;
    const shown = this.#pending.replace(/[ \t\r\n]+/g, ' ');
    const written = isAtStart ? shown.trimStart() : shown;
    this.#pending = '';
    if (written === '') return;
    this.#text += written;
    const marks: Marks = {};
    for (const { mark } of this.#open) if (mark) marks[mark] = true;
    const { underline, ...others } = marks;
    const style = this.#link && /^https?:/i.test(this.#link.address) ? { style: 'Hyperlink' } : {};
    this.#add(run(written, { ...others, ...(underline ? { underline: {} } : {}), ...style }));
  }

  #add(child: TextRun): void {
    if (this.#link) this.#link.runs.push(child);
    else this.#children.push(child);
  }

  #endLink(): void {
    const link = this.#link;
    this.#link = null;
    if (link && link.runs.length > 0) this.#children.push(...linkOrText(link.runs, link.address));
  }

  #endParagraph(): void {
    const link = this.#link;
    this.#endLink();
    if (this.#children.length > 0) {
      const own = (this.#blocks.length === 0 && this.#format.first) || this.#format.base;
      const base = this.#cell ? { style: cellStyles.normal.id } : own;
      const paragraph = new Paragraph({ ...base, ...this.#placeOf(), children: this.#children });
      if (this.#cell) {
        this.#cell.paragraphs.push(paragraph);
        this.#cell.text += ` ${this.#text}`;
      } else this.#blocks.push(paragraph);
      this.#children = [];
      this.#text = '';
    }
    if (link) this.#link = { address: link.address, runs: [] };
  }

  /** Format of lists, quotations and right-to-left texts. */
  #placeOf(): IParagraphOptions {
    const isRtl = isRightToLeft(this.#text);
    const direction = isRtl ? { bidirectional: true } : {};
    const list = this.#lists.at(-1);
    const level = Math.min(this.#lists.length - 1, MAX_LIST_LEVEL);
    const isItem = list && this.#isItemStart;
    this.#isItemStart = false;
    if (isItem && list.isNumbered) {
      // Each list starts with one; Word does so for nested lists.
      const restart = !list.hasItems && level === 0;
      list.hasItems = true;
      return { ...direction, numbering: { reference: NUMBERED_LIST, level, restart } };
    }
    if (isItem) return { ...direction, numbering: { reference: BULLET_LIST, level } };
    const indent = Math.max(0, level + 1) + this.#quotes;
    return indent > 0 ? { ...direction, indent: { left: LIST_INDENT * indent } } : direction;
  }
}

interface RichTextFormat {
  /** Width of tables in twips. */
  width: number;
  /** Format of the paragraphs outside of tables. */
  base: IParagraphOptions;
  /** Format of the first paragraph if it differs. */
  first?: IParagraphOptions;
}

/**
 * Converts rich or plain text to Word paragraphs and tables in linear time. Bold, italic, breaks, lists, links and
 * tables are kept; other elements are reduced to their text.
 */
export function richTextParagraphs(text: string, isHtml: boolean, format: RichTextFormat): (Paragraph | Table)[] {
  if (!isHtml) {
    const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
    return lines.map((line, index) => {
      const base = (index === 0 && format.first) || format.base;
      return new Paragraph({ ...base, ...(isRightToLeft(line) && { bidirectional: true }), children: [run(line)] });
    });
  }
  const writer = new ParagraphWriter(format);
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => writer.openTag(tag, attributes),
      onclosetag: (tag) => writer.closeTag(tag),
      ontext: (part) => writer.text(part),
    },
    { decodeEntities: true },
  );
  parser.end(text);
  return writer.end();
}
