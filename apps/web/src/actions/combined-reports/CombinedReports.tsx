import { Button } from '@mantine/core';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { ReportDefinition } from '@titlenet/catalogue/reports/report-definition';
import { CombinedEntry } from './CombinedEntry.tsx';
import type { LoadedReports, ReportEntry } from './load-reports.ts';
import { MissingReports } from './MissingReports.tsx';
import styles from './MultipleReports.module.css';
import { useRevealedCount } from './use-revealed-count.ts';

interface CombinedReportsProps {
  definition: ReportDefinition;
  /** Null while reports are being loaded: those that are there are rendered, but not shown yet. */
  loaded: LoadedReports | null;
  /** The reports that have been loaded so far. */
  early: readonly ReportEntry[];
}

const counted = (count: number, noun: string) => `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`;

function summaryOf({ entries, missing }: LoadedReports): string {
  const reports = counted(entries.filter(({ report }) => report !== null).length, 'report');
  return missing.length === 0 ? reports : `${reports} · ${counted(missing.length, 'title')} without a report`;
}

/** The reports of several titles on one page, followed by the titles that have none (MULTI-26, G-136). */
export function CombinedReports({ definition, loaded, early }: CombinedReportsProps) {
  const entries = loaded?.entries ?? early;
  const count = useRevealedCount(entries.length);
  return (
    <div className={styles.combined} hidden={!loaded}>
      <div className={styles.bar}>
        <h1>{definition.heading}</h1>
        <span role="status">{loaded && summaryOf(loaded)}</span>
        <Button onClick={() => window.print()}>Print</Button>
      </div>
      {entries.slice(0, count).map((entry) => (
        <CombinedEntry key={entry.place} definition={definition} entry={entry} />
      ))}
      {loaded && count === entries.length && <MissingReports missing={loaded.missing} />}
    </div>
  );
}
