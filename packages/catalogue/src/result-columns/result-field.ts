import type { FieldType } from '../field.ts';
import type { Currency } from '../formatting/money.ts';
import type { TitleCodes } from '../search-attributes.ts';
import type { StoredOnly } from '../stored-only-fields.ts';
import type { TitleBar } from '../title-bar.ts';
import type { TitleRecord } from '../title-record.ts';
import { entriesOf } from '../typed-objects.ts';

/** Source of the values of a title's row: a merged record with its title bar and search codes. */
export interface ResultTitle {
  readonly bar: TitleBar;
  readonly sheet: TitleRecord['sheet'];
  readonly stored: Partial<StoredOnly>;
  readonly codes: TitleCodes;
  readonly references?: TitleRecord['references'];
  readonly notes?: TitleRecord['notes'];
}

/** Types of columns on the wire (GRID-109). Columns of other field types have none. */
export const wireTypes = ['datetime', 'decimal', 'int', 'money', 'array', 'html', 'digitalPrice', 'date'] as const;
export type WireType = (typeof wireTypes)[number];

/** Column type on the wire and preferred column width in px, by the type of the field. */
export const cellTypes: Readonly<Record<FieldType, { readonly wireType: WireType | null; readonly width: number }>> = {
  datetime: { wireType: 'datetime', width: 160 },
  date: { wireType: 'date', width: 104 },
  month: { wireType: null, width: 92 },
  integer: { wireType: 'int', width: 92 },
  decimal: { wireType: 'decimal', width: 104 },
  money: { wireType: 'money', width: 92 },
  digitalPrice: { wireType: 'digitalPrice', width: 92 },
  texts: { wireType: 'array', width: 200 },
  htmls: { wireType: 'array', width: 320 },
  html: { wireType: 'html', width: 320 },
  text: { wireType: null, width: 140 },
  name: { wireType: null, width: 140 },
  code: { wireType: null, width: 124 },
  flag: { wireType: null, width: 92 },
  boolean: { wireType: null, width: 92 },
  year: { wireType: null, width: 76 },
  percent: { wireType: null, width: 104 },
};

/** @returns the field type whose values a column of a wire type contains; `text` without one. */
export function fieldTypeOf(wireType: WireType | undefined): FieldType {
  const found = entriesOf(cellTypes).find(([, cell]) => cell.wireType !== null && cell.wireType === wireType);
  return found?.[0] ?? 'text';
}

export type ResultValue = string | number | readonly string[] | ResultObject | readonly ResultObject[] | null;
interface ResultObject {
  readonly [member: string]: ResultValue;
}

/** A member of a result row that users cannot choose: a key, or an additional value that a column needs. */
export interface RowMember {
  readonly name: string;
  readonly value: (title: ResultTitle) => ResultValue | undefined;
}

/** A field of a result: grid column, checkbox of Customize Export Fields and Excel column. */
export interface ResultField extends RowMember {
  /** Exact property name of the requirements (G-88); a dot selects a nested member of the row. */
  readonly name: string;
  readonly label: string;
  /** `text` if absent. */
  readonly type?: FieldType;
  /** Part of the standard set (G-88): checked for users without a saved choice, and bold among the checkboxes. */
  readonly isStandard?: true;
  /** Always shown; its checkbox cannot be cleared (CUSTOM-07, CUSTOM-08). */
  readonly isFixed?: true;
  /** Italic among the checkboxes: an item of the title audit. */
  readonly isItalic?: true;
  /** Bold in the grid. */
  readonly isBold?: true;
  /** Name of the field in a saved choice, if it is not `name` (G-89). */
  readonly sendName?: string;
  /** The member whose value marks the cell as compliant or not (G-90). */
  readonly compliance?: RowMember;
  /** Currency of an amount that is not in the title's own (G-167). */
  readonly currency?: Currency;
  /** Shows 0 for an absent number (FORMAT-17). */
  readonly isNeverBlank?: true;
  /** The cell links to the title's sheet (GRID-033). */
  readonly isSheetLink?: true;
  /** Initial column width in px, if the default of the type does not fit. */
  readonly width?: number;
  /** HCCP: id in a saved choice (CUSTOM-25); permanent and never reused. */
  readonly id?: number;
}

/** A group of checkboxes under one heading (CUSTOM-09 to CUSTOM-18). */
export interface ResultBlock {
  readonly name: string;
  /** Title audit fields, which a separate button selects (CUSTOM-03). */
  readonly isTitleAudit?: true;
  readonly fields: readonly ResultField[];
}
