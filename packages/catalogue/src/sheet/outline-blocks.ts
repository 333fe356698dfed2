/**
 * Blocks of a title sheet for all renderers: screen, printable page, HTML file and Word file. Texts are formatted; rich
 * texts are sanitized HTML; addresses are the part after the app's hash.
 */

import type { PrintableOptions } from '../addresses.ts';
import type { CompanyCode } from '../companies.ts';
import type { ReportName } from '../reports/reports.ts';
import type { HeaderPart } from '../title-bar-fields/bar-field.ts';

export type Piece =
  | { kind: 'text'; text: string; tone?: 'danger' | 'muted'; isStrong?: boolean }
  | { kind: 'link'; text: string; address: string; opensInNewTab: boolean }
  | { kind: 'outsideLink'; text: string; url: string }
  /** Link to a report of a title, whose address the settings of the installation may replace. */
  | { kind: 'reportLink'; text: string; report: ReportName; companyCode: CompanyCode; isbn: string }
  | { kind: 'mark'; mark: 'fire' | 'star' | 'model'; label: string };

/** Whether a piece is a link of any kind: on paper it is text, and adjacent links are separated by commas. */
export const isLinkPiece = (piece: Piece | undefined): boolean =>
  piece !== undefined && piece.kind !== 'text' && piece.kind !== 'mark';

/** @returns the text of a link that leads out of the product, with its address, for paper and files */
export const outsideLinkText = ({ text, url }: Extract<Piece, { kind: 'outsideLink' }>): string =>
  text === url ? url : `${text} (${url})`;

/** The text of a piece on paper; a space for a mark. */
export function pieceText(piece: Piece): string {
  if (piece.kind === 'outsideLink') return outsideLinkText(piece);
  return piece.kind === 'mark' ? ' ' : piece.text;
}

/** One or several fields under one label. `fields`: their names in the definition. */
export interface Fact {
  kind: 'fact';
  name: string;
  fields: readonly string[];
  label: string;
  pieces: readonly Piece[];
  isBlank: boolean;
  /** Only in the header; facts without it are listed with their labels. */
  headerPart?: HeaderPart;
}

export interface Prose {
  kind: 'prose';
  name: string;
  label: string;
  text: string;
  isHtml: boolean;
  isBlank: boolean;
}

/** Off-page keywords, which the reader can collapse (EDIT-27). */
export interface Keywords {
  kind: 'keywords';
  name: string;
  label: string;
  words: readonly string[];
  canBeHidden: boolean;
  isBlank: boolean;
}

export interface TableColumn {
  name: string;
  label: string;
  align: 'start' | 'end';
}

/** Bar chart with one bar per title. */
export interface BarsFigure {
  kind: 'bars';
  label: string;
  /** Text alternative. */
  alternative: string;
  /** A bar without a value has only its text. */
  bars: readonly { label: string; value: number | null; valueText: string; isMarked: boolean }[];
  /** Source and last day of the figures, `M/d/yyyy`; absent: the label names the source, the day is unknown. */
  source?: string;
  asOf?: string;
}

/** Events on a time line, in date order; dates are `YYYY-MM-DD`. */
export interface TimeLineFigure {
  kind: 'timeLine';
  label: string;
  alternative: string;
  events: readonly { date: string; text: string; isStrong: boolean; mark: 'fire' | 'star' | null }[];
}

export type Figure = BarsFigure | TimeLineFigure;

/** Meaning of a mark in a table or its figure; `national` and `event` are dots of a time line. */
export interface LegendEntry {
  mark: 'fire' | 'star' | 'model' | 'national' | 'event';
  label: string;
}

/** A number, a wire date or a text by which a cell is sorted; null for a blank cell. */
export type SortKey = number | string | null;

export interface TableRow {
  cells: readonly (readonly Piece[])[];
  /** One for each cell. */
  sortKeys: readonly SortKey[];
  isStrong: boolean;
}

export interface Table {
  kind: 'table';
  name: string;
  label: string;
  columns: readonly TableColumn[];
  /** Labels of the columns that were removed because no row has a value. */
  blankColumns: readonly string[];
  rows: readonly TableRow[];
  /** True if the screen shows only the heading until the reader opens it. */
  isFolded: boolean;
  emptyText: string | null;
  /** Figure above the rows; null for none. */
  figure: Figure | null;
  /** Explains the marks that occur, on screen. */
  legend: readonly LegendEntry[];
  isBlank: boolean;
}

/** A list of which the first `shownFirst` items are shown initially; null for all. */
export interface Bullets {
  kind: 'bullets';
  name: string;
  label: string;
  items: readonly { html: string; isHtml: boolean; byline: string | null }[];
  shownFirst: number | null;
  isBlank: boolean;
}

export type Block = Fact | Prose | Keywords | Table | Bullets;

export interface SheetSection {
  code: number;
  name: string;
  label: string;
  /** Note beside the heading about items that are not shown. */
  note: string | null;
  /** Text of an empty section (G-114); null if the section has content. */
  emptyText: string | null;
  blocks: readonly Block[];
}

export interface SheetHeader {
  /** Notice above the sheet; null for most titles. */
  notice: string | null;
  /** Title, subtitle, people, series, reissue, codes. */
  identity: readonly Fact[];
  groups: readonly { name: string; label: string; facts: readonly Fact[] }[];
}

export interface SheetOutline {
  header: SheetHeader;
  sections: readonly SheetSection[];
}

/**
 * Display options of the reader (PRINT-01 to PRINT-05); the defaults of a screen are `screenOptions`, those of a dialog
 * in constants.
 */
export interface OutlineOptions extends PrintableOptions {
  readonly medium: 'screen' | 'print' | 'download';
}

/** On screen blank labels are shown, and further quotes behind a checkbox (decisions G-108, G-117). */
export const screenOptions: OutlineOptions = {
  medium: 'screen',
  audience: 'internal',
  isSuppressBlankSubHeadings: false,
  isShowOnlyFirstQuotes: true,
  isShowCoopInformation: false,
  isShowContractInformation: false,
  isSuppressEditorScript: false,
};
