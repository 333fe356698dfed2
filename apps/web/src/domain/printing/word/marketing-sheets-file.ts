import type { MarketingSheet } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-fields';
import { marketingSheetOutline } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-outline';
import { Bookmark, HeadingLevel, Paragraph } from 'docx';
import { contentWidthOf, type PaperSize } from './paper-size.ts';
import { run } from './text-runs.ts';
import { type WordPart, writeWordFile } from './word-document.ts';
import { pictureParagraph, sectionBlocks, type WordPicture } from './word-title.ts';

export interface MarketingSheetsFile {
  sheets: readonly { sheet: MarketingSheet; picture: WordPicture | null }[];
  isShowCoop: boolean;
  paper: PaperSize;
}

function partOf(
  { sheet, picture }: MarketingSheetsFile['sheets'][number],
  index: number,
  { isShowCoop, paper }: MarketingSheetsFile,
): WordPart {
  const { title, longSubtitle, isbn13 } = sheet.content;
  const bookmark = `sheet_${index + 1}`;
  return {
    head: ['Marketing Sheet', title, isbn13].filter(Boolean).join(' · '),
    bookmark,
    blocks: [
      ...(picture ? [pictureParagraph(picture, `Cover of ${title}`)] : []),
      new Paragraph({
        heading: HeadingLevel.HEADING_1,
        children: [new Bookmark({ id: bookmark, children: [run(title ?? 'Untitled')] })],
      }),
      ...(longSubtitle ? [new Paragraph({ style: 'Subtitle', children: [run(longSubtitle)] })] : []),
      ...marketingSheetOutline(sheet, isShowCoop).flatMap((section) => sectionBlocks(section, contentWidthOf(paper))),
    ],
  };
}

/** CHMarketingSheet.doc: children's marketing sheets as a Word document. */
export function writeMarketingSheets(file: MarketingSheetsFile): Promise<Blob> {
  const parts = file.sheets.map((sheet, index) => partOf(sheet, index, file));
  return writeWordFile({ title: 'Marketing Sheets', parts, missing: [], paper: file.paper });
}
