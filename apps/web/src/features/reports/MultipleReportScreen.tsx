import { byName } from '@titlenet/catalogue/by-name';
import {
  type MultipleReport,
  multipleReportKinds,
  multipleReports,
} from '@titlenet/catalogue/reports/multiple-reports';
import { useEffect, useMemo, useState } from 'react';
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
import { Panel } from '../../ui/layout/primitives.tsx';
import styles from './ReportPage.module.css';
import { useFrontOrder } from './use-front-order.ts';
import { WayHome } from './WayHome.tsx';

interface ReportsOfTitlesProps {
  report: MultipleReport;
  titles: readonly ReportKey[];
}

/** The reports of the given titles, which do not change: other titles have another `key`. */
function ReportsOfTitles({ report, titles }: ReportsOfTitlesProps) {
  const { definition } = report;
  const [order, setOrder] = useFrontOrder(definition);
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
        <Panel as="div" pad={16} className={styles.missing}>
          <h1>No {definition.heading} Available</h1>
          <p>{definition.heading}s are not available for the titles selected.</p>
          {titles.length === 0 && (
            <p>
              No titles are selected. Select titles in a search result or a list, then choose “
              {byName(multipleReportKinds, report.kind).action}” there.
            </p>
          )}
          <WayHome />
        </Panel>
        <MissingReports missing={loaded.missing} />
      </div>
    );
  }
  return (
    <>
      {!loaded && (
        <Panel as="div" pad={16} className={`${styles.missing} ${styles.loading}`}>
          <ReportLoading
            progress={{ loaded: completed, total: requestedTitles(definition, titles).length, waitsUntil }}
          />
        </Panel>
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

/** The reports of the titles of the address or of the report dialog, after a page about all of them (MULTI-26). */
export function MultipleReportScreen() {
  const { path, query } = useLocation();
  const goTo = useGoTo();
  const name = path.split('/').at(-1);
  const report = multipleReports.find(({ route }) => route === name) ?? multipleReports[0];
  const inAddress = queryValue(query, 'titles');
  const written = inAddress ?? writeTitles(readSelection(report));
  // Those of the dialog know more of the same titles: their names and those without an ISBN.
  const titles = useMemo(() => {
    const selected = readSelection(report);
    return written === writeTitles(selected) ? selected : readTitles(written);
  }, [written, report]);
  // The address then selects the same titles again: as a bookmark, and for a colleague.
  useEffect(() => {
    if (inAddress === undefined && written) goTo(addressOf(path, { ...query, titles: written }), { replace: true });
  }, [inAddress, written, path, query, goTo]);
  return <ReportsOfTitles key={written} report={report} titles={titles} />;
}
