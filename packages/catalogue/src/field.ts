import type { Layout } from './companies.ts';

/**
 * Type of a field's value on the wire.
 *
 * `text`, `name`, `code`, `html` and `date` are strings: names are stored as 'Last, First' and shown as 'First Last'
 * (G-55), dates are `YYYY-MM-DDTHH:mm:ss` without a time zone (FORMAT-01). `flag` is 'Y' or 'N'. `money` is in units of
 * the currency of the definition or else of the title, `percent` in percent. `texts` and `htmls` are lists of strings.
 */
export type FieldType =
  | 'text'
  | 'name'
  | 'code'
  | 'html'
  | 'date'
  | 'flag'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'percent'
  | 'boolean'
  | 'texts'
  | 'htmls';

/** Condition under which a field is shown by a company that has it. */
export type Condition = 'present' | 'audio' | 'bible' | 'reissue' | 'zeroPriced' | 'contactInfo';

/**
 * Set of layouts, written as their letters in the order of the visibility matrix (docs/requirements/decisions.md). The
 * empty set is for fields that are never shown, such as keys and control fields.
 */
export type LayoutSet = `${'T' | ''}${'C' | ''}${'U' | ''}${'Q' | ''}${'Z' | ''}${'B' | ''}`;

/** A field of a wire record. */
export interface RecordField {
  /** Property name on the wire, spelled as in the requirements. */
  readonly name: string;
  readonly type: FieldType;
  /** Never null on the wire. */
  readonly isRequired?: true;
}

/** A field of the title sheet. */
export interface FieldDefinition extends RecordField {
  readonly label: string;
  /** Labels of layouts that differ from `label` (G-156). */
  readonly labels?: Partial<Record<Layout, string>>;
  /** Layouts that show the field. */
  readonly shown: LayoutSet;
  readonly when?: Condition;
}

/** TypeScript type of a field type's values, without null. */
export type FieldTypeValue<T extends FieldType> = T extends 'integer' | 'decimal' | 'money' | 'percent'
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
  [F in Fields[number] as F['name']]: FieldValue<F>;
};

/** @returns the field's label in a layout. */
export function labelOf(field: Pick<FieldDefinition, 'label' | 'labels'>, layout: Layout): string {
  return field.labels?.[layout] ?? field.label;
}

/** @returns whether the layout shows the field, section or column, regardless of its condition. */
export function isShownIn({ shown }: { readonly shown: LayoutSet }, layout: Layout): boolean {
  return shown.includes(layout);
}

/** @returns whether no layout shows the field: it is a key or a control field. */
export function isNeverShown({ shown }: { readonly shown: LayoutSet }): boolean {
  return shown === '';
}

const numericTypes: readonly FieldType[] = ['integer', 'decimal', 'money', 'percent'];

/** @returns whether values of the type are numbers, which tables align at the end of the column. */
export function isNumericType(type: FieldType): boolean {
  return numericTypes.includes(type);
}

/** @returns the empty value of a field on the wire. */
export function emptyValue({ type, isRequired }: RecordField): null | false | 0 | '' | string[] {
  if (type === 'texts' || type === 'htmls') return [];
  if (type === 'boolean') return false;
  if (!isRequired) return null;
  return isNumericType(type) ? 0 : '';
}

/** @returns a record in which every field of the table has its empty value. */
export function emptyRecord<Fields extends readonly RecordField[]>(fields: Fields): RecordOf<Fields> {
  return Object.fromEntries(fields.map((field) => [field.name, emptyValue(field)])) as RecordOf<Fields>;
}
