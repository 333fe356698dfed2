import type { Audience } from '../field.ts';
import type { DefinedReportName } from '../reports/report-definitions.ts';
import type { SectionDefinition } from '../sheet/section.ts';
import { sections } from '../sheet/sections.ts';

/** A page that a pack may have of each title; the comparison is of all titles that have it. */
export interface PackPage {
  readonly code: string;
  readonly label: string;
  readonly group: 'Title' | 'Title sheet' | 'Reports';
  /** `internal`: not in a binder for accounts. Of other pages the fields state their readers. */
  readonly audience: Audience;
  /** Code of the section of the title sheet. */
  readonly section?: number;
  /** The reports of the page, of which a title has those of its company. */
  readonly reports?: readonly DefinedReportName[];
}

/** A section is for accounts if one of its fields is. */
const audienceOf = ({ entries }: SectionDefinition): Audience =>
  entries.some(({ audience }) => audience === 'accounts') ? 'accounts' : 'internal';

const report = (code: string, label: string, reports: readonly DefinedReportName[]): PackPage => ({
  code,
  label,
  group: 'Reports',
  // Reports are work papers of the house (G-423).
  audience: 'internal',
  reports,
});

/**
 * What can be chosen for the titles of a pack (G-603): the tip sheet, sections of the title sheet, reports, and a
 * comparison. The codes are stored.
 */
export const packPages: readonly PackPage[] = [
  { code: 'tipSheet', label: 'Tip sheet', group: 'Title', audience: 'accounts' },
  { code: 'comparison', label: 'Comparison of the titles', group: 'Title', audience: 'accounts' },
  ...sections.map(
    (section): PackPage => ({
      code: `sheet.${section.name}`,
      label: section.label,
      group: 'Title sheet',
      audience: audienceOf(section),
      section: section.code,
    }),
  ),
  report('salesOverview', 'Sales overview', ['salesOverview']),
  report('projections', 'Projections', ['projections', 'projectionsCA']),
  report('keyAccounts', 'Key accounts', ['keyAccountsProjections', 'keyAccountsProjectionsCA']),
];

const known: ReadonlySet<string> = new Set(packPages.map(({ code }) => code));

/** @returns true for the code of a page */
export const isPackPage = (code: string): boolean => known.has(code);
