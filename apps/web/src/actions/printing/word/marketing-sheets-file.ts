import { companyOf } from '@titlenet/catalogue/companies';
import type { MarketingSheet } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-fields';
import { marketingSheetOutline } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-outline';
import { Bookmark, HeadingLevel, Paragraph } from 'docx';
import { contentWidthOf, type PaperSize } from './paper-size.ts';
import { pictureParagraph } from './picture-paragraphs.ts';
import { run } from './text-runs.ts';
import type { WordPart } from './word-document.ts';
import type { WordFigures, WordPicture } from './word-pictures.ts';
import { besideTable } from './word-tables.ts';
import { COVER_COLUMN, sectionBlocks } from './word-title.ts';

/** A children's marketing sheet with its cover. */
export interface WordMarketingSheet {
  sheet: MarketingSheet;
  picture: WordPicture | null;
  figures: WordFigures;
}

/** A children's marketing sheet in Word. */
export function marketingSheetPart(
  { sheet, picture, figures }: WordMarketingSheet,
  index: number,
  isShowCoop: boolean,
  paper: PaperSize,
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
    isInternal: true,
    blocks: [
      ...(picture
        ? [besideTable([pictureParagraph(picture, `Cover of ${title}`)], names, COVER_COLUMN, width)]
        : names),
      ...marketingSheetOutline(sheet, isShowCoop).flatMap((section) => sectionBlocks(section, width, figures)),
    ],
  };
}
