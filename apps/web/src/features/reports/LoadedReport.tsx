import { useQuery } from '@tanstack/react-query';
import type { ReportDefinition } from '@titlenet/catalogue/reports/report-definition';
import { TitleSheetShell } from '../../actions/sheet-shell/TitleSheetShell.tsx';
import { type ReportKey, reportQuery } from '../../domain/reports/report-query.ts';
import { LoadErrorPanel } from '../../domain/sheet/LoadErrorPanel.tsx';
import { ReportBody } from './ReportBody.tsx';
import { ReportNotFound } from './ReportNotFound.tsx';
import styles from './ReportPage.module.css';
import { factsOfBar, ReportTitleBar } from './ReportTitleBar.tsx';
import { ReportTools } from './ReportTools.tsx';
import type { ReportAddress } from './report-address.ts';
import { useReportTitleBar } from './use-report-title-bar.ts';

interface LoadedReportProps {
  definition: ReportDefinition;
  title: ReportKey;
  address: ReportAddress;
}

/** The report of a title whose company is known, with its title bar and tools unless it is to be printed (G-137). */
export function LoadedReport({ definition, title, address }: LoadedReportProps) {
  const { isPrintable, isInShell, date, measure } = address;
  const { data: report, isError, refetch } = useQuery(reportQuery(definition, title, { date }));
  const { shown, imageURL, bar } = useReportTitleBar(title, address);
  const hasReport = Boolean(report?.header);

  const page = (
    <div className={styles.page}>
      {shown && <ReportTitleBar title={title} bar={shown} imageURL={imageURL} isPrinted />}
      {isError && <LoadErrorPanel failure="network" isAlone onRetry={() => void refetch()} />}
      {report !== undefined && !hasReport && (
        <ReportNotFound
          heading={definition.heading}
          isbn={title.isbn}
          code={title.companyCode}
          isTitleUnknown={report === null}
        />
      )}
      {report?.header ? (
        <ReportBody
          definition={definition}
          report={{ ...report, header: report.header }}
          title={title}
          isPrintable={isPrintable}
          factsAbove={shown ? factsOfBar(shown, title.companyCode) : undefined}
          date={date}
          measure={measure}
        />
      ) : (
        !isPrintable && <ReportTools definition={definition} title={title} date={date} hasReport={false} />
      )}
    </div>
  );
  return isInShell && !isPrintable ? <TitleSheetShell bar={bar}>{page}</TitleSheetShell> : page;
}
