import { noSuchReport, titleNotFound, titleUnknown } from '@titlenet/catalogue/reports/report-messages';
import { Panel } from '../../ui/layout/primitives.tsx';
import styles from './ReportPage.module.css';
import { WayHome } from './WayHome.tsx';

interface ReportNotFoundProps {
  heading: string;
  isbn: string;
  /** Requested company code; empty if unknown. */
  code: string;
  /** False if the company has the title and only the report is missing. */
  isTitleUnknown: boolean;
  /** True on a page without the tools of a report, which have the way home. */
  isAlone?: boolean;
}

/** Message for an unknown title or a missing report (REPORT-14, REPORT-15, G-129, G-151, G-290). */
export function ReportNotFound({ heading, isbn, code, isTitleUnknown, isAlone }: ReportNotFoundProps) {
  return (
    <Panel as="div" pad={16} className={styles.missing} role="alert">
      <h1>{heading}</h1>
      {isTitleUnknown ? (
        <>
          {code !== '' && <p>{titleNotFound({ isbn, companyCode: code })}</p>}
          <p>{titleUnknown}</p>
        </>
      ) : (
        <p>{noSuchReport}</p>
      )}
      {isAlone && <WayHome />}
    </Panel>
  );
}
