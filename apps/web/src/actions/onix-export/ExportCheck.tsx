import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { OnixExportCheck, OnixRelease } from '@titlenet/contract/onix-export';
import { Stack, Text } from '../../ui/layout/primitives.tsx';
import styles from './OnixExport.module.css';

const titlesText = (count: number) => (count === 1 ? '1 title' : `${formatCount(count)} titles`);

interface ExportCheckProps {
  check: OnixExportCheck;
  release: OnixRelease;
  /** Titles that cannot be requested because they have neither an ISBN nor a product id. */
  withoutNumber: number;
  /** Number of ONIX messages, one for each company. */
  files: number;
}

/** Summary of an ONIX export, with the titles that it omits and why. */
export function ExportCheck({ check, release, withoutNumber, files }: ExportCheckProps) {
  const { written, deleted, notExportable, lessened, excluded, unknown } = check;
  return (
    <>
      <p>
        {written === 0 ? 'None of the titles can be exported.' : `${titlesText(written)} will be written`}
        {written > 0 && files > 1 && `, in ${files} files, one for each company`}
        {written > 0 && '.'}
        {deleted > 0 && ` ${titlesText(deleted)} as deleted.`}
      </p>
      {notExportable.length > 0 && (
        <>
          <Text as="p" tone="warn">
            {titlesText(notExportable.length)} omitted, which ONIX {release} cannot express:
          </Text>
          <ReportedTitles titles={notExportable} />
        </>
      )}
      {lessened.length > 0 && (
        <>
          <Text as="p" tone="warn">
            {titlesText(lessened.length)} written without elements whose codes ONIX {release} does not have:
          </Text>
          <ReportedTitles titles={lessened} />
        </>
      )}
      {excluded.length > 0 && <p>{titlesText(excluded.length)} excluded from ONIX.</p>}
      {withoutNumber > 0 && <p>{titlesText(withoutNumber)} without an ISBN omitted.</p>}
      {unknown > 0 && <p>{titlesText(unknown)} no longer exist.</p>}
    </>
  );
}

function ReportedTitles({ titles }: { titles: OnixExportCheck['notExportable'] }) {
  return (
    <ul className={styles.omitted}>
      {titles.map(({ isbn, productId, title, reasons }) => (
        <Stack as="li" pad="4 8" key={productId}>
          <span>
            {isbn} <bdi>{title}</bdi>
          </span>
          <Text tone="muted">{reasons.join('; ')}</Text>
        </Stack>
      ))}
    </ul>
  );
}
