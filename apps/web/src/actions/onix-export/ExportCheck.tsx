import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { OnixExportCheck } from '@titlenet/contract/onix-export';
import styles from './OnixExport.module.css';

const titlesText = (count: number) => (count === 1 ? '1 title' : `${formatCount(count)} titles`);

interface ExportCheckProps {
  check: OnixExportCheck;
  /** Titles that cannot be exported because they have no ISBN. */
  withoutIsbn: number;
  /** Number of ONIX messages, one for each company. */
  files: number;
}

/** Summary of an ONIX export, with the titles that it omits and what they lack. */
export function ExportCheck({ check, withoutIsbn, files }: ExportCheckProps) {
  const { written, deleted, lacking, excluded, unknown } = check;
  return (
    <>
      <p>
        {written === 0 ? 'None of the titles can be exported.' : `${titlesText(written)} will be written`}
        {written > 0 && files > 1 && `, in ${files} files, one for each company`}
        {written > 0 && '.'}
        {deleted > 0 && ` ${titlesText(deleted)} as deleted.`}
      </p>
      {lacking.length > 0 && (
        <>
          <p className={styles.warn}>
            {titlesText(lacking.length)} omitted because of missing data that ONIX requires:
          </p>
          <ul className={styles.lacking}>
            {lacking.map(({ isbn, productId, title, lacks }) => (
              <li key={productId}>
                <span>
                  {isbn} {title}
                </span>
                <span className={styles.lacks}>lacks {lacks.join(', ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {excluded.length > 0 && <p>{titlesText(excluded.length)} excluded from ONIX.</p>}
      {withoutIsbn > 0 && <p>{titlesText(withoutIsbn)} without an ISBN omitted.</p>}
      {unknown > 0 && <p>{titlesText(unknown)} no longer exist.</p>}
    </>
  );
}
