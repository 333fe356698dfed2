import { companyCodes } from '@titlenet/catalogue/companies';
import { MAX_POWER_SEARCH_ROWS } from '@titlenet/catalogue/constants';
import { MAX_TITLE_SHEETS } from '@titlenet/catalogue/reports/multiple-reports';
import { projectionReports } from '@titlenet/catalogue/reports/projections';
import { definedReportNames } from '@titlenet/catalogue/reports/report-definitions';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { askedIsbn } from './isbn-text.ts';
import { reportParams, reportQuery } from './reports.ts';
import { excelFileSchema } from './search-export.ts';

export const exportReport = defineEndpoint({
  name: 'exportReport',
  method: 'POST',
  path: '/api/Export/Report/:companyCode/:isbn/:report',
  summary: 'A report of one title as an Excel file, one sheet for each of its tables',
  errors: ['not-found'],
  access: roles,
  company: 'path',
  isExport: true,
  params: z.object({ companyCode: z.enum(companyCodes), isbn: askedIsbn, report: z.enum(definedReportNames) }),
  query: reportQuery,
  response: excelFileSchema,
});

/** Longer names of titles without an ISBN are cut by the caller. */
export const MAX_NAME_LENGTH = 500;

const projectionReportNames = projectionReports.map(({ name }) => name);

export const exportCombinedReport = defineEndpoint({
  name: 'exportCombinedReport',
  method: 'POST',
  path: '/api/Export/CombinedReport/:report',
  summary:
    'A report of several titles as one Excel file: titles with their totals, accounts across titles, every account of every title, titles without the report, and where asked a sheet per title',
  access: roles,
  company: 'title',
  isExport: true,
  params: z.object({ report: z.enum(projectionReportNames) }),
  body: z
    .object({
      titles: z.array(reportParams).min(1).max(MAX_POWER_SEARCH_ROWS),
      /** Names of selected titles that have no ISBN, to be listed among those without a report. */
      withoutIsbn: z.array(z.string().max(MAX_NAME_LENGTH)).max(MAX_POWER_SEARCH_ROWS).default([]),
      hasTitleSheets: z.boolean().default(false),
    })
    .refine(
      ({ titles, hasTitleSheets }) => !hasTitleSheets || titles.length <= MAX_TITLE_SHEETS,
      `A sheet per title is for at most ${MAX_TITLE_SHEETS} titles`,
    ),
  response: excelFileSchema,
});
