import { Button } from '@mantine/core';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { FrontOrder } from '@titlenet/catalogue/reports/front-page';
import type { ProjectionReportDefinition } from '@titlenet/catalogue/reports/projections';
import { useMemo } from 'react';
import type { ReportKey } from '../../domain/reports/report-query.ts';
import { PaperFrame } from '../../ui/paper/PaperFrame.tsx';
import { useCountedPages } from '../../ui/paper/use-counted-pages.ts';
import { CombinedEntry } from './CombinedEntry.tsx';
import { combinedRun } from './combined-parts.ts';
import { ExportCombined } from './ExportCombined.tsx';
import { FrontPageView } from './FrontPageView.tsx';
import type { LoadedReports, ReportEntry } from './load-reports.ts';
import { MissingReports } from './MissingReports.tsx';
import styles from './MultipleReports.module.css';
import { useRevealedCount } from './use-revealed-count.ts';

interface CombinedReportsProps {
  definition: ProjectionReportDefinition;
  /** The selected titles, also those without a report. */
  titles: readonly ReportKey[];
  /** How the summary ranks its titles. */
  order: FrontOrder;
  onOrder: (order: FrontOrder) => void;
  /** Null while reports are being loaded: those that are there are rendered, but not shown yet. */
  loaded: LoadedReports | null;
  /** The reports that have been loaded so far. */
  early: readonly ReportEntry[];
}

/** Reports that are rendered in one task: 12 ms of processor time with 60 accounts each. */
const REPORTS_PER_TASK = 3;

const counted = (count: number, noun: string) => `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`;

function summaryOf({ entries, missing }: LoadedReports): string {
  const reports = counted(entries.length, 'report');
  return missing.length === 0 ? reports : `${reports} · ${counted(missing.length, 'title')} without a report`;
}

/** The frame of the printed pages. */
function ReportsFrame({ definition, loaded }: { definition: ProjectionReportDefinition; loaded: LoadedReports }) {
  const { title, parts } = useMemo(() => combinedRun(definition, loaded), [definition, loaded]);
  return <PaperFrame parts={parts} counted={useCountedPages(parts, true)} documentTitle={title} />;
}

/** The reports of several titles on one page: a summary, the reports, the titles that have none (MULTI-26, G-136). */
export function CombinedReports({ definition, titles, order, onOrder, loaded, early }: CombinedReportsProps) {
  const entries = loaded?.entries ?? early;
  const count = useRevealedCount(entries.length, REPORTS_PER_TASK);
  return (
    <div className={styles.combined} hidden={!loaded}>
      <div className={styles.bar}>
        <h1>{definition.heading}</h1>
        <span role="status">{loaded && summaryOf(loaded)}</span>
        {loaded && <ExportCombined definition={definition} titles={titles} />}
        <Button onClick={() => window.print()}>Print</Button>
      </div>
      {loaded && count === entries.length && <ReportsFrame definition={definition} loaded={loaded} />}
      {loaded && <FrontPageView definition={definition} page={loaded.front} order={order} onOrder={onOrder} />}
      {entries.slice(0, count).map((entry) => (
        <CombinedEntry key={entry.place} definition={definition} entry={entry} />
      ))}
      {loaded && count === entries.length && <MissingReports missing={loaded.missing} />}
    </div>
  );
}
