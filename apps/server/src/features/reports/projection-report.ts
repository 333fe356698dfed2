import { isBlankDate } from '@titlenet/catalogue/formatting/dates';
import { accountRowKind, totalsAccountName, varianceOf } from '@titlenet/catalogue/reports/account-rows';
import type { ProjectionHeader } from '@titlenet/catalogue/reports/projection-fields';
import type { ProjectionReportDefinition } from '@titlenet/catalogue/reports/projections';
import type {
  ReportColumn,
  ReportData,
  ReportDifference,
  ReportRow,
  ReportValue,
} from '@titlenet/catalogue/reports/report-definition';
import { compareTotals, computeTotals } from '@titlenet/catalogue/reports/report-totals';
import type { SentReport } from '../../records/projection-reports.queries.ts';

const asNumber = (value: unknown) => (typeof value === 'number' ? value : null);

/** A stored row may lack fields that were added to the definition after it was stored. */
function completeRow(row: ReportRow, columns: readonly ReportColumn[]): ReportRow {
  const complete = Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null]));
  if (accountRowKind(row) !== 'data') return complete;
  return { ...complete, variance: complete.variance ?? varianceOf(complete) };
}

function varianceDifferences(rows: readonly ReportRow[]): ReportDifference[] {
  return rows.flatMap((row) => {
    const [stated, computed] = [asNumber(row.variance), varianceOf(row)];
    if (stated === null || computed === null || stated === computed) return [];
    return [{ row: String(row.accountName), field: 'variance', stated, computed }];
  });
}

function totalsRow(rows: readonly ReportRow[], columns: readonly ReportColumn[]): ReportRow {
  const empty = Object.fromEntries(columns.map(({ name }) => [name, null]));
  return { ...empty, ...computeTotals(rows, columns), accountNumber: '', accountName: totalsAccountName };
}

/** What the feed states of a title, or else what the catalogue has. */
const statedOr = (stated: ReportValue | undefined, known: string | null): ReportValue =>
  String(stated ?? '').trim() === '' ? known : (stated ?? null);

/** The first day that figures can be of, as a wire date; feeds write default dates for an unknown one (FORMAT-06). */
function firstDayUntil(today: string, dates: readonly (string | null)[]): string | null {
  const day = dates.find((date) => date && !isBlankDate(date) && date.slice(0, 10) <= today);
  return day ? `${day.slice(0, 10)}T00:00:00` : null;
}

/**
 * A report as a feed sent it, checked: a totals row is added where there is none, and every total or variance that the
 * rows contradict is listed. The feed's own values are never replaced; without title or ISBN in its header the report
 * has those of the catalogue.
 *
 * @param stored header and rows, JSON text; null when the title has no such report
 * @param today the company's day: figures cannot be of a later one, which feeds could state before it was rejected
 */
export function projectionReport(
  definition: ProjectionReportDefinition,
  { productId, title, isbn }: Pick<SentReport, 'productId' | 'title' | 'isbn'>,
  stored: string | null,
  today: string,
): ReportData {
  const none = { periods: [], notes: [] };
  if (stored === null) {
    return { productId, header: null, title: title ?? undefined, asOf: null, ...none, differences: [], data: [] };
  }
  // Only imports write the column, from the feed's records.
  const { header, data } = JSON.parse(stored) as { header: ProjectionHeader; data: ReportRow[] };
  const { columns } = definition.tables[0];
  const rows = data.map((row) => completeRow(row, columns));
  const accounts = rows.filter((row) => accountRowKind(row) === 'data');
  const stated = rows.filter((row) => accountRowKind(row) === 'totals');
  const differences = [
    ...varianceDifferences(accounts),
    ...stated.flatMap((row) => compareTotals({ columns }, accounts, row, totalsAccountName)),
  ];
  const totals = stated.length > 0 || accounts.length === 0 ? [] : [totalsRow(accounts, columns)];
  const complete = Object.fromEntries(
    // The definition's header has the fields of the stored one.
    definition.header.map(({ name }) => [name, header[name as keyof ProjectionHeader] ?? null]),
  );
  return {
    productId,
    header: { ...complete, title: statedOr(complete.title, title), isbn: statedOr(complete.isbn, isbn) },
    asOf: firstDayUntil(today, [header.boDataAsOf, header.faDataAsOf, header.frDataAsOf]),
    ...none,
    differences,
    data: [...rows, ...totals],
  };
}
