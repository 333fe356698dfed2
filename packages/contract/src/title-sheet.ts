import { companyCodes } from '@titlenet/catalogue/companies';
import type { FieldType, FieldValue } from '@titlenet/catalogue/field';
import { roles } from '@titlenet/catalogue/roles';
import type { ColumnField, SectionDefinition, SectionEntry } from '@titlenet/catalogue/sheet/section';
import { sections } from '@titlenet/catalogue/sheet/sections';
import { smallTitleBarFields, titleBarFields } from '@titlenet/catalogue/title-bar';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fieldSchema, type RecordShape, recordSchema, shapeOf } from './field-schema.ts';

/** The title bar with its notes (`TitleBarNotes`). */
export const titleBarSchema = recordSchema(titleBarFields).extend({
  isDeleted: z.literal(true).optional(),
  descriptions: z.record(z.string(), z.string()).optional(),
});
export type SentTitleBar = z.output<typeof titleBarSchema>;

export const smallTitleBarSchema = recordSchema(smallTitleBarFields);

type EntrySchema<E> = E extends { columns: infer Columns extends readonly ColumnField[] }
  ? z.ZodArray<z.ZodObject<RecordShape<Columns>>>
  : E extends { name: string; type: FieldType }
    ? z.ZodType<FieldValue<E>>
    : never;

type SectionSchema<D extends SectionDefinition> = z.ZodObject<
  { [E in D['entries'][number] as E['name']]: EntrySchema<E> } & { hasNoData: z.ZodOptional<z.ZodBoolean> }
>;

type SheetShape = { [D in (typeof sections)[number] as D['name']]: SectionSchema<D> };

const entrySchema = (entry: SectionEntry): z.ZodType =>
  'columns' in entry ? z.array(recordSchema(entry.columns)) : fieldSchema(entry);

const sectionSchema = ({ entries }: SectionDefinition) =>
  z.object({ ...shapeOf<z.ZodRawShape, SectionEntry>(entries, entrySchema), hasNoData: z.boolean().optional() });

/** The content of a title sheet (SHEET-181), section by section from the definitions. */
export const titleSheetSchema = z.object(shapeOf<SheetShape, SectionDefinition>(sections, sectionSchema));

/** @param productId an ISBN-13 is accepted for every company; HCCP addresses always use it (G-128, G-166). */
const titleParams = z.object({ companyCode: z.enum(companyCodes), productId: z.string().regex(/^\d{1,13}$/) });

export const getTitleBar = defineEndpoint({
  name: 'getTitleBar',
  readTokenScope: 'titles',
  method: 'GET',
  path: '/api/TitleSheet/:companyCode/:productId/bar',
  summary: 'The title bar of a title; null when the company has no such title',
  access: roles,
  company: 'path',
  params: titleParams,
  query: z.object({ small: z.enum(['true', 'false']).optional() }),
  response: z.union([titleBarSchema, smallTitleBarSchema, z.null()]),
});

export const getTitleSheet = defineEndpoint({
  name: 'getTitleSheet',
  readTokenScope: 'titles',
  method: 'GET',
  path: '/api/TitleSheet/:companyCode/:productId',
  summary: 'The eleven sections of a title; null when the company has no such title',
  access: roles,
  company: 'path',
  params: titleParams,
  response: titleSheetSchema.nullable(),
});

/** Maximum number of titles of one batch. */
export const MAX_BATCH_TITLES = 50;

export const getTitleSheetBatch = defineEndpoint({
  name: 'getTitleSheetBatch',
  readTokenScope: 'titles',
  method: 'POST',
  path: '/api/TitleSheet/Batch',
  summary:
    'Title bars and sheets of the first of these titles, in their order and as many as one response may contain; null for titles of other companies and unknown ones',
  access: roles,
  company: 'title',
  isBulk: true,
  body: z.object({ titles: z.array(titleParams).min(1).max(MAX_BATCH_TITLES) }),
  response: z.object({
    titles: z.array(z.object({ bar: titleBarSchema.nullable(), sheet: titleSheetSchema.nullable() })).min(1),
  }),
});
