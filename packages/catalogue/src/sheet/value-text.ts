import { type FieldType, isNumericType } from '../field.ts';
import { publisherStatusLabel } from '../rules/publisher-status.ts';
import { pricesText, type TitlePrice } from '../rules/title-prices.ts';
import { plainText } from '../text/plain-text.ts';
import { fieldPieces } from './field-pieces.ts';
import { type Company, inWords, type KnownField } from './known-field.ts';

/** Maximum characters of a shown value. */
const MAX_VALUE_LENGTH = 240;
/** Types whose values are formatted; values of other types are shown as text. */
const isFormatted = (type: FieldType) => ['date', 'name', 'flag'].includes(type) || isNumericType(type);

function wordsOf(value: unknown, name = ''): string[] {
  if (value === true) return [inWords(name)];
  if (value === null || value === false || value === '') return [];
  if (typeof value !== 'object') return [String(value)];
  return Object.entries(value).flatMap(([member, of]) => wordsOf(of, Array.isArray(value) ? name : member));
}

/** True for a row of the table of prices, which has a text of its own. */
const isPrice = (row: unknown): row is TitlePrice => typeof row === 'object' && row !== null && 'priceType' in row;

/** The plain text of rich text, or of a JSON list of rows ('9780061122415, Paperback; 9780062040800'). */
function richValueText(value: string): string {
  if (!value.startsWith('[')) return plainText(value);
  try {
    const rows = JSON.parse(value) as unknown[]; // A text that begins with a bracket is a list or no JSON.
    if (rows.every(isPrice)) return pricesText(rows) ?? '';
    return rows.map((row) => [...new Set(wordsOf(row).map(plainText))].join(', ')).join('; ');
  } catch {
    // The server truncates long values, which are then invalid JSON.
    return plainText(value);
  }
}

/** Fields whose codes are shown in words, as the sheet does. */
const statusFields = ['publishingStatus', 'availability'] as const;

/** Formats a value of the history as the sheet does; of rich text its plain text; long texts are truncated. */
export function valueText(field: KnownField['field'], value: string | null, company: Company): string {
  if (value === null) return '';
  const status = statusFields.find((name) => name === field?.name);
  if (status) return publisherStatusLabel(status, value);
  if (field && isFormatted(field.type)) {
    const definition = Number.isFinite(Number(value)) ? Number(value) : value;
    const pieces = fieldPieces(field, definition, { dateFormat: 'MM/dd/yyyy', currency: company.currency });
    return pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
  }
  const isRich = !field || field.type === 'html' || field.type === 'htmls';
  const text = isRich ? richValueText(value) : value.replace(/\s+/g, ' ').trim();
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}
