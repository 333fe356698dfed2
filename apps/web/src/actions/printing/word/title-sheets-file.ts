import { headerOutline } from '@titlenet/catalogue/sheet/header-outline';
import { contentOutline } from '@titlenet/catalogue/sheet/outline';
import type { OutlineOptions, SheetOutline } from '@titlenet/catalogue/sheet/outline-blocks';
import { displayName } from '@titlenet/catalogue/text/names';
import { Bookmark, HeadingLevel, Paragraph } from 'docx';
import { nameOfTitle, type PrintableTitle } from '../printable-title.ts';
import { contentWidthOf, type PaperSize } from './paper-size.ts';
import { run } from './text-runs.ts';
import type { WordPart } from './word-document.ts';
import type { WordFigures, WordPicture } from './word-pictures.ts';
import { contentBlocks, titleBlocks } from './word-title.ts';

/** A title with the pictures of a Word file. */
export interface WordSheet extends PrintableTitle {
  picture: WordPicture | null;
  figures: WordFigures;
}

const bookmarkOf = (index: number) => `title_${index + 1}`;

/** The sections of a title whose bar could not be loaded. */
function partWithoutBar(
  sheet: WordSheet,
  index: number,
  sections: SheetOutline['sections'],
  options: OutlineOptions,
  width: number,
): WordPart {
  const name = nameOfTitle(sheet);
  const bookmark = bookmarkOf(index);
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    children: [new Bookmark({ id: bookmark, children: [run(name)] })],
  });
  return {
    head: name,
    bookmark,
    isInternal: options.audience === 'internal',
    blocks: [heading, ...contentBlocks(sections, options, { width, figures: sheet.figures })],
  };
}

/** A title sheet as a Word section, from the same outline as screen and print; null if nothing could be loaded. */
export function titleSheetPart(
  sheet: WordSheet,
  index: number,
  options: OutlineOptions,
  paper: PaperSize,
): WordPart | null {
  const { key, bar, content, sectionCodes, picture, figures } = sheet;
  const { companyCode } = key;
  const sections = content ? contentOutline({ companyCode, bar }, content, options, sectionCodes) : [];
  if (!bar) return content ? partWithoutBar(sheet, index, sections, options, contentWidthOf(paper)) : null;
  const outline = { header: headerOutline(bar, options.audience), sections };
  const author = bar.author1 ? displayName(bar.author1) : null;
  const bookmark = bookmarkOf(index);
  return {
    head: [bar.title, author, bar.isbn].filter(Boolean).join(' · '),
    bookmark,
    isInternal: options.audience === 'internal',
    blocks: titleBlocks(outline, bar, options, {
      picture,
      figures,
      bookmark,
      width: contentWidthOf(paper),
    }),
  };
}
