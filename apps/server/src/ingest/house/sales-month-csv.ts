import type { CompanyCode } from '@titlenet/catalogue/companies';
import { UnreadableFeed } from '../unreadable-feed.ts';
import { type Found, validateRecord } from './parse-record.ts';
import { readCsv } from './read-csv.ts';

const columns = ['companyCode', 'isbn', 'month', 'channel', 'account', 'gross', 'returns', 'net', 'dollars'] as const;
type Column = (typeof columns)[number];
const numbers: readonly Column[] = ['gross', 'returns', 'net', 'dollars'];
const needed: readonly Column[] = ['isbn', 'month', 'gross'];

const named = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const columnNames = new Map<string, Column>([
  ...columns.map((column) => [named(column), column] as const),
  ['company', 'companyCode'],
  ['isbn13', 'isbn'],
  ['ean', 'isbn'],
]);

/** Where each column stands in a table with this first row; undefined when it is no table of monthly sales. */
export function salesColumns(header: readonly string[]): Map<Column, number> | undefined {
  const found = new Map<Column, number>();
  header.forEach((name, index) => {
    const column = columnNames.get(named(name));
    if (column && !found.has(column)) found.set(column, index);
  });
  return needed.every((column) => found.has(column)) ? found : undefined;
}

/** Where semicolons separate cells, a comma is the decimal one; no separator of thousands is taken. */
function numberOf(text: string, separator: string): number | string | undefined {
  if (text === '') return undefined;
  const plain = separator === ';' ? text.replace(',', '.') : text;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** A day or a month, as tables write it, as the month that the record wants. */
function monthOf(text: string): string {
  const [, year, month] = /^(\d{4})-?(\d{2})(?:-?\d{2})?$/.exec(text) ?? [];
  return year ? `${year}-${month}` : text;
}

/**
 * Monthly sales of a table: a header row with the names of the record's fields, in any order and case. Rows without a
 * company are of `company`; absent channel and account are blank, absent returns and dollars nothing.
 *
 * @throws UnreadableFeed when the header lacks a column that every record needs
 */
export async function* readSalesMonths(
  chunks: AsyncIterable<Uint8Array>,
  company: CompanyCode | undefined,
): AsyncGenerator<Found> {
  let at: Map<Column, number> | undefined;
  for await (const { cells, line, separator } of readCsv(chunks)) {
    if (!at) {
      at = salesColumns(cells);
      if (!at) throw new UnreadableFeed(`has no header with ${needed.join(', ')}: ${line.text.slice(0, 200)}`);
      continue;
    }
    if (line.fault) {
      yield [{ reason: line.fault, recordReference: null }, line];
      continue;
    }
    const text = (column: Column) => cells[at!.get(column) ?? -1] ?? '';
    const figures = numbers.map((column) => [column, numberOf(text(column), separator)]);
    const record = {
      kind: 'sales-month',
      companyCode: text('companyCode').padStart(text('companyCode') ? 3 : 0, '0') || company,
      isbn: text('isbn'),
      month: monthOf(text('month')),
      channel: text('channel'),
      account: text('account'),
      ...Object.fromEntries(figures.filter(([, value]) => value !== undefined)),
    };
    yield [validateRecord({ returns: 0, dollars: 0, ...record }), line];
  }
}
