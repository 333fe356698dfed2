import { listColumns } from '@titlenet/catalogue/lists/list-row';
import { exportedPublicityColumns } from '@titlenet/catalogue/lists/publicity-list';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { shapeOf } from './field-schema.ts';
import { exportedCell, MAX_EXPORTED_ROWS, rowExport } from './row-export.ts';

/** Headings of the columns, in the order of the row's members (EXPORT-10, EXPORT-26). */
const titles = z.array(z.string().max(200)).max(100).default([]);

interface Named {
  readonly name: string;
}

/** @returns the schema of a row with a cell for each column */
const rowOf = <const Columns extends readonly Named[]>(columns: Columns) =>
  z.object(shapeOf<{ [C in Columns[number] as C['name']]: typeof exportedCell }, Named>(columns, () => exportedCell));

export const exportList = defineEndpoint({
  name: 'exportList',
  path: '/api/Export/Excel',
  summary: 'The given rows of a list of titles as an Excel file; at most 32 MB',
  ...rowExport,
  body: z.object({
    /** Name of the list and what it contains: heading of the sheet, and name of the file. */
    name: z.string().max(200).default(''),
    description: z.string().max(2_000).default(''),
    titles,
    /** The figure by which the list is ranked: a column after the others. */
    rankFigure: z.object({ label: z.string().max(200), type: z.enum(['integer', 'money']) }).optional(),
    rows: z
      .array(
        rowOf(listColumns).extend({
          rankFigure: exportedCell.optional(),
          /** Currency of the price (G-167). */
          currency: z.enum(['USD', 'CAD', 'GBP']).default('USD'),
        }),
      )
      .max(MAX_EXPORTED_ROWS),
  }),
});

const flashBody = z.object({
  header: z.string().max(500).default(''),
  description: z.string().max(2000).default(''),
  titles,
  rows: z.array(rowOf(exportedPublicityColumns)).max(MAX_EXPORTED_ROWS),
});

export const exportPublicityFlash = defineEndpoint({
  name: 'exportPublicityFlash',
  path: '/api/Export/PublicityFlash/Excel',
  summary: 'The given publicity events as an Excel file; at most 32 MB',
  ...rowExport,
  body: flashBody,
});

export const exportPublicityFlashByQuery = defineEndpoint({
  name: 'exportPublicityFlashByQuery',
  path: '/api/Export/excel/publicityFlash',
  summary: 'The same; header and description may be in the query',
  ...rowExport,
  query: z.object({
    publicityHeader: z.string().max(500).optional(),
    publicityDescription: z.string().max(2000).optional(),
  }),
  body: flashBody,
});
