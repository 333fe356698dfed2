import { projectionReports } from './projections.ts';
import type { ReportDefinition } from './report-definition.ts';
import {
  channelReport,
  monthlySummary,
  pendingOrders,
  pointOfSale,
  salesOverview,
  titleView,
} from './sales-reports.ts';

/** Every report of one title. */
export const reportDefinitions = [
  salesOverview,
  ...projectionReports,
  monthlySummary,
  pendingOrders,
  titleView,
  channelReport,
  pointOfSale,
] as const;

export type DefinedReportName = (typeof reportDefinitions)[number]['name'];

export const definedReportNames: readonly DefinedReportName[] = reportDefinitions.map(({ name }) => name);

/** Finds the report by the last part of its route. */
export function findReportDefinition(name: string): ReportDefinition | undefined {
  return reportDefinitions.find((definition) => definition.name === name);
}
