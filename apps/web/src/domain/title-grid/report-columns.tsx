import { hasReport, isOfferedOn, type Report, reports } from '@titlenet/catalogue/reports/reports';
import type { Configuration } from '@titlenet/contract/configuration';
import type { GridColumn } from '../../ui/grid/grid-column.ts';
import { isHccpSite } from '../report-links/hccp-site.ts';
import { ResolvedAnchor } from '../report-links/ResolvedAnchor.tsx';
import { type ReportedTitle, reportLink } from '../report-links/report-link.ts';
import styles from './title-grid.module.css';

interface ReportColumnsInput<Row> {
  rows: readonly Row[];
  titleOf: (row: Row) => ReportedTitle;
  links: Configuration['links'];
  /** True if every report opens in a new tab, as in power-search results [GRID-034]. */
  isAlwaysNewTab?: boolean;
  /** True where the columns are the last ones; they then stay at the right edge. */
  isAtEnd?: true;
}

/** The least width of a target (WCAG 2.5.8), so that the group of seven letters is narrow. */
const LETTER_WIDTH_PX = 24;

function reportColumn<Row>(report: Report, input: ReportColumnsInput<Row>): GridColumn<Row> {
  const { titleOf, links, isAlwaysNewTab = false, isAtEnd } = input;
  return {
    name: report.name,
    label: report.iconLabel,
    shortLabel: report.letter,
    type: 'text',
    isButton: true,
    isAtEnd,
    width: LETTER_WIDTH_PX,
    cell(row, focus) {
      const title = titleOf(row);
      const link = reportLink(report, title, { links, area: 'reports' });
      if (!link) return null;
      return (
        <ResolvedAnchor
          link={{ ...link, opensInNewTab: link.opensInNewTab || isAlwaysNewTab }}
          className={styles.report}
          aria-label={`${report.iconLabel}, ${title.isbn}`}
          title={report.iconLabel}
          {...focus}
        >
          {report.letter}
        </ResolvedAnchor>
      );
    },
  };
}

/** One column for each report. Canadian reports are shown only if a row has them (G-10). */
export function reportColumns<Row>(input: ReportColumnsInput<Row>): GridColumn<Row>[] {
  return reports
    .filter(
      (report) =>
        isOfferedOn(report, { isHccp: isHccpSite() }) &&
        (report.region !== 'ca' || input.rows.some((row) => hasReport(report, input.titleOf(row).companyCode))),
    )
    .map((report) => reportColumn(report, input));
}
