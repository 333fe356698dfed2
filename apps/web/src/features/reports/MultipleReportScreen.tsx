import { byName } from '@titlenet/catalogue/by-name';
import { multipleReportKinds, multipleReports } from '@titlenet/catalogue/reports/multiple-reports';
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
import { readTitles, writeTitles } from '../../actions/combined-reports/titles-address.ts';
import type { ReportKey } from '../../domain/reports/report-query.ts';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';
import styles from './ReportPage.module.css';
import { useFrontOrder } from './use-front-order.ts';
import { WayHome } from './WayHome.tsx';

/** The titles of the address; those of the dialog know more of the same titles, their names and those without an ISBN. */
function titlesOfAddress(written: string | undefined, selected: readonly ReportKey[]): readonly ReportKey[] {
  return written === undefined || written === writeTitles(selected) ? selected : readTitles(written);
}

/** The reports of the titles of the address or of the report dialog, after a page about all of them (MULTI-26). */
export function MultipleReportScreen() {
  const { path, query } = useLocation();
  const goTo = useGoTo();
  const name = path.split('/').at(-1);
  const [report] = useState(() => multipleReports.find(({ route }) => route === name) ?? multipleReports[0]);
  const { definition } = report;
  const [titles] = useState(() => titlesOfAddress(queryValue(query, 'titles'), readSelection(report)));
  const [order, setOrder] = useFrontOrder(definition);
  const [completed, setCompleted] = useState(0);
  const [waitsUntil, setWaitsUntil] = useState<number | null>(null);
  const [early, setEarly] = useState<readonly ReportEntry[]>([]);
  const [loaded, setLoaded] = useState<LoadedReports | null>(null);
  // The address then selects the same titles again: as a bookmark, and for a colleague.
  const hasTitles = query.titles !== undefined;
  useEffect(() => {
    const written = writeTitles(titles);
    if (!hasTitles && written) goTo(addressOf(path, { ...query, titles: written }), { replace: true });
  }, [hasTitles, titles, path, query, goTo]);
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
          {titles.length === 0 && (
            <p>
              No titles are selected. Select titles in a search result or a list, then choose “
              {byName(multipleReportKinds, report.kind).action}” there.
            </p>
          )}
          <WayHome />
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
      <CombinedReports
        definition={definition}
        titles={titles}
        order={order}
        onOrder={setOrder}
        loaded={loaded}
        early={early}
      />
    </>
  );
}
