import { multipleReports } from '@titlenet/catalogue/reports/multiple-reports';
import { useEffect, useState } from 'react';
import { CombinedReports } from '../../actions/combined-reports/CombinedReports.tsx';
import {
  type LoadedReports,
  loadReports,
  type ReportEntry,
  requestedTitles,
} from '../../actions/combined-reports/load-reports.ts';
import { MissingReports } from '../../actions/combined-reports/MissingReports.tsx';
import { ReportLoading } from '../../actions/combined-reports/ReportLoading.tsx';
import { readSelection } from '../../actions/combined-reports/stored-selection.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import styles from './ReportPage.module.css';

/** The reports of the titles that were selected in the report dialog, one after the other (MULTI-26). */
export function MultipleReportScreen() {
  const { path } = useLocation();
  const name = path.split('/').at(-1);
  const [report] = useState(() => multipleReports.find(({ route }) => route === name) ?? multipleReports[0]!);
  const { definition } = report;
  const [titles] = useState(() => readSelection(report));
  const [completed, setCompleted] = useState(0);
  const [waitsUntil, setWaitsUntil] = useState<number | null>(null);
  const [early, setEarly] = useState<readonly ReportEntry[]>([]);
  const [loaded, setLoaded] = useState<LoadedReports | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const onReport = (entry: ReportEntry) => setEarly((entries) => [...entries, entry]);
    const run = { signal: abort.signal, onProgress: setCompleted, onReport, onWait: setWaitsUntil };
    loadReports(definition, titles, run).then(setLoaded, () => undefined);
    return () => abort.abort();
  }, [definition, titles]);

  if (loaded?.isEmpty) {
    return (
      <div className={styles.page}>
        <div className={styles.missing}>
          <h1>No {definition.heading} Available</h1>
          <p>{definition.heading}s are not available for the titles selected.</p>
        </div>
        <MissingReports missing={loaded.missing} />
      </div>
    );
  }
  return (
    <>
      {!loaded && (
        <div className={`${styles.missing} ${styles.loading}`}>
          <ReportLoading
            progress={{ loaded: completed, total: requestedTitles(definition, titles).length, waitsUntil }}
          />
        </div>
      )}
      <CombinedReports definition={definition} loaded={loaded} early={early} />
    </>
  );
}
