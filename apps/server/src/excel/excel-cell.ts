import { type FieldType, isNumericType } from '@titlenet/catalogue/field';
import { isBlankDate, parseWireDate } from '@titlenet/catalogue/formatting/dates';
import type { Currency } from '@titlenet/catalogue/formatting/money';
import { formatCell } from '@titlenet/catalogue/result-columns/format-cell';
import type { ResultValue } from '@titlenet/catalogue/result-columns/result-field';
import type { ExcelColumn } from './excel-sheet.ts';

/** A cell as the file holds it: a number that its format shows as on the screen, or a text; null for none. */
export interface ExcelCell {
  value: string | number | null;
  /** Where it is not the column's own. */
  format?: string;
}

/** Excel's own limit of a cell, in UTF-16 units. */
const LONGEST_TEXT = 32_767;

/** Signs of the formats of CS §9; a sign of several letters is quoted. */
const signs: Readonly<Record<Currency, string>> = { USD: '"$"', CAD: '"CA$"', GBP: '"£"' };

const money = (currency: Currency) => `${signs[currency]}#,##0.00;[Red](${signs[currency]}#,##0.00)`;
const COPIES = '#,##0;[Red]-#,##0';
const PARTS_OF_COPIES = '#,##0.00;[Red]-#,##0.00';

/** How the numbers of a column are shown; undefined for texts. */
export function columnFormat(column: Pick<ExcelColumn, 'type' | 'currency'>, currency: Currency): string | undefined {
  const formats: Partial<Record<FieldType, string>> = {
    date: 'm/d/yyyy',
    datetime: 'mm/dd/yyyy h:mm AM/PM',
    integer: COPIES,
    decimal: COPIES,
    money: money(column.currency ?? currency),
    // Nought is a price of its own kind (G-148).
    digitalPrice: `${money(column.currency ?? currency)};"Zero"`,
    percent: '0.00"%";[Red]-0.00"%"',
    year: '0',
    // Texts stay texts also when somebody edits them: ISBNs keep their digits, and no text becomes a formula.
    text: '@',
    code: '@',
    name: '@',
    flag: '@',
    boolean: '@',
  };
  return formats[column.type ?? 'text'];
}

const MS_OF_A_DAY = 86_400_000;
/** Excel counts days from 1900-01-00 and takes that year for a leap year: right from March 1900 on. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_DAY = Date.UTC(1900, 2, 1);

/** The number of a date in Excel; null for one that Excel cannot count. */
function serialOf(wire: string): number | null {
  const date = parseWireDate(wire);
  if (!date) return null;
  const time = Date.UTC(date.year, date.month - 1, date.day, date.hour, date.minute, date.second);
  return date.year < 1900 || time < FIRST_DAY ? null : (time - DAY_ZERO) / MS_OF_A_DAY;
}

/** What XML cannot hold is left out. */
function safeText(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .slice(0, LONGEST_TEXT)
  );
}

/** A value as the cell of a column: typed as the column says, a text where it is no number or date after all. */
export function excelCell(column: ExcelColumn, value: ResultValue): ExcelCell {
  const { type = 'text' } = column;
  if (type === 'date' || type === 'datetime') {
    const wire = typeof value === 'string' ? value : null;
    if (isBlankDate(wire)) return { value: null };
    const serial = serialOf(wire!);
    return serial === null ? { value: formatCell(column, value).text } : { value: serial };
  }
  if (!isNumericType(type)) {
    const { text } = formatCell(column, value);
    return { value: text === '' ? null : safeText(text) };
  }
  const text = typeof value === 'object' ? '' : String(value).trim();
  if (text === '') return { value: column.isNeverBlank ? 0 : null };
  const amount = Number(text);
  if (!Number.isFinite(amount)) return { value: safeText(text), format: '@' };
  const isInParts = (type === 'decimal' || type === 'integer') && !Number.isInteger(amount);
  return isInParts ? { value: amount, format: PARTS_OF_COPIES } : { value: amount };
}
