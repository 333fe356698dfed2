import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { blankName } from '@titlenet/catalogue/reports/drill-down';
import { type FrontAccount, type FrontOrder, type FrontTitle, rankBy } from '@titlenet/catalogue/reports/front-page';
import type { ReportColumn } from '@titlenet/catalogue/reports/report-definition';
import { displayName } from '@titlenet/catalogue/text/names';
import { useMemo } from 'react';
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
        <span className={styles.name}>{name}</span>
      )}
      <span className={styles.detail}>{[displayName(author), isbn].filter(Boolean).join(' · ')}</span>
    </>
  );
}

/** The titles of a combined report in their rank. */
export function FrontTitles({ titles, ...table }: TablesProps & { titles: readonly FrontTitle[] }) {
  const isLink = table.onOrder !== undefined;
  const { column, isDescending } = table.order;
  const lines = useMemo(
    () =>
      rankBy(titles, { column, isDescending }, ({ title, isbn }) => `${title} ${isbn}`).map(
        (row): FrontLine => ({
          key: `${row.companyCode} ${row.isbn}`,
          name: <TitleName row={row} isLink={isLink} />,
          texts: [formatDate(row.onSaleDate, 'M/d/yyyy'), formatCount(row.accounts)],
          figures: row.figures,
        }),
      ),
    [titles, column, isDescending, isLink],
  );
  return (
    <FrontTable
      {...table}
      label="Titles"
      heads={['Title', 'On Sale', 'Accounts']}
      lines={lines}
      totalsLabel="Total All Titles:"
    />
  );
}

/** The accounts of a combined report across its titles, in the same order. */
export function FrontAccounts({ accounts, ...table }: TablesProps & { accounts: readonly FrontAccount[] }) {
  const { column, isDescending } = table.order;
  const lines = useMemo(
    () =>
      rankBy(accounts, { column, isDescending }, ({ name, number }) => `${name} ${number}`).map(
        (row): FrontLine => ({
          key: row.number || row.name,
          name: <span className={styles.name}>{row.name || blankName}</span>,
          texts: [row.number, formatCount(row.titles)],
          figures: row.figures,
        }),
      ),
    [accounts, column, isDescending],
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
