import { byName } from '../by-name.ts';
import { reportFileNames } from '../constants.ts';
import { type ProjectionReportDefinition, projectionReports } from './projections.ts';

/** Reports of the report dialog, with the texts of its button and of its message without reports (G-132). */
export const multipleReportKinds = [
  { name: 'Projections', label: 'Projection', action: 'Print Projection Reports' },
  { name: 'KeyAccounts', label: 'Key Account', action: 'Print Key Account Reports' },
] as const;

export type MultipleReportKind = (typeof multipleReportKinds)[number];

/** Above this number of titles the Excel workbook of a combined report has no sheet for each of them. */
export const MAX_TITLE_SHEETS = 200;

/** The regions of the report dialog; the first one is the default. */
export const reportRegions = [
  { name: 'us', label: 'US' },
  { name: 'ca', label: 'Canada' },
] as const;

export type ReportRegion = (typeof reportRegions)[number]['name'];

/** A combined report of several titles: its route and the name of its file (ROUTE-047 to ROUTE-050). */
export interface MultipleReport {
  readonly kind: MultipleReportKind['name'];
  readonly region: ReportRegion;
  /** Last part of its route (`/reports/projectionsMultiple`). */
  readonly route: string;
  readonly fileName: string;
  /** The single report that it combines. */
  readonly definition: ProjectionReportDefinition;
}

type DefinitionName = ProjectionReportDefinition['name'];
const definitionOf = (name: DefinitionName): ProjectionReportDefinition => byName(projectionReports, name);

export const multipleReports: readonly [MultipleReport, ...MultipleReport[]] = [
  {
    kind: 'Projections',
    region: 'us',
    route: 'projectionsMultiple',
    fileName: reportFileNames.ProjectionsUs,
    definition: definitionOf('projections'),
  },
  {
    kind: 'Projections',
    region: 'ca',
    route: 'projectionsMultipleCa',
    fileName: reportFileNames.ProjectionsCa,
    definition: definitionOf('projectionsCA'),
  },
  {
    kind: 'KeyAccounts',
    region: 'us',
    route: 'keyAccountsMultiple',
    fileName: reportFileNames.KeyAccountsUs,
    definition: definitionOf('keyAccountsProjections'),
  },
  {
    kind: 'KeyAccounts',
    region: 'ca',
    route: 'keyAccountsMultipleCa',
    fileName: reportFileNames.KeyAccountsCa,
    definition: definitionOf('keyAccountsProjectionsCA'),
  },
];
