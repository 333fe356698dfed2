import type { CompanyCode } from '@titlenet/catalogue/companies';
import { UnreadableFeedError } from '../unreadable-feed.ts';
import { FirstLines } from './first-lines.ts';
import { type AcceptedRecord, isRefused, type ParsedLine, type RefusedRecord, validateRecord } from './parse-record.ts';
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
const ofSales: ReadonlySet<Column> = new Set(['month', ...numbers]);
/** The key of a row of figures: a table has one row of each. */
const keyMembers = ['companyCode', 'isbn', 'month', 'channel', 'account', 'market'] as const;

const named = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const columnNames = new Map<string, Column>([
  ...columns.map((column) => [named(column), column] as const),
  ['company', 'companyCode'],
  ['isbn13', 'isbn'],
  ['ean', 'isbn'],
]);

/** True if a table's first row names a column that only a table of sales has: a list of ISBNs has none. */
export const hasSalesColumn = (header: readonly string[]): boolean =>
  header.some((name) => ofSales.has(columnNames.get(named(name)) ?? 'isbn'));

/**
 * Maps columns to their index by a table's first row.
 * @throws UnreadableFeedError when a required column is missing, or a column is unknown or named twice
 */
function salesColumns(header: readonly string[], text: string): Map<Column, number> {
  const found = new Map<Column, number>();
  const faults: string[] = [];
  header.forEach((name, index) => {
    const column = columnNames.get(named(name));
    if (column && found.has(column)) faults.push(`${JSON.stringify(name)} repeats the column ${column}`);
    else if (column) found.set(column, index);
    else if (name !== '') faults.push(`${JSON.stringify(name)} is no column of monthly sales (${columns.join(', ')})`);
  });
  if (!required.every((column) => found.has(column)))
    throw new UnreadableFeedError(`has no header with ${required.join(', ')}: ${text.slice(0, 200)}`);
  if (faults.length > 0) throw new UnreadableFeedError(`has a wrong header in its first line: ${faults.join('; ')}`);
  return found;
}

/** Finds the first cell with a value in a column without a name. */
function surplusCell(cells: readonly string[], known: ReadonlyMap<Column, number>): string | undefined {
  const at = new Set(known.values());
  const index = cells.findIndex((cell, one) => cell !== '' && !at.has(one));
  return index < 0 ? undefined : `${JSON.stringify(cells[index])} is in column ${index + 1}, which has no name`;
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
 * A second row of the same figures is refused, as they are in doubt: the first one counts.
 * @throws UnreadableFeedError when the header lacks a required column, or has an unknown or repeated one
 */
export async function* readSalesMonths(
  chunks: AsyncIterable<Uint8Array>,
  company: CompanyCode | undefined,
): AsyncGenerator<ParsedLine> {
  let at: Map<Column, number> | undefined;
  const lines = new FirstLines();
  for await (const { cells, line, separator } of readCsv(chunks)) {
    if (!at) {
      at = salesColumns(cells, line.text);
      continue;
    }
    if (line.fault) {
      yield [{ reason: line.fault, recordReference: null }, line];
      continue;
    }
    const columns = at;
    const text = (column: Column) => cells[columns.get(column) ?? -1] ?? '';
    const { figures, faults } = readFigures(text, separator);
    const surplus = surplusCell(cells, columns);
    if (surplus) faults.push(surplus);
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
    yield [refusedIfRepeated(validateRecord({ returns: 0, dollars: 0, ...record }), line.line, lines), line];
  }
}

/** @param lines the first lines of the table's figures so far; a new one is added */
function refusedIfRepeated(
  found: AcceptedRecord | RefusedRecord,
  line: number,
  lines: FirstLines,
): AcceptedRecord | RefusedRecord {
  if (isRefused(found) || found.record.kind !== 'sales-month') return found;
  const { record } = found;
  const key = keyMembers.map((member) => record[member] ?? '').join('\n');
  const first = lines.find(key, line);
  const reason = `repeats line ${first}: same title, month, channel, account and market`;
  return first === undefined ? found : { reason, recordReference: record.isbn };
}
