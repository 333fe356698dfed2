import { type FieldType, isNumericType } from '@titlenet/catalogue/field';
import { isBlankDate, isPeriod, parseWireDate } from '@titlenet/catalogue/formatting/dates';
import type { Currency } from '@titlenet/catalogue/formatting/money';
import { roundDecimal } from '@titlenet/catalogue/formatting/rounding';
import { formatCell } from '@titlenet/catalogue/result-columns/format-cell';
import type { ResultValue } from '@titlenet/catalogue/result-columns/result-field';
import type { ExcelColumn } from './excel-sheet.ts';

/** A cell of the file: a number, which its format displays, a text, or null for an empty cell. */
export interface ExcelCell {
  value: string | number | null;
  /** Format, if it is not the column's. */
  format?: string;
}

/** Excel's limit of a cell, in UTF-16 units. */
const MAX_TEXT_LENGTH = 32_767;

/** Currency symbols in the number formats [EXPORT-18]; symbols of several letters are quoted. */
const symbols: Readonly<Record<Currency, string>> = { USD: '"$"', CAD: '"CA$"', GBP: '"£"' };

const money = (currency: Currency) => `${symbols[currency]}#,##0.00;[Red](${symbols[currency]}#,##0.00)`;
const QUANTITY = '#,##0;[Red]-#,##0';
const DECIMAL_QUANTITY = '#,##0.00;[Red]-#,##0.00';

/** Number format of a column; '@' for texts. */
export function columnFormat(column: Pick<ExcelColumn, 'type' | 'currency'>, currency: Currency): string | undefined {
  const formats: Partial<Record<FieldType, string>> = {
    date: 'm/d/yyyy',
    datetime: 'mm/dd/yyyy h:mm AM/PM',
    month: 'mmm yyyy',
    integer: QUANTITY,
    decimal: QUANTITY,
    money: money(column.currency ?? currency),
    // Zero is a special price (G-148).
    digitalPrice: `${money(column.currency ?? currency)};"Zero"`,
    percent: '0.00"%";[Red]-0.00"%"',
    year: '0',
    // Texts stay texts when a cell is edited: ISBNs keep their digits, and no text becomes a formula.
    text: '@',
    code: '@',
    name: '@',
    flag: '@',
    boolean: '@',
  };
  return formats[column.type ?? 'text'];
}

/** Types whose cells are Excel's serial numbers of dates. */
export const dateTypes: readonly FieldType[] = ['date', 'datetime', 'month'];

const MS_PER_DAY = 86_400_000;
/** Excel counts days from 1900-01-00 and treats 1900 as a leap year, so its numbers are right from March 1900 on. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_DAY = Date.UTC(1900, 2, 1);

/** Converts a date to Excel's serial number; null for dates that Excel cannot represent. */
function serialNumber(wire: string): number | null {
  const date = parseWireDate(wire);
  if (!date) return null;
  const time = Date.UTC(date.year, date.month - 1, date.day, date.hour, date.minute, date.second);
  return date.year < 1900 || time < FIRST_DAY ? null : (time - DAY_ZERO) / MS_PER_DAY;
}

/** Removes characters that XML does not allow. */
function safeText(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .slice(0, MAX_TEXT_LENGTH)
  );
}

/** Converts a value to a cell with the type of its column; a value that does not fit the type becomes a text. */
export function excelCell(column: ExcelColumn, value: ResultValue): ExcelCell {
  const { type = 'text' } = column;
  if (dateTypes.includes(type)) {
    const wire = typeof value === 'string' ? value : null;
    if (wire === null || isBlankDate(wire)) return { value: null };
    // A month or year has no number.
    const serial = isPeriod(wire) ? null : serialNumber(wire);
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
  // As shown on screen (G-192); a cell that is not rounded would be shown as Excel rounds it, and summed unrounded.
  const rounded = roundDecimal(amount, 2);
  const isInParts = (type === 'decimal' || type === 'integer') && !Number.isInteger(rounded);
  return isInParts ? { value: rounded, format: DECIMAL_QUANTITY } : { value: rounded };
}
