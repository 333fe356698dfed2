import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { excelFileSchema } from './search-export.ts';

/** Maximum number of rows of a file, as of the grids. */
export const MAX_EXPORTED_ROWS = 2_000;

/** Maximum of a request with rows: 16 KB for each of 2,000 rows, 40 times the average row. */
const MAX_ROWS_BODY_BYTES = 32 * 1024 * 1024;

/** A cell in a request; texts are cut to the limit of Excel, 32,767 characters. */
export const exportedCell = z.union([z.string(), z.number()]).nullish();

/** What all exports have in common whose request contains the rows (G-86, G-193). */
export const rowExport = {
  method: 'POST',
  access: roles,
  company: 'none',
  isExport: true,
  maxBodyBytes: MAX_ROWS_BODY_BYTES,
  response: excelFileSchema,
} as const;
