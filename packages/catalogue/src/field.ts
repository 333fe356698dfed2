import type { Layout } from './companies.ts';

/**
 * What a field holds on the wire. `text`, `name`, `code`, `html` and `date` are strings (names 'Last, First', shown 'First
 * Last', G-55; dates `YYYY-MM-DDTHH:mm:ss`, no zone),
 * `flag` is 'Y' or 'N', `money` carries the currency that its definition or the title says, `percent` is in percent.
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

/** When a field that its company has is shown at all. */
export type Condition = 'present' | 'audio' | 'bible' | 'reissue' | 'zeroPriced' | 'contactInfo';

export interface FieldDefinition {
  /** Name on the wire, to the letter of the specs. */
  readonly name: string;
  readonly label: string;
  /** Other labels by company layout (decision G-156). */
  readonly labels?: Partial<Record<Layout, string>>;
  readonly type: FieldType;
  /** Layout letters that show the field; none for fields that only drive something. */
  readonly shown: string;
  readonly when?: Condition;
  /** Never null on the wire. */
  readonly isRequired?: true;
}

type ValueOf<T extends FieldType> = T extends 'integer' | 'decimal' | 'money' | 'percent'
  ? number
  : T extends 'boolean'
    ? boolean
    : T extends 'texts' | 'htmls'
      ? string[]
      : string;

type NamedField = { readonly name: string; readonly type: FieldType; readonly isRequired?: true };
type AlwaysThere = 'texts' | 'htmls' | 'boolean';

/** The wire record that a table of fields describes. Lists and booleans are always there, the rest may be null. */
export type RecordOf<Fields extends readonly NamedField[]> = {
  [F in Fields[number] as F['name']]: F extends { isRequired: true }
    ? ValueOf<F['type']>
    : F['type'] extends AlwaysThere
      ? ValueOf<F['type']>
      : ValueOf<F['type']> | null;
};

/** The label of a field on the sheets of one layout. */
export function labelOf(field: Pick<FieldDefinition, 'label' | 'labels'>, layout: Layout): string {
  return field.labels?.[layout] ?? field.label;
}

/** Whether the sheets of a layout show the field at all, conditions aside. */
export function isShownIn(field: Pick<FieldDefinition, 'shown'>, layout: Layout): boolean {
  return field.shown.includes(layout);
}

/** The empty value of a field on the wire. */
export function emptyValue(field: NamedField): null | false | 0 | '' | string[] {
  if (field.type === 'texts' || field.type === 'htmls') return [];
  if (field.type === 'boolean') return false;
  if (!field.isRequired) return null;
  return field.type === 'integer' || field.type === 'decimal' || field.type === 'money' || field.type === 'percent'
    ? 0
    : '';
}

/** A record with every field of the table empty, over which known values are laid. */
export function emptyRecord<Fields extends readonly NamedField[]>(fields: Fields): RecordOf<Fields> {
  const record: Record<string, unknown> = {};
  for (const field of fields) record[field.name] = emptyValue(field);
  return record as RecordOf<Fields>;
}
