import {
  emptyRecord,
  type FieldType,
  type FieldValue,
  MAX_HTML_LENGTH,
  type OptionalField,
  type RecordField,
  type RecordOf,
} from '@titlenet/catalogue/field';
import { parseWireDate } from '@titlenet/catalogue/formatting/dates';
import { normalizeIsbn, toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import type { ColumnField, SectionDefinition, SectionEntry } from '@titlenet/catalogue/sheet/section';
import * as z from 'zod';
import { fieldSchema, isNeverNull, shapeOf } from '../field-schema.ts';

const FIRST_YEAR = '1000';
const BLANK_DATE = '0001-01-01';

/** A day, or a day and time without a zone; transformed to the wire format `YYYY-MM-DDTHH:mm:ss` (FORMAT-01). */
export const feedDate = z
  .string()
  // Other rules of a record count on a date.
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2})?$/, {
    abort: true,
    error: 'is no date (YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss)',
  })
  .refine((text) => parseWireDate(text) !== null, { abort: true, error: 'is not in the calendar' })
  // As in ONIX, earlier dates are mistakes; 0001-01-01 is a blank date (FORMAT-07).
  .refine((text) => text >= FIRST_YEAR || text.startsWith(BLANK_DATE), `is before the year ${FIRST_YEAR}`)
  .transform((text) => (text.length === 10 ? `${text}T00:00:00` : text));

/**
 * An ISBN-13, or an ISBN-10 that is converted to one. The check digit of an ISBN-13 is not validated: titles with a
 * wrong one exist.
 */
export const feedIsbn = z
  .string()
  .transform((text) => {
    const isbn = normalizeIsbn(text);
    return /^\d{13}$/.test(isbn) ? isbn : (toIsbn13(isbn) ?? '');
  })
  .refine((isbn) => isbn !== '', 'is no ISBN')
  .meta({ description: 'ISBN-13 or ISBN-10, with or without hyphens' });

/**
 * Time at which the house sent the record, transformed to ISO 8601 in UTC. Older messages never overwrite newer ones.
 */
export const feedSentAt = z.iso
  .datetime({ offset: true, local: true })
  .transform((text) => new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`).toISOString())
  .meta({ description: 'When it was sent, UTC where no zone is given; absent is now' });

/** An http(s) address of a picture or page. */
export const feedAddress = z.url({ protocol: /^https?$/, error: 'is no http(s) address' }).max(2_000);

/** Maximum characters by type, several times the longest texts of real feeds. */
export const MAX_LENGTHS = { name: 1_000, code: 500, text: 20_000, html: MAX_HTML_LENGTH } as const;
/** Maximum number of texts or rows of a field. */
const MAX_ITEMS = 10_000;

/** Maximum of an amount or a ratio, as of the dollars of sales. */
const MAX_NUMBER = 9_999_999_999;
/** Maximum of a price, as in ONIX. */
const MAX_PRICE = 9_999_999;
/** Maximum of a quantity, as in ONIX. */
const MAX_COUNT = 999_999_999;
const MAX_YEAR = 9_999;

type SchemaByType = { readonly [T in FieldType]?: z.ZodType };

const numberUpTo = (max: number) => z.number().min(-max).max(max);
const price = z.number().min(0, 'is negative').max(MAX_PRICE);
const count = z.int().min(0, 'is negative').max(MAX_COUNT);

const schemaByType: SchemaByType = {
  date: feedDate,
  name: z.string().max(MAX_LENGTHS.name),
  code: z.string().max(MAX_LENGTHS.code),
  text: z.string().max(MAX_LENGTHS.text),
  html: z.string().max(MAX_LENGTHS.html),
  integer: z.int().min(-MAX_COUNT).max(MAX_COUNT),
  year: z.int().min(0).max(MAX_YEAR),
  decimal: numberUpTo(MAX_NUMBER),
  percent: numberUpTo(MAX_NUMBER),
  money: numberUpTo(MAX_NUMBER),
  digitalPrice: numberUpTo(MAX_NUMBER),
  texts: z.array(z.string().max(MAX_LENGTHS.text)).max(MAX_ITEMS),
  htmls: z.array(z.string().max(MAX_LENGTHS.html)).max(MAX_ITEMS),
};

function ownSchema({ isAddress, isPrice, isCount, type }: RecordField): z.ZodType | undefined {
  if (isAddress) return feedAddress;
  if (isPrice) return price;
  return isCount ? count : schemaByType[type];
}

/**
 * As the wire schema, but dates may be days, texts and numbers have a maximum, prices and counts are not negative and
 * addresses are http(s).
 */
function feedFieldSchema(field: RecordField): z.ZodType {
  const schema = ownSchema(field);
  if (!schema) return fieldSchema(field);
  return isNeverNull(field) ? schema : schema.nullable();
}

type FeedFieldsShape<Fields extends readonly RecordField[]> = {
  [F in Fields[number] as F['name']]: z.ZodOptional<z.ZodType<FieldValue<F>, FieldValue<F>>>;
};

/**
 * Schema of fields that a feed may send: an absent field keeps the stored value, null clears it, and an unknown field
 * is an error.
 */
export function feedFields<const Fields extends readonly RecordField[]>(fields: Fields) {
  const schemaOf = (field: RecordField) => feedFieldSchema(field).optional();
  return z.strictObject(shapeOf<FeedFieldsShape<Fields>, RecordField>(fields, schemaOf));
}

type RowShape<Fields extends readonly RecordField[]> = {
  [F in Exclude<Fields[number], OptionalField> as F['name']]: F extends { isRequired: true }
    ? z.ZodType<FieldValue<F>, FieldValue<F>>
    : z.ZodOptional<z.ZodType<FieldValue<F>, FieldValue<F>>>;
};

/**
 * Schema of a row of a list. Required fields must be present; absent fields get their empty value. Fields that merging adds
 * are unknown: a feed that stated the sender of a price would decide which prices of others count (G-500).
 * @param extra additional members of the row that are not in the table of fields
 */
export function feedRow<
  const Fields extends readonly RecordField[],
  Extra extends z.ZodRawShape = Record<never, never>,
  // Without the argument `Extra` is the type without members.
>(fields: Fields, extra: Extra = {} as Extra) {
  const schemaOf = (field: RecordField) =>
    field.isRequired ? feedFieldSchema(field) : feedFieldSchema(field).optional();
  const sentFields = fields.filter((field) => !('isOptional' in field));
  const empty = emptyRecord(sentFields);
  const row = z.strictObject({ ...shapeOf<RowShape<Fields>, RecordField>(sentFields, schemaOf), ...extra });
  // `RecordOf` computes from the fields what `shapeOf` creates.
  return row.transform((sent) => ({ ...empty, ...sent }) as RecordOf<Fields> & z.output<z.ZodObject<Extra>>);
}

type EntrySchema<E> = E extends { columns: infer Columns extends readonly ColumnField[] }
  ? z.ZodOptional<z.ZodArray<ReturnType<typeof feedRow<Columns>>>>
  : E extends { name: string; type: FieldType }
    ? z.ZodOptional<z.ZodType<FieldValue<E>, FieldValue<E>>>
    : never;

type FeedSectionShape<D extends Pick<SectionDefinition, 'entries'>> = {
  [E in D['entries'][number] as E['name']]: EntrySchema<E>;
};

export type FeedSectionSchema<D extends Pick<SectionDefinition, 'entries'>> = z.ZodObject<
  FeedSectionShape<D>,
  z.core.$strict
>;

const entrySchema = (entry: SectionEntry): z.ZodType =>
  ('columns' in entry ? z.array(feedRow(entry.columns)).max(MAX_ITEMS) : feedFieldSchema(entry)).optional();

/**
 * @returns the schema of a sheet section that a feed may send; every member is optional, unknown members are errors.
 */
export function feedSection<const D extends Pick<SectionDefinition, 'entries'>>({ entries }: D): FeedSectionSchema<D> {
  // `FeedSectionSchema` computes from the entries what `shapeOf` creates.
  return z.strictObject(shapeOf<FeedSectionShape<D>, SectionEntry>(entries, entrySchema)) as FeedSectionSchema<D>;
}
