import type { FieldType, RecordOf } from '@titlenet/catalogue/field';
import * as z from 'zod';

type NamedField = { readonly name: string; readonly type: FieldType; readonly isRequired?: true };

/** Dates on the wire have no time zone (FORMAT-01). */
export const wireDate = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);

const schemaByType: Record<FieldType, z.ZodType> = {
  text: z.string(),
  name: z.string(),
  code: z.string(),
  html: z.string(),
  date: wireDate,
  flag: z.enum(['Y', 'N']),
  integer: z.int(),
  decimal: z.number(),
  money: z.number(),
  percent: z.number(),
  boolean: z.boolean(),
  texts: z.array(z.string()),
  htmls: z.array(z.string()),
};

const isNeverNull = (field: NamedField) =>
  field.isRequired || field.type === 'boolean' || field.type === 'texts' || field.type === 'htmls';

/** The wire schema of one field of a definition table. */
export function fieldSchema(field: NamedField): z.ZodType {
  const schema = schemaByType[field.type];
  return isNeverNull(field) ? schema : schema.nullable();
}

/** The wire schema of a record that a table of fields describes. */
export function recordSchema<Fields extends readonly NamedField[]>(fields: Fields): z.ZodType<RecordOf<Fields>> {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]))) as unknown as z.ZodType<
    RecordOf<Fields>
  >;
}
