import type { CompanyCode } from '@titlenet/catalogue/companies';
import { UnreadableFeedError } from '../unreadable-feed.ts';
import { type ParsedLine, validateRecord } from './parse-record.ts';
import { readCsv } from './read-csv.ts';
import { tableNumber } from './table-number.ts';

const columns = [
  'companyCode',
  'isbn',
  'month',
  'channel',
  'account',
  'market',
  'gross',
  'returns',
  'net',
  'dollars',
] as const;
type Column = (typeof columns)[number];
const numbers: readonly Column[] = ['gross', 'returns', 'net', 'dollars'];
const required: readonly Column[] = ['isbn', 'month', 'gross'];

const named = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const columnNames = new Map<string, Column>([
  ...columns.map((column) => [named(column), column] as const),
  ['company', 'companyCode'],
  ['isbn13', 'isbn'],
  ['ean', 'isbn'],
]);

/** Maps columns to their index by a table's first row; undefined when a required column is missing. */
export function salesColumns(header: readonly string[]): Map<Column, number> | undefined {
  const found = new Map<Column, number>();
  header.forEach((name, index) => {
    const column = columnNames.get(named(name));
    if (column && !found.has(column)) found.set(column, index);
  });
  return required.every((column) => found.has(column)) ? found : undefined;
}

/** Reads the numbers of a row; empty cells are left out. */
function readFigures(text: (column: Column) => string, separator: string) {
  const figures: Partial<Record<Column, number>> = {};
  const faults: string[] = [];
  for (const column of numbers) {
    const number = tableNumber(text(column), separator);
    if ('fault' in number) faults.push(`${column}: ${number.fault}`);
    else if (number.value !== undefined) figures[column] = number.value;
  }
  return { figures, faults };
}

/** Converts a date or month of a table to a month, YYYY-MM. */
function monthOf(text: string): string {
  const [, year, month] = /^(\d{4})-?(\d{2})(?:-?\d{2})?$/.exec(text) ?? [];
  return year ? `${year}-${month}` : text;
}

/**
 * Reads a table of monthly sales with a header row that has the names of the record's fields, in any order and case.
 * Rows without a company belong to `company`; missing channel and account are empty, missing returns and dollars are 0.
 * @throws UnreadableFeedError when the header lacks a required column
 */
export async function* readSalesMonths(
  chunks: AsyncIterable<Uint8Array>,
  company: CompanyCode | undefined,
): AsyncGenerator<ParsedLine> {
  let at: Map<Column, number> | undefined;
  for await (const { cells, line, separator } of readCsv(chunks)) {
    if (!at) {
      at = salesColumns(cells);
      if (!at) throw new UnreadableFeedError(`has no header with ${required.join(', ')}: ${line.text.slice(0, 200)}`);
      continue;
    }
    if (line.fault) {
      yield [{ reason: line.fault, recordReference: null }, line];
      continue;
    }
    const columns = at;
    const text = (column: Column) => cells[columns.get(column) ?? -1] ?? '';
    const { figures, faults } = readFigures(text, separator);
    if (faults.length > 0) {
      yield [{ reason: faults.join('; '), recordReference: text('isbn') || null }, line];
      continue;
    }
    const record = {
      kind: 'sales-month',
      companyCode: text('companyCode').padStart(text('companyCode') ? 3 : 0, '0') || company,
      isbn: text('isbn'),
      month: monthOf(text('month')),
      channel: text('channel'),
      account: text('account'),
      ...(text('market') && { market: text('market') }),
      ...figures,
    };
    yield [validateRecord({ returns: 0, dollars: 0, ...record }), line];
  }
}
