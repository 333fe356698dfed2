import { companyCodes } from '@titlenet/catalogue/companies';
import { drillDownNames } from '@titlenet/catalogue/reports/drill-down';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { askedIsbn } from './isbn-text.ts';
import { excelFileSchema } from './search-export.ts';

export const fieldTypes = [
  'text',
  'name',
  'code',
  'date',
  'month',
  'flag',
  'integer',
  'decimal',
  'money',
  'percent',
] as const;

export const drillDownColumnSchema = z.object({
  displayName: z.string(),
  fieldName: z.string(),
  fieldType: z.enum(fieldTypes),
  isDrillDownLink: z.boolean(),
  drillDownHandler: z.enum(drillDownNames).nullable(),
  drillDownHeader: z.string().nullable(),
  /** The dates that the values are of: 'Oct 2026'; empty if they are of no period. */
  dates: z.string(),
  /** The view of the table that has the column; null: all. */
  view: z.string().nullable(),
  /** The member of a row with words that follow the value: 'to date'. */
  suffixField: z.string().nullable(),
  /** The words that follow the value are a warning. */
  isSuffixWarning: z.boolean(),
  /** Stands in place of a blank text. */
  blankText: z.string().nullable(),
});
export type SentDrillDownColumn = z.infer<typeof drillDownColumnSchema>;

/** A drill-down table (DRILL-01 to DRILL-10); each row's `_key` is the key of its child table, its `_id` names it. */
export const drillDownSchema = z.object({
  header: z.string(),
  name: z.string(),
  columns: z.array(drillDownColumnSchema),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  /** Of all rows, by column; null without rows. */
  totals: z.record(z.string(), z.number().nullable()).nullable(),
  message: z.string().nullable(),
});
export type DrillDown = z.infer<typeof drillDownSchema>;

const query = z.object({
  isbn: askedIsbn,
  companyCode: z.enum(companyCodes),
  key: z.string().max(1000).default('[]').meta({ description: 'JSON array of texts: the `_key` of the row' }),
});

export const getDrillDown = defineEndpoint({
  name: 'getDrillDown',
  method: 'GET',
  path: '/api/Drilldown/:handler',
  summary: 'A drill-down table of one title; null when the company has no such title',
  errors: ['not-found'],
  access: roles,
  company: 'query',
  params: z.object({ handler: z.enum(drillDownNames) }),
  query,
  response: drillDownSchema.nullable(),
});

export const exportDrillDown = defineEndpoint({
  name: 'exportDrillDown',
  method: 'POST',
  path: '/api/Export/Drilldown/:id',
  summary: 'A drill-down table of one title as an Excel file',
  errors: ['not-found'],
  access: roles,
  company: 'query',
  isExport: true,
  body: z.object({
    rows: z
      .array(z.string().max(2_000))
      .max(10_000)
      .optional()
      .meta({ description: 'The `_id` of the rows that the file has; absent: all' }),
  }),
  params: z.object({ id: z.enum(drillDownNames) }),
  query,
  response: excelFileSchema,
});
