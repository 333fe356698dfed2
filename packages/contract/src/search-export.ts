import { companyCodes } from '@titlenet/catalogue/companies';
import { MAX_POWER_SEARCH_ROWS } from '@titlenet/catalogue/constants';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isbnText } from './isbn-text.ts';
import { companyOrDivision } from './preferences.ts';

/** Above the number of columns of any result. */
const MAX_COLUMNS = 500;

/**
 * Export request (G-84): the result of the criteria, or only the selected titles in their order. A title without an
 * ISBN is selected by its product id. An ISBN without a company selects the titles of all companies of the search that
 * have it. Without `fields` the file contains the caller's chosen fields.
 */
export const searchExportRequestSchema = z
  .object({
    /** Criteria as in the search request of the form. */
    criteria: z.record(z.string(), z.unknown()).optional(),
    /** Columns in the order of the file: property names and headings. */
    fields: z
      .array(z.object({ name: z.string().min(1).max(100), title: z.string().max(200) }))
      .min(1)
      .max(MAX_COLUMNS)
      .optional(),
    selected: z
      .array(
        z.union([
          z.object({ companyCode: z.enum(companyCodes), isbn: isbnText }),
          z.object({ companyCode: z.enum(companyCodes), productId: z.int().positive().max(2_147_483_647) }),
        ]),
      )
      .min(1)
      .max(MAX_POWER_SEARCH_ROWS)
      .optional(),
    isbns: z.array(isbnText).min(1).max(MAX_POWER_SEARCH_ROWS).optional(),
  })
  .refine(
    ({ criteria, selected, isbns }) => [criteria, selected, isbns].some((given) => given !== undefined),
    'Give criteria, selected or isbns',
  );

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
