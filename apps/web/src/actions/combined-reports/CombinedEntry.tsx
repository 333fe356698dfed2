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

/** One title of a combined report, on screen, on paper and in the file: its report, or why there is none (G-131, G-290). */
export const CombinedEntry = memo(function CombinedEntry({
  definition,
  entry: { key, report, message },
}: CombinedEntryProps) {
  if (!report) return <p className={styles.notFound}>{message}</p>;
  return (
    <div className={styles.entry}>
      <ReportView outline={reportOutline(definition, report, key.companyCode)} level={2} hasFigures={false} isPaper />
    </div>
  );
});
