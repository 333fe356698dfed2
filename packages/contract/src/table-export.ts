import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { excelFileSchema } from './search-export.ts';

/** Most rows that a grid shows. */
const MAX_ROWS = 2_000;
/** Above the number of columns of any grid. */
const MAX_COLUMNS = 100;
/** Most characters that a cell of a workbook can have. */
const MAX_CELL_LENGTH = 32_767;

const cell = z.union([z.string().max(MAX_CELL_LENGTH), z.number()]).nullable();

export const exportTable = defineEndpoint({
  name: 'exportTable',
  method: 'POST',
  path: '/api/Export/Table/Excel',
  summary: 'The given rows of a grid as an Excel file',
  access: roles,
  company: 'none',
  isExport: true,
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
          type: z.enum(['text', 'code', 'date', 'integer', 'money', 'year']),
        }),
      )
      .min(1)
      .max(MAX_COLUMNS),
    /** Values by the name of their column; dates as `YYYY-MM-DDTHH:mm:ss`. */
    rows: z.array(z.record(z.string().max(100), cell)).max(MAX_ROWS),
  }),
  response: excelFileSchema,
});
