import { compareTitles } from '@titlenet/catalogue/comparison/compare-titles';
import { comparedMonths } from '@titlenet/catalogue/comparison/sales-since-launch';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import type { Piece } from '@titlenet/catalogue/sheet/outline-blocks';
import type { ExcelFile } from '@titlenet/contract/search-export';
import { exportTable } from '@titlenet/contract/table-export';
import { exportableBody } from '../../actions/excel/exportable-body.ts';
import { callApi } from '../../ui/api/call-api.ts';
import type { ComparedTitle } from './use-compared-titles.ts';

const textOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => ('text' in piece ? piece.text : piece.label)).join('');

/** Net units of each title since its launch, as the table of the page has them. */
function salesRows(titles: readonly ComparedTitle[]): [string, (string | number | null)[]][] {
  if (titles.every(({ sales }) => sales === null)) return [];
  return [
    ['First month of sales', titles.map(({ sales }) => (sales ? formatDate(sales.firstMonth, 'MMM yyyy') : null))],
    ...comparedMonths.map((month): [string, (number | null)[]] => [
      `Net units after ${month === 1 ? '1 month' : `${month} months`}`,
      titles.map(({ sales }) => sales?.netToDate[month - 1] ?? null),
    ]),
    ['Net units to date', titles.map(({ sales }) => sales?.toDate ?? null)],
  ];
}

/** Exports a comparison to Excel: a row for each fact that the page shows, a column for each title. */
export async function exportComparison(
  titles: readonly ComparedTitle[],
  { isDifferencesOnly, signal }: { isDifferencesOnly: boolean; signal: AbortSignal },
): Promise<ExcelFile> {
  const facts = compareTitles(titles.map(({ bar }) => bar))
    .flatMap(({ rows }) => rows)
    .filter((row) => row.isDifferent || !isDifferencesOnly)
    .map(({ label, cells }): [string, string[]] => [label, cells.map(textOf)]);
  const rows = [['ISBN', titles.map(({ bar }) => bar.isbn)] as const, ...facts, ...salesRows(titles)];
  const body = {
    name: 'Comparison of titles',
    description: isDifferencesOnly ? 'Differences only' : '',
    columns: [
      { name: 'field', label: 'Field', type: 'text' as const },
      ...titles.map(({ bar }, index) => ({
        name: `title${index}`,
        label: bar.title.slice(0, 200),
        type: 'text' as const,
      })),
    ],
    rows: rows.map(([field, values]) => ({
      field,
      ...Object.fromEntries(values.map((value, index) => [`title${index}`, value])),
    })),
  };
  return callApi(exportTable, { body: exportableBody(exportTable, body) }, { signal, blocking: false });
}
