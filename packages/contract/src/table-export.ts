import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { exportedCell, MAX_EXPORTED_ROWS, rowExport } from './row-export.ts';

const currency = z.enum(['USD', 'CAD', 'GBP']);

/** Above the number of columns of any grid. */
const MAX_COLUMNS = 100;

export const exportTable = defineEndpoint({
  name: 'exportTable',
  path: '/api/Export/Table/Excel',
  summary: 'The given rows of a grid as an Excel file; at most 32 MB',
  ...rowExport,
  body: z.object({
    /** Name of the list: heading, name of the sheet and of the file. */
    name: z.string().min(1).max(200),
    /** Criteria or period of the list: second line of the heading, and part of the file's name. */
    description: z.string().max(2_000).default(''),
    columns: z
      .array(
        z.object({
          name: z.string().min(1).max(100),
          label: z.string().max(200),
          type: z.enum(['text', 'code', 'date', 'datetime', 'integer', 'money', 'year']),
          /** Of the column's amounts. */
          currency: currency.default('USD'),
        }),
      )
      .min(1)
      .max(MAX_COLUMNS),
    /** Values by the name of their column; dates as `YYYY-MM-DDTHH:mm:ss`. */
    rows: z.array(z.record(z.string().max(100), exportedCell)).max(MAX_EXPORTED_ROWS),
    /**
     * What the numbers and dates of a row are in columns of texts, for tables whose rows have types; a currency that is not
     * that of the column.
     */
    rowTypes: z
      .array(
        z
          .object({
            type: z.enum(['date', 'month', 'integer', 'decimal', 'money', 'year']),
            currency: currency.optional(),
          })
          .nullable(),
      )
      .max(MAX_EXPORTED_ROWS)
      .default([]),
    /** Number of rows at the end that are totals. */
    totalsRows: z.int().min(0).max(1).default(0),
  }),
});
