import type { ReportDefinition } from '@titlenet/catalogue/reports/report-definition';
import { reportOutline } from '@titlenet/catalogue/reports/report-outline';
import { memo } from 'react';
import { ReportView } from '../../domain/reports/ReportView.tsx';
import { paperPart } from '../../ui/paper/paper-part.ts';
import { isShortReport, placeOf, sharedPages } from './combined-parts.ts';
import type { ReportEntry } from './load-reports.ts';
import styles from './MultipleReports.module.css';

interface CombinedEntryProps {
  definition: ReportDefinition;
  entry: ReportEntry;
}

/** The report of one title of a combined report, on screen, on paper and in the file. */
export const CombinedEntry = memo(function CombinedEntry({ definition, entry }: CombinedEntryProps) {
  const { key, place, report } = entry;
  const isShort = isShortReport(definition, entry);
  const pages = isShort ? { id: placeOf(place), style: { page: sharedPages } } : paperPart(placeOf(place));
  return (
    <div {...pages} tabIndex={-1} className={styles.entry} data-short={isShort || undefined}>
      <ReportView outline={reportOutline(definition, report, key.companyCode)} level={2} hasFigures={false} isPaper />
    </div>
  );
});
