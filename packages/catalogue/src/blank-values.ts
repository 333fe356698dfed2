import { emptyValue, type FieldDefinition, isNeverShown, type RecordField } from './field.ts';
import { isBlankDate } from './formatting/dates.ts';
import { bookings } from './sheet/publicity.ts';
import type { ColumnField, SectionEntry } from './sheet/section.ts';
import { sections } from './sheet/sections.ts';
import { storedOnlyFields } from './stored-only-fields.ts';
import { isBlankText } from './text/blank-text.ts';
import { titleBarFields } from './title-bar.ts';
import type { TitleRecord } from './title-record.ts';

type Members = Readonly<Record<string, unknown>>;
type Table = Extract<SectionEntry, { columns: readonly ColumnField[] }>;
type Definition = RecordField | SectionEntry;

const dateTypes: readonly string[] = ['date', 'datetime', 'month'] satisfies FieldDefinition['type'][];

function isBlank(type: RecordField['type'], value: unknown): boolean {
  if (typeof value === 'string') return dateTypes.includes(type) ? isBlankDate(value) : isBlankText(value);
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** @returns the value, or the field's empty value if it is blank; a list without its blank texts */
function withoutBlankValue(field: RecordField, value: unknown): unknown {
  if (typeof value === 'string') return isBlank(field.type, value) ? emptyValue(field) : value;
  if (!Array.isArray(value) || !value.some((one) => typeof one === 'string' && isBlankText(one))) return value;
  return value.filter((one) => typeof one !== 'string' || !isBlankText(one));
}

/** A row without its required text, such as a quote, or without any value that a sheet can show. */
function isBlankRow({ columns }: Table, row: Members): boolean {
  const required = columns.filter((column) => column.isRequired && column.type !== 'code' && !isNeverShown(column));
  if (required.length > 0) return required.some(({ name, type }) => isBlank(type, row[name]));
  return columns.every((column) => isNeverShown(column) || isBlank(column.type, row[column.name]));
}

const fieldsByName = (fields: readonly Definition[]) => new Map(fields.map((field) => [field.name, field]));

const columnsOfTables = new WeakMap<Table, ReadonlyMap<string, Definition>>();

function columnsOf(table: Table): ReadonlyMap<string, Definition> {
  const known = columnsOfTables.get(table) ?? fieldsByName(table.columns);
  columnsOfTables.set(table, known);
  return known;
}

function withoutBlankRows(table: Table, rows: readonly Members[]): readonly Members[] {
  const cleaned = rows.map((row) => withoutBlankMembers(columnsOf(table), row));
  // A booking without a date is listed as 'TBA' (PUBL-32), and lists pair its row with others by position.
  const kept = table.name === bookings.name ? cleaned : cleaned.filter((row) => !isBlankRow(table, row));
  return kept.length === rows.length && kept.every((row, index) => row === rows[index]) ? rows : kept;
}

/** @returns the same object if nothing in it is blank */
function withoutBlankMembers<Group extends Members>(fields: ReadonlyMap<string, Definition>, members: Group): Group {
  let cleaned: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(members)) {
    const field = fields.get(name);
    if (!field || value === null || value === undefined) continue;
    const kept =
      // The value of a table is its rows.
      'columns' in field ? withoutBlankRows(field, value as readonly Members[]) : withoutBlankValue(field, value);
    if (kept === value) continue;
    cleaned ??= { ...members };
    cleaned[name] = kept;
  }
  // A copy with other values of the same fields.
  return (cleaned as Group | undefined) ?? members;
}

const barFields = fieldsByName(titleBarFields);
const storedFields = fieldsByName(storedOnlyFields);
const sectionFields = new Map<string, ReadonlyMap<string, Definition>>(
  sections.map(({ name, entries }) => [name, fieldsByName(entries)]),
);

/**
 * Replaces every blank value of a merged record by the empty value of its field (G-221): texts and markup that show
 * nothing (`isBlankText`), default dates (`isBlankDate`), blank items of lists, and rows of tables without content.
 * Whatever is derived from the record then agrees on what is blank.
 *
 * @returns the same object if nothing is blank
 */
export function withoutBlankValues(record: TitleRecord): TitleRecord {
  const bar = withoutBlankMembers(barFields, record.bar);
  const stored = withoutBlankMembers(storedFields, record.stored);
  // A record has only sections with members.
  const entries = Object.entries(record.sheet) as [string, Members][];
  const cleaned = entries.map(([name, content]) => {
    const fields = sectionFields.get(name);
    return [name, fields ? withoutBlankMembers(fields, content) : content] as const;
  });
  // Both lists have the same sections.
  const isSame = cleaned.every(([, content], index) => content === entries[index]![1]);
  if (isSame && bar === record.bar && stored === record.stored) return record;
  return { ...record, bar, stored, sheet: isSame ? record.sheet : Object.fromEntries(cleaned) };
}
