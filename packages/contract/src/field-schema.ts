import type { FieldType, FieldTypeValue, FieldValue, RecordField } from '@titlenet/catalogue/field';
import * as z from 'zod';

/** `YYYY-MM-DDTHH:mm:ss` without a time zone (FORMAT-01). */
const wireTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);

/** A day, or a period by its first day and length: `2027-09-01/P1M` (G-804). */
export const wireDate = z.string().regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}|\/P(?:1Y|3M|1M|7D))$/);

const schemaByType: { readonly [T in FieldType]: z.ZodType<FieldTypeValue<T>> } = {
  text: z.string(),
  name: z.string(),
  code: z.string(),
  html: z.string(),
  date: wireDate,
  datetime: wireTime,
  month: wireTime,
  flag: z.enum(['Y', 'N']),
  integer: z.int(),
  decimal: z.number(),
  year: z.int(),
  money: z.number(),
  digitalPrice: z.number(),
  percent: z.number(),
  boolean: z.boolean(),
  texts: z.array(z.string()),
  htmls: z.array(z.string()),
};

/** @returns true if null is not a value of the field */
export const isNeverNull = ({ type, isRequired }: RecordField) =>
  isRequired || type === 'boolean' || type === 'texts' || type === 'htmls';

/** @returns the wire schema of a field. */
export function fieldSchema(field: RecordField): z.ZodType {
  const schema: z.ZodType = schemaByType[field.type];
  return isNeverNull(field) ? schema : schema.nullable();
}

/** Zod shape of a table of fields. */
export type RecordShape<Fields extends readonly RecordField[]> = {
  [F in Fields[number] as F['name']]: z.ZodType<FieldValue<F>>;
};

/**
 * Builds a zod shape with one member per definition. The caller names the shape, because TypeScript does not relate the
 * names and types of the definitions to the entries that a loop creates; this is the only place with such a cast.
 */
export function shapeOf<Shape extends z.ZodRawShape, Definition extends { readonly name: string }>(
  definitions: readonly Definition[],
  schemaOf: (definition: Definition) => z.ZodType,
): Shape {
  const members = definitions.map((definition) => [definition.name, schemaOf(definition)]);
  // The loop creates what the caller's type computes from the definitions.
  return Object.fromEntries(members) as Shape;
}

/** @returns the wire schema of a table of fields. */
export function recordSchema<const Fields extends readonly RecordField[]>(fields: Fields) {
  return z.object(shapeOf<RecordShape<Fields>, RecordField>(fields, fieldSchema));
}
