import { Button } from '@mantine/core';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { ReportDefinition } from '@titlenet/catalogue/reports/report-definition';
import { CombinedEntry } from './CombinedEntry.tsx';
import type { LoadedReports } from './load-reports.ts';
import { MissingReports } from './MissingReports.tsx';
import styles from './MultipleReports.module.css';
import { useRevealedCount } from './use-revealed-count.ts';

interface CombinedReportsProps {
  definition: ReportDefinition;
  loaded: LoadedReports;
}

const counted = (count: number, noun: string) => `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`;

function summaryOf({ entries, missing }: LoadedReports): string {
  const reports = counted(entries.filter(({ report }) => report !== null).length, 'report');
  return missing.length === 0 ? reports : `${reports} · ${counted(missing.length, 'title')} without a report`;
}

/** The reports of several titles on one page, followed by the titles that have none (MULTI-26, G-136). */
export function CombinedReports({ definition, loaded }: CombinedReportsProps) {
  const { entries, missing } = loaded;
  const count = useRevealedCount(entries.length);
  return (
    <div className={styles.combined}>
      <div className={styles.bar}>
        <h1>{definition.heading}</h1>
        <span role="status">{summaryOf(loaded)}</span>
        <Button onClick={() => window.print()}>Print</Button>
      </div>
      {entries.slice(0, count).map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed, and a title may be selected twice
        <CombinedEntry key={index} definition={definition} entry={entry} />
      ))}
      {count === entries.length && <MissingReports missing={missing} />}
    </div>
  );
}
