import type { Layout } from './companies.ts';
import { type LayoutSet, parentOf } from './layouts.ts';

/**
 * Type of a field: its value on the wire and its format on screen, in print and in files (`formatValue`).
 *
 * - `text`, `code`, `html`: strings. A code consists of digits or letters and is never a number.
 * - `name`: 'Last, First', shown as 'First Last' (G-55).
 * - `date`, `datetime`: `YYYY-MM-DDTHH:mm:ss` without a time zone (FORMAT-01), shown without or with the time of day.
 * - `month`: the first day of a month on the wire, shown as 'Jun 2026'.
 * - `flag`: 'Y' or 'N'.
 * - `integer`, `decimal`: quantities. `year`: an integer without grouping. `percent`: in percent.
 * - `money`: in units of the currency of the definition, or else of the title. `digitalPrice`: money that shows 'Zero'
 *   for 0 (FORMAT-12).
 * - `texts`, `htmls`: lists of strings.
 */
export type FieldType =
  | 'text'
  | 'name'
  | 'code'
  | 'html'
  | 'date'
  | 'datetime'
  | 'month'
  | 'flag'
  | 'integer'
  | 'decimal'
  | 'year'
  | 'money'
  | 'digitalPrice'
  | 'percent'
  | 'boolean'
  | 'texts'
  | 'htmls';

/** Maximum characters of a rich text of a feed, several times the longest ones of real feeds. */
export const MAX_HTML_LENGTH = 1_000_000;

/** Condition under which a field is shown by a company that has it. */
export type Condition = 'present' | 'audio' | 'bible' | 'reissue' | 'zeroPriced' | 'contactInfo' | 'publisherStatus';

/** A field of a wire record. */
export interface RecordField {
  /** Property name on the wire, spelled as in the requirements. */
  readonly name: string;
  readonly type: FieldType;
  /** Never null on the wire. */
  readonly isRequired?: true;
  /** An http(s) address: feeds with anything else are refused. */
  readonly isAddress?: true;
  /** A price: feeds with a negative one are refused (G-203). */
  readonly isPrice?: true;
  /** A number of things: feeds with a negative one are refused (G-203). */
  readonly isCount?: true;
}

/**
 * Readers of a field on paper and in files (G-423). `internal`: the house only. `accounts`: also the buyers of accounts.
 * Screens and lists are for the house and show both.
 */
export type Audience = 'internal' | 'accounts';

/** A field of the title sheet. */
export interface FieldDefinition extends RecordField {
  readonly label: string;
  /** Labels of layouts that differ from `label` (G-156). */
  readonly labels?: Partial<Record<Layout, string>>;
  /** Layouts that show the field. */
  readonly shown: LayoutSet;
  readonly audience: Audience;
  readonly when?: Condition;
}

type NumericType = 'integer' | 'decimal' | 'year' | 'money' | 'digitalPrice' | 'percent';

/** TypeScript type of a field type's values, without null. */
export type FieldTypeValue<T extends FieldType> = T extends NumericType
  ? number
  : T extends 'boolean'
    ? boolean
    : T extends 'texts' | 'htmls'
      ? string[]
      : string;

type NeverNullType = 'texts' | 'htmls' | 'boolean';

/** Value of a field on the wire: null is allowed unless the field is required, a list or a boolean. */
export type FieldValue<F extends RecordField> = F extends { isRequired: true }
  ? FieldTypeValue<F['type']>
  : F['type'] extends NeverNullType
    ? FieldTypeValue<F['type']>
    : FieldTypeValue<F['type']> | null;

/** Wire record of a table of fields. */
export type RecordOf<Fields extends readonly RecordField[]> = {
  [F in Exclude<Fields[number], OptionalField> as F['name']]: FieldValue<F>;
} & { [F in Extract<Fields[number], OptionalField> as F['name']]?: FieldValue<F> };

/** A field that records of feeds lack, because it is added when they are merged. */
export interface OptionalField {
  readonly isOptional: true;
}

/** @returns the field's label in a layout, by default that of the layout from which it inherits. */
export function labelOf(field: Pick<FieldDefinition, 'label' | 'labels'>, layout: Layout): string {
  const parent = parentOf(layout);
  return field.labels?.[layout] ?? (parent && field.labels?.[parent]) ?? field.label;
}

/** @returns whether the layout shows the field, section or column, regardless of its condition. */
export function isShownIn({ shown }: { readonly shown: LayoutSet }, layout: Layout): boolean {
  return shown.includes(layout);
}

/** @returns whether readers of the audience may see the field. */
export function isForAudience({ audience }: { readonly audience: Audience }, reader: Audience): boolean {
  return reader === 'internal' || audience === 'accounts';
}

/** @returns whether no layout shows the field: it is a key or a control field. */
export function isNeverShown({ shown }: { readonly shown: LayoutSet }): boolean {
  return shown.length === 0;
}

const numericTypes: readonly FieldType[] = ['integer', 'decimal', 'year', 'money', 'digitalPrice', 'percent'];

/** @returns whether values of the type are numbers. */
export function isNumericType(type: FieldType): boolean {
  return numericTypes.includes(type);
}

/** @returns the alignment of a table column: numbers and their headers are aligned at the end. */
export function alignmentOf(type: FieldType): 'start' | 'end' {
  return isNumericType(type) ? 'end' : 'start';
}

/** @returns the empty value of a field on the wire. */
export function emptyValue({ type, isRequired }: RecordField): null | false | 0 | '' | string[] {
  if (type === 'texts' || type === 'htmls') return [];
  if (type === 'boolean') return false;
  if (!isRequired) return null;
  return isNumericType(type) ? 0 : '';
}

/** Empty records by their table. Their lists are frozen, because all records have the same ones. */
const emptyRecords = new WeakMap<readonly RecordField[], object>();

/** @returns a record in which every field of the table has its empty value. */
export function emptyRecord<Fields extends readonly RecordField[]>(fields: Fields): RecordOf<Fields> {
  const empty =
    emptyRecords.get(fields) ??
    Object.fromEntries(fields.map((field) => [field.name, Object.freeze(emptyValue(field))]));
  emptyRecords.set(fields, empty);
  // `RecordOf` computes from a table what this loop creates.
  return { ...empty } as RecordOf<Fields>;
}
