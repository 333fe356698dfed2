import { companyOf } from '@titlenet/catalogue/companies';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { blankName } from '@titlenet/catalogue/reports/drill-down';
import { type FrontAccount, type FrontOrder, type FrontTitle, rankBy } from '@titlenet/catalogue/reports/front-page';
import type { ReportColumn } from '@titlenet/catalogue/reports/report-definition';
import { displayName } from '@titlenet/catalogue/text/names';
import { useMemo } from 'react';
import { Text } from '../../ui/layout/primitives.tsx';
import type { PageCounts } from '../../ui/paper/paper-part.ts';
import { placeOf } from './combined-parts.ts';
import styles from './FrontTable.module.css';
import { type FrontLine, FrontTable } from './FrontTable.tsx';

interface TablesProps {
  columns: readonly ReportColumn[];
  totals: FrontTitle['figures'];
  order: FrontOrder;
  onOrder: ((order: FrontOrder) => void) | undefined;
}

function showReport(place: number): void {
  const report = document.getElementById(placeOf(place));
  report?.scrollIntoView();
  report?.focus({ preventScroll: true });
}

function TitleName({ row: { title, author, isbn, place }, isLink }: { row: FrontTitle; isLink: boolean }) {
  const name = title || isbn;
  return (
    <>
      {isLink ? (
        <button type="button" className={styles.link} onClick={() => showReport(place)}>
          {name}
        </button>
      ) : (
        <Text cut block className={styles.name}>
          {name}
        </Text>
      )}
      <Text text="label" tone="muted" cut block className={styles.detail}>
        {[displayName(author), isbn].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}

interface FrontTitlesProps extends TablesProps {
  titles: readonly FrontTitle[];
  pages: FrontPages | undefined;
}

/** The pages on which reports begin, by their places; null while they are not counted. */
type FrontPages = ReadonlyMap<number, PageCounts> | null;

const titleLine = (row: FrontTitle, isLink: boolean, pages: FrontPages | undefined): FrontLine => ({
  key: `${row.companyCode} ${row.isbn}`,
  name: <TitleName row={row} isLink={isLink} />,
  texts: [formatDate(row.onSaleDate, 'M/d/yyyy'), formatCount(row.accounts)],
  figures: row.figures,
  page: pages?.get(row.place),
});

/** The titles of a combined report in their rank. */
export function FrontTitles({ titles, pages, ...table }: FrontTitlesProps) {
  const isLink = table.onOrder !== undefined;
  const { column, isDescending } = table.order;
  // Rows keep their lines in every rank, so that they are moved and not rendered again.
  const lineOf = useMemo(
    () => new Map(titles.map((row) => [row, titleLine(row, isLink, pages)])),
    [titles, isLink, pages],
  );
  const lines = useMemo(
    () =>
      rankBy(titles, { column, isDescending }, ({ title, isbn }) => `${title} ${isbn}`).flatMap(
        (row) => lineOf.get(row) ?? [],
      ),
    [titles, column, isDescending, lineOf],
  );
  return (
    <FrontTable
      {...table}
      label="Titles"
      heads={['Title', 'On Sale', 'Accounts']}
      lines={lines}
      totalsLabel="Total All Titles:"
      hasPages={pages !== undefined}
    />
  );
}

const companyLabel = (row: FrontAccount) => companyOf(row.companyCode).label;

/** The accounts of a combined report across its titles, in the same order; of several companies with their company. */
export function FrontAccounts({ accounts, ...table }: TablesProps & { accounts: readonly FrontAccount[] }) {
  const { column, isDescending } = table.order;
  const hasCompanies = new Set(accounts.map(({ companyCode }) => companyCode)).size > 1;
  const lines = useMemo(
    () =>
      rankBy(
        accounts,
        { column, isDescending },
        ({ name, number, companyCode }) => `${name} ${number} ${companyCode}`,
      ).map(
        (row): FrontLine => ({
          key: `${row.companyCode} ${row.number || ` ${row.name}`}`,
          name: (
            <>
              <Text cut block className={styles.name}>
                {row.name || blankName}
              </Text>
              {hasCompanies && (
                <Text text="label" tone="muted" cut block className={styles.detail}>
                  {companyLabel(row)}
                </Text>
              )}
            </>
          ),
          texts: [row.number, formatCount(row.titles)],
          figures: row.figures,
        }),
      ),
    [accounts, column, isDescending, hasCompanies],
  );
  return (
    <FrontTable
      {...table}
      label="Accounts Across Titles"
      heads={['Account', 'Account No.', 'Titles']}
      lines={lines}
      totalsLabel="Total All Accounts:"
    />
  );
}
