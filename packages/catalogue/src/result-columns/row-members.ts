import { cellTypes, type ResultField, type ResultTitle, type ResultValue, type RowMember } from './result-field.ts';
import { type ResultSource, resultFields } from './result-sources.ts';

/** A row of a power search response: its keys, and the members of the chosen fields. */
export interface ResultRow {
  readonly PRODUCT_ID: number;
  readonly COMPANYCODE: string;
  readonly REISSUE_NO: number;
  readonly [member: string]: ResultValue;
}

interface ListedPrice {
  readonly currencyCode: string;
  readonly priceAmount: number;
}

/** @returns the row member that contains a field: `releaseDate` for `releaseDate.JDEReleaseDate`. */
export function memberOf(field: Pick<ResultField, 'name'>): string {
  return field.name.split('.', 1)[0] ?? '';
}

function nestedMember(name: string, fields: readonly ResultField[]): RowMember {
  const inner = fields.map((field) => ({ key: field.name.slice(name.length + 1), value: field.value }));
  // Prices are a list with one entry for each currency that has a price (GRID-075).
  if (name === 'prices')
    return {
      name,
      value: (title) => ({
        price: inner.flatMap(({ key, value }) => {
          const amount = value(title) ?? null;
          return amount === null ? [] : [{ currencyCode: key, priceAmount: amount }];
        }),
      }),
    };
  return { name, value: (title) => Object.fromEntries(inner.map(({ key, value }) => [key, value(title) ?? null])) };
}

/** @returns all members of a stored row in order: keys, then fields, each followed by its compliance member. */
export function rowMembers(source: ResultSource): RowMember[] {
  const fields = resultFields(source);
  const members = [...source.keys];
  for (const field of fields) {
    const name = memberOf(field);
    if (members.some((member) => member.name === name)) continue;
    const sharing = fields.filter((other) => memberOf(other) === name);
    members.push(field.name === name ? { name, value: field.value } : nestedMember(name, sharing));
    if (field.compliance) members.push(field.compliance);
  }
  return members;
}

/** @returns the names of the members that a response with these fields contains. */
export function sentMembers(source: ResultSource, fields: readonly ResultField[]): Set<string> {
  const complianceMembers = fields.flatMap((field) => (field.compliance ? [field.compliance.name] : []));
  return new Set([
    ...source.keys.map((key) => key.name),
    ...source.alwaysSent,
    ...fields.map(memberOf),
    ...complianceMembers,
  ]);
}

/** @returns the row of a title with all members. */
export function resultRow(source: ResultSource, title: ResultTitle): ResultRow {
  // `ResultRow` has the keys that every source has among its members.
  return Object.fromEntries(rowMembers(source).map(({ name, value }) => [name, value(title) ?? null])) as ResultRow;
}

/** @returns the value of a field in a row; null if absent. */
export function cellValue(row: ResultRow, field: Pick<ResultField, 'name'>): ResultValue {
  const dot = field.name.indexOf('.');
  if (dot === -1) return row[field.name] ?? null;
  const [member, inner] = [field.name.slice(0, dot), field.name.slice(dot + 1)];
  const value = row[member] ?? null;
  if (value === null || typeof value !== 'object') return null;
  if (member === 'prices') {
    // The member has the prices by currency.
    const listed = (value as { price?: readonly ListedPrice[] }).price ?? [];
    return listed.find(({ currencyCode }) => currencyCode === inner)?.priceAmount ?? null;
  }
  // Members with a dot are objects of values.
  return (value as Readonly<Record<string, ResultValue>>)[inner] ?? null;
}

/** @returns the ISBN-13 by which a row of any source is selected. */
export function isbnOfResult(row: ResultRow): string {
  return String(row.ISBN_13 ?? row.ISBN ?? '').trim();
}

/** @returns the initial column width of a field in px. */
export function startWidth(field: ResultField): number {
  return field.width ?? cellTypes[field.type ?? 'text'].width;
}
