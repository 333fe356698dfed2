import { strFromU8, unzipSync } from 'fflate';

/** A picture of a Word file, with its extents in English Metric Units (914,400 to the inch). */
interface WordPictureExtent {
  width: number;
  height: number;
}

/** What a Word file holds. */
export interface WordFileContent {
  /** XML by path within the file. */
  xml: Record<string, string>;
  /** The text, a paragraph to an item, without empty ones. */
  paragraphs: string[];
  extents: WordPictureExtent[];
  /** Numbers of bytes of the pictures. */
  pictureSizes: number[];
  /** Width of the page without its margins, in English Metric Units. */
  contentWidth: number;
}

const EMU_PER_TWIP = 635;

const unescapeXml = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Unzips a Word file. @throws if it is no archive */
export function readWordFile(bytes: Uint8Array): WordFileContent {
  const files = unzipSync(bytes);
  const xml = Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => /\.(xml|rels)$/.test(path))
      .map(([path, content]) => [path, strFromU8(content)]),
  );
  const body = xml['word/document.xml'] ?? '';
  const paragraphs = body
    .split('</w:p>')
    .map((paragraph) => [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''))
    .filter(Boolean)
    .map(unescapeXml);
  const extents = [...body.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"/g)].map(([, width, height]) => ({
    width: Number(width),
    height: Number(height),
  }));
  const twips = (name: string) => Number(new RegExp(`${name}="(\\d+)"`).exec(body)?.[1]);
  return {
    xml,
    paragraphs,
    extents,
    pictureSizes: Object.entries(files).flatMap(([path, { length }]) => (path.startsWith('word/media/') ? length : [])),
    contentWidth: (twips('<w:pgSz w:w') - twips('w:left') - twips('w:right')) * EMU_PER_TWIP,
  };
}
