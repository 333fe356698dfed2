import { byName } from '@titlenet/catalogue/by-name';
import { companyCodes } from '@titlenet/catalogue/companies';
import { type ProjectionReportDefinition, projectionReports } from '@titlenet/catalogue/reports/projections';
import type { ReportData, ReportDefinition } from '@titlenet/catalogue/reports/report-definition';
import {
  type DefinedReportName,
  definedReportNames,
  reportDefinitions,
} from '@titlenet/catalogue/reports/report-definitions';
import { roles } from '@titlenet/catalogue/roles';
import { objectOf } from '@titlenet/catalogue/typed-objects';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { recordSchema, wireDate } from './field-schema.ts';
import { askedIsbn } from './isbn-text.ts';
import { MAX_BATCH_TITLES } from './title-sheet.ts';

const day = z.iso.date();
const periodSchema = z.object({
  name: z.string(),
  unit: z.enum(['month', 'week']),
  first: day,
  last: day,
  isToDate: z.boolean(),
});
const noteSchema = z.object({ table: z.string(), text: z.string() });
const differenceSchema = z.object({ row: z.string(), field: z.string(), stated: z.number(), computed: z.number() });

/** The wire schema of a report: its header, the rows of each table, and the totals of the feed that differ. */
export function reportSchema(definition: ReportDefinition): z.ZodType<ReportData> {
  const tables = definition.tables.map((table) => [table.name, z.array(recordSchema(table.columns))]);
  // The names of the tables are known to each definition, not to the type of all reports.
  return z.object({
    productId: z.int().nullable(),
    header: recordSchema(definition.header).nullable(),
    title: z.string().optional().meta({ description: 'Name of a title that has no such report' }),
    asOf: wireDate.nullable(),
    periods: z.array(periodSchema),
    notes: z.array(noteSchema),
    differences: z.array(differenceSchema),
    ...Object.fromEntries(tables),
    // The tables' names are computed.
  }) as unknown as z.ZodType<ReportData>;
}

export const reportQuery = z.object({
  date: z
    .string()
    .regex(/^\d{4}\.\d\d\.\d\d$/)
    .optional()
    .meta({ description: 'Channel Report: the Saturday on which the week ends; absent: the newest week' }),
});

export const reportParams = z.object({ companyCode: z.enum(companyCodes), isbn: askedIsbn });

function reportEndpoint(definition: ReportDefinition) {
  return defineEndpoint({
    name: `get${definition.operation}`,
    readTokenScope: 'reports',
    method: 'GET',
    path: `/api/Reports/:companyCode/:isbn/${definition.operation}`,
    summary: `${definition.heading} of one title; null when the company has no such title`,
    access: roles,
    company: 'path',
    params: reportParams,
    query: reportQuery,
    response: reportSchema(definition).nullable(),
  });
}

export type ReportEndpoint = ReturnType<typeof reportEndpoint>;

/** One endpoint for each report of one title (REPORT-16 to REPORT-20). */
export const reportEndpoints: Readonly<Record<DefinedReportName, ReportEndpoint>> = objectOf(
  definedReportNames,
  (name) => reportEndpoint(byName(reportDefinitions, name)),
);

function reportBatchEndpoint(definition: ProjectionReportDefinition) {
  return defineEndpoint({
    name: `get${definition.operation}Batch`,
    readTokenScope: 'reports',
    method: 'POST',
    path: `/api/Reports/${definition.operation}`,
    summary: `${definition.heading} of the first of these titles, in their order and as many as one response may contain; null for titles of other companies and unknown ones`,
    access: roles,
    company: 'title',
    isBulk: true,
    body: z.object({ titles: z.array(reportParams).min(1).max(MAX_BATCH_TITLES) }),
    response: z.object({ reports: z.array(reportSchema(definition).nullable()).min(1) }),
  });
}

/** One endpoint for each report of many titles (MULTI-18 to MULTI-21). */
export const reportBatchEndpoints = objectOf(
  projectionReports.map(({ name }) => name),
  (name) => reportBatchEndpoint(byName(projectionReports, name)),
);
