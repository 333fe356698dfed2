import { companyCodes } from '@titlenet/catalogue/companies';
import { definedReportNames } from '@titlenet/catalogue/reports/report-definitions';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { reportIsbn } from './isbn-text.ts';
import { reportQuery } from './reports.ts';
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
  params: z.object({ companyCode: z.enum(companyCodes), isbn: reportIsbn, report: z.enum(definedReportNames) }),
  query: reportQuery,
  response: excelFileSchema,
});
