import styles from './ReportPage.module.css';

interface ReportNotFoundProps {
  heading: string;
  isbn: string;
  /** Requested company code; empty if unknown. */
  code: string;
  /** False if the company has the title and only the report is missing. */
  isTitleUnknown: boolean;
}

/** Message for an unknown title or a missing report (REPORT-14, REPORT-15, G-129, G-151). */
export function ReportNotFound({ heading, isbn, code, isTitleUnknown }: ReportNotFoundProps) {
  return (
    <div className={styles.missing} role="alert">
      <h1>{heading}</h1>
      {code !== '' && (
        <p>
          ISBN: {isbn} was not found in Company Code: {code}
        </p>
      )}
      {isTitleUnknown ? <p>This title does not exist in TitleNet.</p> : <p>There is no such report of this title.</p>}
    </div>
  );
}
