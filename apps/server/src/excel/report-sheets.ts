import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { FieldType } from '@titlenet/catalogue/field';
import { isBlankDate } from '@titlenet/catalogue/formatting/dates';
import type { Currency } from '@titlenet/catalogue/formatting/money';
import { labelWithDates, shownColumns } from '@titlenet/catalogue/reports/report-columns';
import type {
  ReportColumn,
  ReportData,
  ReportDefinition,
  ReportPeriod,
  ReportRow,
  ReportTable,
  ReportValue,
} from '@titlenet/catalogue/reports/report-definition';
import { rowsOf, shownTables } from '@titlenet/catalogue/reports/report-definition';
import { type ReportOutline, reportCurrency, reportOutline } from '@titlenet/catalogue/reports/report-outline';
import { withTotals } from '@titlenet/catalogue/reports/report-totals';
import { cellTypes } from '@titlenet/catalogue/result-columns/result-field';
import type { ExcelColumn, ExcelSheet } from './excel-sheet.ts';

/** Widths of names, and of numbers and marks, in px; other columns take what their type needs. */
const NAME_WIDTH = 220;
const SHORT_WIDTH = 72;
const PX_PER_BOLD_CHARACTER = 9;

interface TypedField {
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
}

type ReportWithHeader = ReportData & { readonly header: ReportRow };

/** Columns of report fields, typed so that numbers and dates are numbers and dates in the file. */
export function columnsOfFields(fields: readonly TypedField[]): ExcelColumn[] {
  return fields.map(({ name, label, type }, index) => {
    const isName = (type === 'text' || type === 'name') && index < 2;
    const isShort = type === 'integer' || type === 'percent' || (type === 'code' && index > 1);
    return { name, title: label, type, width: isName ? NAME_WIDTH : isShort ? SHORT_WIDTH : cellTypes[type].width };
  });
}

interface HeaderLine {
  readonly label: string;
  readonly value: ReportValue;
  /** Types of cells, for `typesMember`. */
  readonly types: { readonly value: FieldType };
}

const lineOf = (label: string, value: ReportValue, type: FieldType = 'text'): HeaderLine => ({
  label,
  value,
  types: { value: type },
});

/**
 * Columns of a report's table, all views side by side, named with the dates of their values. Words that follow a value
 * on screen have a column of their own where a row has them, so that values stay numbers and dates.
 */
export function columnsOfReport(
  columns: readonly ReportColumn[],
  periods: readonly ReportPeriod[],
  rows: readonly ReportRow[],
): ExcelColumn[] {
  const isSuffix = ({ name }: ReportColumn) => columns.some(({ suffix }) => suffix === name);
  const isTag = ({ name }: ReportColumn) => columns.some(({ tag }) => tag === name);
  const shown = new Set(shownColumns(columns, periods));
  const fields = columns.filter(
    (column) =>
      shown.has(column) || isTag(column) || (isSuffix(column) && rows.some((row) => row[column.name] !== null)),
  );
  return columnsOfFields(fields.map((column) => ({ ...column, label: labelWithDates(column, periods) })));
}

/** A row with the texts that stand in place of blank ones. */
export function withBlankTexts(columns: readonly ReportColumn[], row: ReportRow): ReportRow {
  const blank = columns.filter(
    ({ name, blankText }) =>
      blankText !== undefined && String(row[name] ?? '').trim() === '' && row[name] !== undefined,
  );
  return { ...row, ...Object.fromEntries(blank.map(({ name, blankText }) => [name, blankText ?? null])) };
}

/** Everything of a report beside its tables, as label and value. */
function headerLines(outline: ReportOutline, { header, asOf }: ReportWithHeader): HeaderLine[] {
  const { definition } = outline;
  const facts = outline.groups.flatMap(({ facts }) => facts.filter(({ text }) => text !== ''));
  return [
    lineOf('Report', definition.heading),
    ...facts.map(({ name, label, text }) => {
      // The reissue number is shown as a mark.
      const field = name === 'reissueNumber' ? undefined : definition.header.find((one) => one.name === name);
      return field ? lineOf(label, header[name] ?? null, field.type) : lineOf(label, text);
    }),
    ...(outline.comments ? [lineOf('Administrator Comments', outline.comments)] : []),
    ...[...new Set(outline.tables.flatMap(({ notes }) => notes))].map((note) => lineOf('Note', note)),
    ...outline.differences.map((sentence) => lineOf('Difference', sentence)),
    lineOf('Source', definition.source),
    ...(isBlankDate(asOf) ? [] : [lineOf('As of', asOf, 'date')]),
  ];
}

/** One table of a report as a sheet, with its subtotals and totals. */
export function sheetOf(
  table: ReportTable,
  report: ReportData,
  context: { currency: Currency; productAddress: string },
): ExcelSheet {
  const shown = columnsOfReport(table.columns, report.periods, rowsOf(report, table));
  const labelWidth = (table.totalsLabel?.length ?? 0) * PX_PER_BOLD_CHARACTER;
  const columns = shown.map((column, index) =>
    index === 0 ? { ...column, width: Math.max(column.width, labelWidth) } : column,
  );
  const lines = withTotals(table, rowsOf(report, table));
  return {
    name: table.label.slice(0, 31),
    columns,
    // A divider has a name only: its number is a mark of the feed.
    rows: JSON.stringify(
      lines.map(({ kind, row }) => {
        if (kind === 'divider') return { accountName: row.accountName ?? null };
        const named = withBlankTexts(table.columns, row);
        return kind === 'subtotal' ? { ...named, isSubtotal: 'Y' } : named;
      }),
    ),
    subtotalMember: 'isSubtotal',
    totalsRows: lines.at(-1)?.kind === 'totals' ? 1 : 0,
    isFittedToWidth: true,
    ...context,
  };
}

const headerColumns = columnsOfFields([
  { name: 'label', label: 'Field', type: 'text' },
  { name: 'value', label: 'Value', type: 'text' },
]);

/** A report as sheets of an Excel file: its header, then one sheet for each of its tables. */
export function reportSheets(
  definition: ReportDefinition,
  report: ReportWithHeader,
  companyCode: CompanyCode,
  productAddress: string,
): ExcelSheet[] {
  const context = { currency: reportCurrency(definition, companyCode), productAddress };
  const header = {
    name: 'Report',
    columns: headerColumns,
    rows: JSON.stringify(headerLines(reportOutline(definition, report, companyCode), report)),
    typesMember: 'types',
    ...context,
  };
  return [header, ...shownTables(definition, report).map((table) => sheetOf(table, report, context))];
}
