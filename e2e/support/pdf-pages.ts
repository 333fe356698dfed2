import { inflateSync } from 'node:zlib';

/** One page of a PDF file that Chromium has printed. */
export interface PdfPage {
  /** In points, 72 to the inch. */
  width: number;
  height: number;
  /** Its texts in the order of printing, without blanks: Chromium prints them as distances. */
  text: string;
}

type Objects = ReadonlyMap<string, { head: string; stream: string }>;

/** The objects of a file by number; Chromium writes no compressed object streams. */
function readObjects(file: string): Objects {
  const objects = new Map<string, { head: string; stream: string }>();
  for (const match of file.matchAll(/(?:^|\n)(\d+) 0 obj\s*([\s\S]*?)\nendobj/g)) {
    const [, number = '', body = ''] = match;
    const start = body.search(/stream\r?\n/);
    const head = start < 0 ? body : body.slice(0, start);
    const bytes = start < 0 ? '' : body.slice(body.indexOf('\n', start) + 1, body.lastIndexOf('\nendstream'));
    const isPacked = head.includes('/FlateDecode');
    const isFont = /\/FontFile|\/Length1|\/Subtype\s*\/(Image|CIDFontType0C|OpenType)/.test(head);
    const stream = bytes === '' || isFont ? '' : isPacked ? unpack(bytes) : bytes;
    objects.set(number, { head, stream });
  }
  return objects;
}

function unpack(bytes: string): string {
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

const unicode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The characters of a font by the hexadecimal codes of its glyphs, which have two or four digits. */
interface PdfFont {
  digits: number;
  characters: ReadonlyMap<string, string>;
}

/** @param table ToUnicode of a font */
function readFont(table: string): PdfFont {
  const characters = new Map<string, string>();
  const digits = /begincodespacerange\s*<(\w+)>/.exec(table)?.[1]?.length ?? 4;
  for (const [, lines] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph, text] of lines!.matchAll(/<(\w+)>\s*<(\w+)>/g))
      characters.set(glyph!.toUpperCase(), unicode(text!));
  for (const [, lines] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from, to, text] of lines!.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = Number.parseInt(from!, 16);
      for (let glyph = first; glyph <= Number.parseInt(to!, 16); glyph += 1) {
        const code = (Number.parseInt(text!, 16) + glyph - first).toString(16).padStart(4, '0');
        characters.set(glyph.toString(16).toUpperCase().padStart(digits, '0'), unicode(code));
      }
    }
  }
  return { digits, characters };
}

/** The fonts that a page names. */
function readFonts(head: string, objects: Objects): Map<string, PdfFont> {
  const resources = /\/Resources (\d+) 0 R/.exec(head)?.[1];
  const text = resources ? objects.get(resources)!.head : head;
  const own = /\/Font\s*<<([\s\S]*?)>>/.exec(text)?.[1] ?? '';
  return new Map(
    [...own.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, number]) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number!)?.head ?? '')?.[1];
      return [name!, readFont(table ? objects.get(table)!.stream : '')];
    }),
  );
}

function readText(content: string, fonts: ReadonlyMap<string, PdfFont>): string {
  let current = readFont('');
  let text = '';
  for (const [, font, glyphs] of content.matchAll(/\/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (font) current = fonts.get(font) ?? current;
    const { digits, characters } = current;
    for (let start = 0; start < (glyphs?.length ?? 0); start += digits)
      text += characters.get(glyphs!.slice(start, start + digits).toUpperCase()) ?? '';
  }
  return text.replace(/\s+/g, '');
}

/**
 * Reads back what Chromium has printed.
 *
 * @param file a PDF file as `page.pdf()` returns it
 * @returns its pages in their order
 */
export function readPdfPages(file: Buffer): PdfPage[] {
  const objects = readObjects(file.toString('latin1'));
  const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b/.test(head));
  return pages.map(({ head }) => {
    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(head) ?? [];
    const contents = [...(/\/Contents\s*\[?([^\]/]*)/.exec(head)?.[1] ?? '').matchAll(/(\d+) 0 R/g)];
    const content = contents.map(([, number]) => objects.get(number!)?.stream ?? '').join('\n');
    return { width: Number(width), height: Number(height), text: readText(content, readFonts(head, objects)) };
  });
}
