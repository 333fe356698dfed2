/**
 * What a title sheet consists of, whoever renders it: the screen, the printable page, the HTML file, the Word file
 * Texts are final; rich texts are sanitised HTML; addresses are those behind the app's hash.
 */

export type Piece =
  | { kind: 'text'; text: string; tone?: 'danger' | 'muted'; isStrong?: boolean }
  | { kind: 'link'; text: string; address: string; opensInNewTab: boolean }
  | { kind: 'outsideLink'; text: string; url: string }
  | { kind: 'mark'; mark: 'fire' | 'star' | 'model'; label: string };

/** One or several fields under one label; `fields` names those of the definition that it shows. */
export interface Fact {
  kind: 'fact';
  name: string;
  fields: readonly string[];
  label: string;
  pieces: readonly Piece[];
  isBlank: boolean;
}

export interface Prose {
  kind: 'prose';
  name: string;
  label: string;
  text: string;
  isHtml: boolean;
  isBlank: boolean;
}

/** Off-page keywords, which the reader may fold away (EDIT-27). */
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

/** Bars, one for each title: a quantity to look at before reading the table. */
export interface BarsFigure {
  kind: 'bars';
  label: string;
  /** Says the figure in words, for those who do not see it. */
  alternative: string;
  bars: readonly { label: string; value: number; valueText: string; isMarked: boolean }[];
  /** Where the figures come from and their day, `M/d/yyyy`; absent: the sheet, today. */
  source?: string;
  asOf?: string;
}

/** Events on a line of time; dates are `YYYY-MM-DD`, in their order. */
export interface TimeLineFigure {
  kind: 'timeLine';
  label: string;
  alternative: string;
  events: readonly { date: string; text: string; isStrong: boolean; mark: 'fire' | 'star' | null }[];
}

export type Figure = BarsFigure | TimeLineFigure;

export interface TableRow {
  cells: readonly (readonly Piece[])[];
  isStrong: boolean;
}

export interface Table {
  kind: 'table';
  name: string;
  label: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  emptyText: string | null;
  /** Drawn above the rows, which hold all that it shows; null where there is nothing worth drawing. */
  figure: Figure | null;
  isBlank: boolean;
}

/** Items of which a reader first sees `shownFirst`, all of them where it is null. */
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
  /** Says beside the heading what is not shown. */
  note: string | null;
  /** What the section says when it has nothing (decision G-114). */
  emptyText: string | null;
  blocks: readonly Block[];
}

export interface SheetHeader {
  /** What a reader must know before anything else; null for nearly every title. */
  notice: string | null;
  /** Facts with places of their own: title, subtitle, authors, series, reissue, codes. */
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
export interface OutlineOptions {
  medium: 'screen' | 'print' | 'download';
  isSuppressBlankSubHeadings: boolean;
  isShowOnlyFirstQuotes: boolean;
  isShowCoopInformation: boolean;
  isShowContractInformation: boolean;
  isSuppressEditorScript: boolean;
}

/** On screen staff see what is missing, and the rest of the quotes behind a checkbox (decisions G-108, G-117). */
export const screenOptions: OutlineOptions = {
  medium: 'screen',
  isSuppressBlankSubHeadings: false,
  isShowOnlyFirstQuotes: true,
  isShowCoopInformation: false,
  isShowContractInformation: false,
  isSuppressEditorScript: false,
};
