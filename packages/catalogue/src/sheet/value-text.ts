import type { EditionReference } from '../edition-reference.ts';
import { type FieldType, isNumericType } from '../field.ts';
import { furtherDateText } from '../rules/further-dates.ts';
import { relationWords } from '../rules/product-relations.ts';
import { publisherStatusLabel } from '../rules/publisher-status.ts';
import { restrictionText, supplyText } from '../rules/supply-terms.ts';
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

/** Rows of tables whose codes have words, by a member that only they have. */
const rowTexts: { member: string; textOf: (row: never) => string }[] = [
  { member: 'priceType', textOf: (row: TitlePrice) => pricesText([row]) ?? '' },
  { member: 'marketStatus', textOf: supplyText },
  { member: 'restriction', textOf: restrictionText },
  {
    member: 'relations',
    textOf: ({ relations, ...row }: Pick<EditionReference, 'isbn' | 'relations'>) =>
      [...wordsOf(row), ...wordsOf(relationWords({ relations }))].join(', '),
  },
];

function rowText(row: unknown): string {
  if (typeof row === 'string') return plainText(furtherDateText(row));
  const known = rowTexts.find(({ member }) => typeof row === 'object' && row !== null && member in row);
  if (known) return known.textOf(row as never); // the member shows which rows these are
  return [...new Set(wordsOf(row).map(plainText))].join(', ');
}

/** The texts of a JSON list of rows or texts; undefined for other values. */
function listTexts(value: string): string[] | undefined {
  if (!value.startsWith('[')) return undefined;
  try {
    const rows = JSON.parse(value) as unknown[]; // A text that begins with a bracket is a list or no JSON.
    return rows.map(rowText);
  } catch {
    // The server truncates long values, which are then invalid JSON.
    return undefined;
  }
}

/** The plain text of rich text, or of a JSON list of rows or texts ('9780061122415, Paperback; 9780062040800'). */
const richValueText = (value: string): string => listTexts(value)?.join('; ') ?? plainText(value);

const isRich = (field: KnownField['field']) => !field || ['html', 'htmls', 'texts'].includes(field.type);
/** Of the rows of lists, of which only changed ones are shown. */
const MAX_ROWS_LENGTH = 480;

const shortened = (text: string, maximum = MAX_VALUE_LENGTH) =>
  text.length > maximum ? `${text.slice(0, maximum)}…` : text;

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
  return shortened(isRich(field) ? richValueText(value) : value.replace(/\s+/g, ' ').trim());
}

interface Change {
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

/** Both values of a change as `valueText` formats them; null: blank. Of lists only the rows that one of them has. */
export function changedTexts(field: KnownField['field'], { oldValue, newValue }: Change, company: Company): Change {
  const whole = {
    oldValue: valueText(field, oldValue, company) || null,
    newValue: valueText(field, newValue, company) || null,
  };
  const rowsOf = (value: string | null) => (value === null ? [] : isRich(field) ? listTexts(value) : undefined);
  const [oldRows, newRows] = [rowsOf(oldValue), rowsOf(newValue)];
  if (!oldRows || !newRows) return whole;
  const onlyIn = (rows: readonly string[], others: readonly string[]) =>
    shortened(rows.filter((row) => !others.includes(row)).join('; '), MAX_ROWS_LENGTH) || null;
  const differing = { oldValue: onlyIn(oldRows, newRows), newValue: onlyIn(newRows, oldRows) };
  // Of a list in another order both are named.
  return differing.oldValue === null && differing.newValue === null ? whole : differing;
}
