import { type ReportDefinition, rowsOf } from '@titlenet/catalogue/reports/report-definition';
import { reportOutline } from '@titlenet/catalogue/reports/report-outline';
import { memo, type RefCallback } from 'react';
import { ReportView } from '../../domain/reports/ReportView.tsx';
import { paperPart, sharedPaperPart } from '../../ui/paper/paper-part.ts';
import { isShortReport, placeOf, sharedPages } from './combined-parts.ts';
import type { ReportEntry } from './load-reports.ts';
import styles from './MultipleReports.module.css';
import { ReportText } from './ReportText.tsx';

interface CombinedEntryProps {
  definition: ReportDefinition;
  entry: ReportEntry;
  /** False while it is far from the window: it has its texts and about its height. */
  isWhole?: boolean;
  watch?: RefCallback<HTMLElement>;
}

/** Usual heights on screen, in px: of a report without rows, and of a row. */
const EMPTY_HEIGHT = 190;
const ROW_HEIGHT = 25;

function estimatedHeight(definition: ReportDefinition, { report }: ReportEntry): number {
  const rows = definition.tables.reduce((count, table) => count + rowsOf(report, table).length, 0);
  return EMPTY_HEIGHT + rows * ROW_HEIGHT;
}

/** The report of one title of a combined report, on screen, on paper and in the file. */
export const CombinedEntry = memo(function CombinedEntry(props: CombinedEntryProps) {
  const { definition, entry, isWhole = true, watch } = props;
  const { key, place, report } = entry;
  const isShort = isShortReport(definition, entry);
  const { style, ...pages } = isShort ? sharedPaperPart(placeOf(place), sharedPages) : paperPart(placeOf(place));
  const outline = reportOutline(definition, report, key.companyCode);
  const height = estimatedHeight(definition, entry);
  return (
    <div
      {...pages}
      style={{ ...style, containIntrinsicSize: `auto ${height}px` }}
      ref={watch}
      tabIndex={-1}
      className={styles.entry}
      data-short={isShort || undefined}
    >
      {isWhole ? (
        <ReportView outline={outline} level={2} hasFigures={false} isPaper />
      ) : (
        <ReportText outline={outline} height={height} />
      )}
    </div>
  );
});
