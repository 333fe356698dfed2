import { useQuery } from '@tanstack/react-query';
import { companyOf } from '@titlenet/catalogue/companies';
import type { ReportDefinition } from '@titlenet/catalogue/reports/report-definition';
import { type ReportKey, reportQuery } from '../../domain/reports/report-query.ts';
import { LoadErrorPanel } from '../../domain/sheet/LoadErrorPanel.tsx';
import { TitleSheetShell } from '../../domain/sheet/TitleSheetShell.tsx';
import { titleBarQuery } from '../../domain/sheet/use-title.ts';
import { ReportBody } from './ReportBody.tsx';
import { ReportNotFound } from './ReportNotFound.tsx';
import styles from './ReportPage.module.css';
import { barFields, ReportTitleBar, useRevertedTitleBar } from './ReportTitleBar.tsx';
import { ReportTools } from './ReportTools.tsx';
import type { ReportAddress } from './report-address.ts';

interface LoadedReportProps {
  definition: ReportDefinition;
  title: ReportKey;
  address: ReportAddress;
}

/** The report of a title whose company is known, with its title bar and tools unless it is to be printed (G-137). */
export function LoadedReport({ definition, title, address }: LoadedReportProps) {
  const { isPrintable, isInShell, productId, date } = address;
  const { data: report, isError, refetch } = useQuery(reportQuery(definition, title, { date }));
  // The address of a report names titles by ISBN; without a product id HCCP shows the reverted title bar (REPORT-04).
  const isReverted = companyOf(title.companyCode).isKeyedByIsbn && productId === undefined;
  const reverted = useRevertedTitleBar(title, isReverted && !isPrintable);
  const { data: bar = null } = useQuery({
    ...titleBarQuery(
      { companyCode: title.companyCode, productId: productId ?? title.isbn },
      { call: { toast: false, blocking: false } },
    ),
    enabled: !isPrintable && (!isReverted || isInShell),
  });
  const shown = isReverted ? reverted.data : bar && barFields(bar);
  const hasReport = Boolean(report?.header);

  const page = (
    <div className={styles.page}>
      {!isPrintable && shown && (
        <ReportTitleBar title={title} bar={shown} imageURL={isReverted ? null : (bar?.imageURL ?? null)} />
      )}
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
          date={date}
        />
      ) : (
        !isPrintable && <ReportTools definition={definition} title={title} date={date} hasReport={false} />
      )}
    </div>
  );
  return isInShell && !isPrintable ? <TitleSheetShell bar={bar}>{page}</TitleSheetShell> : page;
}
