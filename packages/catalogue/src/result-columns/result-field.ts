import type { Currency } from '../formatting/money.ts';
import type { TitleCodes } from '../search-attributes.ts';
import type { TitleBar } from '../title-bar.ts';
import type { StoredOnly, TitleRecord } from '../title-record.ts';

/** What the values of a title's row are taken from: a merged record with its title bar and its codes. */
export interface ResultTitle {
  readonly bar: TitleBar;
  readonly sheet: TitleRecord['sheet'];
  readonly stored: Partial<StoredOnly>;
  readonly codes: TitleCodes;
}

/**
 * The type of a cell. The first eight are sent as the column's type (GRID-109), the others are not sent: `text` and
 * `code` are strings (a code is made of digits and never a number), a `year` is a number that is never grouped, a
 * `percent` is in percent.
 */
export const resultTypes = {
  datetime: { wireType: 'datetime', width: 160 },
  date: { wireType: 'date', width: 104 },
  int: { wireType: 'int', width: 92 },
  decimal: { wireType: 'decimal', width: 104 },
  money: { wireType: 'money', width: 92 },
  digitalPrice: { wireType: 'digitalPrice', width: 92 },
  array: { wireType: 'array', width: 200 },
  html: { wireType: 'html', width: 320 },
  text: { wireType: null, width: 140 },
  code: { wireType: null, width: 124 },
  year: { wireType: null, width: 76 },
  percent: { wireType: null, width: 104 },
} as const satisfies Record<string, { readonly wireType: string | null; readonly width: number }>;

export type ResultType = keyof typeof resultTypes;
export type ResultValue = string | number | readonly string[] | ResultObject | readonly ResultObject[] | null;
interface ResultObject {
  readonly [member: string]: ResultValue;
}

/** A member of a result row that no person chooses: a key, or what a column needs beside its own value. */
export interface RowMember {
  readonly name: string;
  readonly value: (title: ResultTitle) => ResultValue | undefined;
}

/** One line of a result: a grid column, a checkbox of Customize Export Fields, an Excel column, a cell's format. */
export interface ResultField extends RowMember {
  /** Exact property name of the requirements (G-88); a dot selects a nested member of the row. */
  readonly name: string;
  readonly label: string;
  /** Text where it is absent. */
  readonly type?: ResultType;
  /** Of the standard set (G-88): checked for those who have saved nothing, and bold among the checkboxes. */
  readonly isStandard?: true;
  /** Always shown; its box cannot be cleared (CUSTOM-07, CUSTOM-08). */
  readonly isFixed?: true;
  /** Italic among the checkboxes: an item of the title audit. */
  readonly isItalic?: true;
  /** Bold in the grid. */
  readonly isBold?: true;
  /** The name that a saved choice carries where it is not `name` (G-89). */
  readonly sendName?: string;
  /** The member whose value marks the cell as compliant or not (G-90). */
  readonly compliance?: RowMember;
  /** Currency of an amount that is not in the title's own (G-167). */
  readonly currency?: Currency;
  /** Shows 0 where there is no number (FORMAT-17). */
  readonly isNeverBlank?: true;
  /** The cell links to the title's sheet (GRID-033). */
  readonly isSheetLink?: true;
  /** Width in px at which the column starts, where the type's own does not fit. */
  readonly width?: number;
  /** HCCP: the number under which a choice is saved (CUSTOM-25); it never changes and is never used again. */
  readonly id?: number;
}

/** A group of checkboxes under one heading (CUSTOM-09 to CUSTOM-18). */
export interface ResultBlock {
  readonly name: string;
  /** The main unit's audit items, which a button of their own selects (CUSTOM-03). */
  readonly isTitleAudit?: true;
  readonly fields: readonly ResultField[];
}
