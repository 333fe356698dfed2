import type { CompanyCode } from '@titlenet/catalogue/companies';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatCountOf } from '@titlenet/catalogue/formatting/numbers';
import { accountRowKind } from '@titlenet/catalogue/reports/account-rows';
import { blankName } from '@titlenet/catalogue/reports/drill-down';
import { FrontPageSums, frontColumns, rankBy, usualFrontOrder } from '@titlenet/catalogue/reports/front-page';
import type { ProjectionReportDefinition } from '@titlenet/catalogue/reports/projections';
import { type ReportData, type ReportRow, rowsOf } from '@titlenet/catalogue/reports/report-definition';
import { reportOutline } from '@titlenet/catalogue/reports/report-outline';
import { fieldLabel } from '@titlenet/catalogue/title-field';
import type { ExcelSheet } from '../../excel/excel-sheet.ts';
import { columnsOfFields, columnsOfReport, sheetOf } from '../../excel/report-sheets.ts';

type ReportWithHeader = ReportData & { readonly header: ReportRow };

/** A title that has the report. */
export interface CombinedTitle {
  readonly companyCode: CompanyCode;
  readonly isbn: string;
  readonly report: ReportWithHeader;
}

/** A title that has none, and why. */
export interface MissingTitle {
  readonly title: string;
  readonly isbn: string;
  readonly reason: string;
}

interface SheetsInput {
  definition: ProjectionReportDefinition;
  /** In the order of the request, each once. */
  titles: readonly CombinedTitle[];
  missing: readonly MissingTitle[];
  hasTitleSheets: boolean;
  /** The day of the file, `YYYY-MM-DD`. */
  day: string;
  productAddress: string;
}

const titleFields = [
  { name: 'title', label: fieldLabel('bar.title'), type: 'text' },
  { name: 'author', label: fieldLabel('bar.author1'), type: 'name' },
  { name: 'isbn', label: fieldLabel('bar.isbn'), type: 'code' },
  { name: 'companyCode', label: 'Company', type: 'code' },
  { name: 'onSaleDate', label: 'On Sale', type: 'date' },
  { name: 'accounts', label: 'Accounts', type: 'integer' },
] as const;

const accountFields = [
  { name: 'name', label: 'Account', type: 'text' },
  { name: 'number', label: 'Account No.', type: 'code' },
  { name: 'companyCode', label: 'Company', type: 'code' },
  { name: 'titles', label: 'Titles', type: 'integer' },
] as const;

/** Titles and accounts with their sums, ranked as on the first page of the combined report. */
function summarySheets({ definition, titles, day, productAddress }: SheetsInput): ExcelSheet[] {
  const sums = new FrontPageSums(definition);
  for (const [place, title] of titles.entries()) sums.add({ place, ...title });
  const page = sums.page();
  const figures = columnsOfFields(frontColumns(definition));
  const asOf = page.asOf.map((date) => formatDate(date, 'M/d/yyyy')).join(' to ');
  const heading = [
    [definition.heading, formatCountOf(page.titles.length, 'title'), formatDate(day, 'M/d/yyyy')].join(' · '),
    [`Source: ${definition.source}`, asOf && `As of ${asOf}`].filter(Boolean).join(' · '),
    ...page.notes,
  ];
  const shared = {
    heading,
    totalsRows: 1,
    currency: definition.currency,
    productAddress,
    isFittedToWidth: true,
  } as const;
  const titleRows = rankBy(page.titles, usualFrontOrder, ({ title, isbn }) => `${title} ${isbn}`);
  const accountRows = rankBy(
    page.accounts,
    usualFrontOrder,
    ({ name, number, companyCode }) => `${name} ${number} ${companyCode}`,
  );
  const rows = (own: readonly object[], totals: object) => JSON.stringify([...own, totals]);
  return [
    {
      ...shared,
      name: 'Titles',
      columns: [...columnsOfFields(titleFields), ...figures],
      rows: rows(
        titleRows.map(({ figures: own, ...title }) => ({ ...title, ...own })),
        { title: 'Total All Titles:', ...page.totals },
      ),
    },
    {
      ...shared,
      name: 'Accounts',
      columns: [...columnsOfFields(accountFields), ...figures],
      rows: rows(
        accountRows.map(({ figures: own, ...account }) => ({ ...account, name: account.name || blankName, ...own })),
        { name: 'Total All Accounts:', ...page.totals },
      ),
    },
  ];
}

/** One row for each account of each title, for pivot tables: without dividers and totals. */
function accountsOfTitles({ definition, titles, productAddress }: SheetsInput): ExcelSheet {
  const table = definition.tables[0];
  const rows = titles.flatMap(({ companyCode, isbn, report }) =>
    rowsOf(report, table)
      .filter((row) => accountRowKind(row) === 'data')
      .map((row) => ({ ...row, title: report.header.title ?? null, isbn, companyCode })),
  );
  return {
    name: 'Title × Account',
    columns: [
      ...columnsOfFields(titleFields.filter(({ name }) => ['title', 'isbn', 'companyCode'].includes(name))),
      ...columnsOfReport(table.columns, [], rows),
    ],
    rows: JSON.stringify(rows),
    currency: definition.currency,
    productAddress,
    isFittedToWidth: true,
  };
}

function missingSheet({ definition, missing, productAddress }: SheetsInput): ExcelSheet[] {
  if (missing.length === 0) return [];
  const fields = [
    { name: 'title', label: fieldLabel('bar.title'), type: 'text' },
    { name: 'isbn', label: fieldLabel('bar.isbn'), type: 'code' },
    { name: 'reason', label: 'Reason', type: 'text' },
  ] as const;
  const columns = columnsOfFields(fields).map((column) => ({ ...column, width: column.name === 'isbn' ? 120 : 320 }));
  const rows = JSON.stringify(missing);
  return [{ name: 'Without a Report', columns, rows, currency: definition.currency, productAddress }];
}

/** The report of one title as one sheet, named by its ISBN, and by its company where the ISBN is there twice. */
function titleSheets({ definition, titles, productAddress }: SheetsInput): ExcelSheet[] {
  const isbns = new Set<string>();
  return titles.map(({ companyCode, isbn, report }) => {
    const outline = reportOutline(definition, report, companyCode);
    const name = isbns.has(isbn) ? `${isbn} ${companyCode}` : isbn;
    isbns.add(isbn);
    const sheet = sheetOf(definition.tables[0], report, { currency: definition.currency, productAddress });
    return {
      ...sheet,
      name,
      heading: [
        [outline.title, isbn, definition.heading].filter(Boolean).join(' · '),
        outline.sourceLine,
        ...outline.differences,
      ],
    };
  });
}

/** A combined report as sheets of an Excel file (G-362). If no title has the report, the file says so of each. */
export const combinedSheets = (input: SheetsInput): ExcelSheet[] => [
  ...(input.titles.length > 0 ? [...summarySheets(input), accountsOfTitles(input)] : []),
  ...missingSheet(input),
  ...(input.hasTitleSheets ? titleSheets(input) : []),
];
