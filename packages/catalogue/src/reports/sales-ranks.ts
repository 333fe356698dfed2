import { type CompanyCode, companyOf } from '../companies.ts';
import type { BacklistTime } from '../lists/backlist.ts';
import type { ReportNote, ReportTable } from './report-definition.ts';

/** Titles among which a title is ranked: those of its company with the same label (G-204). */
export const rankGroups = [
  { name: 'imprint', label: 'Imprint' },
  { name: 'category', label: 'Category' },
] as const;

export type RankGroup = (typeof rankGroups)[number]['name'];

/** Months of the net copies that rank, as in the backlist lists. */
export const rankTimes = ['13', 'ltd'] as const satisfies readonly BacklistTime[];

/** Rank of a title by net copies within its imprint and its category (G-440). */
export const ranksTable = {
  name: 'ranks',
  label: 'Rank',
  emptyText: 'No rank yet',
  isOptional: true,
  columns: [
    { name: 'within', label: 'Rank Within', type: 'text', isRequired: true },
    { name: 'groupName', label: 'Name', type: 'text', isRequired: true },
    { name: 'period', label: 'Period', type: 'text', isRequired: true },
    { name: 'dates', label: 'Dates', type: 'text', isRequired: true },
    { name: 'rank', label: 'Rank', type: 'integer', suffix: 'tied' },
    { name: 'tied', label: 'Tied', type: 'text', isHidden: true },
    { name: 'titles', label: 'Ranked Titles', type: 'integer' },
    { name: 'net', label: 'Net', type: 'integer' },
  ],
} as const satisfies ReportTable;

/** What is ranked, and by which figure. */
export const ranksNote = (companyCode: CompanyCode): ReportNote => ({
  table: ranksTable.name,
  text: `Titles of ${companyOf(companyCode).label} with net copies in the months are ranked by them. Equals share a rank.`,
});
