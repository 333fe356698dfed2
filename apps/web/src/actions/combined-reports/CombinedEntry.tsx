import type { ReportDefinition } from '@titlenet/catalogue/reports/report-definition';
import { reportOutline } from '@titlenet/catalogue/reports/report-outline';
import { memo } from 'react';
import { ReportView } from '../../domain/reports/ReportView.tsx';
import type { ReportEntry } from './load-reports.ts';
import styles from './MultipleReports.module.css';

interface CombinedEntryProps {
  definition: ReportDefinition;
  entry: ReportEntry;
}

/** On paper a report with up to this number of rows is on one page, which it shares with the next one if both fit. */
const MAX_ROWS_OF_SHORT_REPORT = 16;

/** The place of a title's report on the page, by which the front page leads to it. */
export const placeOf = (place: number): string => `report-${place}`;

/** The report of one title of a combined report, on screen, on paper and in the file. */
export const CombinedEntry = memo(function CombinedEntry({
  definition,
  entry: { key, place, report },
}: CombinedEntryProps) {
  const outline = reportOutline(definition, report, key.companyCode);
  const isShort = outline.tables.every(({ rows }) => rows.length <= MAX_ROWS_OF_SHORT_REPORT);
  return (
    <div id={placeOf(place)} tabIndex={-1} className={styles.entry} data-short={isShort || undefined}>
      <ReportView outline={outline} level={2} hasFigures={false} isPaper />
    </div>
  );
});
