import { Button } from '@mantine/core';
import type { ReportDefinition } from '@titlenet/catalogue/reports/report-definition';
import type { DefinedReportName } from '@titlenet/catalogue/reports/report-definitions';
import { exportReport } from '@titlenet/contract/report-export';
import { Suspense } from 'react';
import { PrintReportButton } from '../../actions/combined-reports/PrintReportButton.tsx';
import { useExcelExport } from '../../actions/excel/use-excel-export.ts';
import { guideAddress } from '../../domain/guide/guide-address.ts';
import type { GuidePage } from '../../domain/guide/guide-pages.ts';
import type { ReportKey } from '../../domain/reports/report-query.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { addressOf, hrefOf } from '../../ui/address/links.ts';
import type { QueryInput } from '../../ui/address/query.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import styles from './ReportPage.module.css';
import { WayHome } from './WayHome.tsx';

const ExportDialog = lazyPart(async () => (await import('../../actions/excel/ExportDialog.tsx')).ExportDialog);

interface ReportToolsProps {
  definition: Pick<ReportDefinition, 'name'>;
  title: ReportKey;
  date: string | undefined;
  /** False if there is nothing to print or to export. */
  hasReport: boolean;
  children?: React.ReactNode;
}

/**
 * 'Help for This Report' opens the user guide at the page about the report, in a new tab (REPORT-01, G-41). Beside it is
 * the way home.
 */
export function HelpForThisReport({ report }: { report: GuidePage }) {
  const { links } = useConfiguration();
  return (
    <>
      <Button component="a" variant="default" href={guideAddress(links.guides, report)} target="_blank" rel="noopener">
        Help for This Report
      </Button>
      <WayHome />
    </>
  );
}

/** Opens the page of a report without title bar and tools, in a new tab. */
export function PrintableLink({ report, query }: { report: string; query: QueryInput }) {
  const printable = addressOf(`/reports/${report}`, { ...query, isPrintable: true });
  return (
    <Button component="a" variant="default" href={hrefOf(printable)} target="_blank" rel="noopener">
      Printable Report
    </Button>
  );
}

/** Buttons of a report: help, printable page, report dialog, Excel. */
export function ReportTools({ definition, title, date, hasReport, children }: ReportToolsProps) {
  const { count, run, cancel } = useExcelExport();
  useReturnFocus(count !== null);
  // The definitions are those of `reportDefinitions`.
  const report = definition.name as DefinedReportName;
  const exportIt = () =>
    run(1, (signal) =>
      callApi(
        exportReport,
        { params: { ...title, report }, query: date ? { date } : {} },
        { signal, blocking: false, showsNotFound: true },
      ),
    );
  return (
    <div className={styles.tools} data-screen-only>
      {children}
      {hasReport && (
        <>
          <PrintableLink report={definition.name} query={{ ...title, date }} />
          <PrintReportButton definition={definition} title={title} />
          <Button variant="default" onClick={() => void exportIt()}>
            Export to Excel
          </Button>
        </>
      )}
      <HelpForThisReport report={report} />
      {count !== null && (
        <Suspense fallback={null}>
          <ExportDialog count={count} onCancel={cancel} />
        </Suspense>
      )}
    </div>
  );
}
