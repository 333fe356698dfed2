import { emptyRecord, type FieldType, type RecordOf } from '@titlenet/catalogue/field';
import { parseWireDate } from '@titlenet/catalogue/formatting/dates';
import { normalizeIsbn, toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import type { SectionDefinition } from '@titlenet/catalogue/sheet/section';
import * as z from 'zod';
import { fieldSchema } from '../field-schema.ts';

type NamedField = { readonly name: string; readonly type: FieldType; readonly isRequired?: true };

type SentMember<Value> = Value extends (infer Row extends object)[] | undefined ? Partial<Row>[] : Value;

/** A schema whose senders may leave members of rows away, which it gives as empty ones. */
export type SentAs<Value> = z.ZodType<Value, { [Name in keyof Value]: SentMember<Value[Name]> }>;

/** A day or a time of day without a zone, transformed to the wire format (FORMAT-01). */
export const feedDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2})?$/, 'is no date (YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss)')
  .refine((text) => parseWireDate(text) !== null, 'is not in the calendar')
  .transform((text) => (text.length === 10 ? `${text}T00:00:00` : text));

/** Thirteen digits as they are, as titles with a wrong check digit do exist; ten characters become an ISBN-13. */
export const feedIsbn = z
  .string()
  .transform((text) => {
    const isbn = normalizeIsbn(text);
    return /^\d{13}$/.test(isbn) ? isbn : (toIsbn13(isbn) ?? '');
  })
  .refine((isbn) => isbn !== '', 'is no ISBN')
  .meta({ description: 'ISBN-13 or ISBN-10, with or without hyphens' });

/** When the house sent it; without a zone it is UTC. A newer message is never undone by an older one. */
export const feedSentAt = z.iso
  .datetime({ offset: true, local: true })
  .transform((text) => new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`).toISOString())
  .meta({ description: 'When it was sent, UTC where no zone is given; absent is now' });

/** A field as a feed brings it: dates may be days, everything else is as on the wire. */
function feedFieldSchema(field: NamedField): z.ZodType {
  if (field.type !== 'date') return fieldSchema(field);
  return field.isRequired ? feedDate : feedDate.nullable();
}

/**
 * Fields of a definition table that a feed may bring: an absent one is not spoken of, null takes the value away, and
 * one that is in no table is a mistake of the sender's that must not be lost in silence.
 */
export function feedFields<Fields extends readonly NamedField[]>(fields: Fields): SentAs<Partial<RecordOf<Fields>>> {
  const shape = Object.fromEntries(fields.map((field) => [field.name, feedFieldSchema(field).optional()]));
  return z.strictObject(shape) as unknown as SentAs<Partial<RecordOf<Fields>>>;
}

/** A row of a list: its required fields must be there, the rest may be absent and are empty then. */
export function feedRow<Fields extends readonly NamedField[]>(
  fields: Fields,
  extra: z.ZodRawShape = {},
): z.ZodType<RecordOf<Fields>, Partial<RecordOf<Fields>>> {
  const shape = Object.fromEntries(
    fields.map((field) => [field.name, field.isRequired ? feedFieldSchema(field) : feedFieldSchema(field).optional()]),
  );
  const empty = emptyRecord(fields);
  const row = z.strictObject({ ...shape, ...extra }).transform((known) => ({ ...empty, ...known }));
  return row as unknown as z.ZodType<RecordOf<Fields>, Partial<RecordOf<Fields>>>;
}

/** A section of the sheet as a feed brings it, from the section's own definition; `extra` are members of its rows. */
export function feedSection(section: SectionDefinition, extra: Record<string, z.ZodRawShape> = {}): z.ZodType {
  const members = section.entries.map((entry) => [
    entry.name,
    ('columns' in entry ? z.array(feedRow(entry.columns, extra[entry.name])) : feedFieldSchema(entry)).optional(),
  ]);
  return z.strictObject(Object.fromEntries(members));
}
