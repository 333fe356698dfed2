import { type CompanyCode, companyOf } from '../companies.ts';
import { alignmentOf } from '../field.ts';
import { formatDate } from '../formatting/dates.ts';
import { formatValue } from '../formatting/format-value.ts';
import type { Currency } from '../formatting/money.ts';
import type { FormattedText } from '../formatting/numbers.ts';
import { isReissue, reissueMark } from '../rules/reissue.ts';
import { writeDrillDownKey } from './drill-down.ts';
import type { ReportFigure } from './figure-types.ts';
import { columnDates, shownColumns } from './report-columns.ts';
import type {
  HeaderGroup,
  ReportColumn,
  ReportData,
  ReportDefinition,
  ReportHeaderField,
  ReportRow,
  ReportTable,
  RowKind,
} from './report-definition.ts';
import { rowsOf, shownTables } from './report-definition.ts';
import { reportFigures } from './report-figures.ts';
import { withTotals } from './report-totals.ts';

export interface ReportFact extends FormattedText {
  readonly name: string;
  readonly label: string;
}

export interface OutlineRow {
  readonly kind: RowKind;
  /** A divider has one cell that spans all columns. */
  readonly cells: readonly FormattedText[];
  /** Key of the row for the drill-down; null if there is none. */
  readonly drillDownKey: string | null;
}

export interface OutlineColumn {
  readonly name: string;
  readonly label: string;
  /** The dates of its values; empty if they are of no period. */
  readonly dates: string;
  readonly align: 'start' | 'end';
}

export interface OutlineTable {
  readonly definition: ReportTable;
  /** Name of the view; null if the table has one only. */
  readonly view: string | null;
  readonly label: string;
  readonly columns: readonly OutlineColumn[];
  readonly rows: readonly OutlineRow[];
  /** What it leaves out or adds. */
  readonly notes: readonly string[];
}

/** A report for all renderers: formatted texts in display order. */
export interface ReportOutline {
  readonly definition: ReportDefinition;
  readonly title: string;
  readonly isbn: string;
  readonly groups: readonly {
    readonly name: HeaderGroup;
    readonly label: string;
    readonly facts: readonly ReportFact[];
  }[];
  readonly comments: string;
  readonly tables: readonly OutlineTable[];
  readonly figures: readonly ReportFigure[];
  /** Messages about totals of the feed that differ from the sums of the rows. */
  readonly differences: readonly string[];
  /** 'Source: … · As of …' */
  readonly sourceLine: string;
}

const groupLabels: readonly { name: HeaderGroup; label: string }[] = [
  { name: 'title', label: 'Title' },
  { name: 'dates', label: 'Dates' },
  { name: 'stock', label: 'Stock and Sales' },
  { name: 'model', label: 'Model Title' },
  { name: 'budget', label: 'Budget' },
  { name: 'forecast', label: 'Forecast' },
  { name: 'orders', label: 'Orders' },
];

type TableView = NonNullable<ReportTable['views']>[number];

const plain = (text: string): FormattedText => ({ text, isNegative: false });

function factOf(field: ReportHeaderField, header: ReportRow, currency: Currency): ReportFact {
  const { name, type, labelField } = field;
  const label = (labelField && String(header[labelField] ?? '').trim()) || field.label;
  if (name === 'reissueNumber') {
    return { name, label, text: reissueMark(Number(header[name] ?? 0)), isNegative: true };
  }
  return { name, label, ...formatValue({ type }, header[name], { currency, dateFormat: 'MM/dd/yyyy' }) };
}

/** The model title is shown only if the feed's display flag is set (G-134). */
const isGroupShown = (group: HeaderGroup, header: ReportRow) => group !== 'model' || header.displayFlag === 'Y';

/** The reissue number of titles that are not reissues is blank. */
const isFieldShown = ({ name }: ReportHeaderField, header: ReportRow) =>
  name !== 'reissueNumber' || isReissue(Number(header[name] ?? 0));

/** Adds the words of other columns that belong to a value. */
export function withAddition(
  { tag, suffix, blankText, isSuffixWarning }: Pick<ReportColumn, 'tag' | 'suffix' | 'blankText' | 'isSuffixWarning'>,
  row: ReportRow,
  value: FormattedText,
): FormattedText {
  if (value.text.trim() === '') return blankText === undefined ? value : { ...value, text: blankText };
  const [tagText, suffixText] = [tag && row[tag], suffix && row[suffix]];
  if (tagText) return { ...value, text: `${value.text} (${tagText})` };
  if (!suffixText) return value;
  return { text: `${value.text} ${suffixText}`, isNegative: value.isNegative || isSuffixWarning === true };
}

function outlineTable(
  table: ReportTable,
  view: TableView | null,
  report: ReportData,
  currency: Currency,
): OutlineTable {
  const columns = shownColumns(table.columns, report.periods).filter(
    (column) => column.view === undefined || column.view === view?.name,
  );
  const rows = withTotals(table, rowsOf(report, table)).map(({ kind, row, isComputed }): OutlineRow => {
    if (kind === 'divider') return { kind, cells: [plain(String(row.accountName ?? '').trim())], drillDownKey: null };
    const cells = columns.map((column, index) => {
      // The first column of a computed row contains its label.
      if (isComputed && index === 0) return plain(String(row[column.name]));
      return withAddition(column, row, formatValue(column, row[column.name], { currency, dateFormat: 'M/d/yyyy' }));
    });
    const key = table.drillDown?.keyColumns.map((name) => String(row[name] ?? ''));
    return { kind, cells, drillDownKey: key && kind === 'data' ? writeDrillDownKey(key) : null };
  });
  return {
    definition: table,
    view: view?.name ?? null,
    label: view ? `${table.label}: ${view.label}` : table.label,
    columns: columns.map((column) => ({
      name: column.name,
      label: column.label,
      dates: columnDates(column, report.periods),
      align: alignmentOf(column.type),
    })),
    rows,
    notes: report.notes.filter((note) => note.table === table.name).map(({ text }) => text),
  };
}

function differenceSentences(definition: ReportDefinition, report: ReportData, currency: Currency): string[] {
  const columns = definition.tables.flatMap((table) => table.columns);
  return report.differences.map(({ row, field, stated, computed }) => {
    const column = columns.find(({ name }) => name === field);
    const show = (value: number) =>
      formatValue({ type: column?.type ?? 'integer' }, value, { currency, dateFormat: 'M/d/yyyy' }).text;
    const name = row.replace(/:$/, '');
    return `${name}, ${column?.label ?? field}: the feed states ${show(stated)}, the rows give ${show(computed)}.`;
  });
}

/** Currency of a report's amounts. */
export function reportCurrency(definition: ReportDefinition, companyCode: CompanyCode): Currency {
  return definition.currency ?? companyOf(companyCode).currency;
}

/**
 * Formats a report for screen, print, `.htm` and Excel.
 *
 * @param report with a header, because a report without one is empty
 */
export function reportOutline(
  definition: ReportDefinition,
  report: ReportData & { readonly header: ReportRow },
  companyCode: CompanyCode,
): ReportOutline {
  const { header } = report;
  const currency = reportCurrency(definition, companyCode);
  const asOf = formatDate(report.asOf, 'MM/dd/yyyy');
  const title = String(header.title ?? '').trim();
  const factsIn = (group: HeaderGroup) =>
    definition.header
      .filter((field) => field.group === group && isFieldShown(field, header))
      .map((field) => factOf(field, header, currency))
      .filter(({ text }) => text !== '');
  return {
    definition,
    title,
    isbn: String(header.isbn ?? '').trim(),
    groups: groupLabels.flatMap(({ name, label }) => {
      const facts = isGroupShown(name, header) ? factsIn(name) : [];
      return facts.length > 0 ? [{ name, label, facts }] : [];
    }),
    comments: factsIn('comments')
      .map(({ text }) => text)
      .join('\n'),
    tables: shownTables(definition, report).flatMap((table) =>
      (table.views ?? [null]).map((view) => outlineTable(table, view, report, currency)),
    ),
    figures: reportFigures(definition, report),
    differences: differenceSentences(definition, report, currency),
    sourceLine: [`Source: ${definition.source}`, asOf && `As of ${asOf}`].filter(Boolean).join(' · '),
  };
}
