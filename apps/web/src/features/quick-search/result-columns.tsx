import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import type { Division } from '@titlenet/catalogue/divisions';
import {
  isbnOfRow,
  type QuickSearchColumn,
  quickSearchColumns,
  type SearchRow,
} from '@titlenet/catalogue/quick-search';
import { reissueMark } from '@titlenet/catalogue/reissue';
import { hasReport, isOfferedOn, type Report, reports } from '@titlenet/catalogue/reports';
import type { Configuration } from '@titlenet/contract/configuration';
import { AddressLink } from '../../shared/address/AddressLink.tsx';
import type { Address } from '../../shared/address/links.ts';
import type { GridColumn } from '../../shared/grid/grid-column.ts';
import { isHccpSite } from '../../shared/report-links/hccp-site.ts';
import { OutwardAnchor } from '../../shared/report-links/OutwardAnchor.tsx';
import { reportLink } from '../../shared/report-links/report-link.ts';
import styles from './QuickSearchScreen.module.css';

/** The sheet that a row opens. */
export function sheetOfRow(row: SearchRow): Address {
  return titleSheetAddress({ ...row, isbn: isbnOfRow(row) });
}

/** The least width of a column in px: texts give up to half; an ISBN with its mark is never cut (UX.md). */
const minimumWidths: Record<QuickSearchColumn['type'], (width: number) => number | undefined> = {
  text: (width) => Math.max(72, width / 2),
  date: () => 96,
  isbn: () => undefined,
};

function dataColumn(column: QuickSearchColumn, onOpen: () => void): GridColumn<SearchRow> {
  const { name, label, width } = column;
  const common = { name, label, width, minimumWidth: minimumWidths[column.type](width) };
  if (column.type !== 'isbn') return { ...common, type: column.type, value: (row) => row[name] };
  return {
    ...common,
    type: 'text',
    value: isbnOfRow,
    cell: (row, focus) => (
      <>
        <AddressLink to={sheetOfRow(row)} onClick={onOpen} {...focus}>
          {isbnOfRow(row) || row.title}
        </AddressLink>
        {row.reissueNo > 0 && <span className={styles.reissue}> {reissueMark(row.reissueNo)}</span>}
      </>
    ),
  };
}

function reportColumn(report: Report, links: Configuration['links']): GridColumn<SearchRow> {
  return {
    name: report.name,
    label: report.iconLabel,
    shortLabel: report.letter,
    type: 'text',
    isButton: true,
    width: 30,
    cell(row, focus) {
      const link = reportLink(
        report,
        { companyCode: row.companyCode, isbn: isbnOfRow(row) },
        { links, area: 'reports' },
      );
      if (!link) return null;
      const name = `${report.iconLabel}, ${isbnOfRow(row)}`;
      return (
        <OutwardAnchor link={link} className={styles.report} aria-label={name} title={report.iconLabel} {...focus}>
          {report.letter}
        </OutwardAnchor>
      );
    },
  };
}

/** The report columns of a result: Canada only where one of its titles has it (decision G-10). */
function reportsOf(rows: readonly SearchRow[]): Report[] {
  return reports.filter(
    (report) =>
      isOfferedOn(report, { isHccp: isHccpSite() }) &&
      (report.region !== 'ca' || rows.some((row) => hasReport(report, row.companyCode))),
  );
}

/** The columns of the result grid in a division: the title's own, then one icon for each report (CS §2). */
export function resultColumns(
  division: Division,
  rows: readonly SearchRow[],
  links: Configuration['links'],
  onOpen: () => void,
): GridColumn<SearchRow>[] {
  return [
    ...quickSearchColumns(division).map((column) => dataColumn(column, onOpen)),
    ...reportsOf(rows).map((report) => reportColumn(report, links)),
  ];
}
