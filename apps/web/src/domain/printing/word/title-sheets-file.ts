import { headerOutline } from '@titlenet/catalogue/sheet/header-outline';
import { sheetOutline } from '@titlenet/catalogue/sheet/outline';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import { displayName } from '@titlenet/catalogue/text/names';
import type { PrintableTitle } from '../printable-title.ts';
import { contentWidthOf, type PaperSize } from './paper-size.ts';
import type { WordPart } from './word-document.ts';
import type { WordFigures, WordPicture } from './word-pictures.ts';
import { titleBlocks } from './word-title.ts';

/** A title with the pictures of a Word file. */
export interface WordSheet extends PrintableTitle {
  picture: WordPicture | null;
  figures: WordFigures;
}

/** A title sheet as a Word section, from the same outline as screen and print; null if nothing could be loaded. */
export function titleSheetPart(
  sheet: WordSheet,
  index: number,
  options: OutlineOptions,
  paper: PaperSize,
): WordPart | null {
  const { bar, content, sectionCodes, picture, figures } = sheet;
  if (!bar) return null;
  const outline = content
    ? sheetOutline(bar, content, options, sectionCodes)
    : { header: headerOutline(bar), sections: [] };
  const author = bar.author1 ? displayName(bar.author1) : null;
  const bookmark = `title_${index + 1}`;
  return {
    head: [bar.title, author, bar.isbn].filter(Boolean).join(' · '),
    bookmark,
    blocks: titleBlocks(outline, bar, !options.isSuppressBlankSubHeadings, {
      picture,
      figures,
      bookmark,
      width: contentWidthOf(paper),
    }),
  };
}
