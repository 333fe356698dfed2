import { headerOutline } from '@titlenet/catalogue/sheet/header-outline';
import { sheetOutline } from '@titlenet/catalogue/sheet/outline';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import { displayName } from '@titlenet/catalogue/text/names';
import { missingTitles, type PrintableTitle } from '../printable-title.ts';
import { contentWidthOf, type PaperSize } from './paper-size.ts';
import { type WordPart, writeWordFile } from './word-document.ts';
import { titleBlocks, type WordPicture } from './word-title.ts';

/** A title with what a Word file needs beside it. */
export interface WordSheet extends PrintableTitle {
  picture: WordPicture | null;
}

export interface TitleSheetsFile {
  sheets: readonly WordSheet[];
  options: OutlineOptions;
  paper: PaperSize;
}

function partOf(sheet: WordSheet, index: number, { options, paper }: TitleSheetsFile): WordPart | null {
  const { bar, content, sectionCodes, picture } = sheet;
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
      bookmark,
      width: contentWidthOf(paper),
    }),
  };
}

/** TitleSheet.doc: title sheets as a Word document, made from the outlines that the screen and paper render. */
export function writeTitleSheets(file: TitleSheetsFile): Promise<Blob> {
  const parts = file.sheets.flatMap((sheet, index) => partOf(sheet, index, file) ?? []);
  const missing = missingTitles(file.sheets);
  return writeWordFile({ title: 'Title Sheets', parts, missing, paper: file.paper });
}
