import styles from './ReportPage.module.css';

interface ReportNotFoundProps {
  heading: string;
  isbn: string;
  /** Company code that was asked for; empty if none is known. */
  code: string;
  /** False if the company has the title and only the report is missing. */
  isTitleUnknown: boolean;
  /** Heading level: 2 below another heading of the page. */
  level?: 1 | 2;
}

/** What is missing: the title, or its report (REPORT-14, REPORT-15, G-129, G-151). */
export function ReportNotFound({ heading, isbn, code, isTitleUnknown, level = 1 }: ReportNotFoundProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.missing} role="alert">
      <Heading>{heading}</Heading>
      {code !== '' && (
        <p>
          ISBN: {isbn} was not found in Company Code: {code}
        </p>
      )}
      {isTitleUnknown ? <p>This title does not exist in TitleNet.</p> : <p>There is no such report of this title.</p>}
    </div>
  );
}
