import type { HeaderFooter, PageSetup } from '@cj-tech-master/excelts';
import { PX_PER_CHARACTER, type SizedColumn } from './column-widths.ts';
import type { ExcelSheet } from './excel-sheet.ts';

/** In pixels; on one page's width of Letter more columns would be smaller than 6 points. */
const MAX_PAGE_WIDTH = 1_700;
/** The same of a report, whose figures are compared across: beyond it they would be smaller than 4 points. */
const MAX_FITTED_PAGE_WIDTH = 2_600;
/** Margins of a page in inches. */
const MARGINS = { left: 0.4, right: 0.4, top: 0.75, bottom: 0.75, header: 0.3, footer: 0.3 } as const;
/** Share of a page's width that repeated columns may take. */
const MAX_REPEATED_SHARE = 0.5;
/** The format accepts 255 characters in a header, with its codes. */
const MAX_HEADER_TEXT_CHARACTERS = 90;

/** Names of the columns that say of which title a row is. */
const identifying = /^(isbn|isbn13|isbn_13|title)$/i;

/** Letters of a column, by its index from 0. */
function letters(index: number): string {
  const rest = Math.floor(index / 26);
  const last = String.fromCharCode(65 + (index % 26));
  return rest === 0 ? last : letters(rest - 1) + last;
}

interface ColumnRange {
  readonly first: number;
  readonly last: number;
  /** In pixels. */
  readonly width: number;
}

/**
 * The columns from ISBN to title, or one of them alone where others between them would take too much of each page. In a
 * sheet without them the first one, such as the channel of figures.
 */
function repeatedColumns({ columns }: ExcelSheet, sizes: readonly SizedColumn[]): ColumnRange {
  const named = columns.flatMap(({ name }, index) => (identifying.test(name) ? [index] : []));
  const [first = 0, last = 0] = [named[0], named.at(-1)];
  const widthOf = (from: number, to: number) =>
    sizes.slice(from, to + 1).reduce((sum, { width }) => sum + width * PX_PER_CHARACTER, 0);
  const width = widthOf(first, last);
  if (width <= MAX_PAGE_WIDTH * MAX_REPEATED_SHARE) return { first, last, width };
  return { first, last: first, width: widthOf(first, first) };
}

/**
 * Page setup of a sheet: its columns fit into the width of a page, or of as many pages as they need to be readable.
 * Each page repeats the header, ISBN and title.
 */
export function pageSetup(sheet: ExcelSheet, sizes: readonly SizedColumn[], headerRow: number): Partial<PageSetup> {
  const width = sizes.reduce((sum, one) => sum + one.width * PX_PER_CHARACTER, 0);
  const repeated = repeatedColumns(sheet, sizes);
  const most = sheet.isFittedToWidth ? MAX_FITTED_PAGE_WIDTH : MAX_PAGE_WIDTH;
  const pages = width <= most ? 1 : Math.ceil((width - repeated.width) / (MAX_PAGE_WIDTH - repeated.width));
  return {
    orientation: 'landscape',
    margins: MARGINS,
    fitToPage: true,
    fitToWidth: pages,
    fitToHeight: 0,
    printTitlesRow: `${headerRow}:${headerRow}`,
    ...(pages > 1 && { printTitlesColumn: `${letters(repeated.first)}:${letters(repeated.last)}` }),
  };
}

/** A text in a header: `&` starts a code. */
const headerText = (text: string): string => text.slice(0, MAX_HEADER_TEXT_CHARACTERS).replaceAll('&', '&&');

/**
 * Head and foot of printed pages: the list with its criteria, the day of printing and the number of the page. The first
 * page has the heading of the sheet instead of the head.
 */
export function headerAndFooter({ name, heading = [] }: ExcelSheet): Partial<HeaderFooter> {
  const [list = name, ...criteria] = heading;
  const oddHeader = `&L&"Calibri,Bold"${headerText(list)}&R${headerText(criteria.join(' · '))}`;
  // A digit after the code of a font size would belong to it, so the texts follow words.
  const oddFooter = '&LPrinted &D&RPage &P of &N';
  if (heading.length === 0) return { oddHeader, oddFooter };
  return { oddHeader, oddFooter, differentFirst: true, firstHeader: '', firstFooter: oddFooter };
}
