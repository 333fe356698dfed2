import { companyOf } from '@titlenet/catalogue/companies';
import { type ComparisonRow, compareTitles } from '@titlenet/catalogue/comparison/compare-titles';
import { comparedMonths, reportedSinceLaunch } from '@titlenet/catalogue/comparison/sales-since-launch';
import { isOneOf } from '@titlenet/catalogue/is-one-of';
import type { Piece } from '@titlenet/catalogue/sheet/outline-blocks';
import { type TitleBar, titleBarFields } from '@titlenet/catalogue/title-bar';
import type { BarField } from '@titlenet/catalogue/title-bar-fields/bar-field';
import type { ExcelFile } from '@titlenet/contract/search-export';
import { exportTable } from '@titlenet/contract/table-export';
import type * as z from 'zod';
import { exportableBody } from '../../actions/excel/exportable-body.ts';
import { callApi } from '../../ui/api/call-api.ts';
import type { ComparedTitle } from './use-compared-titles.ts';

const textOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => ('text' in piece ? piece.text : piece.label)).join('');

type RowType = NonNullable<z.input<typeof exportTable.body>['rowTypes']>[number];
type Row = readonly [field: string, values: readonly (string | number | null)[], type: RowType];

const barFields: readonly BarField[] = titleBarFields;
const excelTypes = ['integer', 'decimal', 'money', 'year'] as const;
const FULL_DATE = /^\d\d\/\d\d\/\d{4}$/;

/** What the numbers and dates of a fact are in the file; null for texts. */
function typeOfFact(name: string): RowType {
  const { type, currency } = barFields.find((field) => field.name === name) ?? {};
  if (type === 'date') return { type };
  return isOneOf(excelTypes, type) ? { type, ...(currency && { currency }) } : null;
}

/** The value itself where the page shows it alone, as a number or a whole date; else the text of the page. */
function exportedValue({ name, cells }: ComparisonRow, { bar }: ComparedTitle, index: number): string | number {
  const pieces = cells[index] ?? [];
  const text = textOf(pieces);
  // Names of facts are those of fields, which are members of the bar.
  const value = bar[name as keyof TitleBar];
  if (pieces.length !== 1 || typeOfFact(name) === null) return text;
  if (typeof value === 'number') return value;
  return typeof value === 'string' && FULL_DATE.test(text) ? value : text;
}

/** Net units of each title since its launch, as the table of the page has them. */
function salesRows(titles: readonly ComparedTitle[]): Row[] {
  if (titles.every(({ sales }) => sales === null)) return [];
  const units = { type: 'integer' } as const;
  return [
    ['First month of sales', titles.map(({ sales }) => sales?.firstMonth ?? null), { type: 'month' }],
    ...comparedMonths.map(
      (month): Row => [
        `Net units after ${month === 1 ? '1 month' : `${month} months`}`,
        titles.map(({ sales }) => sales?.netToDate[month - 1] ?? null),
        units,
      ],
    ),
    ['Complete months reported', titles.map(({ sales }) => sales && reportedSinceLaunch(sales)), null],
    ['Net units to date', titles.map(({ sales }) => sales?.toDate ?? null), units],
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
    .map(
      (row): Row => [row.label, titles.map((title, index) => exportedValue(row, title, index)), typeOfFact(row.name)],
    );
  const rows: Row[] = [['ISBN', titles.map(({ bar }) => bar.isbn), null], ...facts, ...salesRows(titles)];
  const body = {
    name: 'Comparison of titles',
    description: isDifferencesOnly ? 'Differences only' : '',
    columns: [
      { name: 'field', label: 'Field', type: 'text' as const },
      ...titles.map(({ bar }, index) => ({
        name: `title${index}`,
        label: bar.title.slice(0, 200),
        type: 'text' as const,
        currency: companyOf(bar.companyCode).currency,
      })),
    ],
    rowTypes: rows.map(([, , type]) => type),
    rows: rows.map(([field, values]) => ({
      field,
      ...Object.fromEntries(values.map((value, index) => [`title${index}`, value])),
    })),
  };
  return callApi(exportTable, { body: exportableBody(exportTable, body) }, { signal, blocking: false });
}
