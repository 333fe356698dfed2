import { reportDefinitions } from '@titlenet/catalogue/reports/report-definitions';
import { required } from '@titlenet/catalogue/required';
import type { TestDatabase } from '../../../test/test-database.ts';
import { readReport } from './reports.routes.ts';
import { lantern } from './sent-sales.test-data.ts';

export type Row = Record<string, string | number | null>;
export interface Report {
  asOf: string | null;
  notes: { table: string; text: string }[];
  totals: Row[];
  rows: Row[];
  data: Row[];
  accounts: Row[];
}

interface Asked {
  companyCode?: '001' | '003';
  /** Of a weekly report, `YYYY-MM-DD`. */
  date?: string;
}

/** @returns a function that reads a report of a title */
export const reader =
  (database: () => TestDatabase) =>
  async (operation: string, isbn = lantern, { companyCode = '001', date = '' }: Asked = {}): Promise<Report> => {
    const definition = required(
      reportDefinitions.find((one) => one.operation === operation),
      `the definition of ${operation}`,
    );
    const report: object | null = await readReport(database().read, definition, { companyCode, isbn }, date || null);
    // The members of any report, of which each test reads those of its own.
    return report as Report;
  };

/** Period, dates, gross and how much of it is reported. */
export const lines = ({ totals }: Report) =>
  totals.map((row) => [row.period, row.dates, row.gross, row.reported].join(' | '));
export const asOf = ({ asOf: day }: Report) => day?.slice(0, 10) ?? null;
export const notes = (report: Report) => report.notes.map(({ text }) => text);
