import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { type ReportDefinition, rowsOf } from '@titlenet/catalogue/reports/report-definition';
import { reportPart } from '../../domain/reports/report-part.ts';
import { firstPages } from '../../ui/paper/first-pages.ts';
import type { CountedPages, PageCounts, PaperPart } from '../../ui/paper/paper-part.ts';
import type { LoadedReports, ReportEntry } from './load-reports.ts';

/** On paper a report with up to this number of rows is on one page, which it shares with the next one if both fit. */
const MAX_ROWS_OF_SHORT_REPORT = 16;

/** Names of the pages of the summary, of those that short reports share, and of the titles without a report. */
export const frontPages = 'front';
export const sharedPages = 'reports';
export const missingReportsPart = 'missing';

/** The place of a title's report on the page, by which the front page leads to it, and the name of its own pages. */
export const placeOf = (place: number): string => `report-${place}`;

/** True for a report that may share its page. */
export const isShortReport = (definition: ReportDefinition, { report }: ReportEntry): boolean =>
  definition.tables.every((table) => rowsOf(report, table).length <= MAX_ROWS_OF_SHORT_REPORT);

/** A combined report in print. */
interface CombinedRun {
  /** Title and ISBN of the only report, or the number of reports; without the day. */
  readonly title: string;
  readonly parts: readonly PaperPart[];
}

function partOf(definition: ReportDefinition, { place, report }: ReportEntry): PaperPart {
  const { title, isbn } = report.header;
  const text = (value: unknown) => String(value ?? '').trim();
  return reportPart(placeOf(place), { title: text(title), isbn: text(isbn), definition });
}

/** The parts of a combined report: the summary, the reports, the titles without one. Short reports share a part. */
export function combinedRun(definition: ReportDefinition, { entries, missing }: LoadedReports): CombinedRun {
  const kind = definition.heading;
  const [only] = entries;
  const title =
    entries.length === 1 && only
      ? `${partOf(definition, only).head} ${kind}`
      : `${formatCount(entries.length)} ${kind}s`;
  const page = (name: string, head: string): PaperPart => ({ name, orientation: 'landscape', head, kind });
  const short = entries.filter((entry) => isShortReport(definition, entry));
  const shared: PaperPart[] = short.length > 0 ? [{ ...page(sharedPages, title), isShared: true }] : [];
  const own = entries.filter((entry) => !short.includes(entry)).map((entry) => partOf(definition, entry));
  // The last part is the one at the end of the document.
  const isSharedLast = short.at(-1) === entries.at(-1);
  return {
    title,
    parts: [
      page(frontPages, `${title} · Summary`),
      ...(isSharedLast ? [...own, ...shared] : [...shared, ...own]),
      ...(missing.length > 0 ? [page(missingReportsPart, 'Titles without a report')] : []),
    ],
  };
}

/** @returns the pages on which reports begin, by their places; undefined for a run whose pages are not counted */
export function contentsOf(
  { entries }: LoadedReports,
  counted: CountedPages,
): ReadonlyMap<number, PageCounts> | undefined {
  if (counted.size === 0) return undefined;
  const parts = [frontPages, ...entries.map(({ place }) => placeOf(place))].map((name) => ({ name }));
  const first = firstPages(parts, counted);
  return new Map(
    entries.flatMap(({ place }) => {
      const pages = counted.has(placeOf(place)) && first.get(placeOf(place));
      return pages ? [[place, pages] as const] : [];
    }),
  );
}
