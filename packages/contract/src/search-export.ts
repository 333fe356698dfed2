import { powerSearchMaximum } from '@titlenet/catalogue/constants';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isbnText } from './isbn-text.ts';
import { companyOrDivision } from './preferences.ts';

/** More columns than any result has. */
const MOST_COLUMNS = 500;

/**
 * What to export (G-84): the result of these criteria, or of it only the titles with these ISBNs, in their order.
 * Without `fields` the file has the fields that the caller has chosen.
 */
export const searchExportRequestSchema = z
  .object({
    /** As the form's search takes them. */
    criteria: z.record(z.string(), z.unknown()).optional(),
    /** Columns in the order of the file: property names, and the titles over them. */
    fields: z
      .array(z.object({ name: z.string().min(1).max(100), title: z.string().max(200) }))
      .min(1)
      .max(MOST_COLUMNS)
      .optional(),
    isbns: z.array(isbnText).min(1).max(powerSearchMaximum).optional(),
  })
  .refine(({ criteria, isbns }) => criteria !== undefined || isbns !== undefined, 'Give criteria or isbns');

export type SearchExportRequest = z.input<typeof searchExportRequestSchema>;

/** A file in a response (EXPORT-09). */
export const excelFileSchema = z.object({
  /** The .xlsx in base64. */
  file: z.string(),
  fileName: z.string(),
});
export type ExcelFile = z.infer<typeof excelFileSchema>;

const searchExport = {
  method: 'POST',
  access: roles,
  isExport: true,
  body: searchExportRequestSchema,
  response: excelFileSchema,
} as const;

export const exportSearch = defineEndpoint({
  name: 'exportSearch',
  path: '/api/Export/:company/excel',
  summary: "The result of a search of a company's or a division's titles as an Excel file, all rows up to the maximum",
  ...searchExport,
  company: 'none',
  params: z.object({ company: companyOrDivision }),
});

export const exportHqnaSearch = defineEndpoint({
  name: 'exportHqnaSearch',
  path: '/api/Export/excel/hqna',
  summary: 'The result of an HQNA search as an Excel file',
  ...searchExport,
  company: 'division',
  division: 180,
});

export const exportHccpSearch = defineEndpoint({
  name: 'exportHccpSearch',
  path: '/api/Export/excel/hccp',
  summary: 'The result of an HCCP search as an Excel file',
  ...searchExport,
  company: 'division',
  division: 6,
});
