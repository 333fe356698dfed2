import { companyOf } from '@titlenet/catalogue/companies';
import type { MarketingSheet } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-fields';
import { marketingSheetOutline } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-outline';
import { Bookmark, HeadingLevel, Paragraph } from 'docx';
import { contentWidthOf, type PaperSize } from './paper-size.ts';
import { run } from './text-runs.ts';
import { type WordPart, writeWordFile } from './word-document.ts';
import { besideTable } from './word-tables.ts';
import { COVER_COLUMN, pictureParagraph, sectionBlocks, type WordPicture } from './word-title.ts';

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
  const width = contentWidthOf(paper);
  const names = [
    new Paragraph({ style: 'Subtitle', children: [run(`${companyOf(sheet.companyCode).label} Marketing Sheet`)] }),
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      children: [new Bookmark({ id: bookmark, children: [run(title ?? 'Untitled')] })],
    }),
    ...(longSubtitle ? [new Paragraph({ style: 'Subtitle', children: [run(longSubtitle)] })] : []),
  ];
  return {
    head: ['Marketing Sheet', title, isbn13].filter(Boolean).join(' · '),
    bookmark,
    blocks: [
      ...(picture
        ? [besideTable([pictureParagraph(picture, `Cover of ${title}`)], names, COVER_COLUMN, width)]
        : names),
      ...marketingSheetOutline(sheet, isShowCoop).flatMap((section) => sectionBlocks(section, width)),
    ],
  };
}

/** CHMarketingSheet.doc: children's marketing sheets as a Word document. */
export function writeMarketingSheets(file: MarketingSheetsFile): Promise<Blob> {
  const parts = file.sheets.map((sheet, index) => partOf(sheet, index, file));
  return writeWordFile({ title: 'Marketing Sheets', parts, missing: [], paper: file.paper });
}
