import { Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { findCompany } from '@titlenet/catalogue/companies';
import { concurrency, loadingDots } from '@titlenet/catalogue/constants';
import { projectionReports } from '@titlenet/catalogue/reports/projections';
import type { ReportData } from '@titlenet/catalogue/reports/report-definition';
import { reportOutline } from '@titlenet/catalogue/reports/report-outline';
import { hasReport } from '@titlenet/catalogue/reports/reports';
import { useEffect, useState } from 'react';
import { ReportView } from '../../domain/reports/ReportView.tsx';
import { fetchReport, type ReportKey } from '../../domain/reports/report-query.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { createLimiter } from '../../ui/api/concurrency-limiter.ts';
import styles from './ReportPage.module.css';

const definitionOfRoute = {
  projectionsMultiple: 'projections',
  projectionsMultipleCa: 'projectionsCA',
  keyAccountsMultiple: 'keyAccountsProjections',
  keyAccountsMultipleCa: 'keyAccountsProjectionsCA',
} as const;

type Loaded = { key: ReportKey; report: ReportData | null };

/** The selected titles that the dialog left in the browser (G-153). */
function storedTitles(): ReportKey[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem('titlenet.multipleProjectionReport') ?? '');
    const { selections } = stored as { selections: { isbn: string; companyCode: string }[] };
    return selections.flatMap(({ isbn, companyCode }) => {
      const company = findCompany(companyCode);
      return company ? [{ isbn, companyCode: company.code }] : [];
    });
  } catch {
    return [];
  }
}

/** Removes the last entry without a report (MULTI-11, MULTI-12). */
function withoutLastEmpty(loaded: readonly Loaded[]): readonly Loaded[] {
  const last = loaded.findLastIndex(({ report }) => !report?.header);
  return loaded.filter((_, index) => index !== last);
}

function Loading({ completed, total }: { completed: number; total: number }) {
  const [dots, setDots] = useState<number>(loadingDots.fewest);
  useEffect(() => {
    const timer = setInterval(() => setDots((count) => (count % loadingDots.most) + 1), loadingDots.interval);
    return () => clearInterval(timer);
  }, []);
  const percent = Math.floor((completed / Math.max(1, total)) * 100);
  return (
    <div className={styles.missing}>
      <h1>Loading Report{'.'.repeat(dots)}</h1>
      <p>Please keep window open until report finishes loading.</p>
      <p role="status">
        {completed} of {total} Reports Loaded
      </p>
      <Progress value={percent} aria-label={`${percent} % loaded`} />
    </div>
  );
}

/** The reports of several titles, one after the other (MULTI-26). */
export function MultipleReportScreen() {
  const { path } = useLocation();
  const name = definitionOfRoute[path.split('/').at(-1) as keyof typeof definitionOfRoute];
  const definition = projectionReports.find((report) => report.name === name) ?? projectionReports[0];
  const [keys] = useState(() => storedTitles().filter(({ companyCode }) => hasReport(definition, companyCode)));
  const [completed, setCompleted] = useState(0);
  const [loaded, setLoaded] = useState<readonly Loaded[] | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const limit = createLimiter(concurrency.reports);
    const load = async (key: ReportKey): Promise<Loaded> => {
      const call = () => fetchReport(definition, key, { signal, blocking: false, toast: false });
      const report = await limit(call, signal).catch(() => null);
      if (!signal.aborted) setCompleted((count) => count + 1);
      return { key, report };
    };
    void Promise.all(keys.map(load)).then((all) => {
      if (!signal.aborted) setLoaded(withoutLastEmpty(all));
    });
    return () => abort.abort();
  }, [definition, keys]);
  if (!loaded) return <Loading completed={completed} total={keys.length} />;
  if (!loaded.some(({ report }) => report?.header)) {
    return (
      <div className={styles.missing}>
        <h1>No {definition.heading} Available</h1>
        <p>{definition.heading}s are not available for the titles selected.</p>
      </div>
    );
  }
  return (
    <div>
      <h1 className="visually-hidden">{definition.heading}</h1>
      {loaded.map(({ key, report }) =>
        report?.header ? (
          <ReportView
            key={`${key.companyCode} ${key.isbn}`}
            outline={reportOutline(definition, { ...report, header: report.header }, key.companyCode)}
            level={2}
            hasFigures={false}
            isPaper
          />
        ) : (
          <p key={`${key.companyCode} ${key.isbn}`}>
            ISBN: {key.isbn} was not found in Company Code: {key.companyCode}
          </p>
        ),
      )}
    </div>
  );
}
